import type { Exploration } from './explore.ts';
import type { Happening, Moment } from './happening.ts';
import { happens } from './happening.ts';
import type { FlowPromise, Scope } from './promise.ts';

/** What a promise remembers of a run: a small number. */
export interface Monitor {
  readonly begin: number;
  /** The number after a moment; `undefined` when the promise is broken there. */
  readonly next: (memory: number, moment: Moment) => number | undefined;
}

/** A promise as something that watches a run. */
export function monitorOf(exploration: Exploration, promise: FlowPromise): Monitor {
  const is = (happening: Happening, moment: Moment) => happens(exploration, happening, moment);
  switch (promise.pattern) {
    case 'never':
      return atMost(exploration, promise.what, 0, promise.within);
    case 'atMost':
      return atMost(exploration, promise.what, promise.times, promise.within);
    case 'between':
      return between(exploration, promise);
    case 'always':
      return {
        begin: 0,
        next: (memory, moment) =>
          is(promise.when, moment) && !holdsAt(exploration, promise.holds, moment) ? undefined : memory,
      };
    case 'precedes':
      return {
        begin: 0,
        next: (memory, moment) => {
          const seen = memory === 1 || is(promise.first, moment);
          return !seen && is(promise.then, moment) ? undefined : Number(seen);
        },
      };
    case 'leadsTo':
      return {
        begin: 0,
        next: (memory, moment) => {
          const waits = is(promise.to, moment) ? 0 : is(promise.from, moment) ? 1 : memory;
          return waits === 1 && isEnd(exploration, moment) ? undefined : waits;
        },
      };
  }
}

/** Memory: -1 outside the scope, else how many times it happened. */
function atMost(exploration: Exploration, what: Happening, times: number, within: Scope | undefined): Monitor {
  const is = (happening: Happening | undefined, moment: Moment) =>
    happening !== undefined && happens(exploration, happening, moment);
  return {
    begin: within?.after ? -1 : 0,
    next: (memory, moment) => {
      const counted = is(within?.until, moment) ? -1 : memory;
      const now = counted >= 0 && is(what, moment) ? counted + 1 : counted;
      if (now > times) return undefined;
      return is(within?.after, moment) ? 0 : now;
    },
  };
}

function between(exploration: Exploration, promise: Extract<FlowPromise, { pattern: 'between' }>): Monitor {
  return {
    begin: 0,
    next: (memory, moment) => {
      const isOpen = memory === 1 || happens(exploration, promise.after, moment);
      const isClosed = happens(exploration, promise.until, moment);
      if (happens(exploration, promise.what, moment) && (!isOpen || (isClosed && memory !== 1))) return undefined;
      return isClosed ? 0 : Number(isOpen);
    },
  };
}

function holdsAt(
  { machine, positions, outsides }: Exploration,
  holds: Extract<FlowPromise, { pattern: 'always' }>['holds'],
  { position }: Moment,
): boolean {
  const one = positions[position];
  const [top] = machine.flat.frames;
  if (!one || !top) return false;
  const path = one.record.visits.slice(0, one.length);
  return machine.holds(top, holds, undefined, path, outsides[one.record.start] ?? {});
}

function isEnd({ machine, positions }: Exploration, { phase, position }: Moment): boolean {
  return phase === 'reached' && machine.flat.states[positions[position]?.at ?? -1]?.kind === 'final';
}
