import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createClock } from '../../api/clock.ts';
import type { CallOptions, Gateway } from '../../api/gateway.ts';
import { createMember } from '../../api/member.ts';
import { memoryStorage } from '../../api/memoryStorage.ts';
import type { CallOutcome } from '../../api/outcome.ts';
import { PortalProvider } from '../../api/PortalContext.tsx';
import { createSession } from '../../api/session.ts';
import { bundleFlow } from '../../compile/bundleFlow.ts';
import { loadProject } from '../../compile/loadProject.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { SiteProvider } from '../../i18n/SiteContext.tsx';
import { TextsProvider } from '../../i18n/TextsContext.tsx';
import { composePage } from '../../i18n/composePage.ts';
import { createTexts } from '../../i18n/texts.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import type { Arrival } from '../arrival.ts';
import { WizardEnvironmentProvider, type WizardEnvironment } from '../WizardEnvironment.tsx';
import { WizardPage } from '../WizardPage.tsx';
import { siteOf } from '../../../tests/support/siteOf.ts';
import { readJson } from '../../../tests/support/readJson.ts';

const project = loadProject(process.cwd());

/** What the gateway answers to a path: an outcome, now or later, a list of them for one call after another, or data of a success. */
export type Answers = { [path: string]: CallOutcome | Promise<CallOutcome> | CallOutcome[] };

export interface Sent {
  readonly path: string;
  readonly input: JsonObject;
  readonly options: CallOptions | undefined;
}

export const done = (data: Json): CallOutcome => ({ type: 'done', data });
export const refused = (code: string, data: Json = {}): CallOutcome => ({ type: 'business', code, data });

interface Options {
  /** Of a member who is signed in. */
  readonly token?: string;
  /** What the page before has put into the history entry of the wizard. */
  readonly arrival?: Arrival | null;
}

/** A wizard of this project in a page, in English, with a gateway that answers what the test says. */
export async function renderWizard(flow: string, entry: string, answers: Answers, options: Options = {}) {
  sessionStorage.clear();
  const sent: Sent[] = [];
  const gateway: Gateway = {
    call: async (path, input, callOptions) => {
      sent.push({ path, input, options: callOptions });
      const queue = answers[path];
      const answer = Array.isArray(queue) ? (queue.length > 1 ? queue.shift() : queue[0]) : queue;
      return answer ?? done({});
    },
  };
  const session = createSession({ local: memoryStorage(), tab: memoryStorage() });
  if (options.token !== undefined) session.start(options.token, undefined);
  const clock = createClock(Date.parse('2026-03-02T12:00:00+08:00'), () => 0);
  const portal = { gateway, session, clock, member: createMember(gateway, session) };
  const texts = createTexts(
    composePage(async (locale, name) => readJson(`locales/${locale}/${name}.json`)),
    'en',
  );
  await texts.load(['app']);
  const router = createMemoryRouter(
    [
      { path: '/before', element: <h1>The page before</h1> },
      { path: entry, element: <WizardPage flow={flow} entry={entry} query={[]} /> },
      { path: '*', element: <h1>Another page</h1> },
    ],
    { initialEntries: ['/before', { pathname: entry, state: options.arrival ?? null }] },
  );
  render(
    <UiProvider>
      <TextsProvider texts={texts}>
        <SiteProvider site={siteOf()}>
          <PortalProvider portal={portal}>
            <WizardEnvironmentProvider environment={environment}>
              <RouterProvider router={router} />
            </WizardEnvironmentProvider>
          </PortalProvider>
        </SiteProvider>
      </TextsProvider>
    </UiProvider>,
  );
  return { sent, router, texts, session, pathsSent: () => sent.map(({ path }) => path) };
}

const environment: WizardEnvironment = {
  loadFlow: async (flow) => bundleFlow(project, flow),
  flowHere: () => undefined,
  onFlowsChanged: () => () => undefined,
  routeOf: (flow) => Object.keys(project.flows[flow]?.flow.meta.entries ?? {})[0],
  constants: Object.values(project.constants).map(({ constant }) => constant),
  calendars: project.calendars as unknown as JsonObject,
  site: siteOf(),
  codes: readJson('content/return-codes.json')['codes'] as never,
};

/** Waits for a page or step of this name and for nothing else. */
export const heading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name });

/** The title of a step, as its words say it. */
export function stepTitle(flow: string, state: string, locale = 'en'): string {
  const steps = readJson(`locales/${locale}/${flow}.json`)['steps'] as { [state: string]: { title: string } };
  return steps[state]?.title ?? '';
}

/** The control of a field by its name in the schema. */
export function field(name: string): HTMLInputElement {
  const control = document.getElementById(`field-${name}`);
  if (!(control instanceof HTMLInputElement)) throw new Error(`The step has no field "${name}".`);
  return control;
}
