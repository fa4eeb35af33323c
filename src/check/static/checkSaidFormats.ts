import { LOCALES } from '../../i18n/locale.ts';
import { remembering } from '../remembering.ts';
import type { Reporter } from './checkContext.ts';
import { oddOne, type Odd } from './checkFigures.ts';
import { interpolated } from './checkInterpolation.ts';
import { parallelTexts, type ParallelText } from './parallelTexts.ts';

/** Every language says a value in the same format: an amount that is a bare number in one of them has no currency there, and a time that is
 * a day in one of them no hour. Hours and minutes have their unit beside them (checkSaidUnits.ts). */
export function checkSaidFormats(context: Reporter): void {
  for (const texts of parallelTexts(context.project))
    for (const { place, what } of oddFormats(texts))
      context.add('word-figure', place, what, 'Say it in the same format in every language.');
}

const oddFormats = remembering((texts: ParallelText): readonly Odd[] => {
  if (texts.length < LOCALES.length) return [];
  const all = texts.map(({ text }) => formatsIn(text));
  return [...(all[0]?.keys() ?? [])].flatMap((name): readonly Odd[] => {
    const formats = all.map((one) => one.get(name));
    if (formats.some((one) => one === undefined || BESIDE_A_UNIT.test(one))) return [];
    const odd = oddOne(formats as readonly string[]);
    const one = odd === undefined ? undefined : texts[odd];
    if (one === undefined) return [];
    const other = texts.findIndex((_, index) => index !== odd);
    const what = `${one.locale} says {{${name}}} as ${formats[odd ?? 0]}, and ${texts[other]?.locale} as ${formats[other]}`;
    return [{ place: one.place, what }];
  });
});

const BESIDE_A_UNIT = /\b(hours|minutes)\b/;

/** The formats of each value of a text, of one that is said several times all of them. */
function formatsIn(text: string): ReadonlyMap<string, string> {
  const formats = new Map<string, Set<string>>();
  for (const { path, format = 'text' } of interpolated(text)) {
    const name = path.join('.');
    formats.set(name, (formats.get(name) ?? new Set()).add(format));
  }
  return new Map([...formats].map(([name, all]) => [name, [...all].sort().join(' and ')]));
}
