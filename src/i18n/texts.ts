import i18next, { type i18n } from 'i18next';
import type { JsonObject } from '../domain/json.ts';
import { formatValue, type FormatName } from '../domain/valueFormats.ts';
import { DEFAULT_LOCALE, type Locale } from './locale.ts';
import { flowOfPage } from '../domain/pageName.ts';

/** Loads one file of words, `locales/<locale>/<name>.json`; or all that the page of a wizard reads, by file (`pageName`). */
export type WordsLoader = (locale: Locale, name: string) => Promise<JsonObject>;

/** The words of the portal, by file, loaded as they are needed. A store in React's sense. */
export interface Texts {
  readonly locale: () => Locale;
  /** Grows when what has been read would be read otherwise now. A file that nobody has looked into yet changes nothing. */
  readonly version: () => number;
  /** Told of every file too, for those who wait for one. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads every file in use in the new language first, so that no key is ever seen. */
  readonly setLocale: (locale: Locale) => Promise<void>;
  /** @param language another than the page's: some addresses have the English text whatever is chosen */
  readonly load: (names: readonly string[], language?: Locale) => Promise<void>;
  readonly isLoaded: (name: string, language?: Locale) => boolean;
  /** Takes changed words of a file (hot reload). */
  readonly replace: (locale: Locale, name: string, words: JsonObject) => void;
  /** The words at a dotted key of a file; the first of several keys that exists, else the last key itself. */
  readonly text: (name: string, key: string | readonly string[], values?: object) => string;
  readonly has: (name: string, key: string) => boolean;
  /** A whole file as it is; empty until it is loaded. */
  readonly file: (name: string, language?: Locale) => JsonObject;
}

/** The same formats as in the words of a step. */
const FORMATS: readonly FormatName[] = ['money', 'date', 'time', 'dateTime', 'number'];

export function createTexts(loader: WordsLoader, initial: Locale = DEFAULT_LOCALE): Texts {
  const instance = createInstance(initial);
  const listeners = new Set<() => void>();
  const wanted = new Set<string>();
  const loading = new Map<string, Promise<void>>();
  const pages = new Set<string>();
  /** Files that came with the words of a page, and come with them again in another language. */
  const ofPages = new Set<string>();
  /** Files that were read, whether they were here or not. */
  const read = new Set<string>();
  /** One of them has come since, or more of it. */
  let isReadOtherwise = false;
  let locale = initial;
  let version = 0;
  let switches = 0;

  const tell = (): void => listeners.forEach((listener) => listener());
  const changed = (): void => {
    version += 1;
    isReadOtherwise = false;
    tell();
  };
  const noteRead = (language: Locale, file: string): void => void read.add(`${language}/${file}`);
  const isHere = (language: Locale, name: string): boolean =>
    pages.has(`${language}/${name}`) || instance.hasResourceBundle(language, name);
  const addFile = (language: Locale, file: string, words: unknown): void => {
    isReadOtherwise ||= read.has(`${language}/${file}`);
    // Two pages may have different parts of a shared file.
    instance.addResourceBundle(language, file, words, true);
  };
  const add = (language: Locale, name: string, words: JsonObject): void => {
    if (flowOfPage(name) === undefined) return addFile(language, name, words);
    for (const [file, part] of Object.entries(words)) {
      addFile(language, file, part);
      ofPages.add(file);
    }
    pages.add(`${language}/${name}`);
  };
  const loadOne = (language: Locale, name: string): Promise<void> => {
    const key = `${language}/${name}`;
    if (isHere(language, name)) return Promise.resolve();
    const known = loading.get(key);
    if (known) return known;
    const task = loader(language, name)
      .then((words) => add(language, name, words))
      .finally(() => loading.delete(key));
    loading.set(key, task);
    return task;
  };

  return {
    locale: () => locale,
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setLocale: async (next) => {
      const turn = ++switches;
      await Promise.all([...wanted].filter((name) => !ofPages.has(name)).map((name) => loadOne(next, name)));
      if (turn !== switches) return;
      locale = next;
      await instance.changeLanguage(next);
      changed();
    },
    load: async (names, language = locale) => {
      if (language === locale) names.forEach((name) => wanted.add(name));
      const missing = names.filter((name) => !isHere(language, name));
      if (missing.length === 0) return;
      await Promise.all(missing.map((name) => loadOne(language, name)));
      if (isReadOtherwise) changed();
      else tell();
    },
    isLoaded: (name, language = locale) => isHere(language, name),
    replace: (language, name, words) => {
      instance.removeResourceBundle(language, name);
      instance.addResourceBundle(language, name, words);
      changed();
    },
    text: (name, key, values) => {
      noteRead(locale, name);
      // Words name values, never other words.
      return instance.t(key as string[], { ...values, ns: name, lng: locale, nest: false });
    },
    has: (name, key) => {
      noteRead(locale, name);
      return instance.exists(key, { ns: name, lng: locale });
    },
    file: (name, language = locale) => {
      noteRead(language, name);
      return (instance.getResourceBundle(language, name) as JsonObject | undefined) ?? {};
    },
  };
}

function createInstance(initial: Locale): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: initial,
    fallbackLng: false,
    ns: [],
    nsSeparator: false,
    resources: {},
    initAsync: false,
    // React escapes; a second time would show `&amp;`.
    interpolation: { escapeValue: false },
  });
  for (const name of FORMATS) {
    instance.services.formatter?.add(name, (value, language) => formatValue(name, value, language ?? initial));
  }
  return instance;
}
