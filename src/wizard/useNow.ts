import { useEffect, useState } from 'react';
import { usePortal } from '../api/PortalContext.tsx';

/** The instant by the named clock; while `ticks`, told twice a second. */
export function useNow(ticks: boolean): string {
  const { clock } = usePortal();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    setNow(clock.now());
    if (!ticks) return undefined;
    const timer = setInterval(() => setNow(clock.now()), 500);
    return () => clearInterval(timer);
  }, [clock, ticks]);
  return now;
}
