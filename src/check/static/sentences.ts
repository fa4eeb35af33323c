import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';

type Key = readonly string[];

/** A text and where it stands below its key: of several paragraphs one, of texts by a value one. */
export interface Sentence {
  readonly at: Key;
  readonly text: string;
}

/** Groups whose members a flow or a schema names, so that a member may be called `by`. */
const GROUPS = ['summary', 'events', 'codes', 'next', 'options', 'errors', 'checks'];

/** Of a step and of a field: paragraphs, with lists and what opens among them. */
const HELP = ['body', 'help'];

/** The same in the words that all flows share. */
const COMMON = ['errors', 'buttons', 'notices', 'next', 'files'];

/** Whether several texts by a value stand at a key, and not words by name. */
export function isChoice(value: Json | undefined, key: Key): value is JsonObject {
  return isJsonObject(value) && typeof value['by'] === 'string' && isTextKey(key);
}

function isTextKey([root = '', ...names]: Key): boolean {
  if (root === 'steps') return names[1] === 'fields' ? isFieldText(names.slice(2)) : isMember(names.slice(1));
  if (root === 'fields') return isFieldText(names);
  return root === 'widgets' ? names.length === 2 : COMMON.includes(root) && names.length === 1;
}

function isFieldText([, ...names]: Key): boolean {
  return isMember(names);
}

function isMember([name = '', ...more]: Key): boolean {
  return HELP.includes(name) ? more.length > 0 : more.length === (GROUPS.includes(name) ? 1 : 0);
}

/** Every text at a key. */
export function sentencesAt(value: Json | undefined, key: Key): readonly Sentence[] {
  if (typeof value === 'string') return [{ at: [], text: value }];
  if (Array.isArray(value)) {
    return (value as readonly Json[]).flatMap((one, index) => {
      const name = String(index);
      return sentencesAt(one, [...key, name]).map(({ at, text }) => ({ at: [name, ...at], text }));
    });
  }
  if (isChoice(value, key)) {
    return Object.entries(value).flatMap(([name, text]) =>
      name !== 'by' && typeof text === 'string' ? [{ at: [name], text }] : [],
    );
  }
  return partsOf(value, key).flatMap(([name, part]) =>
    sentencesAt(part, [...key, name]).map(({ at, text }) => ({ at: [name, ...at], text })),
  );
}

/** What a list among paragraphs, or what opens there, holds. */
function partsOf(value: Json | undefined, key: Key): readonly (readonly [name: string, part: Json])[] {
  const isAmong = HELP.some((name) => key.includes(name, 2)) && /^\d+$/.test(key.at(-1) ?? '');
  return isAmong && isJsonObject(value) ? Object.entries(value) : [];
}

/** Whether links may be marked in the texts at a key: in what a step tells before it asks, and below its fields. What
 * opens a part is a control itself and holds none. */
export function isHelp(key: Key): boolean {
  const [root, , part, , leaf] = key;
  if (key.slice(4).includes('more')) return false;
  return root === 'steps' && (part === 'intro' || part === 'body' || (part === 'fields' && leaf === 'help'));
}

/** What a text is chosen by: a value, or how the language counts it. */
export interface ChosenBy {
  readonly path: Key;
  readonly isCounted: boolean;
}

export function chosenBy(choice: JsonObject): ChosenBy {
  const [name = '', counted] = String(choice['by']).split(', ');
  return { path: name.split('.'), isCounted: counted !== undefined };
}

/** The choices at a key, each with where it stands below it. */
export function choicesAt(
  value: Json | undefined,
  key: Key,
): readonly { readonly at: Key; readonly choice: JsonObject }[] {
  if (isChoice(value, key)) return [{ at: [], choice: value }];
  const parts = Array.isArray(value) ? Object.entries(value as readonly Json[]) : partsOf(value, key);
  return parts.flatMap(([name, part]) =>
    choicesAt(part, [...key, name]).map(({ at, choice }) => ({ at: [name, ...at], choice })),
  );
}

/** How a language counts: the forms that it has for numbers. */
export function countsIn(locale: string): readonly string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}
