import { startTransition, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { noteMove } from '../ui/pageFocus.ts';
import { LatestPlaceContext } from '../wizard/LatestPlaceContext.ts';
import { pageTimers } from '../wizard/pageTimers.ts';
import { depthOf } from '../wizard/wizardDepth.ts';
import { stepsAfterPaint } from './stepsAfterPaint.ts';

interface PortalRouterProps {
  readonly basename: string;
  readonly children: ReactNode;
}

type Place = Pick<ReturnType<typeof createBrowserHistory>, 'action' | 'location'>;

/** The router over the browser's history. What hangs on the address of a wizard's step alone follows once the step is painted, because
 * nothing of the step does. The library's own router for browsers lets nobody say when: this is the same of its parts, with that
 * one choice. */
export function PortalRouter({ basename, children }: PortalRouterProps): ReactNode {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [navigator] = useState(() => stepsAfterPaint(history, pageTimers));
  const [place, setPlace] = useState<Place>(() => ({ action: history.action, location: history.location }));
  const latestPlace = useCallback(() => history.location, [history]);
  const shown = useRef(place);
  useLayoutEffect(() => {
    shown.current = place;
  }, [place]);
  useLayoutEffect(() => {
    let latest = shown.current;
    const stop = history.listen((next) => {
      const left = latest;
      latest = next;
      if (next.action === 'POP') {
        navigator.forget();
        // Back to where one is not known to have left would be no change: what is under way is shown first.
        if (shown.current !== left) flushSync(() => setPlace(left));
      }
      if (!isStep(next)) noteMove(next.action !== 'POP');
      startTransition(() => setPlace(next));
    });
    return () => {
      navigator.forget();
      stop();
    };
  }, [history, navigator]);
  return (
    <Router basename={basename} location={place.location} navigationType={place.action} navigator={navigator}>
      <LatestPlaceContext value={latestPlace}>{children}</LatestPlaceContext>
    </Router>
  );
}

/** A step writes into its entry of itself; whoever goes back to one has moved. */
function isStep({ action, location }: Place): boolean {
  return action !== 'POP' && depthOf(location.state) !== undefined;
}
