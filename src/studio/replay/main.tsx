import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { calendars, constants, returnCodes, site } from 'virtual:content';
import { loaders, onFlowsChanged, routes } from 'virtual:flows';
import data from 'virtual:replay';
import { onWordsChanged, words } from 'virtual:words';
import { createClock } from '../../api/clock.ts';
import { createMember } from '../../api/member.ts';
import { memoryStorage } from '../../api/memoryStorage.ts';
import { PortalProvider } from '../../api/PortalContext.tsx';
import { createSession, RECORD_PREFIX } from '../../api/session.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import { SiteProvider } from '../../i18n/SiteContext.tsx';
import { TextsProvider } from '../../i18n/TextsContext.tsx';
import { composePage } from '../../i18n/composePage.ts';
import { isLocale } from '../../i18n/locale.ts';
import { createTexts } from '../../i18n/texts.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import type { WizardEnvironment } from '../../wizard/WizardEnvironment.tsx';
import { WizardEnvironmentProvider } from '../../wizard/WizardEnvironment.tsx';
import { replayGateway } from './replayGateway.ts';
import { ReplayWizard } from './ReplayWizard.tsx';
import { ReplaySteps } from './ReplaySteps.tsx';
import { takesRecorded } from './takesRecorded.ts';

const { way } = data;
const isBefore = new URLSearchParams(window.location.search).has('before');
const record = isBefore ? way.before : way.record;

async function loadFlow(id: string): Promise<FlowBundle> {
  const load = loaders[id];
  if (!load) throw new Error(`There is no flow "${id}".`);
  return takesRecorded((await load()).default, record);
}

const environment: WizardEnvironment = {
  loadFlow,
  flowHere: () => undefined,
  onFlowsChanged,
  routeOf: (id) => routes.find((route) => route.flow === id)?.route,
  constants,
  calendars: calendars as unknown as JsonObject,
  site,
  codes: returnCodes,
};

async function start(root: HTMLElement): Promise<void> {
  // A sub-flow may be replayed by itself: no page of words is made for it.
  const loadFile = composePage(async (locale, name) => {
    const load = words[locale]?.[name];
    if (!load) throw new Error(`locales/${locale}/${name}.json is not there.`);
    return (await load()).default;
  });
  const texts = createTexts(loadFile, 'en');
  onWordsChanged((language, name) => {
    if (!isLocale(language) || !texts.isLoaded(name)) return;
    void loadFile(language, name).then((changed) => texts.replace(language, name, changed));
  });
  await texts.load(['app']);
  const gateway = replayGateway(data, record);
  // A visitor's record lies in the tab, a member's at the gateway.
  window.sessionStorage.setItem(`${RECORD_PREFIX}${record.flow}`, JSON.stringify(record));
  const session = createSession({ local: memoryStorage(), tab: memoryStorage() });
  if (way.user['signed_in'] === true) session.start('a-replay', undefined);
  const portal = {
    gateway,
    session,
    clock: createClock(Date.parse(way.now), () => 0),
    member: createMember(gateway, session),
  };
  await portal.member.load();
  createRoot(root).render(
    <UiProvider>
      <TextsProvider texts={texts}>
        <SiteProvider site={site}>
          <PortalProvider portal={portal}>
            <WizardEnvironmentProvider environment={environment}>
              <ReplaySteps way={way} isBefore={isBefore}>
                <MemoryRouter initialEntries={[record.entry]}>
                  <Routes>
                    <Route path="*" element={<ReplayWizard record={record} />} />
                  </Routes>
                </MemoryRouter>
              </ReplaySteps>
            </WizardEnvironmentProvider>
          </PortalProvider>
        </SiteProvider>
      </TextsProvider>
    </UiProvider>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
