import type { DataFile } from '../../compile/dataFile.ts';
import type { Json } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { formFields } from '../../rules/formSchema.ts';
import { groupedBy } from '../groupedBy.ts';
import { listOf, objectOf } from '../types/conjuncts.ts';
import { certaintyAt } from './certainty.ts';
import type { FlowView } from './checkContext.ts';
import { namedBy, namedIn } from './pointerTypes.ts';
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
}

/** What stands beside each other reads otherwise each: buttons and links of a step, choices of a field, questions of a form,
 * rows of a summary. What is never there together may read alike. */
export function checkAlike(view: FlowView, locale: string, file: DataFile, needed: readonly NeededWord[]): void {
  const shared = view.project.words[locale]?.['shared'];
  const said = ({ places }: NeededWord): Said | undefined => {
    for (const place of places) {
      const at = place.file === 'flow' ? file : shared;
      const value = wordAt(at?.data, place.key);
      if (at && value !== undefined && value !== '') return { file: at, key: place.key, value };
    }
    return undefined;
  };
  const all = needed.flatMap((word): readonly Beside[] => {
    const [first] = word.places;
    return first?.file === 'flow' ? [{ own: first.key, word }] : [];
  });
  for (const [group, beside] of groupedBy(all, ({ own }) => groupOf(own))) {
    if (group !== '') report(view, { locale, file }, beside, said);
  }
  const byKey = new Map(all.map((one) => [one.own.join('.'), one]));
  for (const [state] of view.states) report(view, { locale, file }, rowsOf(view, state, byKey), said);
}

/** What a word stands beside; nothing for one that stands alone. */
function groupOf([root, state = '', part, name = '', leaf]: Key): string {
  if (root !== 'steps') return '';
  if (part === 'events' || part === 'next') return `${state} buttons`;
  if (part === 'fields' && leaf === 'options') return `${state} options ${name}`;
  return part === 'fields' && leaf === 'label' ? `${state} fields ${name.split('.').slice(0, -1).join('.')}` : '';
}

/** The rows of a summary that are there whenever its step is: of others one may stand for another. */
function rowsOf(view: FlowView, state: string, all: ReadonlyMap<string, Beside>): readonly Beside[] {
  return listOf(view.formOf(state)?.['x-summary']).flatMap((entry) => {
    const { answer, name, data } = objectOf(entry);
    const [asked = '', ...path] = String(answer).split('/');
    const own =
      typeof answer === 'string'
        ? ['steps', asked, 'fields', path.join('.'), 'label']
        : ['steps', state, 'summary', String(name)];
    const beside = all.get(own.join('.'));
    const [first = '', ...inner] = String(data).split('/');
    const pointer = view.node(state)?.meta?.data?.[first];
    const named =
      typeof answer === 'string'
        ? namedBy(view, `$form/${answer}`)
        : pointer === undefined
          ? undefined
          : namedIn(view, state, pointer + formatPointer(inner));
    const isThere = named?.type === 'named' && certaintyAt(view, state, [named]).type === 'certain';
    return beside && isThere ? [beside] : [];
  });
}

function report(
  view: FlowView,
  { locale, file }: { readonly locale: string; readonly file: DataFile },
  beside: readonly Beside[],
  saidOf: (word: NeededWord) => Said | undefined,
): void {
  if (beside.length < 2) return;
  beside.forEach((one, index) => {
    const said = saidOf(one.word);
    const other = beside.slice(0, index).find(({ own, word }) => {
      const before = saidOf(word);
      return said && before && own !== one.own && isAlike(before, said) && !isInstead(view, own, one.own);
    });
    const before = other && saidOf(other.word);
    if (!said || !before) return;
    // A word that many flows share is rightly what it is: the flow may say its own.
    const isShared = ({ file }: Said) => file === view.project.words[locale]?.['shared'];
    const [at, like] = isShared(said) && !isShared(before) ? [before, said] : [said, before];
    const isSame = at.file === like.file && deepEqual(at.key, like.key);
    const names = isSame ? [one.own, other.own] : [at.key, like.key];
    const [name, its] = names.map((key) => key.join('.'));
    const what = `"${name}" reads like "${its}" beside it in ${locale}`;
    const place = isSame
      ? { file: file.path, pointer: formatPointer(one.own), of: 'key' as const }
      : { file: at.file.path, pointer: formatPointer(at.key) };
    view.add('word-alike', place, what, 'Say of one what the other is not.');
  });
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
  if (one[2] !== 'fields' || one[4] !== 'label') return false;
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
