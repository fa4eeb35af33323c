import { useMemo, useRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { PortalProvider, type Portal } from '../../../src/api/PortalContext.tsx';
import type { Project } from '../../../src/compile/project.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import type { FlowBundle } from '../../../src/engine/bundle.ts';
import type { FieldServices } from '../../../src/forms/field/FieldServices.ts';
import type { Locale } from '../../../src/i18n/locale.ts';
import { SiteProvider } from '../../../src/i18n/SiteContext.tsx';
import { createTexts } from '../../../src/i18n/texts.ts';
import { TextsProvider } from '../../../src/i18n/TextsContext.tsx';
import { StepScreen } from '../../../src/wizard/StepScreen.tsx';
import { useVisit } from '../../../src/wizard/useVisit.ts';
import { useView } from '../../../src/wizard/useWizard.ts';
import { WizardEnvironmentProvider, type WizardEnvironment } from '../../../src/wizard/WizardEnvironment.tsx';
import { bundleOf, type Tab } from '../simulation/device.ts';
import { wordsFile } from './wordsFile.ts';

const FIRST: Locale = 'en';

/** The words of all pages here: there is one at a time, or two of one browser. */
const texts = createTexts(async (locale, name) => wordsFile(locale, name), FIRST);

/** The screen of a wizard in a document, without the page around it. */
export interface StepPage {
  readonly root: HTMLElement;
  /** What it has fallen over. */
  readonly broken: () => unknown;
  /** The words of a widget, in the language of the page. */
  readonly say: (widget: string, key: string, values?: object) => string;
  readonly speak: (locale: Locale) => Promise<void>;
  readonly close: () => void;
}

/** Has the words of a flow at hand, in the language that pages begin with. */
export async function readyWords(project: Project, flow: string): Promise<void> {
  await texts.setLocale(FIRST);
  await texts.load(['app', 'shared', 'return-codes', ...flowsOf(bundleOf(project, flow))]);
}

const flowsOf = ({ flow, flows }: FlowBundle): readonly string[] => [flow.id, ...Object.values(flows).flatMap(flowsOf)];

/** @param typed what stands in the fields of the first step that is shown */
export function openPage(project: Project, portal: Portal, tab: Tab, typed: JsonObject | undefined): StepPage {
  const box = document.createElement('div');
  document.body.append(box);
  let broken: unknown;
  const fall = (error: unknown) => (broken ??= error);
  const root = createRoot(box, { onUncaughtError: fall, onCaughtError: fall });
  root.render(
    <MemoryRouter>
      <TextsProvider texts={texts}>
        <SiteProvider site={project.site?.data as JsonObject}>
          <WizardEnvironmentProvider environment={environmentOf(project)}>
            <PortalProvider portal={portal}>
              <Screen tab={tab} project={project} typed={typed} />
            </PortalProvider>
          </WizardEnvironmentProvider>
        </SiteProvider>
      </TextsProvider>
    </MemoryRouter>,
  );
  return {
    root: box,
    broken: () => broken,
    say: (widget, key, values) => texts.text('shared', `widgets.${widget}.${key}`, values),
    speak: (locale) => texts.setLocale(locale),
    close: () => {
      root.unmount();
      box.remove();
    },
  };
}

interface ScreenProps {
  readonly tab: Tab;
  readonly project: Project;
  readonly typed: JsonObject | undefined;
}

function Screen({ tab: { flow, wizard }, project, typed }: ScreenProps): ReactNode {
  const view = useView(wizard);
  const { step, visit } = useVisit(view);
  const sought = useRef<string>(undefined);
  const services = useMemo<FieldServices>(() => ({ call: wizard.callOfField }), [wizard]);
  const first = useRef(step?.statePath);
  const shown = useMemo(
    () => (step && typed && step.statePath === first.current ? { ...step, answer: typed } : step),
    [step, typed],
  );
  if (view.type !== 'step' && view.type !== 'busy') return null;
  return (
    <StepScreen
      key={visit}
      wizard={wizard}
      services={services}
      bundle={bundleOf(project, flow)}
      view={view}
      step={shown}
      flowTitle={flow}
      cameBy="load"
      sought={sought}
    />
  );
}

const environments = new WeakMap<Project, WizardEnvironment>();

function environmentOf(project: Project): WizardEnvironment {
  const known = environments.get(project);
  if (known) return known;
  const environment: WizardEnvironment = {
    loadFlow: async (flow) => bundleOf(project, flow),
    flowHere: () => undefined,
    onFlowsChanged: () => () => undefined,
    routeOf: () => undefined,
    constants: Object.values(project.constants).map(({ constant }) => constant),
    calendars: project.calendars as unknown as JsonObject,
    site: project.site?.data as JsonObject,
    codes: (project.returnCodes?.data as JsonObject)['codes'] as never,
  };
  environments.set(project, environment);
  return environment;
}
