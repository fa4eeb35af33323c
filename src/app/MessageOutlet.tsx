import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../i18n/TextsContext.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
import { Toasts } from '../ui/Toasts/Toasts.tsx';
import type { Messages } from './messages.ts';
import { useServices } from './PortalServices.tsx';

/** Toasts and alerts of failed calls (R-ERR-08 to R-ERR-12). A toast stays until it is closed, or until a while after
 * another page was opened. */
export function MessageOutlet(): ReactNode {
  const { messages } = useServices();
  const texts = useTexts();
  const { toasts, alert } = useSyncExternalStore(messages.subscribe, messages.get);
  useClosedByLeaving(messages);
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

/** What stands there as a page is left stays for a while, whatever is opened after it: a message told while one page gives way to the next
 * is read on the next. */
function useClosedByLeaving({ get, close }: Messages): void {
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    const { toasts } = get();
    setTimeout(() => toasts.forEach(({ id }) => close(id)), LINGER_MS);
  }, [pathname, get, close]);
}

const LINGER_MS = 12_000;
