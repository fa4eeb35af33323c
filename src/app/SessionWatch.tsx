import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../api/PortalContext.tsx';
import { useTexts } from '../i18n/TextsContext.tsx';
import { whenLoaded } from '../ui/whenLoaded.tsx';
import { useServices } from './PortalServices.tsx';

/** Not before the page, which needs the network first; where there was none, tried again until it is there. */
const Standby = whenLoaded(async () => {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  return (await import('./standby/Standby.tsx')).Standby;
}, RetryLater);

const RETRY_MS = 30_000;

function RetryLater({ retry }: { readonly retry: () => void }): ReactNode {
  useEffect(() => {
    const timer = setTimeout(retry, RETRY_MS);
    return () => clearTimeout(timer);
  });
  return null;
}

/** What happens when a session begins or ends, wherever the member is: signing in is followed by a notice, and the portal
 * says so (R-FLOW-05); the gateway's word leads to sign-in and back; signing out, here or in another tab, leads out and is
 * said once (R-STATE-02, R-STATE-03). */
export function SessionWatch(): ReactNode {
  const portal = useServices();
  const { session, messages } = portal;
  const { token } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const texts = useTexts();
  const before = useRef(token);
  useEffect(() => {
    const ended = before.current !== undefined && token === undefined;
    const began = before.current === undefined && token !== undefined;
    before.current = token;
    // What was said of the session before is no longer true.
    const say = (key: string): void => {
      messages.closeAll();
      messages.toast('info', texts.text('app', key));
    };
    if (began) say('session.signedIn');
    if (!ended) return;
    const by = session.endedBy();
    // Its result is on screen and says so, or that nobody knows it.
    if (by === 'process' || by === 'unheard') return;
    if (by === 'gateway') {
      void navigate('/login', { replace: true, state: { from: pathname + search } });
    } else {
      say(by === 'member' ? 'session.signedOut' : 'session.endedElsewhere');
      if (by === 'elsewhere') void navigate('/login', { replace: true });
    }
  }, [token, session, messages, navigate, pathname, search, texts]);
  return <Standby portal={portal} token={token} />;
}
