import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { JsonObject } from '../../domain/json.ts';
import { composePage } from '../../i18n/composePage.ts';
import type { Locale } from '../../i18n/locale.ts';
import { createTexts, type Texts } from '../../i18n/texts.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { siteOf } from '../../../tests/support/siteOf.ts';
import { routedFlows } from '../../../tests/support/routedFlows.ts';
import { readJson } from '../../../tests/support/readJson.ts';
import { PageFrame, type Answers } from './PageFrame.tsx';

interface RenderOptions {
  readonly locale?: Locale;
  readonly answers?: Answers;
  readonly site?: JsonObject;
  /** The address. */
  readonly at?: string;
  /** A file of words; those of the project unless told otherwise. */
  readonly wordsOf?: (locale: Locale, name: string) => JsonObject | Promise<JsonObject>;
}

const wordsOfProject = (locale: Locale, name: string): JsonObject => readJson(`locales/${locale}/${name}.json`);

/** A page of this project in a test, with its own words. */
export async function renderPage(
  page: ReactNode,
  { locale = 'en', answers = {}, site = siteOf(), wordsOf = wordsOfProject, at = '/' }: RenderOptions = {},
): Promise<{
  readonly texts: Texts;
  readonly t: (key: string, values?: object) => string;
  readonly leave: () => void;
}> {
  const texts = createTexts(
    composePage(async (language, name) => wordsOf(language, name), routedFlows()),
    locale,
  );
  await texts.load(['app', 'pages']);
  const { unmount } = await act(async () =>
    render(
      <UiProvider>
        <PageFrame texts={texts} site={site} answers={answers} at={at}>
          {page}
        </PageFrame>
      </UiProvider>,
    ),
  );
  return { texts, t: (key, values) => texts.text('pages', key, values), leave: unmount };
}
