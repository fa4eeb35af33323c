import type { DataFile } from '../../compile/dataFile.ts';
import type { Json } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { nearest } from '../../domain/nearest.ts';
import { checkAlike } from './checkAlike.ts';
import { checkBoundsSaid } from './checkBoundsSaid.ts';
import type { FlowView, Reporter } from './checkContext.ts';
import { checkInterpolation } from './checkInterpolation.ts';
import { isChoice } from './sentences.ts';
import { leaves, wordAt, wordKeys, type KnownKeys, type NeededWord } from './wordKeys.ts';
import { fixOfUnused } from './unusedWords.ts';
import { COMMON_WORDS } from './wordFiles.ts';

/** Words of a flow: none missing in any language, none that nothing shows, no name that its step does not offer. */
export function checkWords(view: FlowView): void {
  const { known, needed } = wordKeys(view);
  const renamed = renamedWords(view, needed, known);
  for (const locale of LOCALES) {
    const path = `locales/${locale}/${view.id}.json`;
    const file = view.project.words[locale]?.[view.id];
    if (!file) {
      const what = `the words of flow "${view.id}" are missing in ${locale}`;
      view.add('word-missing', { file: path, pointer: '' }, what, `Add ${path}.`);
      continue;
    }
    if (file.data === null) continue;
    for (const word of needed) checkNeeded(view, locale, file, word, renamed);
    for (const key of leaves(file.data)) checkKnown(view, file, key, known, renamed);
    checkOverrides(view, locale, file, needed);
    checkInterpolation(view, file);
  }
  checkAlike(view, needed);
  checkBoundsSaid(view);
}

/** A name that no language has words for, and one beside it that all have and nothing shows: the flow has another name. */
interface Renamed {
  readonly missing: string;
  readonly unused: string;
}

function renamedWords(view: FlowView, needed: readonly NeededWord[], known: KnownKeys): readonly Renamed[] {
  const all = LOCALES.map((locale) => view.project.words[locale]?.[view.id]?.data ?? {});
  const missing = needed.flatMap(({ places: [own, ...others] }) => {
    const isSaid = own?.file !== 'flow' || others.length > 0 || all.some((data) => hasWords(wordAt(data, own.key)));
    return isSaid ? [] : [own.key];
  });
  const unknown = leaves(all[0] ?? {}).filter((key) => key[0] !== '$schema' && !known.has(key));
  const unused = unknown
    .map((key) => known.topmostUnknown(key))
    .filter((key) => all.every((data) => wordAt(data, key) !== undefined));
  return missing.flatMap((key): readonly Renamed[] => {
    const beside = unused.filter(
      (one) => one.length <= key.length && one.slice(0, -1).every((name, at) => key[at] === name),
    );
    const near = beside.find((one) => nearest(key[one.length - 1] ?? '', [one.at(-1) ?? '']) !== undefined);
    return near ? [{ missing: key.slice(0, near.length).join('.'), unused: near.join('.') }] : [];
  });
}

function checkNeeded(
  context: Reporter,
  locale: string,
  file: DataFile,
  { places }: NeededWord,
  renamed: readonly Renamed[],
): void {
  const shared = context.project.words[locale]?.['shared']?.data;
  const isSaid = places.some(({ file: where, key }) =>
    hasText(wordAt(where === 'flow' ? file.data : shared, key), key),
  );
  if (isSaid) return;
  const [own, ...others] = places;
  const at = own?.file === 'flow' ? file : context.project.words[locale]?.['shared'];
  if (!own || !at) return;
  const name = own.key.join('.');
  const other = renamed.find(({ missing }) => `${name}.`.startsWith(`${missing}.`));
  const fix = other
    ? `Every language has words for "${other.unused}", which nothing shows: mend the name in the flow or form, or move the words.`
    : others.length > 0
      ? `Add it here, or "${others[0]?.key.join('.')}" to locales/${locale}/shared.json.`
      : isSaidElsewhere(context, file, own.key)
        ? 'Add it, as in the other languages.'
        : 'Add it in every language.';
  const what = `"${name}" has no words in ${locale}`;
  context.add('word-missing', { file: at.path, pointer: formatPointer(own.key), of: 'key' }, what, fix);
}

