import { useState } from 'react';

/** How often a call has come back to this step. */
export function useRound(busy: boolean): number {
  const [round, setRound] = useState({ busy, count: 0 });
  if (round.busy === busy) return round.count;
  const next = { busy, count: busy ? round.count : round.count + 1 };
  setRound(next);
  return next.count;
}
