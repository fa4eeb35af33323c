import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { depthOf } from '../wizard/wizardDepth.ts';
import { pageTimers } from '../wizard/pageTimers.ts';

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
  useLayoutEffect(() => {
    let untold: Place | undefined;
    let cancel = (): void => undefined;
    const follow = (next: Place): void => startTransition(() => setPlace(next));
    const stop = history.listen((next) => {
      cancel();
      const skipped = untold;
      untold = undefined;
      // Back to where one is not known to have left would be no change.
      if (skipped && next.action === 'POP') flushSync(() => setPlace(skipped));
      if (!isNextStep(next)) return follow(next);
      untold = next;
      cancel = pageTimers.afterPaint(() => {
        untold = undefined;
        follow(next);
      });
    });
    return () => {
      cancel();
      stop();
    };
  }, [history]);
  return (
    <Router basename={basename} location={place.location} navigationType={place.action} navigator={history}>
      {children}
    </Router>
  );
}

function isNextStep({ action, location }: Place): boolean {
  return action === 'PUSH' && depthOf(location.state) !== undefined;
}
