import type { ReactNode } from 'react';
import type { Portal } from '../../api/PortalContext.tsx';
import { useLoadedWords } from '../../i18n/TextsContext.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { SessionWarning } from './SessionWarning.tsx';

interface StandbyProps {
  readonly portal: Portal;
  /** Of whoever is signed in. */
  readonly token: string | undefined;
}

/** What stands by beside every page, and comes when the page is there: the words before a session ends, and of a lost connection. */
export function Standby({ portal, token }: StandbyProps): ReactNode {
  const { ready } = useLoadedWords(['pages']);
  return (
    <>
      {ready && token !== undefined && <SessionWarning key={token} portal={portal} />}
      <OfflineStrip />
    </>
  );
}
