import { useMemo, useSyncExternalStore } from 'react';

/** For someone who has asked their system for less movement. */
export const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether a media query holds, now and after every change; false where there is no window to measure. */
export function useMediaQuery(query: string): boolean {
  const store = useMemo(() => {
    const list = typeof window === 'object' ? window.matchMedia?.(query) : undefined;
    return {
      subscribe: (listener: () => void) => {
        list?.addEventListener('change', listener);
        return () => list?.removeEventListener('change', listener);
      },
      get: () => list?.matches ?? false,
    };
  }, [query]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
