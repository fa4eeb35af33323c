import type { JsonObject } from '../domain/json.ts';
import { flowOfPage, WIZARD_NAMES } from '../domain/pageName.ts';
import type { Locale } from './locale.ts';
import type { WordsLoader } from './texts.ts';

/** Files of words that every wizard reads. */
const SHARED = ['shared', 'return-codes'];

/** A loader that knows whole files only, as one that knows pages too: the words of a page are put together.
 * Those of sub-flows are asked for by name.
 * @param wizards flows that pages lead to */
export function composePage(loadFile: WordsLoader, wizards: readonly string[] = []): WordsLoader {
  return async (locale, name) => {
    if (name === WIZARD_NAMES) return wordsOf(locale, wizards);
    const flow = flowOfPage(name);
    if (flow === undefined) return loadFile(locale, name);
    return wordsOf(locale, [flow, ...SHARED]);
  };

  async function wordsOf(locale: Locale, files: readonly string[]): Promise<JsonObject> {
    const words = await Promise.all(files.map((file) => loadFile(locale, file)));
    return Object.fromEntries(files.map((file, index) => [file, words[index] ?? {}])) as JsonObject;
  }
}
