import type { Happening } from './happening.ts';
import type { DataGuard } from './lookedAt.ts';

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
    | { readonly pattern: 'always'; readonly when: Happening; readonly holds: DataGuard }
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

/** A happening that a promise names. */
export interface Part {
  readonly name: string;
  /** Its place in the promise. */
  readonly at: readonly string[];
  readonly happening: Happening;
}

export function partsOf(promise: FlowPromise): readonly Part[] {
  switch (promise.pattern) {
    case 'never':
    case 'atMost':
      return [...named({ what: promise.what }), ...named({ ...promise.within }, ['within'])];
    case 'always':
      return named({ when: promise.when });
    case 'precedes':
      return named({ first: promise.first, then: promise.then });
    case 'leadsTo':
      return named({ from: promise.from, to: promise.to });
    case 'between':
      return named({ what: promise.what, after: promise.after, until: promise.until });
  }
}

function named(happenings: { readonly [name: string]: Happening }, below: readonly string[] = []): readonly Part[] {
  return Object.entries(happenings).map(([name, happening]) => ({ name, at: [...below, name], happening }));
}

/** A condition of a promise, and what must happen for it to be asked. */
export interface Condition {
  readonly at: readonly string[];
  readonly guard: DataGuard;
  readonly of: Happening;
}

export function conditionsOf(promise: FlowPromise): readonly Condition[] {
  const ifs = partsOf(promise).flatMap(({ at, happening }) =>
    happening.if ? [{ at: [...at, 'if'], guard: happening.if, of: happening }] : [],
  );
  return promise.pattern === 'always' ? [...ifs, { at: ['holds'], guard: promise.holds, of: promise.when }] : ifs;
}
