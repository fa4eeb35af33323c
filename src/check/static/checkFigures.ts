import type { Place } from '../finding.ts';
import { remembering } from '../remembering.ts';
import type { Reporter } from './checkContext.ts';
import { parallelTexts, type LocalText, type ParallelText } from './parallelTexts.ts';
import { saidFigures } from './saidFigures.ts';
import { LOCALES } from '../../i18n/locale.ts';

/** Where every language counts the same things in a text, it counts as many. What one says in words, or in hours where another has
 * days, nobody compares; nor a unit of which one says a figure in a way that is not read for certain. */
export function checkFigures(context: Reporter): void {
  for (const texts of parallelTexts(context.project))
    for (const { place, what } of oddFigures(texts))
      context.add('word-figure', place, what, 'Say the same in every language.');
}

/** What one language says otherwise than the others. */
export interface Odd {
  readonly place: Place;
  readonly what: string;
}

const oddFigures = remembering((texts: ParallelText): readonly Odd[] => {
  if (texts.length < LOCALES.length) return [];
  const read = texts.map((one) => ({ one, figures: saidFigures(one.text) }));
  const unread = new Set(
    read.flatMap(({ figures }) => [...figures].flatMap(([unit, all]) => (all.some(Number.isNaN) ? [unit] : []))),
  );
  const said = read.map(({ one, figures }) => ({
    one,
    figures: new Map([...figures].filter(([unit]) => !unread.has(unit))),
  }));
  const kinds = said.map(({ figures }) => [...figures].map(([unit, { length }]) => `${unit} ${length}`).join());
  if (new Set(kinds).size > 1) return [];
  return [...(said[0]?.figures.keys() ?? [])].flatMap((unit): readonly Odd[] => {
    const all = said.map(({ one, figures }) => ({ one, figures: figures.get(unit) ?? [] }));
    const odd = oddOne(all.map(({ figures }) => figures.join()));
    if (odd === undefined) return [];
    const { one, figures } = all[odd] as { one: LocalText; figures: readonly number[] };
    const other = all.find((_, index) => index !== odd);
    const what = `${one.locale} says ${figures.join(' and ')} (${unit}), and ${other?.one.locale ?? ''} ${other?.figures.join(' and ') ?? ''}`;
    return [{ place: one.place, what }];
  });
});

/** Which one differs from all others; of more that differ the last that is not as the first. */
export function oddOne(all: readonly string[]): number | undefined {
  const [first] = all;
  if (all.every((one) => one === first)) return undefined;
  const alone = all.findIndex(
    (one) => all.filter((other) => other === one).length === 1 && all.length > 2 && new Set(all).size === 2,
  );
  return alone >= 0 ? alone : all.findLastIndex((one) => one !== first);
}
