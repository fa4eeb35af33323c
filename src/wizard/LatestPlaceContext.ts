import { createContext, useCallback, useContext } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { entryOf } from './wizardDepth.ts';

/** The address as the browser has it, which may be ahead of what is shown: another page that was asked for takes its time.
 * A router that is never ahead gives none. */
export const LatestPlaceContext = createContext<() => Location | undefined>(() => undefined);

/** Whether the member has gone from this wizard to a page that is not shown yet: the wizard no longer moves the browser. */
export function useHasLeft(entry: string): () => boolean {
  const { key } = useLocation();
  const latest = useContext(LatestPlaceContext);
  return useCallback(() => {
    const now = latest();
    return now !== undefined && now.key !== key && entryOf(now.state) !== entry;
  }, [key, latest, entry]);
}
