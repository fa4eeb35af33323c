import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { calendars, constants, returnCodes, site } from 'virtual:content';
import { onWordsChanged } from 'virtual:words';
import type { JsonObject } from '../domain/json.ts';
import { isLocale, type Locale } from '../i18n/locale.ts';
import { createTexts } from '../i18n/texts.ts';
import type { WizardEnvironment } from '../wizard/WizardEnvironment.tsx';
import { beginPage } from './beginPage.ts';
import { createPortal, type PortalBeginnings } from './createPortal.ts';
import { flowLibrary } from './flowLibrary.ts';
import { LateWizardPage } from './LateWizardPage.ts';
import { LiveApp } from './LiveApp.tsx';
import { loadWords } from './loadWords.ts';

/** For how long the frame waits for the page that stands in it: what comes within is laid out once, with the frame. */
const MOMENT_MS = 50;

/** Renders the portal; `main.ts` has begun to fetch what the page needs. */
export async function startPortal(locale: Locale, beginnings: PortalBeginnings): Promise<void> {
  const texts = createTexts(loadWords, locale);
  onWordsChanged((language, name) => {
    if (!isLocale(language) || !texts.isLoaded(name)) return;
    void loadWords(language, name).then((changed) => texts.replace(language, name, changed));
  });
  const portal = createPortal(texts, beginnings);
  const page = beginPage(window.location.pathname, {
    member: portal.member,
    texts,
    loadWizard: LateWizardPage.load,
    loadFlow: flowLibrary.loadFlow,
  });
  await texts.load(['app']);
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, MOMENT_MS))]);
  const environment: WizardEnvironment = {
    ...flowLibrary,
    constants,
    calendars: calendars as unknown as JsonObject,
    site,
    codes: returnCodes,
  };
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element "root".');
  createRoot(root).render(
    <StrictMode>
      <LiveApp portal={portal} texts={texts} site={site} environment={environment} nonce={pageNonce()} />
    </StrictMode>,
  );
}

/** Browsers hide the attribute from scripts but not the property. A page without a policy has the placeholder. */
function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  return nonce === undefined || nonce === '' || nonce === '__CSP_NONCE__' ? undefined : nonce;
}
