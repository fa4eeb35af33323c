import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';
import type { Change } from './change.ts';
import { differences, type Difference } from './leaves.ts';
import { shortText } from './names.ts';
import { deepEqual } from '../../domain/deepEqual.ts';

const LANGUAGES: { readonly [locale: string]: string } = {
  'zh-HK': 'Traditional Chinese',
  'zh-CN': 'Simplified Chinese',
  en: 'English',
};

/** A language as a product owner calls it; one that the portal does not have, by its tag. */
export function languageName(locale: string): string {
  return LANGUAGES[locale] ?? locale;
}

/** Of words that come or go together, so many are said. */
const MOST_SAID = 6;

/** What a member reads, in each language. */
export function wordChanges(before: Project, after: Project): readonly Change[] {
  const locales = new Set([...Object.keys(before.words), ...Object.keys(after.words)]);
  return [...locales].flatMap((locale) => {
    const [was, is] = [before.words[locale] ?? {}, after.words[locale] ?? {}];
    const files = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...files].flatMap((file) => {
      const flow = after.flows[file] || before.flows[file] ? { flow: file } : {};
      const say = new WordsOf(languageName(locale), flow.flow ? '' : `${file}: `);
      return differences(was[file]?.data, is[file]?.data)
        .flatMap((difference) => say.sentences(difference))
        .map((sentence): Change => ({ subject: 'words', ...flow, sentence }));
    });
  });
}

/** Words of one language in one file. */
class WordsOf {
  constructor(
    readonly language: string,
    readonly file: string,
  ) {}

  sentences({ at, before, after }: Difference): readonly string[] {
    if (isWord(before) && isWord(after)) {
      return [`${this.language} words changed: ${shortText(after)} instead of ${this.#word({ at, text: before })}.`];
    }
    return [...this.#all('removed', at, before), ...this.#all('added', at, after)];
  }

  /** Nothing for what has no words in it: a name alone. */
  #all(what: 'added' | 'removed', at: readonly string[], value: Json | undefined): readonly string[] {
    const words = wordsIn(value, at);
    if (words.length === 0) return [];
    const said = words.slice(0, MOST_SAID).map((word) => this.#word(word));
    const more = words.length > MOST_SAID ? [`and ${words.length - MOST_SAID} more`] : [];
    return [`${this.language} words ${what}: ${[...said, ...more].join(', ')}.`];
  }

  #word({ at, text }: Word): string {
    return `${shortText(text)} at ${this.file}${at.join('.')}`;
  }
}

export interface Word {
  readonly at: readonly string[];
  readonly text: Json;
}

/** Every text below a value. */
function wordsIn(value: Json | undefined, at: readonly string[]): readonly Word[] {
  if (value === undefined) return [];
  if (isWord(value)) return at.at(-1) === '$schema' ? [] : [{ at, text: value }];
  return Object.entries(value as object).flatMap(([name, inner]) => wordsIn(inner as Json, [...at, name]));
}

function isWord(value: Json | undefined): value is Exclude<Json, object> {
  return value === null || (value !== undefined && typeof value !== 'object');
}

/** Words that changed in some languages and are as they were in others. A language that already says what the others now
 * do, a word that is new where the others have it, is not behind. */
export function staleTranslations(before: Project, after: Project): readonly Change[] {
  const locales = Object.keys(after.words);
  const files = new Set(locales.flatMap((locale) => Object.keys(after.words[locale] ?? {})));
  return [...files].flatMap((file) => {
    const texts = new Map(
      locales.map((locale) => [
        locale,
        { was: textsOf(before.words[locale]?.[file]?.data), is: textsOf(after.words[locale]?.[file]?.data) },
      ]),
    );
    const places = new Set([...texts.values()].flatMap(({ was, is }) => [...was.keys(), ...is.keys()]));
    const behind = new Map<string, string[]>();
    for (const place of places) {
      const states = [...texts].map(([locale, { was, is }]) => ({ locale, was: was.get(place), is: is.get(place) }));
      const moved = states.filter(({ was, is }) => !deepEqual(was ?? null, is ?? null));
      const isThere = moved.some(({ is }) => is !== undefined);
      const isNew = moved.every(({ was }) => was === undefined);
      const left = states.filter(
        ({ was, is }) => deepEqual(was ?? null, is ?? null) && (isNew ? is === undefined : isThere || is !== undefined),
      );
      if (left.length === 0 || moved.length === 0) continue;
      const names = `${namesOf(moved)} only, not in ${namesOf(left)}`;
      behind.set(names, [...(behind.get(names) ?? []), place]);
    }
    const flow = after.flows[file] ? { flow: file } : {};
    return [...behind].map(([languages, places]): Change => {
      const said = places.slice(0, MOST_SAID).map((place) => (flow.flow ? place : `${file}: ${place}`));
      const more = places.length > MOST_SAID ? [`and ${places.length - MOST_SAID} more`] : [];
      return { subject: 'words', ...flow, sentence: `Changed in ${languages}: ${[...said, ...more].join(', ')}.` };
    });
  });
}

function namesOf(states: readonly { readonly locale: string }[]): string {
  return states.map(({ locale }) => languageName(locale)).join(' and ');
}

/** The texts of a file by their places; one that is chosen by a value is whole, for each language has the forms that it needs. */
function textsOf(data: Json | undefined, at: readonly string[] = []): ReadonlyMap<string, Json> {
  if (!isJsonObject(data) || typeof data['by'] === 'string')
    return new Map(data === undefined || at.at(-1) === '$schema' ? [] : [[at.join('.'), data]]);
  return new Map(Object.entries(data).flatMap(([name, inner]) => [...textsOf(inner, [...at, name])]));
}
