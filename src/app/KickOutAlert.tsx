import { useSyncExternalStore, type ReactNode } from 'react';
import { useTexts } from '../i18n/TextsContext.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
import { FieldStack } from '../ui/Field/FieldStack.tsx';
import { useServices } from './PortalServices.tsx';

/** Someone signed in elsewhere: which device and when, then sign-in (R-ERR-03 to R-ERR-06). */
export function KickOutAlert(): ReactNode {
  const { sessionEnds } = useServices();
  const texts = useTexts();
  const kickOut = useSyncExternalStore(sessionEnds.subscribe, sessionEnds.kickOut);
  const say = (key: string): string => texts.text('app', `kickedOut.${key}`, { time: kickOut?.loginTime });
  return (
    <Dialog
      open={kickOut !== undefined}
      title={say('title')}
      actions={
        <Button look="primary" onClick={sessionEnds.answer}>
          {say('signIn')}
        </Button>
      }
    >
      <FieldStack gap="small">
        <p>{say('body')}</p>
        {kickOut?.money !== undefined && <p>{say(kickOut.money)}</p>}
        {kickOut?.deviceName !== undefined && (
          <p>
            {say('device')}
            {kickOut.deviceName}
          </p>
        )}
        {kickOut?.loginTime !== undefined && <p>{say('loginTime')}</p>}
        <p>{say('advice')}</p>
      </FieldStack>
    </Dialog>
  );
}