function isSaidElsewhere({ project }: Reporter, { path }: DataFile, key: readonly string[]): boolean {
  const name = path.replace(/^.*\//, '').replace(/\.json$/, '');
  return LOCALES.some((locale) => hasWords(wordAt(project.words[locale]?.[name]?.data ?? {}, key)));
}

/** What the other languages say here of their own, this one says too: a member reads the same in each. */
function checkOverrides(view: FlowView, locale: string, file: DataFile, needed: readonly NeededWord[]): void {
  const others = LOCALES.filter((one) => one !== locale).map((one) => view.project.words[one]?.[view.id]?.data);
  const known = new Set(needed.map(({ places }) => places[0]?.key.join('.')));
  for (const key of leaves(others[0] ?? {})) {
    const isSaid = [file.data, ...others.slice(1)].map((data) => hasWords(wordAt(data, key)));
    if (isSaid[0] || isSaid.includes(false, 1)) continue;
    const name = key.join('.');
    const hasFallback = needed.some(({ places }) => places.length > 1 && places[0]?.key.join('.') === name);
    // What must be said and falls back on nothing is reported already.
    if (known.has(name) && !hasFallback) continue;
    const place = { file: file.path, pointer: formatPointer(key), of: 'key' as const };
    const what = `"${name}" has no words in ${locale}, and the other languages say it here`;
    view.add('word-missing', place, what, 'Add it, or remove it from the other languages.');
  }
}

function hasText(value: Json | undefined, key: readonly string[]): boolean {
  return isChoice(value, key) || (typeof value === 'string' && value.trim() !== '');
}

function checkKnown(
  context: Reporter,
  file: DataFile,
  key: readonly string[],
  known: KnownKeys,
  renamed: readonly Renamed[],
): void {
  if (key[0] === '$schema' || known.has(key)) return;
  const at = known.topmostUnknown(key);
  const around = at.slice(0, -1);
  const beside = known.all.filter((one) => around.every((name, index) => one[index] === name));
  const name = nearest(at.at(-1) ?? '', new Set(beside.flatMap((one) => one[around.length] ?? [])));
  const near = name === undefined ? undefined : [...around, name];
  const other = renamed.find(({ unused }) => unused === at.join('.'));
  const fix = other
    ? `The flow or its form has another name, which no language has words for: mend it there. Did you mean "${other.missing}"? Then move the words.`
    : near === undefined
      ? fixOfUnused(context.project, at)
      : wordAt(file.data, near) === undefined
        ? `Did you mean "${near.join('.')}"? Rename it so, or remove it.`
        : `Remove it: "${near.join('.')}" has its words.`;
  const what = `nothing shows "${at.join('.')}"`;
  context.add('word-unused', { file: file.path, pointer: formatPointer(at), of: 'key' }, what, fix);
}

/** Words that no one flow owns: every language says the same keys. */
export function checkCommonWords(context: Reporter): void {
  for (const name of COMMON_WORDS) {
    if (!LOCALES.some((locale) => context.project.words[locale]?.[name])) continue;
    const keys = new Set(
      LOCALES.flatMap((locale) =>
        leaves(context.project.words[locale]?.[name]?.data ?? {}).map((key) => JSON.stringify(key)),
      ),
    );
    for (const locale of LOCALES) checkParity(context, locale, name, keys);
  }
}

function checkParity(context: Reporter, locale: string, name: string, keys: ReadonlySet<string>): void {
  const path = `locales/${locale}/${name}.json`;
  const file = context.project.words[locale]?.[name];
  if (!file) {
    const what = `${path} is missing`;
    context.add('word-missing', { file: path, pointer: '' }, what, 'Add it, as in the other languages.');
    return;
  }
  for (const text of keys) {
    const key = JSON.parse(text) as string[];
    if (key.length === 0 || hasWords(wordAt(file.data, key))) continue;
    context.add(
      'word-missing',
      { file: path, pointer: formatPointer(key), of: 'key' },
      `"${key.join('.')}" has no words in ${locale}`,
      'Add it, as in the other languages.',
    );
  }
}

function hasWords(value: Json | undefined): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}
