import type { DataFile } from '../../compile/dataFile.ts';
import { listOf, objectOf, type Json } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { formFields } from '../../rules/formSchema.ts';
import { groupedBy } from '../groupedBy.ts';

import { certaintyAt } from './certainty.ts';
import type { FlowView } from './checkContext.ts';
import { namedIn } from './pointerTypes.ts';
import { isChoice, sentencesAt } from './sentences.ts';
import { guardsOfShown, neverTogether } from './shownTogether.ts';
import { wordAt, type NeededWord } from './wordKeys.ts';

type Key = readonly string[];

/** A word as a language says it, where it stands. */
interface Said {
  readonly file: DataFile;
  readonly key: Key;
  readonly value: Json;
}

/** A word that stands beside others, by the key that the flow has for it. */
interface Beside {
  readonly own: Key;
  readonly word: NeededWord;
  /** Of a row of a summary: where it is shown, and what. */
  readonly row?: { readonly state: string; readonly pointer: string };
}

/** What stands beside each other reads otherwise each: buttons and links of a step, choices of a field, questions of a form,
 * rows of a summary. What is never there together may read alike. */
export function checkAlike(view: FlowView, needed: readonly NeededWord[]): void {
  const all = needed.flatMap((word): readonly Beside[] => {
    const [first] = word.places;
    return first?.file === 'flow' ? [{ own: first.key, word }] : [];
  });
  const byKey = new Map(all.map((one) => [one.own.join('.'), one]));
  const groups = [...groupedBy(all, ({ own }) => groupOf(own))].flatMap(([group, list]) =>
    group === '' ? [] : [list],
  );
  const lists = [...groups, ...view.states.map(([state]) => rowsOf(view, state, byKey))];
  for (const list of lists) if (list.length > 1) for (const locale of LOCALES) report(view, locale, list);
}

/** What a word stands beside; nothing for one that stands alone. */
function groupOf([root, state = '', part, name = '', leaf]: Key): string {
  if (root !== 'steps') return '';
  if (part === 'events' || part === 'next') return `${state} buttons`;
  if (part === 'fields' && leaf === 'options') return `${state} options ${name}`;
  return part === 'fields' && leaf === 'label' ? `${state} fields ${name.split('.').slice(0, -1).join('.')}` : '';
}

/** The rows of a summary. */
function rowsOf(view: FlowView, state: string, all: ReadonlyMap<string, Beside>): readonly Beside[] {
  return listOf(view.formOf(state)?.['x-summary']).flatMap((entry) => {
    const { answer, name, data } = objectOf(entry);
    const isAnswer = typeof answer === 'string';
    const [asked = '', ...path] = String(answer).split('/');
    const own = isAnswer
      ? ['steps', asked, 'fields', path.join('.'), 'label']
      : ['steps', state, 'summary', String(name)];
    const beside = all.get(own.join('.'));
    const row = { state, pointer: isAnswer ? `$form/${answer}` : pointerOf(view, state, String(data)) };
    return beside ? [{ ...beside, row }] : [];
  });
}

function pointerOf(view: FlowView, state: string, data: string): string {
  const [first = '', ...inner] = data.split('/');
  return (view.node(state)?.meta?.data?.[first] ?? '') + formatPointer(inner);
}

function report(view: FlowView, locale: string, beside: readonly Beside[]): void {
  const said = beside.map(({ word }) => saidOf(view, locale, word));
  said.forEach((own, index) => {
    const at = said.findIndex(
      (before, earlier) =>
        earlier < index && own && before && isAlike(before, own) && isTogether(view, beside[earlier], beside[index]),
    );
    const [one, other, before] = [beside[index], beside[at], said[at]];
    if (own && one && other && before) add(view, locale, [one, own], [other, before]);
  });
}

/** The word as the language says it: in the flow, or in the words that all share. */
function saidOf(view: FlowView, locale: string, { places }: NeededWord): Said | undefined {
  for (const { file: where, key } of places) {
    const file = view.project.words[locale]?.[where === 'flow' ? view.id : 'shared'];
    const value = wordAt(file?.data, key);
    if (file && value !== undefined && value !== '') return { file, key, value };
  }
  return undefined;
}

function add(view: FlowView, locale: string, [one, said]: [Beside, Said], [other, before]: [Beside, Said]): void {
  const words = view.project.words[locale];
  // A word that many flows share is rightly what it is: the flow may say its own.
  const isShared = ({ file }: Said) => file === words?.['shared'];
  const [at, like] = isShared(said) && !isShared(before) ? [before, said] : [said, before];
  const isSame = at.file === like.file && deepEqual(at.key, like.key);
  const [name, its] = (isSame ? [one.own, other.own] : [at.key, like.key]).map((key) => key.join('.'));
  const place = isSame
    ? { file: words?.[view.id]?.path ?? at.file.path, pointer: formatPointer(one.own), of: 'key' as const }
    : { file: at.file.path, pointer: formatPointer(at.key) };
  const what = `"${name}" reads like "${its}" beside it in ${locale}`;
  view.add('word-alike', place, what, 'Say of one what the other is not.');
}

/** Whether both may be there at once: rows that are there whenever their step is, and fields that no condition keeps apart. */
function isTogether(view: FlowView, one: Beside | undefined, other: Beside | undefined): boolean {
  if (!one || !other || one.own === other.own) return false;
  const rows = [one.row, other.row].filter((row) => row !== undefined);
  const isSure = rows.every(({ state, pointer }) => {
    const named = namedIn(view, state, pointer);
    return named.type === 'named' && certaintyAt(view, state, [named]).type === 'certain';
  });
  return isSure && !isInstead(view, one.own, other.own);
}

/** Two that may read alike at once: of texts by one value those for the same value. */
function isAlike(one: Said, other: Said): boolean {
  if (deepEqual(one.value, other.value)) return true;
  const [by, otherBy] = [one, other].map(({ value, key }) => (isChoice(value, key) ? value['by'] : undefined));
  const texts = sentencesAt(other.value, other.key);
  const isSame = (at: Key, otherAt: Key) => by === undefined || by !== otherBy || deepEqual(at, otherAt);
  return sentencesAt(one.value, one.key).some(({ at, text }) =>
    texts.some((its) => its.text === text && isSame(at, its.at)),
  );
}

/** Whether one of two fields is asked only where the other is not. */
function isInstead(view: FlowView, one: Key, other: Key): boolean {
  if (one[2] !== 'fields' || one[4] !== 'label' || one[1] !== other[1]) return false;
  const fields = formFields(view.formOf(one[1] ?? '') ?? {});
  const form = { project: view.project, fields };
  const [own, others] = [one, other].map((key) => {
    const field = fields.find(({ tokens }) => tokens.filter((token) => token !== '-').join('.') === key[3]);
    return field ? guardsOfShown(form, field.tokens) : [];
  });
  const guards = [...(own ?? []), ...(others ?? [])];
  // Whether two rules ever hold together is not known.
  const isOpen = own?.length !== 0 && others?.length !== 0 && guards.some(({ type }) => type !== 'is');
  return isOpen || neverTogether(guards);
}
