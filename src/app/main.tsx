import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { calendars, constants, returnCodes, site } from 'virtual:content';
import { onWordsChanged, words } from 'virtual:words';
import type { JsonObject } from '../domain/json.ts';
import { keepLocale, readLocale } from '../i18n/keptLocale.ts';
import { isLocale } from '../i18n/locale.ts';
import { createTexts, type WordsLoader } from '../i18n/texts.ts';
import type { WizardEnvironment } from '../wizard/WizardEnvironment.tsx';
import { createPortal } from './createPortal.ts';
import { flowLibrary } from './flowLibrary.ts';
import { LiveApp } from './LiveApp.tsx';

const loadWords: WordsLoader = async (locale, name) => {
  const load = words[locale]?.[name];
  if (!load) throw new Error(`locales/${locale}/${name}.json is not there.`);
  return (await load()).default;
};

async function start(): Promise<void> {
  const locale = readLocale();
  keepLocale(locale);
  const texts = createTexts(loadWords, locale);
  onWordsChanged((language, name) => {
    if (!isLocale(language) || !texts.isLoaded(name)) return;
    void loadWords(language, name).then((changed) => texts.replace(language, name, changed));
  });
  await texts.load(['app']);
  const portal = createPortal(texts, String(site['terminal_no'] ?? ''));
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

void start();
