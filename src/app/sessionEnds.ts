import type { SessionEnd } from '../api/gateway.ts';

export type KickOut = Extract<SessionEnd, { type: 'KICK_OUT' }>;

/** Ends of the session that the gateway announced. However many calls fail, there is one alert (AMB-57). */
export interface SessionEnds {
  /** The alert that stands; storage is cleared only when it is answered (R-ERR-06). */
  readonly kickOut: () => KickOut | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly announce: (end: SessionEnd) => void;
  readonly answer: () => void;
}

/** @param onOver called once an end takes effect: at once for NOT_LOGIN, after its alert for KICK_OUT */
export function createSessionEnds(onOver: (end: SessionEnd) => void): SessionEnds {
  const listeners = new Set<() => void>();
  let standing: KickOut | undefined;
  const stand = (end: KickOut | undefined): void => {
    standing = end;
    listeners.forEach((listener) => listener());
  };
  return {
    kickOut: () => standing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce: (end) => {
      if (standing) return;
      if (end.type === 'KICK_OUT') stand(end);
      else onOver(end);
    },
    answer: () => {
      const answered = standing;
      if (!answered) return;
      stand(undefined);
      onOver(answered);
    },
  };
}
