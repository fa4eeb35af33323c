import { useEffect } from 'react';
import { usePortal } from '../api/PortalContext.tsx';

/** Asks for the member again on entering the member area and whenever the window is come back to (AMB-82). */
export function useFreshMember(): void {
  const { member } = usePortal();
  useEffect(() => {
    const load = (): void => {
      if (document.visibilityState === 'visible') void member.load();
    };
    load();
    window.addEventListener('focus', load);
    document.addEventListener('visibilitychange', load);
    return () => {
      window.removeEventListener('focus', load);
      document.removeEventListener('visibilitychange', load);
    };
  }, [member]);
}
