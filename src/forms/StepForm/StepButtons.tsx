import type { ReactNode } from 'react';
import type { StepWords } from '../../i18n/stepWords.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FieldStack } from '../../ui/Field/FieldStack.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';

interface StepButtonsProps {
  readonly events: readonly string[];
  readonly words: StepWords;
  readonly busy: boolean;
  readonly canSaveAndExit: boolean;
  readonly onLeave: (event: string) => void;
}

/** A button for each event, in file order. A second click of a double click is no second wish. */
export function StepButtons({ events, words, busy, canSaveAndExit, onLeave }: StepButtonsProps): ReactNode {
  if (events.length === 0 && !canSaveAndExit && !busy) return null;
  return (
    <>
      {busy && <Waiting label={words.widget('busy', 'working')} stillLabel={words.widget('busy', 'stillWorking')} />}
      <FieldStack gap="small" row>
        {events.map((event) =>
          event === 'NEXT' ? (
            <Button
              key={event}
              look="primary"
              wide
              type="submit"
              disabled={busy}
              onClick={(click) => {
                if (click.detail > 1) click.preventDefault();
              }}
            >
              {words.event(event)}
            </Button>
          ) : (
            <Button key={event} wide disabled={busy} onClick={(click) => click.detail <= 1 && onLeave(event)}>
              {words.event(event)}
            </Button>
          ),
        )}
        {canSaveAndExit && (
          <Button look="link" disabled={busy} onClick={() => onLeave('SAVE_EXIT')}>
            {words.event('SAVE_EXIT')}
          </Button>
        )}
      </FieldStack>
    </>
  );
}
