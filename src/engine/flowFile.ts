import type { Json, JsonObject } from '../domain/json.ts';
import type { ResultMark } from '../domain/resultMark.ts';

/** A flow file as an analyst writes it: the closed subset of XState machine JSON that
 * `schemas/language/flow.schema.json` describes. */
export interface FlowFile {
  readonly $schema?: string;
  readonly id: string;
  readonly version: number;
  readonly description: string;
  readonly meta: FlowMeta;
  readonly initial: string;
  readonly states: { readonly [name: string]: StateNode };
}

export interface FlowMeta {
  readonly source: readonly string[];
  /** Absent in a sub-flow. Keyed by route below the base path. */
  readonly entries?: { readonly [route: string]: Entry };
  /** The names and outcomes are documented by the file itself; a sub-flow says what it takes. */
  readonly input?: readonly string[];
  /** Where the words lead that mark a place by one of these names. */
  readonly links?: { readonly [name: string]: WordLink };
}

/** A page of the portal, a document by its type, or a site by the name that the deployment gives it. */
export type WordLink = { readonly page: string } | { readonly document: string } | { readonly site: string };

export interface Entry {
  readonly require?: readonly Requirement[];
  readonly query?: readonly string[];
  readonly at?: string;
}

/** `member` leads to sign-in and back; a guard leads to the route in `else`. */
export type Requirement = 'member' | { readonly guard: Guard; readonly else: string };

export interface StateNode {
  readonly type?: 'final';
  readonly tags?: readonly StateTag[];
  readonly description?: string;
  readonly meta?: StateMeta;
  readonly on?: { readonly [event: string]: Transitions };
  readonly invoke?: Invoke;
  /** Of a step: codes that its fields' own calls answer, and where they lead. A call has its own at `invoke`. */
  readonly onError?: readonly Transition[];
  readonly always?: Transitions;
  readonly after?: { readonly [delay: string]: { readonly target: string; readonly description?: string } };
}

/** Only `review` is written: the others follow from the state. */
export type StateTag = 'step' | 'busy' | 'flow' | 'review';

export interface StateMeta {
  /** `<flow>/<state in kebab case>` unless told. */
  readonly form?: string;
  /** A state of this flow, or `<flow>/<state>` of another: what it shows is shown here too, but for what is said here. */
  readonly like?: string;
  /** Rows of values to read, as `schemas/language/flow.schema.json` has them. */
  readonly summary?: readonly Json[];
  /** Of a step, or of a state that calls a sub-flow: of all its screens. */
  readonly path?: string;
  readonly stage?: string;
  /** Names for pointers: what words `{{…}}`, read-only widgets and options of the step may show. */
  readonly data?: { readonly [name: string]: string };
  /** Names, beside those of `data`, for figures and where their subjects lie. `$self/…` is what stands in the step's own form. */
  readonly figures?: { readonly [name: string]: FigureUse };
  /** By button: the instant from which it can be pressed. */
  readonly notBefore?: { readonly [event: string]: string };
  readonly poll?: { readonly every: string; readonly while: Guard; readonly until: string };
  /** The name of the state unless told. */
  readonly outcome?: string;
  /** Of an end: leads to the first page of `next` at once. */
  readonly screen?: false;
  /** Of a screen that tells of a result; what the outcome says unless told. */
  readonly mark?: ResultMark;
  readonly output?: Mapping;
  /** Links shown at the end, or below the buttons of a step. */
  readonly next?: readonly NextLink[];
  readonly file?: GivenFile;
}

/** A file that an end gives the member to keep: the reply of the operation has its address, `file_url`; or a call has given
 * it already. */
export interface GivenFile {
  readonly op?: string;
  readonly input?: Mapping;
  /** Where the address is, in the place of an operation. */
  readonly url?: string;
}

/** A figure, worked out from what the params name, as a rule is asked. */
export interface FigureUse {
  readonly figure: string;
  readonly params: JsonObject;
}

export type NextLink = { readonly page: string } | { readonly flow: string; readonly input?: Mapping };

export interface Invoke {
  /** `op:<operationId>` or `flow:<id>`. */
  readonly src: string;
  /** Of a sub-flow: once for each row, so often at least and at most. `expandEach` makes ordinary states of it. */
  readonly each?: Each;
  readonly input?: Mapping;
  readonly onDone: Transitions;
  readonly onError?: Transitions;
}

/** How many rows a sub-flow is called for. */
export interface Each {
  readonly min: number;
  readonly max: number;
  /** What is shown of each row in the list. */
  readonly rows: readonly Json[];
}

export interface Transition {
  readonly guard?: Guard;
  readonly target: string;
  readonly description?: string;
}

export type Transitions = Transition | readonly Transition[];

/** `code:<RETURN_CODE>`, `call:unknown`, `outcome:<name>`, or a rule, `is`, `has` or `asked` with params. A file may list several codes or
 * outcomes, with commas between; `expandFlow` makes a branch of each. */
export type Guard = string | { readonly type: string; readonly params: JsonObject };

/** A literal, a pointer (a string beginning with `$`), `{ maybe }`, `{ first }`, `{ by }` with a part for each value and
 * perhaps an `else`, or an object of these. */
export type Mapping =
  Json | { readonly maybe: string } | { readonly first: readonly string[] } | { readonly [key: string]: Mapping };

/** Where the codes lead that a call at `node` answers: its own call, or one of its fields'. */
export function errorsOf(node: StateNode): readonly Transition[] {
  return transitionsOf(node.onError ?? node.invoke?.onError);
}

/** A transition or a list of them, always as a list. */
export function transitionsOf(transitions: Transitions | undefined): readonly Transition[] {
  if (transitions === undefined) return [];
  return Array.isArray(transitions) ? (transitions as readonly Transition[]) : [transitions as Transition];
}
