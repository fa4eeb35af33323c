import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../i18n/TextsContext.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
import { Toasts } from '../ui/Toasts/Toasts.tsx';
import type { Messages } from './messages.ts';
import { useServices } from './PortalServices.tsx';

/** Toasts and alerts of failed calls (R-ERR-08 to R-ERR-12). A toast stays until it is closed, or until another page was opened
 * and is used; without that, for a while. */
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
    const ended = new AbortController();
    const { signal } = ended;
    const end = (): void => {
      ended.abort();
      toasts.forEach(({ id }) => close(id));
    };
    setTimeout(end, LINGER_MS);
    // Not the press that opened the page.
    setTimeout(() => USES.forEach((use) => addEventListener(use, end, { signal, passive: true })), READ_MS);
  }, [pathname, get, close]);
}

const LINGER_MS = 12_000;
/** So long it is read, whatever the member does. */
const READ_MS = 500;
/** A press ends with its click: nothing moves below it before. */
const USES = ['click', 'wheel', 'touchmove'] as const;
