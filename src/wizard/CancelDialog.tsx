import type { ReactNode } from 'react';
import { useTexts } from '../i18n/TextsContext.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';

interface CancelDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
  /** Where a record is kept for later. */
  readonly onSave: (() => void) | undefined;
}

/** Cancel throws away what was filled in: asked for only where there is something. */
export function CancelDialog({ open, onStay, onDiscard, onSave }: CancelDialogProps): ReactNode {
  const texts = useTexts();
  const t = (key: string): string => texts.text('app', `wizard.cancel.${key}`);
  const actions = (
    <>
      <Button look="primary" onClick={onStay}>
        {t('stay')}
      </Button>
      {onSave && <Button onClick={onSave}>{t('save')}</Button>}
      <Button look="danger" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={t('title')} onDismiss={onStay} actions={actions}>
      {t('body')}
    </Dialog>
  );
}
