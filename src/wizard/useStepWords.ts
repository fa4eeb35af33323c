import { useMemo } from 'react';
import type { JsonObject } from '../domain/json.ts';
import { useSite } from '../i18n/SiteContext.tsx';
import { createStepWords, type StepWords } from '../i18n/stepWords.ts';
import { useTexts } from '../i18n/TextsContext.tsx';

/** Gives the words of any step of a flow. */
export type WordsOf = (state: string, data: JsonObject) => StepWords;

/** The words of a flow in the language of the page. They may name a step's data and, below `site`, the deployment's. */
export function useFlowWords(flow: string): WordsOf {
  const texts = useTexts();
  const site = useSite();
  const version = texts.version();
  return useMemo(() => {
    const locale = texts.locale();
    const sources = {
      locale,
      flow: texts.file(flow),
      shared: texts.file('shared'),
      codes: texts.file('return-codes'),
    };
    const values = { site: localSite(site, locale) };
    return (state, data) => createStepWords(sources, state, { ...values, ...data });
    // `version` stands for everything that is read of `texts`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [texts, version, site, flow]);
}

/** The words of one step. */
export function useStepWords(flow: string, state: string, data: JsonObject): StepWords {
  const wordsOf = useFlowWords(flow);
  return useMemo(() => wordsOf(state, data), [wordsOf, state, data]);
}

/** Names that the site has in each language, in one. */
function localSite(site: JsonObject, locale: string): JsonObject {
  return Object.fromEntries(
    Object.entries(site).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && locale in value ? ((value as JsonObject)[locale] ?? '') : value,
    ]),
  );
}
