import type { Edit, Fault } from '../seeded.ts';
import { edit } from '../seeded.ts';
import { promises } from '../paths.ts';
import type { FlowPromise } from '../../../src/check/promises/promise.ts';

/** Edits after which a flow breaks a promise. `says` stands in the last step of the counterexample or in the reason,
 * `follows` names the other promises that are not kept then. */
export interface PromiseFault extends Fault {
  readonly flow: string;
  readonly promise: string;
}

/** Edits after which a flow keeps all its promises. */
export interface KeptPromise {
  readonly title: string;
  readonly flow: string;
  readonly edits: readonly Edit[];
}

/** What is seeded of one promise, or of one pattern of promises. */
export interface SeededPromises {
  readonly broken: readonly PromiseFault[];
  readonly kept: readonly KeptPromise[];
}

export function breaks(flow: string, promise: string, seeded: Fault): PromiseFault {
  return { ...seeded, flow, promise };
}

export function keeps(flow: string, title: string, ...edits: readonly Edit[]): KeptPromise {
  return { title, flow, edits };
}

type Omitted<T> = T extends unknown ? Omit<T, 'id' | 'description' | 'source'> : never;

/** One more promise of a flow, at the head of its `checks.json`; marked. */
export function promised(flow: string, promise: Omitted<FlowPromise>, mark: '▸' | '' = '▸'): Edit {
  const said = { id: SEEDED, description: 'Seeded.', source: ['defined'], ...promise };
  return edit(promises(flow), `"promises": [⟦→ ${mark}${JSON.stringify(said)},⟧ { "id"`);
}

/** The id of a promise that was seeded. */
export const SEEDED = 'seeded';
