import { useEffect, useReducer } from 'react';

/** Seconds left until `until` (milliseconds of the page's own clock); 0 when there is nothing to wait for. */
export function useCountdown(until: number): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    if (until <= Date.now()) return undefined;
    const timer = setInterval(() => {
      tick();
      if (Date.now() >= until) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
