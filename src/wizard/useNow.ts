import { useEffect, useState } from 'react';
import { usePortal } from '../api/PortalContext.tsx';

/** The instant by the named clock, as it was first asked for; while `ticks`, told twice a second. */
export function useNow(ticks: boolean): string {
  const { clock } = usePortal();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (!ticks) return undefined;
    const tell = (): void => setNow(clock.now());
    tell();
    const timer = setInterval(tell, 500);
    return () => clearInterval(timer);
  }, [clock, ticks]);
  return now;
}
