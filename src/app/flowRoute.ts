import type { OpenRows } from '../rules/formSchema.ts';
import type { Requirement } from '../engine/flowFile.ts';

/** An entry of a flow, as `virtual:flows` gives it. */
export interface FlowRoute {
  readonly flow: string;
  readonly route: string;
  readonly require: readonly Requirement[];
  readonly query: readonly string[];
  /** Which rows of a list may be named in the query, by its name: of a card, what it has to be. */
  readonly rows: { readonly [query: string]: readonly OpenRows[] };
  /** The step that a link in a mail begins at; null for an entry that begins where its flow does. */
  readonly at: string | null;
  /** Addresses of the flow's own steps: without a wizard in progress they lead to its first one (AMB-44). */
  readonly paths: readonly string[];
}
