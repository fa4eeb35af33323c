import { articlesOf } from '../../compile/articles/articles.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import { filesLike } from '../../compile/filesLike.ts';
import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { eachMember } from '../eachMember.ts';
import { groupedBy } from '../groupedBy.ts';
import type { Place } from '../finding.ts';
import { remembering, rememberingAll } from '../remembering.ts';
import { sentencesAt } from './sentences.ts';
import { wordFiles } from './wordFiles.ts';
import { leaves, wordAt } from './wordKeys.ts';

/** A text in a language, and where it stands. */
export interface LocalText {
  readonly locale: Locale;
  readonly text: string;
  readonly place: Place;
}

/** One text as the languages have it; a language may lack it. */
export type ParallelText = readonly LocalText[];

/** Every text that members and visitors read, with what stands there in the other languages. */
export const parallelTexts = remembering((project: Project): readonly ParallelText[] => [
  ...ofWords(project),
  ...ofContent(project),
  ...ofDocuments(project),
  ...ofArticles(project),
]);

function ofWords(project: Project): readonly ParallelText[] {
  return wordFiles(project).flatMap((name) =>
    name.startsWith('article') ? [] : ofWordFiles(...LOCALES.map((locale) => project.words[locale]?.[name] ?? NO_FILE)),
  );
}

/** Stands for a file that a language lacks. */
const NO_FILE = { path: '', data: {} };

type Written = Pick<DataFile, 'path' | 'data'>;

/** Of the words of one name, in the order of the languages. */
const ofWordFiles = rememberingAll((...files: readonly Written[]): readonly ParallelText[] => {
  const keys = new Map(files.flatMap(({ data }) => leaves(data).map((key) => [formatPointer(key), key] as const)));
  return [...keys.values()].flatMap((key) =>
    grouped(
      inLanguages(files).flatMap(([locale, file]) =>
        sentencesAt(wordAt(file.data, key), key).map(({ at, text }) => ({
          locale,
          text,
          place: { file: file.path, pointer: formatPointer([...key, ...at]) },
        })),
      ),
    ),
  );
});

/** Files in the order of the languages, each with its own; those that a language lacks are left out. */
function inLanguages(files: readonly Written[]): readonly (readonly [Locale, Written])[] {
  return LOCALES.flatMap((locale, index) => {
    const file = files[index];
    return file && file !== NO_FILE ? [[locale, file] as const] : [];
  });
}

/** Objects with a member for each language. */
function ofContent(project: Project): readonly ParallelText[] {
  return filesLike(project, /^content\/[^/]+\.json$/).flatMap(ofContentFile);
}

const ofContentFile = remembering((file: DataFile): readonly ParallelText[] => {
  const found: ParallelText[] = [];
  eachMember(file.data, ({ value, pointer }) => {
    if (isJsonObject(value)) found.push(...ofNames(value, file, pointer));
    if (!isJsonObject(value) || !LOCALES.some((locale) => Object.hasOwn(value, locale))) return;
    found.push(
      ...grouped(
        LOCALES.flatMap((locale) => textsBelow(value[locale], file, locale, `${pointer}${formatPointer([locale])}`)),
        (place) => place.slice(pointer.length).replace(/^\/[^/]+/, ''),
      ),
    );
    return false;
  });
  return found;
});

/** Banks and area codes have their names side by side. */
const NAMES: { readonly [locale in Locale]: string } = { 'zh-HK': 'name_tw', 'zh-CN': 'name_cn', en: 'name_en' };

function ofNames(row: JsonObject, file: DataFile, pointer: string): readonly ParallelText[] {
  const names = LOCALES.flatMap((locale): readonly LocalText[] => {
    const text = row[NAMES[locale]];
    const place = { file: file.path, pointer: `${pointer}${formatPointer([NAMES[locale]])}` };
    return typeof text === 'string' ? [{ locale, text, place }] : [];
  });
  return names.length === LOCALES.length ? [names] : [];
}

function ofDocuments({ files }: Project): readonly ParallelText[] {
  return ofDocumentFiles(...LOCALES.map((locale) => files.get(`content/documents/${locale}.json`) ?? NO_FILE));
}

const ofDocumentFiles = rememberingAll((...files: readonly Written[]) =>
  grouped(inLanguages(files).flatMap(([locale, file]) => textsBelow(file.data, file, locale, ''))),
);

/** Of articles whose languages are made alike: else nobody knows which texts are the same. */
function ofArticles(project: Project): readonly ParallelText[] {
  return Object.values(articlesOf(project)).flatMap((languages) =>
    ofArticle(...LOCALES.map((locale) => languages[locale] ?? NO_FILE)),
  );
}

const ofArticle = rememberingAll((...files: readonly Written[]): readonly ParallelText[] => {
  const all = files.map((file, index) =>
    textsBelow(file.data, file, LOCALES[index] as Locale, '').filter(
      ({ place }) => !/\/(type|to)$/.test(place.pointer),
    ),
  );
  const [first = [], ...others] = all.map((texts) => texts.map(({ place }) => place.pointer).join());
  const isAlike = others.every((one) => one === first);
  return isAlike ? grouped(all.flat()) : all.flat().map((text) => [text]);
});

function textsBelow(value: Json | undefined, file: Written, locale: Locale, pointer: string): readonly LocalText[] {
  if (typeof value === 'string') return [{ locale, text: value, place: { file: file.path, pointer } }];
  const found: LocalText[] = [];
  eachMember(
    value,
    (one) => {
      if (typeof one.value === 'string')
        found.push({ locale, text: one.value, place: { file: file.path, pointer: one.pointer } });
    },
    pointer,
  );
  return found;
}

/** @param keyOf what is the same in every language of a place */
function grouped(texts: readonly LocalText[], keyOf = (pointer: string) => pointer): readonly ParallelText[] {
  return [...groupedBy(texts, ({ place }) => keyOf(place.pointer)).values()];
}
