import type { DataFile } from '../../compile/dataFile.ts';
import { isJsonObject, listOf, type Json, type JsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { LOCALES } from '../../i18n/locale.ts';

import { toldAgain, type Told } from '../toldAgain.ts';
import type { Reporter } from './checkContext.ts';
import { chosenBy, isChoice } from './sentences.ts';
import { leaves, wordAt } from './wordKeys.ts';
import { languageOf, wordFiles } from './wordFiles.ts';

/** A text as a language has it. */
interface InLanguage {
  readonly locale: string;
  readonly file: DataFile;
  readonly value: Json;
}

/** A value of which one language has a text of its own has one in the others too. How a language counts is its own. */
export function checkUneven(context: Reporter): void {
  for (const name of wordFiles(context.project))
    checkLanguages(context, ...LOCALES.flatMap((locale) => context.project.words[locale]?.[name] ?? []));
}

const checkLanguages = toldAgain((told, ...files: readonly DataFile[]) => {
  for (const key of leaves(files[0]?.data ?? {})) {
    const all = files.flatMap((file) => {
      const value = wordAt(file.data, key);
      return value === undefined ? [] : [{ locale: languageOf(file), file, value }];
    });
    checkKey(told, key, all);
  }
});

function checkKey(told: Told, key: readonly string[], all: readonly InLanguage[]): void {
  const parts = all.map(({ value }) => namesOf(value, key));
  if (parts.every((names) => names === undefined)) return compare(told, key, all);
  // Paragraphs are the same ones only where there are as many.
  if (new Set(parts.map((names) => names?.join())).size > 1) return checkLists(told, key, all);
  for (const name of parts[0] ?? []) {
    const at = all.map((one) => ({ ...one, value: (one.value as JsonObject)[name] ?? null }));
    checkKey(told, [...key, name], at);
  }
}

/** What stands in a list of paragraphs, or in a list or what opens among them; of a text nothing. */
function namesOf(value: Json, key: readonly string[]): readonly string[] | undefined {
  return Array.isArray(value) || (isJsonObject(value) && !isChoice(value, key)) ? Object.keys(value) : undefined;
}

/** Items of a list are the same in each language: who reads the shorter one is not told of the others. */
function checkLists(told: Told, key: readonly string[], all: readonly InLanguage[]): void {
  if (key.at(-1) !== 'list') return;
  const counts = all.map(({ value }) => listOf(value).length);
  const most = Math.max(...counts);
  all.forEach(({ locale, file }, index) => {
    if (counts[index] === most) return;
    const what = `${locale} has ${counts[index]} of ${most} items of the list`;
    told.add('word-uneven', { file: file.path, pointer: formatPointer(key) }, what, 'Say each in every language.');
  });
}

function compare(told: Told, key: readonly string[], all: readonly InLanguage[]): void {
  const choices = all.flatMap((one) => {
    const { value } = one;
    return isChoice(value, key) && !chosenBy(value).isCounted ? [{ ...one, value }] : [];
  });
  if (new Set(choices.map(({ value }) => value['by'])).size !== 1) return;
  for (const { locale, file, value } of all) {
    const others = choices.filter((one) => one.locale !== locale);
    const isPlain = typeof value === 'string';
    // One sentence for all may be right where another language has to tell apart; not where only one does not.
    if (others.length === 0 || (isPlain && others.length < all.length - 1)) continue;
    if (!isPlain && !choices.some((one) => one.locale === locale)) continue;
    const own = isPlain ? {} : (value as JsonObject);
    for (const other of others) {
      const unsaid = Object.keys(other.value).filter(
        (branch) => !['by', 'else'].includes(branch) && !Object.hasOwn(own, branch),
      );
      // What is for every other value is for that one, where there is no further one.
      const isOfOne = unsaid.length === 1 && other.value['else'] === undefined;
      if (unsaid.length === 0 || (!isPlain && (own['else'] === undefined || isOfOne))) continue;
      const what = `${locale} has no text of its own for ${unsaid.map((one) => JSON.stringify(one)).join(' and ')}, as ${other.locale} has`;
      const fix = 'Add it, or leave it out of the other languages.';
      told.add('word-uneven', { file: file.path, pointer: formatPointer(key) }, what, fix);
      break;
    }
  }
}
