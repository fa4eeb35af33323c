import { startTransition, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { noteMove } from '../ui/pageFocus.ts';
import { LatestPlaceContext } from '../wizard/LatestPlaceContext.ts';
import { pageTimers } from '../wizard/pageTimers.ts';
import { depthOf } from '../wizard/wizardDepth.ts';

interface PortalRouterProps {
  readonly basename: string;
  readonly children: ReactNode;
}

type History = ReturnType<typeof createBrowserHistory>;
type Place = Pick<History, 'action' | 'location'>;

/** The router over the browser's history. A step of a wizard has its entry in the history as soon as it is there, so that Back is
 * certain; what hangs on the address alone follows once the step is painted, because nothing of the step does. The library's own
 * router for browsers lets nobody say when it tells: this is the same of its parts, with that one choice. */
export function PortalRouter({ basename, children }: PortalRouterProps): ReactNode {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState<Place>(() => ({ action: history.action, location: history.location }));
  const latestPlace = useCallback(() => history.location, [history]);
  const shown = useRef(place);
  useLayoutEffect(() => {
    shown.current = place;
  }, [place]);
  useLayoutEffect(() => {
    let latest = shown.current;
    let cancel = (): void => undefined;
    const follow = (next: Place): void => startTransition(() => setPlace(next));
    const stop = history.listen((next) => {
      cancel();
      const left = latest;
      latest = next;
      // Back to where one is not known to have left would be no change: what waits, or is under way, is shown first.
      if (next.action === 'POP' && shown.current !== left) flushSync(() => setPlace(left));
      if (!isNextStep(next)) {
        noteMove(next.action !== 'POP');
        return follow(next);
      }
      cancel = pageTimers.afterPaint(() => follow(next));
    });
    return () => {
      cancel();
      stop();
    };
  }, [history]);
  return (
    <Router basename={basename} location={place.location} navigationType={place.action} navigator={history}>
      <LatestPlaceContext value={latestPlace}>{children}</LatestPlaceContext>
    </Router>
  );
}

function isNextStep({ action, location }: Place): boolean {
  return action !== 'POP' && depthOf(location.state) !== undefined;
}
