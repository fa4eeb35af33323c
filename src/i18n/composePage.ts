import type { JsonObject } from '../domain/json.ts';
import { flowOfPage } from '../domain/pageName.ts';
import type { WordsLoader } from './texts.ts';

/** Files of words that every wizard reads. */
const SHARED = ['shared', 'return-codes'];

/** A loader that knows whole files only, as one that knows pages too: the words of a page are put together.
 * Those of sub-flows are asked for by name. */
export function composePage(loadFile: WordsLoader): WordsLoader {
  return async (locale, name) => {
    const flow = flowOfPage(name);
    if (flow === undefined) return loadFile(locale, name);
    const files = [flow, ...SHARED];
    const words = await Promise.all(files.map((file) => loadFile(locale, file)));
    return Object.fromEntries(files.map((file, index) => [file, words[index] ?? {}])) as JsonObject;
  };
}
