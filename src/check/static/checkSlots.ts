import type { DataFile } from '../../compile/dataFile.ts';
import { LANGUAGE_ENDINGS } from '../../domain/inLanguage.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { isLocale, LOCALES } from '../../i18n/locale.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Reporter } from './checkContext.ts';
import { interpolated } from './checkInterpolation.ts';
import { leaves, wordAt } from './wordKeys.ts';

/** What stands between braces in one language and in none of the others is misspelt: nothing would fill it. */
export function checkSlots(context: Reporter): void {
  const names = new Set(LOCALES.flatMap((locale) => Object.keys(context.project.words[locale] ?? {})));
  for (const name of names) {
    const files = LOCALES.flatMap((locale) => context.project.words[locale]?.[name] ?? []);
    for (const file of files) {
      for (const key of leaves(file.data)) checkSentence(context, file, files, key);
    }
  }
}

function checkSentence(context: Reporter, file: DataFile, files: readonly DataFile[], key: readonly string[]): void {
  const own = slotsOf(file, key);
  if (own.size === 0) return;
  const others = files.filter((one) => one !== file && wordAt(one.data, key) !== undefined);
  if (others.length === 0) return;
  const known = new Set(
    others.flatMap((one) => [...slotsOf(one, key).keys()].map((slot) => withoutLanguage(slot, one))),
  );
  for (const [slot, at] of own) {
    if (known.has(withoutLanguage(slot, file))) continue;
    const what = `{{${slot}}} stands in no other language at "${key.join('.')}"`;
    const mend = didYouMean(slot, known).trim() || 'Say it in the other languages too, or leave it out.';
    context.add('word-name', { file: file.path, pointer: formatPointer(at) }, what, mend);
  }
}

/** What stands between braces at a key, each with the sentence in which it stands first. */
function slotsOf(file: DataFile, key: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const value = wordAt(file.data, key);
  const texts = Array.isArray(value)
    ? (value as readonly unknown[]).map((text, index) => [text, [...key, String(index)]] as const)
    : [[value, key] as const];
  const slots = texts.flatMap(([text, at]) =>
    typeof text === 'string' ? interpolated(text).map(({ path }) => [path.join('.'), at] as const) : [],
  );
  return new Map(slots.reverse());
}

/** The same for every language. */
function withoutLanguage(slot: string, file: DataFile): string {
  const locale = file.path.split('/')[1];
  const ending = isLocale(locale) ? LANGUAGE_ENDINGS[locale] : '';
  return ending !== '' && slot.endsWith(ending) ? slot.slice(0, -ending.length) : slot;
}
