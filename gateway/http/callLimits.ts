/** What one address and one session may ask for: calls in a second, and calls in progress at once. */
export interface CallLimits {
  /** Counts a call that begins. @returns what is to be called when it has ended, or after how many seconds to ask again */
  readonly enter: (source: string, session: string | undefined) => Entered;
}

export type Entered =
  { readonly type: 'in'; readonly leave: () => void } | { readonly type: 'tooMany'; readonly retryAfter: number };

/** After a quiet time so many seconds' worth of calls may come at once: a page that opens asks for several things. */
const BURST_SECONDS = 10;
/** Many members may come from one address, and a session is one of them. */
const SESSION_SHARE = 0.2;
/** A counter that is full again is forgotten; whoever calls from ever new addresses does not fill the memory. */
const MOST_COUNTERS = 20_000;

/** Limits of one process, in its memory: they keep a crowd from being served by nobody, and nothing depends on their count.
 * @param perSecond calls of one address in a second over time, and in progress at once
 * @param now milliseconds that only go forward */
export function callLimits(perSecond: number, now: () => number = () => performance.now()): CallLimits {
  const sources = buckets(perSecond, now);
  const sessions = buckets(perSecond * SESSION_SHARE, now);
  const inProgress = new Map<string, number>();
  return {
    enter: (source, session) => {
      const busy = inProgress.get(source) ?? 0;
      if (busy >= perSecond) return { type: 'tooMany', retryAfter: 1 };
      const wait = Math.max(sources.take(source), session === undefined ? 0 : sessions.take(session));
      if (wait > 0) return { type: 'tooMany', retryAfter: Math.ceil(wait) };
      inProgress.set(source, busy + 1);
      return { type: 'in', leave: () => leave(inProgress, source) };
    },
  };
}

function leave(inProgress: Map<string, number>, source: string): void {
  const others = (inProgress.get(source) ?? 1) - 1;
  if (others > 0) inProgress.set(source, others);
  else inProgress.delete(source);
}

/** Token buckets by name. `take` gives the seconds to wait; 0 when one was there to be taken. */
function buckets(perSecond: number, now: () => number) {
  const most = perSecond * BURST_SECONDS;
  const left = new Map<string, { tokens: number; at: number }>();
  return {
    take: (name: string): number => {
      const at = now();
      const before = left.get(name);
      const filled = before ? before.tokens + ((at - before.at) / 1000) * perSecond : most;
      const tokens = Math.min(most, filled);
      // The one that was asked last stands last, so that the first are the longest unused.
      left.delete(name);
      left.set(name, { tokens: tokens < 1 ? tokens : tokens - 1, at });
      if (left.size > MOST_COUNTERS) left.delete(left.keys().next().value!);
      return tokens < 1 ? (1 - tokens) / perSecond : 0;
    },
  };
}
