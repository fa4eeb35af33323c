import type { Project } from '../../compile/project.ts';
import type { Json } from '../../domain/json.ts';
import type { Change } from './change.ts';
import { differences, type Difference } from './leaves.ts';
import { shortText } from './names.ts';

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
export const MOST_SAID = 6;

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
export function wordsIn(value: Json | undefined, at: readonly string[]): readonly Word[] {
  if (value === undefined) return [];
  if (isWord(value)) return at.at(-1) === '$schema' ? [] : [{ at, text: value }];
  return Object.entries(value as object).flatMap(([name, inner]) => wordsIn(inner as Json, [...at, name]));
}

function isWord(value: Json | undefined): value is Exclude<Json, object> {
  return value === null || (value !== undefined && typeof value !== 'object');
}
