import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../api/PortalContext.tsx';
import type { CompiledForm } from '../rules/compiled.ts';
import type { FlowBundle } from '../engine/bundle.ts';
import type { EndView } from '../engine/view.ts';
import { StepForm } from '../forms/StepForm/StepForm.tsx';
import type { FieldServices } from '../forms/StepForm/StepFormProps.ts';
import { useTexts } from '../i18n/TextsContext.tsx';
import { useIsOnline } from '../i18n/useIsOnline.ts';
import { usePageTitle } from '../i18n/usePageTitle.ts';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Card } from '../ui/Card/Card.tsx';
import { whenLoaded } from '../ui/whenLoaded.tsx';
import { readFrom } from './arrival.ts';
import { Mark } from './Mark.tsx';
import { NextLinks, useFollow } from './NextLinks.tsx';
import { focusTitle } from './StepScreen.tsx';
import { useStepWords } from './useStepWords.ts';
import { useSummary } from './useSummary.ts';
import { wizardStyles } from './wizardStyles.ts';

const ReceiptTools = whenLoaded(async () => (await import('./ReceiptTools.tsx')).ReceiptTools);

interface EndScreenProps {
  readonly view: EndView;
  readonly bundle: FlowBundle;
  readonly services: FieldServices;
}

/** How a wizard ended: its last screen, or the way on when it has none. */
export function EndScreen({ view, bundle, services }: EndScreenProps): ReactNode {
  const { member } = usePortal();
  // A finished flow may have changed balances, level or limits (AMB-82).
  useEffect(() => void member.load(), [member]);
  return view.form ? (
    <Receipt view={view} form={view.form} bundle={bundle} services={services} />
  ) : (
    <WayOn view={view} />
  );
}

/** An outcome without a screen leads on at once: to the page that sign-in came between, else to its first link. */
function WayOn({ view }: { readonly view: EndView }): ReactNode {
  const follow = useFollow();
  const location = useLocation();
  const { session } = usePortal();
  const from = view.outcome === 'success' ? readFrom(location.state) : undefined;
  const home = session.get().token === undefined ? '/' : '/dashboard';
  const [first] = view.next;
  useEffect(() => {
    follow(from === undefined ? (first ?? { page: home }) : { page: from }, true);
    // Once: the outcome does not change any more.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

interface ReceiptProps extends EndScreenProps {
  readonly form: CompiledForm;
}

function Receipt({ view, form, bundle, services }: ReceiptProps): ReactNode {
  const texts = useTexts();
  const isOnline = useIsOnline();
  const words = useStepWords(view.flow, view.state, view.data);
  const summary = useSummary({ ...view, form }, bundle);
  usePageTitle(`${words.title} · ${texts.text(bundle.flow.id, 'flow.title')}`);
  useEffect(focusTitle, []);
  const classes = wizardStyles();
  // What is quoted in a question is worth keeping; an end without it is news only.
  const isReceipt = summary.some(({ role }) => role === 'reference' || role === 'amount');
  // A file that was made for the member is what they came for.
  const isForFile = view.file?.url !== undefined;
  const tools = isReceipt && <ReceiptTools file={view.file} words={words} services={services} />;
  return (
    <>
      {view.outcome === 'processing' && !isOnline && <Alert tone="warning">{texts.text('app', 'offline')}</Alert>}
      <Card>
        <StepForm
          form={form}
          answer={NOTHING}
          data={view.data}
          scope={view.scope}
          words={words}
          events={[]}
          summary={summary}
          mark={view.mark && <Mark mark={view.mark} />}
          services={services}
          onEvent={() => undefined}
        />
        {isForFile && tools}
        <div className={classes.links}>
          <NextLinks links={view.next} words={words} lead={!isForFile} />
        </div>
        {!isForFile && tools}
      </Card>
    </>
  );
}

const NOTHING = {};
