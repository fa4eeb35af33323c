import { memo, useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import type { JsonObject } from '../domain/json.ts';
import type { FlowBundle } from '../engine/bundle.ts';
import type { BusyView, StepView } from '../engine/view.ts';
import type { Wizard } from '../engine/wizard.ts';
import { pointerOf } from '../forms/answer/answerTree.ts';
import { fieldId } from '../forms/field/fieldId.ts';
import { StepForm } from '../forms/StepForm/StepForm.tsx';
import type { FieldServices, WaitingWords } from '../forms/StepForm/StepFormProps.ts';
import { useTexts } from '../i18n/TextsContext.tsx';
import type { Texts } from '../i18n/texts.ts';
import { usePageTitle } from '../i18n/usePageTitle.ts';
import { Card } from '../ui/Card/Card.tsx';
import { focusControl } from '../ui/ErrorSummary/ErrorSummary.tsx';
import { focusAtTop } from '../ui/focusAtTop.ts';
import { isFocusFree } from '../ui/pageFocus.ts';
import { Waiting } from '../ui/Waiting/Waiting.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { isTyped } from './isTyped.ts';
import { LostPanel } from './LostPanel.tsx';
import { Mark } from './Mark.tsx';
import { NextLinks } from './NextLinks.tsx';
import { Notices } from './Notices.tsx';
import { serverMessages } from './serverMessages.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useStepWords } from './useStepWords.ts';
import { useSummary } from './useSummary.ts';
import { useWaits } from './useWaits.ts';
import { useWizardEnvironment } from './WizardEnvironment.tsx';
import { wizardStyles } from './wizardStyles.ts';

export type CameBy = 'load' | 'move';

interface StepScreenProps {
  readonly wizard: Wizard;
  readonly services: FieldServices;
  readonly bundle: FlowBundle;
  readonly view: StepView | BusyView;
  /** The step to show: the view itself, or the one behind a call. */
  readonly step: StepView | undefined;
  readonly flowTitle: string;
  /** Of the wizard's first screen only. */
  readonly cameBy: CameBy | undefined;
  /** The field that a Change link named, until the next step has been shown. */
  readonly sought: RefObject<string | undefined>;
}

/** A step, or a call with the step that led to it kept on screen. Not rendered again when only the address follows it. */
export const StepScreen = memo(function StepScreen(props: StepScreenProps): ReactNode {
  const { wizard, view, step, flowTitle } = props;
  const texts = useTexts();
  const waiting = view.type === 'busy' && view.doing === 'asking' ? askingWords(texts) : undefined;
  const lost = view.type === 'busy' && view.retry !== undefined ? view : undefined;
  const classes = wizardStyles({ behind: lost && 'yes' });
  return (
    <>
      {lost && <LostPanel view={lost} onRetry={() => wizard.retry()} onBack={() => wizard.back()} />}
      {step ? (
        <div inert={lost !== undefined} className={classes.step}>
          <ShownStep
            {...props}
            step={step}
            busy={view.type === 'busy' && !lost}
            isBehind={lost !== undefined}
            waiting={waiting}
          />
        </div>
      ) : (
        <FirstCall title={flowTitle} waiting={waiting} isLost={lost !== undefined} />
      )}
    </>
  );
});

/** What became of a call is being asked: one may leave then, which one is told not to do during the call itself. */
function askingWords(texts: Texts): WaitingWords {
  return { label: texts.text('app', 'wizard.asking'), stillLabel: texts.text('app', 'wizard.stillAsking') };
}

interface FirstCallProps {
  readonly title: string;
  readonly waiting: WaitingWords | undefined;
  readonly isLost: boolean;
}

/** A flow that begins with a call has no step to show yet. */
function FirstCall({ title, waiting, isLost }: FirstCallProps): ReactNode {
  const texts = useTexts();
  useStepTitle(title, isLost);
  const loading = { label: texts.text('app', 'loading'), stillLabel: texts.text('app', 'stillLoading') };
  return isLost ? null : <Waiting {...(waiting ?? loading)} />;
}

interface ShownStepProps extends StepScreenProps {
  readonly step: StepView;
  readonly busy: boolean;
  /** Behind the panel of a call that did not come through: what the call before it said is no longer the trouble. */
  readonly isBehind: boolean;
  readonly waiting: WaitingWords | undefined;
}

function ShownStep(props: ShownStepProps): ReactNode {
  const { wizard, services, bundle, step, busy, isBehind, flowTitle, sought } = props;
  const { codes } = useWizardEnvironment();
  const words = useStepWords(step.flow, step.state, step.data);
  const messages = useMemo(
    () => (step.error && !busy && !isBehind ? serverMessages(step.error, step.form, words, codes) : undefined),
    [step.error, step.form, words, codes, busy, isBehind],
  );
  const [isWrong, setWrong] = useState(false);
  useStepTitle(words.title === flowTitle ? flowTitle : `${words.title} · ${flowTitle}`, isWrong || isBehind);
  useArrivalFocus(step.error === undefined, props.cameBy, sought);
  const summary = useSummary(step, bundle);
  const waits = useWaits(step.notBefore);
  const [cancelled, setCancelled] = useState<JsonObject>();
  const leave = (event: string, answer: JsonObject): void => {
    if (event === 'BACK') wizard.back();
    else if (event === 'SAVE_EXIT') void wizard.saveAndExit();
    else wizard.send(event, answer);
  };
  const follow = (event: string, answer: JsonObject): void => {
    if (event === 'CANCEL' && (step.hasAnswers || isTyped(answer, step))) setCancelled(answer);
    else leave(event, answer);
  };
  const answerDialog = (event?: string): void => {
    setCancelled(undefined);
    if (event !== undefined) leave(event, cancelled ?? {});
  };
  return (
    <>
      <Notices notices={step.notices} words={words} />
      <Card>
        <StepForm
          form={step.form}
          answer={step.answer}
          data={step.data}
          scope={step.scope}
          words={words}
          events={step.events}
          waits={waits}
          canBack={step.canBack && !step.hasWayBack}
          canSaveAndExit={step.canSaveAndExit}
          busy={busy}
          waiting={props.waiting}
          {...messages}
          summary={summary}
          status={step.until !== undefined && <TimeLeft until={step.until} />}
          mark={step.mark && <Mark mark={step.mark} />}
          services={services}
          onWrong={setWrong}
          onEvent={follow}
          onDraft={wizard.draft}
          onRemove={(row) => wizard.remove(row)}
          onEdit={({ state, path }) => {
            if (busy) return;
            sought.current = path;
            wizard.edit(state);
          }}
        />
        {step.next.length > 0 && (
          <div className={wizardStyles().links}>
            <NextLinks links={step.next} words={words} />
          </div>
        )}
      </Card>
      <CancelDialog
        open={cancelled !== undefined}
        onStay={() => answerDialog()}
        onDiscard={() => answerDialog('CANCEL')}
        onSave={step.canSaveAndExit ? () => answerDialog('SAVE_EXIT') : undefined}
      />
    </>
  );
}

/** The name of the page says first that something went wrong, as long as that is to be read there. */
function useStepTitle(title: string, isWrong: boolean): void {
  const texts = useTexts();
  usePageTitle(isWrong ? texts.text('app', 'wizard.errorPrefix', { title }) : title);
}

/** A new step is announced by its heading, unless errors take the focus; whoever came to change an answer is led to its field. */
function useArrivalFocus(wanted: boolean, cameBy: CameBy | undefined, sought: RefObject<string | undefined>): void {
  useEffect(() => {
    const field = sought.current === undefined ? undefined : fieldId(pointerOf(sought.current));
    if (!wanted || (cameBy && !isFocusFree(cameBy === 'move'))) return;
    if (field !== undefined && document.getElementById(field)) focusControl(field);
    else focusTitle();
    // Once for each visit of a step: the component has the visit as its key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

export function focusTitle(): void {
  focusAtTop(document.getElementById('step-title'));
}
