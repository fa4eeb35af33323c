import type { Guard } from '../../engine/flowFile.ts';
import type { Happening } from './happening.ts';

interface Said {
  readonly id: string;
  readonly description: string;
  readonly source: readonly string[];
}

/** From the last `after` until the next `until`. */
export interface Scope {
  readonly after?: Happening;
  readonly until?: Happening;
}

/** A promise of a flow, as `schemas/language/promises.schema.json` describes it. */
export type FlowPromise = Said &
  (
    | { readonly pattern: 'never'; readonly what: Happening; readonly within?: Scope }
    | { readonly pattern: 'always'; readonly when: Happening; readonly holds: Exclude<Guard, string> }
    | { readonly pattern: 'precedes'; readonly first: Happening; readonly then: Happening }
    | { readonly pattern: 'leadsTo'; readonly from: Happening; readonly to: Happening }
    | { readonly pattern: 'atMost'; readonly what: Happening; readonly times: number; readonly within?: Scope }
    | { readonly pattern: 'between'; readonly what: Happening; readonly after: Happening; readonly until: Happening }
  );

/** `checks.json` of a flow. */
export interface PromiseFile {
  readonly promises: readonly FlowPromise[];
  readonly notProven?: readonly { readonly item: string; readonly reason: string }[];
}
