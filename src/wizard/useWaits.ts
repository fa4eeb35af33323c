import { useState } from 'react';
import type { StepView } from '../engine/view.ts';
import { secondsUntil } from './secondsUntil.ts';
import { useNow } from './useNow.ts';

export type Waits = { readonly [event: string]: number };

/** The buttons that cannot be pressed yet, each with the seconds that are left. */
export function useWaits(notBefore: StepView['notBefore']): Waits {
  const [ticks, setTicks] = useState(false);
  const waits = waitsAt(notBefore, useNow(ticks));
  const isWaiting = Object.keys(waits).length > 0;
  if (ticks !== isWaiting) setTicks(isWaiting);
  return waits;
}

export function waitsAt(notBefore: StepView['notBefore'] = {}, now: string): Waits {
  return Object.fromEntries(
    Object.entries(notBefore).flatMap(([event, instant]) => {
      const left = secondsUntil(instant, now);
      return left > 0 ? [[event, left]] : [];
    }),
  );
}
