import { useState, type ReactNode } from 'react';
import type { Portal } from '../../api/PortalContext.tsx';
import { ask } from '../../api/ask.ts';
import { userInfoQuery } from '../../api/operations.gen.ts';
import { useProductName } from '../../i18n/SiteContext.tsx';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { FieldStack } from '../../ui/Field/FieldStack.tsx';
import { signOut } from '../signOut.ts';
import { timeLeftWords } from './timeLeftWords.ts';
import { useSessionTime } from './useSessionTime.ts';

/** Two minutes before a session ends: until when it runs, and a way to prolong it by one press (WCAG 2.2.1). Whatever was typed behind it
 * stays. A session that has lasted as long as any may is not prolonged, and that is said. */
export function SessionWarning({ portal }: { readonly portal: Portal }): ReactNode {
  const t = useWords('pages');
  const product = useProductName();
  const { soonOver, lookAgain } = useSessionTime(portal);
  const [answer, setAnswer] = useState<{ readonly until: string; readonly type: 'last' | 'lost' | 'read' }>();
  const until = soonOver?.until;
  const answered = answer?.until === until ? answer?.type : undefined;
  const stay = async (): Promise<void> => {
    const reply = await ask(portal.gateway, userInfoQuery, {}, 'none');
    // When it is prolonged the end is another, and what is said here of this one is no longer seen.
    if (until !== undefined) setAnswer({ until, type: reply.type === 'done' ? 'last' : 'lost' });
    lookAgain();
  };
  const isLast = answered === 'last';
  const onDismiss = isLast ? () => until !== undefined && setAnswer({ until, type: 'read' }) : () => void stay();
  const { words, left } = timeLeftWords(soonOver?.left ?? 0);
  return (
    <Dialog
      open={soonOver !== undefined && answered !== 'read'}
      title={t('standby.session.title', { product })}
      onDismiss={onDismiss}
      actions={
        <>
          <Button look="primary" onClick={onDismiss}>
            {t(isLast ? 'standby.session.understood' : 'standby.session.stay')}
          </Button>
          <Button onClick={() => void signOut(portal)}>{t('standby.session.signOut')}</Button>
        </>
      }
    >
      <FieldStack gap="small">
        <p>{t(isLast ? 'standby.session.last' : 'standby.session.body', { at: until })}</p>
        <p role="status">{t(`standby.session.${words}`, { left })}</p>
        <div role="alert">{answered === 'lost' && <p>{t('standby.session.lost')}</p>}</div>
      </FieldStack>
    </Dialog>
  );
}
