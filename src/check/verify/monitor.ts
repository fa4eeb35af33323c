import type { Exploration } from './exploration.ts';
import type { Moment, Watch } from './moment.ts';
import { watchFor } from './watch.ts';
import { holdsAt } from './holdsAt.ts';
import type { FlowPromise, Scope } from '../promises/promise.ts';

/** Which parts of a promise come at a moment: `{ what: true, until: false }`. */
export type Parts = { readonly [part: string]: boolean };

/** A promise as a small automaton: what it remembers of a run is a number, and the parts that come at a moment change it. */
export interface Monitor {
  readonly begin: number;
  /** When each part of the promise comes. */
  readonly watches: { readonly [part: string]: Watch };
  /** The number after a moment; `undefined` when the promise is broken there. */
  readonly next: (memory: number, parts: Parts) => number | undefined;
}

/** A promise as something that watches a run. */
export function monitorOf(exploration: Exploration, promise: FlowPromise): Monitor {
  switch (promise.pattern) {
    case 'never':
      return atMost({ what: watchFor(exploration, promise.what), ...scopeWatches(exploration, promise.within) }, 0);
    case 'atMost': {
      const what = watchFor(exploration, promise.what);
      return atMost({ what, ...scopeWatches(exploration, promise.within) }, promise.times);
    }
    case 'between':
      return between({
        what: watchFor(exploration, promise.what),
        after: watchFor(exploration, promise.after),
        until: watchFor(exploration, promise.until),
      });
    case 'always':
      return always(exploration, promise);
    case 'precedes':
      return precedes({ first: watchFor(exploration, promise.first), then: watchFor(exploration, promise.then) });
    case 'leadsTo':
      return leadsTo({ from: watchFor(exploration, promise.from), to: watchFor(exploration, promise.to), end: isEnd });
  }
}

/** The parts of a promise that come at a moment. */
export function partsAt({ watches }: Monitor, moment: Moment): Parts {
  return Object.fromEntries(Object.entries(watches).map(([part, watch]) => [part, watch(moment)]));
}

function scopeWatches(exploration: Exploration, within: Scope | undefined): Monitor['watches'] {
  return {
    ...(within?.after && { after: watchFor(exploration, within.after) }),
    ...(within?.until && { until: watchFor(exploration, within.until) }),
  };
}

function always(exploration: Exploration, promise: Extract<FlowPromise, { pattern: 'always' }>): Monitor {
  const when = watchFor(exploration, promise.when);
  return {
    begin: 0,
    watches: { when, fails: (moment) => when(moment) && !holdsAt(exploration, promise.holds, moment) },
    next: (memory, { fails }) => (fails ? undefined : memory),
  };
}

function precedes(watches: Monitor['watches']): Monitor {
  return {
    begin: 0,
    watches,
    next: (memory, { first, then }) => {
      const seen = memory === 1 || first;
      return !seen && then ? undefined : Number(seen);
    },
  };
}

function leadsTo(watches: Monitor['watches']): Monitor {
  return {
    begin: 0,
    watches,
    next: (memory, { from, to, end }) => {
      const waits = to ? 0 : from ? 1 : memory;
      return waits === 1 && end ? undefined : waits;
    },
  };
}

/** Memory: -1 outside the scope, else how many times it happened. */
function atMost(watches: Monitor['watches'], times: number): Monitor {
  return {
    begin: watches['after'] ? -1 : 0,
    watches,
    next: (memory, { what, after, until }) => {
      const counted = until ? -1 : memory;
      const now = counted >= 0 && what ? counted + 1 : counted;
      if (now > times) return undefined;
      return after ? 0 : now;
    },
  };
}

function between(watches: Monitor['watches']): Monitor {
  return {
    begin: 0,
    watches,
    next: (memory, { what, after, until }) => {
      const isOpen = memory === 1 || after;
      if (what && (!isOpen || (until && memory !== 1))) return undefined;
      return until ? 0 : Number(isOpen);
    },
  };
}

export function isEnd({ phase, position }: Moment): boolean {
  return phase === 'reached' && position.result.stop.type === 'end';
}
