import type { ReactNode, RefObject } from 'react';
import type { StepWords } from '../../i18n/stepWords.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FieldStack } from '../../ui/Field/FieldStack.tsx';
import { waitWords } from '../field/waitWords.ts';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import type { WaitingWords } from './StepFormProps.ts';

interface StepButtonsProps {
  readonly events: readonly string[];
  readonly words: StepWords;
  /** NEXT waits, or a call is under way. */
  readonly busy: boolean;
  /** A call is under way: nobody leaves it. */
  readonly calling: boolean;
  readonly waits: { readonly [event: string]: number };
  readonly waiting: WaitingWords | undefined;
  /** What has the focus while a call is under way: the buttons cannot. */
  readonly working: RefObject<HTMLDivElement | null>;
  readonly canSaveAndExit: boolean;
  readonly onLeave: (event: string) => void;
}

/** A button for each event, in file order. Trying again is the way on where there is no other. A second click of a double click is no second wish.
 * One that has to wait says for how many seconds. Cancel throws away what was done: it is never beside the way on by weight. */
export function StepButtons(props: StepButtonsProps): ReactNode {
  const { events, words, busy, calling, waits, waiting, working, canSaveAndExit, onLeave } = props;
  if (events.length === 0 && !canSaveAndExit && !busy) return null;
  const wayOn = events.includes('NEXT') ? 'NEXT' : 'RETRY';
  const isShut = (event: string): boolean => (event === 'NEXT' ? busy : calling) || waits[event] !== undefined;
  const label = (event: string): string => {
    const [button, seconds] = [words.event(event), waits[event]];
    return seconds === undefined ? button : waitWords(words, 'buttons', seconds, { button });
  };
  return (
    <>
      <FieldStack gap="small" row>
        {events.map((event) =>
          event === 'NEXT' ? (
            <Button
              key={event}
              look="primary"
              wide
              type="submit"
              disabled={isShut(event)}
              onClick={(click) => {
                if (click.detail > 1) click.preventDefault();
              }}
            >
              {label(event)}
            </Button>
          ) : (
            <Button
              key={event}
              look={event === wayOn ? 'primary' : event === 'CANCEL' ? 'link' : 'secondary'}
              wide={event !== 'CANCEL'}
              disabled={isShut(event)}
              onClick={(click) => click.detail <= 1 && onLeave(event)}
            >
              {label(event)}
            </Button>
          ),
        )}
        {canSaveAndExit && (
          <Button look="link" disabled={calling} onClick={() => onLeave('SAVE_EXIT')}>
            {words.event('SAVE_EXIT')}
          </Button>
        )}
      </FieldStack>
      {busy && (
        <div ref={working} tabIndex={-1}>
          <Waiting
            label={waiting?.label ?? words.widget('busy', 'working')}
            stillLabel={waiting?.stillLabel ?? words.widget('busy', 'stillWorking')}
          />
        </div>
      )}
    </>
  );
}
