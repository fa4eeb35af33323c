import { readFileSync } from 'node:fs';
import type { Json } from '../../src/domain/json.ts';
import { getAt } from '../../src/domain/jsonPointer.ts';

/** What a flow of the project says at a place now: `wordsOf('transfer-to-hk', 'steps.review.title')`. Tests of the checker take
 * a sentence from here, so that whoever rewords a flow breaks none of them. */
export function wordsOf(flow: string, place: string, locale = 'en'): string {
  const words = JSON.parse(readFileSync(`locales/${locale}/${flow}.json`, 'utf8')) as Json;
  const found = getAt(words, place.split('.'));
  if (typeof found !== 'string') throw new RangeError(`${flow} has no words at ${place}`);
  return found;
}

/** The same for a regular expression. */
export function patternOf(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
