import { useSyncExternalStore } from 'react';

/** Whether the browser has a connection at all, as it says itself. */
export const useIsOnline = (): boolean => useSyncExternalStore(listen, () => window.navigator.onLine);

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
