import { resolvePointer } from '../../engine/trailScope.ts';
import { holdsGuard } from '../../rules/guard.ts';
import type { Exploration } from './exploration.ts';
import type { Happening, Moment, Watch } from './happening.ts';
import { watchFor } from './happening.ts';
import type { FlowPromise, Scope } from './promise.ts';

/** What a promise remembers of a run: a small number, from -1 to its most. */
export interface Monitor {
  readonly begin: number;
  readonly most: number;
  /** The number after a moment; `undefined` when the promise is broken there. */
  readonly next: (memory: number, moment: Moment) => number | undefined;
}

/** A promise as something that watches a run. */
export function monitorOf(exploration: Exploration, promise: FlowPromise): Monitor {
  switch (promise.pattern) {
    case 'never':
      return atMost(exploration, promise.what, 0, promise.within);
    case 'atMost':
      return atMost(exploration, promise.what, promise.times, promise.within);
    case 'between':
      return between(exploration, promise);
    case 'always':
      return always(exploration, promise);
    case 'precedes':
      return precedes(watchFor(exploration, promise.first), watchFor(exploration, promise.then));
    case 'leadsTo':
      return leadsTo(watchFor(exploration, promise.from), watchFor(exploration, promise.to));
  }
}

function always(exploration: Exploration, promise: Extract<FlowPromise, { pattern: 'always' }>): Monitor {
  const is = watchFor(exploration, promise.when);
  return {
    begin: 0,
    most: 0,
    next: (memory, moment) => (is(moment) && !holdsAt(exploration, promise.holds, moment) ? undefined : memory),
  };
}

function precedes(isFirst: Watch, isThen: Watch): Monitor {
  return {
    begin: 0,
    most: 1,
    next: (memory, moment) => {
      const seen = memory === 1 || isFirst(moment);
      return !seen && isThen(moment) ? undefined : Number(seen);
    },
  };
}

function leadsTo(isFrom: Watch, isTo: Watch): Monitor {
  return {
    begin: 0,
    most: 1,
    next: (memory, moment) => {
      const waits = isTo(moment) ? 0 : isFrom(moment) ? 1 : memory;
      return waits === 1 && isEnd(moment) ? undefined : waits;
    },
  };
}

/** Memory: -1 outside the scope, else how many times it happened. */
function atMost(exploration: Exploration, what: Happening, times: number, within: Scope | undefined): Monitor {
  const is = watchFor(exploration, what);
  const isAfter = within?.after && watchFor(exploration, within.after);
  const isUntil = within?.until && watchFor(exploration, within.until);
  return {
    begin: isAfter ? -1 : 0,
    most: times,
    next: (memory, moment) => {
      const counted = isUntil?.(moment) ? -1 : memory;
      const now = counted >= 0 && is(moment) ? counted + 1 : counted;
      if (now > times) return undefined;
      return isAfter?.(moment) ? 0 : now;
    },
  };
}

function between(exploration: Exploration, promise: Extract<FlowPromise, { pattern: 'between' }>): Monitor {
  const is = watchFor(exploration, promise.what);
  const isAfter = watchFor(exploration, promise.after);
  const isUntil = watchFor(exploration, promise.until);
  return {
    begin: 0,
    most: 1,
    next: (memory, moment) => {
      const isOpen = memory === 1 || isAfter(moment);
      const isClosed = isUntil(moment);
      if (is(moment) && (!isOpen || (isClosed && memory !== 1))) return undefined;
      return isClosed ? 0 : Number(isOpen);
    },
  };
}

function holdsAt(
  { bundle }: Exploration,
  holds: Extract<FlowPromise, { pattern: 'always' }>['holds'],
  { position }: Moment,
): boolean {
  const { scope } = position.result;
  const resolve = (pointer: string) => resolvePointer(scope, pointer);
  return holdsGuard(holds, { resolve, world: scope.world }, bundle.rules);
}

function isEnd({ phase, position }: Moment): boolean {
  return phase === 'reached' && position.result.stop.type === 'end';
}
