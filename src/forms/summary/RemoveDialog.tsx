import type { ReactNode } from 'react';
import type { StepWords } from '../../i18n/stepWords.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';

interface RemoveDialogProps {
  /** What is to be removed, by its name; `undefined` while nothing is. */
  readonly item: string | undefined;
  readonly words: StepWords;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** What was given on several pages is not thrown away by one touch. */
export function RemoveDialog({ item, words, onKeep, onRemove }: RemoveDialogProps): ReactNode {
  const actions = (
    <>
      <Button look="primary" onClick={onKeep}>
        {words.widget('rows', 'keep')}
      </Button>
      <Button look="danger" onClick={onRemove}>
        {words.widget('rows', 'remove')}
      </Button>
    </>
  );
  return (
    <Dialog
      open={item !== undefined}
      title={words.widget('rows', 'removeTitle', { item: item ?? '' })}
      onDismiss={onKeep}
      actions={actions}
    >
      {words.widget('rows', 'removeBody')}
    </Dialog>
  );
}
