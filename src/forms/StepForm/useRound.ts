import { useRef } from 'react';

/** How often a call has come back to this step. */
export function useRound(busy: boolean): number {
  const round = useRef({ busy, count: 0 });
  if (round.current.busy && !busy) round.current.count += 1;
  round.current.busy = busy;
  return round.current.count;
}
