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
/** Beyond it the counter that was used longest ago is forgotten; whoever calls from ever new addresses does not fill the memory. */
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
      // One busy session does not use up what its neighbours at the address have.
      const wait = sources.wait(source) || (session === undefined ? 0 : sessions.take(session)) || sources.take(source);
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

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** Token buckets by name. Both give the seconds to wait; 0 when there is one to be taken. */
function buckets(perSecond: number, now: () => number) {
  const most = perSecond * BURST_SECONDS;
  const known = new Map<string, Bucket>();
  const tokensOf = (name: string): number => {
    const before = known.get(name);
    return before ? Math.min(most, before.tokens + ((now() - before.at) / 1000) * perSecond) : most;
  };
  const waitFor = (tokens: number) => (tokens < 1 ? (1 - tokens) / perSecond : 0);
  return {
    wait: (name: string): number => waitFor(tokensOf(name)),
    take: (name: string): number => {
      const tokens = tokensOf(name);
      // The one that was asked last stands last, so that the first are the longest unused.
      known.delete(name);
      known.set(name, { tokens: tokens < 1 ? tokens : tokens - 1, at: now() });
      if (known.size > MOST_COUNTERS) known.delete(known.keys().next().value!);
      return waitFor(tokens);
    },
  };
}
