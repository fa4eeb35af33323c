import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';
import { formatPointer, getAt } from '../../domain/jsonPointer.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { CheckContext } from '../static/checkContext.ts';
import { chosenBy, countsIn, isChoice, sentencesAt } from '../static/sentences.ts';
import { leaves, textOf, wordAt, wordKeys } from '../static/wordKeys.ts';

type Key = readonly string[];

/** One text, as each language has it. */
export interface WordRow {
  /** Name of the word files: `transfer-to-hk`. */
  readonly file: string;
  readonly key: Key;
  /** Where it stands below its key: of several paragraphs one, of texts by a value one. */
  readonly at: Key;
  /** Key and place as one. */
  readonly pointer: string;
  /** Languages that have no such text are left out. */
  readonly texts: { readonly [locale in Locale]?: string };
  /** Languages that should say it and do not. */
  readonly lacking: readonly Locale[];
}

/** Every text of some word files, in order of the files, and behind them what a flow shows and no language says yet. */
export function wordRows(project: Project, names: readonly string[]): readonly WordRow[] {
  const context = new CheckContext(project);
  const unsaid = Object.keys(project.flows).flatMap((id) => unsaidOf(context, id));
  return names.flatMap((file) => {
    const data = LOCALES.map((locale) => project.words[locale]?.[file]?.data ?? {});
    const keys = new Map(data.flatMap(leaves).map((key) => [textOf(key), key]));
    for (const one of unsaid) if (one.file === file) keys.set(textOf(one.key), one.key);
    keys.delete(textOf(['$schema']));
    keys.delete(textOf([]));
    return [...keys.values()].flatMap((key) => rowsAt(project, file, key));
  });
}

function unsaidOf(context: CheckContext, id: string): readonly { readonly file: string; readonly key: Key }[] {
  const view = context.flow(id);
  if (!view) return [];
  const isSaid = (file: string, key: Key) =>
    LOCALES.some((locale) => wordAt(context.project.words[locale]?.[file]?.data, key) !== undefined);
  return wordKeys(view).needed.flatMap(({ places }) => {
    const all = places.map(({ file, key }) => ({ file: file === 'flow' ? id : file, key }));
    return all.some(({ file, key }) => isSaid(file, key)) ? [] : all.slice(0, 1);
  });
}

function rowsAt({ words }: Project, file: string, key: Key): readonly WordRow[] {
  const values = LOCALES.map((locale) => ({ locale, value: wordAt(words[locale]?.[file]?.data, key) }));
  const said = values.map(({ locale, value }) => ({ locale, value, sentences: sentencesAt(value, key) }));
  const places = new Map(said.flatMap(({ sentences }) => sentences.map(({ at }) => [textOf(at), at] as const)));
  if (places.size === 0) places.set('', []);
  return [...places.values()].map((at): WordRow => {
    const texts = said.flatMap(({ locale, sentences }) => {
      const found = sentences.find((one) => textOf(one.at) === textOf(at));
      return found ? [[locale, found.text] as const] : [];
    });
    const lacking = values.filter(({ locale, value }) => isLacking(locale, value, key, at)).map(({ locale }) => locale);
    return { file, key, at, pointer: formatPointer([...key, ...at]), texts: Object.fromEntries(texts), lacking };
  });
}

/** Whether every language has a text there: among paragraphs, in a list, at what opens; not one of several by a value. */
function isPlaceOf(value: Json, at: Key): boolean {
  const around = getAt(value, at.slice(0, -1));
  return around === undefined || Array.isArray(around) || (isJsonObject(around) && around['by'] === undefined);
}

/** Whether a language should have a text at a place and has none: how it counts is its own, and so is whether one text does for
 * several values. */
function isLacking(locale: Locale, value: Json | undefined, key: Key, at: Key): boolean {
  if (value === undefined || value === '') return true;
  if (sentencesAt(value, key).some((one) => textOf(one.at) === textOf(at))) return false;
  const [name = ''] = at;
  if (!isChoice(value, key)) return isPlaceOf(value, at);
  if (at.length !== 1) return false;
  return chosenBy(value).isCounted ? countsIn(locale).includes(name) : value['else'] === undefined;
}
