import type { Clock } from '../../api/clock.ts';

/** Tells the other tabs until when the session runs. */
export interface SessionNews {
  readonly tell: () => void;
  readonly close: () => void;
}

const CHANNEL = 'gc4-app-pc:session';

/** Whichever tab knows of a later end says so: the session is one, and a call in any tab prolongs it. In a browser without
 * BroadcastChannel a tab learns of it from the gateway.
 * @param onLater called when this tab has learnt of a later end */
export function sessionNews(clock: Clock, onLater: () => void): SessionNews {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  const tell = (): void => channel.postMessage({ until: clock.sessionUntil() });
  channel.onmessage = ({ data }: MessageEvent<{ until?: unknown } | null>): void => {
    const theirs = data?.until;
    const mine = Date.parse(clock.sessionUntil() ?? '');
    if (typeof theirs !== 'string') return;
    if (mine > Date.parse(theirs)) tell();
    if (mine < Date.parse(theirs)) {
      clock.adopt(null, theirs);
      onLater();
    }
  };
  return { tell, close: () => channel.close() };
}
