import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../api/PortalContext.tsx';
import { randomText } from '../api/randomText.ts';
import type { CompiledForm } from '../rules/compiled.ts';
import type { FlowBundle } from '../engine/bundle.ts';
import type { EndView, ResolvedLink } from '../engine/view.ts';
import { StepForm } from '../forms/StepForm/StepForm.tsx';
import type { StepWords } from '../i18n/stepWords.ts';
import type { FieldServices } from '../forms/StepForm/StepFormProps.ts';
import { useTexts } from '../i18n/TextsContext.tsx';
import { usePageTitle } from '../i18n/usePageTitle.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Card } from '../ui/Card/Card.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { readFrom } from './arrival.ts';
import { focusTitle } from './StepScreen.tsx';
import { useStepWords } from './useStepWords.ts';
import { useSummary } from './useSummary.ts';
import { useWizardEnvironment } from './WizardEnvironment.tsx';
import { wizardStyles } from './wizardStyles.ts';

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
  const words = useStepWords(view.flow, view.state, view.data);
  const summary = useSummary({ ...view, form }, bundle);
  usePageTitle(`${words.title} · ${texts.text(bundle.flow.id, 'flow.title')}`);
  useEffect(focusTitle, []);
  const classes = wizardStyles();
  const isReceipt = summary.length > 0 && (view.outcome === 'success' || view.outcome === 'processing');
  return (
    <Card>
      <StepForm
        form={form}
        answer={NOTHING}
        data={view.data}
        scope={view.scope}
        words={words}
        events={[]}
        {...(summary.length > 0 ? { summary } : {})}
        services={services}
        onEvent={() => undefined}
      />
      <div className={classes.links}>
        {isReceipt && (
          <div>
            <Button onClick={() => window.print()}>{texts.text('app', 'wizard.print')}</Button>
          </div>
        )}
        <NextLinks links={view.next} words={words} />
      </div>
    </Card>
  );
}

const NOTHING = {};

function NextLinks({
  links,
  words,
}: {
  readonly links: readonly ResolvedLink[];
  readonly words: StepWords;
}): ReactNode {
  const texts = useTexts();
  const environment = useWizardEnvironment();
  const follow = useFollow();
  // A link to a flow that this portal does not have leads nowhere and is left out.
  const shown = links.flatMap((link) => {
    const route = 'page' in link ? link.page : environment.routeOf(link.flow);
    if (route === undefined) return [];
    const label = words.next('page' in link ? link.page : link.flow);
    return [{ href: BASE + route, label, onFollow: () => follow(link) }];
  });
  return shown.length > 0 ? <LinkList label={texts.text('app', 'wizard.nextLabel')} links={shown} /> : null;
}

/** The base path without its last slash, for the addresses of links. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

function useFollow(): (link: ResolvedLink, replace?: boolean) => void {
  const navigate = useNavigate();
  const environment = useWizardEnvironment();
  return (link, replace = false) => {
    if ('page' in link) return void navigate(link.page, { replace });
    const route = environment.routeOf(link.flow) ?? '/';
    void navigate(route, { replace, state: { begun: { id: randomText(8), input: link.input } } });
  };
}
