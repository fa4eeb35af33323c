import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../i18n/TextsContext.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
import { Toasts } from '../ui/Toasts/Toasts.tsx';
import { useServices } from './PortalServices.tsx';

/** Toasts and alerts of failed calls (R-ERR-08 to R-ERR-12). A toast stays until it is closed or another page is opened. */
export function MessageOutlet(): ReactNode {
  const { messages } = useServices();
  const texts = useTexts();
  const { toasts, alert } = useSyncExternalStore(messages.subscribe, messages.get);
  useClosedByLeaving(messages.closeAll);
  return (
    <>
      <Toasts toasts={toasts} closeLabel={texts.text('app', 'close')} onClose={messages.close} />
      <Dialog
        open={alert !== undefined}
        title={texts.text('app', 'alert.title')}
        onDismiss={messages.closeAlert}
        actions={
          <Button look="primary" onClick={messages.closeAlert}>
            {texts.text('app', 'alert.ok')}
          </Button>
        }
      >
        {alert}
      </Dialog>
    </>
  );
}

/** A message told while one page gives way to the next belongs to the next: only the move after that closes it. */
function useClosedByLeaving(close: () => void): void {
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    const timer = setTimeout(close, LINGER_MS);
    return () => clearTimeout(timer);
  }, [pathname, close]);
}

const LINGER_MS = 12_000;
