import { useEffect, useState } from 'react';

/** Up to here something is at once, and a sign that it is under way would only flash (a tenth of a second). */
const AT_ONCE_MS = 100;

/** True once something has lasted longer than a moment, until it is over; at once where it was so from the beginning. */
export function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(isSo);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasts(true), AT_ONCE_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo]);
  return isSo && lasts;
}
