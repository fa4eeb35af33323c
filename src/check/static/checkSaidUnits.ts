import { ownEntry } from '../../domain/ownEntry.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { LOCALES } from '../../i18n/locale.ts';
import type { Place } from '../finding.ts';
import { groupedBy } from '../groupedBy.ts';
import type { FlowView } from './checkContext.ts';
import { oddOne } from './checkFigures.ts';
import { MONEY, unitBeside } from './saidFigures.ts';
import { sentencesAt } from './sentences.ts';
import { leaves, wordAt } from './wordKeys.ts';

/** A value in a sentence, with the unit that the sentence says of it. */
interface Said {
  readonly locale: string;
  readonly place: Place;
  readonly state: string;
  readonly name: string;
  readonly format: string | undefined;
  readonly unit: string;
}

/** A value is said in the unit that it counts: that of its format, or of its constant. Where neither tells, all languages say the
 * same of it. */
export function checkSaidUnits(view: FlowView): void {
  const said = LOCALES.flatMap((locale) => saidIn(view, locale));
  for (const all of groupedBy(said, ({ place, name }) => `${place.pointer} ${name}`).values()) {
    const counted = all.map((one) => countedBy(view, one));
    if (counted.includes(undefined)) checkAlike(view, all);
    all.forEach((one, index) => checkOne(view, one, counted[index]));
  }
}

function saidIn(view: FlowView, locale: (typeof LOCALES)[number]): readonly Said[] {
  const file = view.project.words[locale]?.[view.id];
  if (!file) return [];
  return leaves(file.data).flatMap((written) => {
    const key = view.screenKey(written);
    return sentencesAt(wordAt(file.data, written), key).flatMap(({ at, text }) =>
      unitsIn(text).map((one) => ({
        ...one,
        locale,
        state: key[0] === 'steps' ? (key[1] ?? '') : '',
        place: { file: file.path, pointer: formatPointer([...key, ...at]) },
      })),
    );
  });
}

/** What is read with its unit has none of its own to be wrong: a date, or an amount with its currency. */
const BARE = /\{\{\s*([^},]+?)\s*(?:,\s*(number|hours|minutes)\s*)?\}\}/g;

function unitsIn(text: string): readonly Pick<Said, 'name' | 'format' | 'unit'>[] {
  return [...text.matchAll(BARE)].flatMap((match) => {
    const unit = unitBeside(text.slice(0, match.index), text.slice(match.index + match[0].length));
    return unit === undefined ? [] : [{ name: match[1] ?? '', format: match[2], unit }];
  });
}

interface Counted {
  readonly unit: string;
  readonly by: string;
}

/** Units of constants that sentences say by the same names, or by others. */
const UNITS: { readonly [unit: string]: string } = {
  days: 'days',
  workdays: 'working days',
  months: 'months',
  years: 'years',
};

const TIMES = ['minutes', 'hours', 'weeks', ...Object.values(UNITS)];

/** What the format of a value says, or the constant that it is. */
function countedBy(view: FlowView, { state, name, format }: Said): Counted | undefined {
  if (format === 'hours' || format === 'minutes') return { unit: format, by: `the format says ${format}` };
  const pointer = view.node(state)?.meta?.data?.[name] ?? '';
  const [, id = '', part = ''] = /^\$const\/([^/]+)(?:\/(.+))?$/.exec(pointer) ?? [];
  const constant = ownEntry(view.project.constants, id)?.constant;
  if (!constant) return undefined;
  const unit = constant.unit === 'money' && MONEY.includes(part) ? part : ownEntry(UNITS, constant.unit);
  return unit === undefined ? undefined : { unit, by: `"${pointer}" is in ${unit}` };
}

function checkOne(view: FlowView, { name, format, unit, place }: Said, counted: Counted | undefined): void {
  if (!counted || unit === counted.unit || !isOfOneKind(unit, counted.unit)) return;
  const isFormat = (one: string | undefined) => one === 'hours' || one === 'minutes';
  const other = isFormat(format) && isFormat(unit) ? `, or use the format of the word: {{${name}, ${unit}}}` : '';
  const fix = `Say ${counted.unit}${other}.`;
  view.add('word-figure', place, `{{${name}}} is said in ${unit}, and ${counted.by}`, fix);
}

function isOfOneKind(one: string, other: string): boolean {
  return [MONEY, TIMES].some((all) => all.includes(one) && all.includes(other));
}

/** Nothing tells what the value counts: the languages tell of one another. */
function checkAlike(view: FlowView, all: readonly Said[]): void {
  const isOnce = new Set(all.map(({ locale }) => locale)).size === all.length;
  const odd = isOnce ? oddOne(all.map(({ unit }) => unit)) : undefined;
  const [one, other] = [all[odd ?? -1], all.find((_, index) => index !== odd)];
  if (!one || !other || !isOfOneKind(one.unit, other.unit)) return;
  const what = `${one.locale} says {{${one.name}}} in ${one.unit}, and ${other.locale} in ${other.unit}`;
  view.add('word-figure', one.place, what, 'Say the same in every language.');
}
