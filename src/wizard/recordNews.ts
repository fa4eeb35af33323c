/** Tells other tabs that a flow's record has changed. */
export interface RecordNews {
  readonly tell: (flow: string) => void;
  readonly listen: (flow: string, listener: () => void) => () => void;
}

const CHANNEL = 'gc4-app-pc:records';

let channelOfPage: BroadcastChannel | undefined;

/** By BroadcastChannel; a browser without one has tabs that learn of each other at the next save. One channel for the
 * page: a channel does not hear itself, so that one wizard's news is not taken by the next for another tab's. */
export function recordNews(): RecordNews {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, listen: () => () => undefined };
  const channel = (channelOfPage ??= new BroadcastChannel(CHANNEL));
  return {
    tell: (flow) => channel.postMessage({ flow }),
    listen: (flow, listener) => {
      const onMessage = (event: MessageEvent<{ flow?: unknown } | null>): void => {
        if (event.data?.flow === flow) listener();
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
