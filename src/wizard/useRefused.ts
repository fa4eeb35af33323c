import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../api/PortalContext.tsx';
import type { WizardView } from '../engine/view.ts';
import { readFrom } from './arrival.ts';
import { arrivedQuery } from './arrivedQuery.ts';
import { useHasLeft } from './LatestPlaceContext.ts';

/** Follows a refusal: to sign-in and back, or to the page that says why. */
export function useRefused(view: WizardView, entry: string): void {
  const navigate = useNavigate();
  const location = useLocation();
  const { token } = useSession();
  const hasLeft = useHasLeft(entry);
  const refused = view.type === 'refused' ? view : undefined;
  useEffect(() => {
    if (!refused || hasLeft()) return;
    if (refused.reason === 'guard') {
      void navigate(refused.route, { replace: true });
    } else if (token === undefined) {
      const from = readFrom(location.state) ?? location.pathname + arrivedQuery(location);
      void navigate(refused.route, { replace: true, state: { from } });
    }
    // With a token the session has just ended: whoever ends it says why first, and then takes the member to sign-in.
  }, [refused, token, navigate, location, hasLeft]);
}
