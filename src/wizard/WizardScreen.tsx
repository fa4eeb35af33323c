import { useRef, useState, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { writtenState } from '../domain/writtenState.ts';
import type { FlowBundle } from '../engine/bundle.ts';
import type { WizardView } from '../engine/view.ts';
import type { Wizard } from '../engine/wizard.ts';
import type { FieldServices } from '../forms/StepForm/StepFormProps.ts';
import { useTexts } from '../i18n/TextsContext.tsx';
import { ProgressLine } from '../ui/ProgressLine/ProgressLine.tsx';
import { whenLoaded } from '../ui/whenLoaded.tsx';
import { EndScreen } from './EndScreen.tsx';
import { PageWaiting } from './PageWaiting.tsx';
import { ResumeScreen } from './ResumeScreen.tsx';
import { SavedScreen } from './SavedScreen.tsx';
import { StepScreen, type CameBy } from './StepScreen.tsx';
import { useRefused } from './useRefused.ts';
import { useView } from './useWizard.ts';
import { useVisit } from './useVisit.ts';
import { useWizardHistory } from './useWizardHistory.ts';
import { wizardStyles } from './wizardStyles.ts';

const FlowNote = whenLoaded(() => import('./FlowNote.tsx').then((module) => module.FlowNote));

interface WizardScreenProps {
  readonly wizard: Wizard;
  readonly services: FieldServices;
  readonly bundle: FlowBundle;
  readonly entry: string;
  /** Somebody came to the finished wizard by a link or an address. */
  readonly onArrival: () => void;
}

/** Whatever the wizard shows now. */
export function WizardScreen({ wizard, services, bundle, entry, onArrival }: WizardScreenProps): ReactNode {
  const texts = useTexts();
  const view = useView(wizard);
  const { step, visit } = useVisit(view);
  const sought = useRef<string>(undefined);
  useWizardHistory(wizard, view, entry, sought, onArrival);
  const cameBy = useCameBy(isShown(view) ? `${view.type === 'busy' ? 'step' : view.type} ${visit}` : undefined);
  useRefused(view, entry);
  const { note } = bundle;
  const classes = wizardStyles({ noted: note && view.type !== 'end' && 'yes' });
  const flowTitle = texts.text(bundle.flow.id, 'flow.title');
  const saysTitle = step && texts.text(step.flow, `steps.${writtenState(step.state)}.title`) === flowTitle;
  const isStep = view.type === 'step' || view.type === 'busy';
  const progress = isStep ? view.progress : undefined;
  return (
    <div className={classes.root}>
      {view.type !== 'end' && !saysTitle && <p className={classes.flowTitle}>{flowTitle}</p>}
      {progress && (
        <ProgressLine
          label={texts.text('app', 'wizard.progress')}
          doneLabel={texts.text('app', 'wizard.stageDone')}
          shortLabel={(stage, number, of) => texts.text('app', 'wizard.stageOf', { stage, number, of })}
          stages={progress.stages.map((name) => ({ name, label: texts.text(bundle.flow.id, `stages.${name}`) }))}
          at={progress.at}
          passed={progress.passed}
        />
      )}
      {view.type === 'resume' && (
        <ResumeScreen title={flowTitle} savedAt={view.savedAt} onChoose={(choice) => wizard.resume(choice)} />
      )}
      {view.type === 'saved' && <SavedScreen title={flowTitle} onResume={() => void wizard.open()} />}
      {view.type === 'end' && <EndScreen key={view.state} view={view} bundle={bundle} services={services} />}
      {isStep && (
        <StepScreen
          key={visit}
          wizard={wizard}
          services={services}
          bundle={bundle}
          view={view}
          step={step}
          flowTitle={flowTitle}
          cameBy={cameBy}
          sought={sought}
        />
      )}
      {isStep && note && <FlowNote {...note} />}
      {(view.type === 'loading' || view.type === 'refused') && <PageWaiting title={flowTitle} />}
    </div>
  );
}

/** False while there is nothing to read or to answer yet: the page is loading, or its first call is under way. */
function isShown(view: WizardView): boolean {
  return view.type !== 'loading' && (view.type !== 'busy' || view.behind !== undefined || view.retry !== undefined);
}

/** How somebody came to the first screen of the wizard; the others have none. */
function useCameBy(screen: string | undefined): CameBy | undefined {
  const [cameBy] = useState<CameBy>(useNavigationType() === 'POP' ? 'load' : 'move');
  const [first, setFirst] = useState(screen);
  if (first === undefined && screen !== undefined) setFirst(screen);
  return (first ?? screen) === screen ? cameBy : undefined;
}
