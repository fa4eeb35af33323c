import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { BackButton } from './BackButton.tsx';
import { FieldStack } from '../../ui/Field/FieldStack.tsx';
import { SummaryList } from '../../ui/SummaryList/SummaryList.tsx';
import { useLasting } from '../../ui/useLasting.ts';
import { whenLoaded } from '../../ui/whenLoaded.tsx';
import { without } from '../answer/answerTree.ts';
import { CopyValue } from '../summary/CopyValue.tsx';
import { LookedUp } from '../summary/LookedUp.tsx';
import type { SummaryRow } from '../summary/SummaryRow.ts';
import { SummaryText } from '../summary/SummaryText.tsx';
import type { StepContext } from '../field/StepContext.ts';
import { StepContextValue } from '../field/StepContext.ts';
import { Fields } from './Fields.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepErrors } from './StepErrors.tsx';
import type { StepFormProps } from './StepFormProps.ts';
import { StepHeading } from './StepHeading.tsx';
import { useAnswerStore } from './useAnswerStore.ts';
import { useFocusWhileBusy } from './useFocusWhileBusy.ts';
import { useHandedSecrets } from './useHandedSecrets.ts';
import { usePreparing } from './usePreparing.ts';
import { useRound } from './useRound.ts';

const SummarisedItems = whenLoaded(async () => (await import('../summary/SummarisedItems.tsx')).SummarisedItems);

const LiveFigures = whenLoaded(async () => (await import('../figures/LiveFigures.tsx')).LiveFigures);

const NO_WAITS = {};
const NO_ROWS: readonly SummaryRow[] = [];
const NONE_ENDED: readonly string[] = [];
/** Two submits this close are one wish. */
const sameWishMs = 700;

/** One step: heading, what went wrong, fields or summary, buttons. NEXT reads and judges every field; the other
 * buttons give what is typed as a draft. */
export function StepForm(props: StepFormProps): ReactNode {
  const { form, words, data, services, ended = NONE_ENDED, summary = NO_ROWS, onEvent, onEdit } = props;
  const links = form.schema['x-links'];
  const store = useAnswerStore(props);
  const round = useRound(props.busy ?? false);
  const preparing = usePreparing(store);
  const isCalling = props.busy === true;
  const isBusy = isCalling || preparing.isWaiting;
  // What is pressed meanwhile counts for nothing at once; the step looks so only if it lasts.
  const busy = useLasting(isBusy);
  const calling = isCalling && busy;
  const step = useMemo<StepContext>(
    () => ({ store, words, data, links, services, busy, calling, round, ended }),
    [store, words, data, links, services, busy, calling, round, ended],
  );
  const [judged, setJudged] = useState(0);
  const sent = useRef({ at: -Infinity, round });
  const element = useRef<HTMLFormElement>(null);
  const secrets = useHandedSecrets(store, form.secrets, props.fieldErrors, props.asksMore === true);
  const working = useFocusWhileBusy(element, busy);

  const next = (): void => {
    // What comes after a call has answered is a new wish, however soon.
    const isSameWish = sent.current.round === round && performance.now() - sent.current.at < sameWishMs;
    if (isBusy || isSameWish) return;
    if (preparing.wait()) return;
    if (store.judge().length > 0) {
      setJudged((count) => count + 1);
      return;
    }
    sent.current = { at: performance.now(), round };
    onEvent('NEXT', form.prune(store.answer(), props.scope));
    secrets.handOver();
  };
  useEffect(() => {
    if (preparing.over > 0) next();
    // Once for each wait: what NEXT does is of the render after it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [preparing.over]);
  const leave = (event: string): void => {
    if (isCalling) return;
    preparing.withdraw();
    onEvent(event, without(store.flush(), Object.keys(form.secrets)));
  };
  const facts = summary.filter(({ list }) => !list);
  const lists = summary.filter(({ list }) => list);
  const { canBack = false, canSaveAndExit = false, events } = props;

  return (
    <StepContextValue value={step}>
      <form
        ref={element}
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <FieldStack>
          {canBack && (
            <BackButton disabled={calling} onClick={() => leave('BACK')}>
              {words.event('BACK')}
            </BackButton>
          )}
          <StepErrors
            judged={judged}
            fieldErrors={props.fieldErrors}
            message={props.summaryMessage}
            onWrong={props.onWrong}
          />
          {props.mark}
          <StepHeading words={words} />
          {facts.length > 0 && (
            <SummaryList
              changeLabel={words.widget('summary', 'change')}
              disabled={busy}
              items={facts.map(({ edit, ...row }) => ({
                name: row.name,
                label: row.label,
                value: row.lookUp ? <LookedUp lookUp={row.lookUp} /> : <SummaryText row={row} words={words} />,
                large: row.role === 'amount',
                wide: row.role === 'qrCode',
                several: row.lines !== undefined,
                action: row.role === 'reference' && <CopyValue row={row} words={words} />,
                onChange: edit !== undefined && onEdit ? () => onEdit(edit) : undefined,
              }))}
            />
          )}
          {lists.map((row) => (
            <SummarisedItems
              key={row.name}
              row={row}
              words={words}
              busy={busy}
              onEdit={onEdit}
              onRemove={props.onRemove}
            />
          ))}
          <Fields />
          {form.figures && <LiveFigures figures={form.figures} />}
          {props.status}
          <StepButtons
            events={events}
            words={words}
            busy={busy}
            calling={calling}
            waits={props.waits ?? NO_WAITS}
            waiting={props.waiting}
            working={working}
            canSaveAndExit={canSaveAndExit}
            onLeave={leave}
          />
        </FieldStack>
      </form>
    </StepContextValue>
  );
}
