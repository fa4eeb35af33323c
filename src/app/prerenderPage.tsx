import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { calendars, constants, returnCodes } from 'virtual:content';
import { createClock } from '../api/clock.ts';
import type { Gateway } from '../api/gateway.ts';
import { createMember } from '../api/member.ts';
import { memoryStorage } from '../api/memoryStorage.ts';
import { PortalProvider, type Portal } from '../api/PortalContext.tsx';
import { createSession } from '../api/session.ts';
import type { JsonObject } from '../domain/json.ts';
import type { Locale } from '../i18n/locale.ts';
import { SiteProvider } from '../i18n/SiteContext.tsx';
import { createTexts } from '../i18n/texts.ts';
import { TextsProvider } from '../i18n/TextsContext.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import { WizardEnvironmentProvider } from '../wizard/WizardEnvironment.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { loadWords } from './loadWords.ts';

export interface PrerenderOptions {
  /** The address below the base, with its query. */
  readonly address: string;
  readonly locale: Locale;
  readonly site: JsonObject;
  /** The instant at which the page reads so. */
  readonly now: string;
  /** Files of words that the page shows; another language than the page's as `en/<file>`. */
  readonly words: readonly string[];
  /** What the gateway answers to the reads of the page. */
  readonly known: NonNullable<Portal['known']>;
}

/** The markup of a public page as a visitor sees it first, for readers without scripts and for the time until they run
 * (docs/decisions/0030-prerendered-pages.md). */
export async function prerenderPage({ address, locale, site, now, words, known }: PrerenderOptions): Promise<string> {
  const texts = createTexts(loadWords, locale);
  await texts.load(words);
  await texts.load(words, 'en');
  const session = createSession({ local: memoryStorage(), tab: memoryStorage() });
  const gateway: Gateway = { call: () => Promise.reject(new Error('A page that is prerendered calls nobody.')) };
  const clock = createClock(Date.parse(now), () => 0);
  const portal: Portal = { gateway, session, clock, member: createMember(gateway, session), known };
  const environment = {
    loadFlow: () => Promise.reject(new Error('A page that is prerendered has no flow.')),
    flowHere: () => undefined,
    onFlowsChanged: () => () => undefined,
    routeOf: () => undefined,
    constants,
    calendars: calendars as unknown as JsonObject,
    site,
    codes: returnCodes,
  };
  const base = import.meta.env.BASE_URL;
  const { prelude } = await prerender(
    <UiProvider>
      <TextsProvider texts={texts}>
        <SiteProvider site={site}>
          <PortalProvider portal={portal}>
            <WizardEnvironmentProvider environment={environment}>
              <StaticRouter basename={base} location={base.slice(0, -1) + address}>
                <AppRoutes routes={[]} />
              </StaticRouter>
            </WizardEnvironmentProvider>
          </PortalProvider>
        </SiteProvider>
      </TextsProvider>
    </UiProvider>,
    // Whatever its size, a part stands where it belongs: scripts that would move it there are not let in.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  );
  return new Response(prelude).text();
}

function fail(error: unknown): never {
  throw error;
}
