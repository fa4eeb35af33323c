import { Suspense, use, type ReactNode } from 'react';
import { site } from 'virtual:content';
import { words } from 'virtual:words';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../i18n/locale.ts';
import { createTexts, type Texts } from '../../i18n/texts.ts';
import { PageFrame, type Answers } from './PageFrame.tsx';

interface PageStoryProps {
  /** Of the toolbar. */
  readonly locale: unknown;
  readonly answers?: Answers;
  readonly at?: string;
  readonly children: ReactNode;
}

/** A page or a part of one in Storybook, in the language of the toolbar. */
export function PageStory({ locale, ...props }: PageStoryProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <Page key={String(locale)} locale={isLocale(locale) ? locale : DEFAULT_LOCALE} {...props} />
    </Suspense>
  );
}

const nothing: Answers = {};
const loading = new Map<Locale, Promise<Texts>>();

function Page({
  locale,
  answers = nothing,
  ...rest
}: Omit<PageStoryProps, 'locale'> & { readonly locale: Locale }): ReactNode {
  const texts = use(textsIn(locale));
  return <PageFrame {...rest} texts={texts} site={site} answers={answers} />;
}

function textsIn(locale: Locale): Promise<Texts> {
  const known = loading.get(locale) ?? loadTexts(locale);
  loading.set(locale, known);
  return known;
}

async function loadTexts(locale: Locale): Promise<Texts> {
  const texts = createTexts(async (language, name) => (await words[language]?.[name]?.())?.default ?? {}, locale);
  await texts.load(['app', 'pages']);
  return texts;
}
