import type { Project } from '../../compile/project.ts';
import type { Json } from '../../domain/json.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { meant } from '../didYouMean.ts';
import { groupedBy } from '../groupedBy.ts';
import { wordAt } from '../static/wordKeys.ts';
import { changeWords } from './changeWords.ts';
import { wordFiles } from '../static/wordFiles.ts';
import { wordRows, type WordRow } from './wordRows.ts';
import { sheetFindings, type Matched } from './sheetFindings.ts';
import { readSheet, type SheetProblem, type SheetRow } from './wordSheet.ts';

/** What a sheet makes of the word files: their new texts by path, or all that is wrong with it. */
type Imported =
  | {
      readonly type: 'files';
      readonly files: ReadonlyMap<string, string>;
      readonly texts: number;
      readonly rows: number;
    }
  | { readonly type: 'problems'; readonly problems: readonly SheetProblem[] };

interface Change extends Matched {
  readonly locale: Locale;
  readonly text: string;
}

/** Reads a sheet that `wordSheet` wrote and translators have filled. Nothing of it counts when anything is wrong: with the sheet,
 * or by `flow check` with the words as they would be. */
export function importWords(project: Project, bytes: Uint8Array): Imported {
  const sheet = readSheet(bytes);
  if ('text' in sheet) return { type: 'problems', problems: [sheet] };
  const problems: SheetProblem[] = [];
  const matched = matchRows(project, sheet, problems);
  const changes = matched.flatMap((one) => changesOf(project, one, problems));
  const files = changedFiles(project, changes);
  const found =
    files.size === 0 ? [] : sheetFindings(project, files, matched, new Set(changes.map(({ word }) => word)));
  const all = inRowOrder([...problems, ...found]);
  if (all.length > 0) return { type: 'problems', problems: all };
  return { type: 'files', files, texts: changes.length, rows: sheet.length };
}

/** What no row of the sheet is about comes last. */
function inRowOrder(problems: readonly SheetProblem[]): readonly SheetProblem[] {
  const isOfNone = ({ row }: SheetProblem) => Number(row === undefined);
  return problems.toSorted(
    (one, other) => isOfNone(one) - isOfNone(other) || one.line - other.line || one.column - other.column,
  );
}

function matchRows(project: Project, sheet: readonly SheetRow[], problems: SheetProblem[]): readonly Matched[] {
  const names = wordFiles(project);
  const known = groupedBy(wordRows(project, names), ({ file }) => file);
  const seen = new Map<string, number>();
  return sheet.flatMap((row): readonly Matched[] => {
    const { file, key } = row.cells;
    const words = known.get(file.text);
    const tell = (cell: typeof key, text: string) =>
      void problems.push({ line: cell.line, column: cell.column, row: row.row, text });
    if (!words) {
      const why = 'A row finds its words by the name of their file in locales/';
      tell(file, `there are no words called "${file.text}". ${why}. ${meant(file.text, names, 'Export again.')}`);
      return [];
    }
    const word = words.find(({ pointer }) => pointer === key.text);
    if (!word) {
      const why = `Nothing in "${file.text}" has this key, so nobody would read the words`;
      const fix = meant(
        key.text,
        words.map(({ pointer }) => pointer),
        'Take the row out, or export again.',
      );
      tell(key, `"${key.text}" is not known. ${why}. ${fix}`);
      return [];
    }
    const before = seen.get(`${file.text}${key.text}`);
    seen.set(`${file.text}${key.text}`, row.row);
    if (before === undefined) return [{ sheet: row, word }];
    tell(key, `"${key.text}" stands in row ${before} too. Which of the two counts is not known. Take one of them out.`);
    return [];
  });
}

function changesOf(project: Project, { sheet, word }: Matched, problems: SheetProblem[]): readonly Change[] {
  return LOCALES.flatMap((locale): readonly Change[] => {
    const cell = sheet.cells[locale];
    const was = word.texts[locale] ?? '';
    // Some spreadsheets end the lines of a cell as they end rows.
    const text = cell.text === was ? was : cell.text.replaceAll(/\r\n?/g, '\n');
    if (text === was) return [];
    const wrong = whyNot(project, { sheet, word, locale, text });
    if (wrong === undefined) return [{ sheet, word, locale, text }];
    problems.push({ line: cell.line, column: cell.column, row: sheet.row, locale, text: wrong });
    return [];
  });
}

/** Why a language cannot have a text there as its file is, and what to do. */
function whyNot({ words }: Project, { word, locale, text }: Change): string | undefined {
  const path = `locales/${locale}/${word.file}.json`;
  const file = words[locale]?.[word.file];
  if (!file || file.problems.length > 0)
    return `there is no ${path} that can be read. Its words have no place to go to. Mend it first; flow check says how.`;
  if (text === '')
    return `the words are gone: ${JSON.stringify(word.texts[locale])}. A member would read the key instead. Put them back; what is no longer said is taken out in ${path}.`;
  const value = wordAt(file.data, word.key);
  if (value === undefined || value === '' || word.texts[locale] !== undefined) return undefined;
  if (word.at.length === 0)
    return `${locale} has several texts here, each in a row of its own. One text more would never be read. Leave the cell empty.`;
  if (typeof value === 'string')
    return `${locale} has one text here, in a row of its own. A text beside it would never be read. Leave the cell empty, or say it by a value in ${path}.`;
  return undefined;
}

function changedFiles(project: Project, changes: readonly Change[]): ReadonlyMap<string, string> {
  const groups = groupedBy(changes, ({ locale, word }) => `locales/${locale}/${word.file}.json`);
  return new Map(
    [...groups].map(([path, own]) => {
      const text = own.reduce(
        (before, { word, locale, text: said }) => {
          const like = likeOf(project, word, locale);
          return changeWords(before, [{ key: word.key, at: word.at, text: said }], like);
        },
        project.files.get(path)?.text ?? '',
      );
      return [path, text] as const;
    }),
  );
}

/** The file of another language that has the key, or the first. */
function likeOf({ words }: Project, { file, key }: WordRow, locale: Locale): Json | undefined {
  const others = LOCALES.filter((one) => one !== locale).map((one) => words[one]?.[file]?.data);
  return others.find((data) => wordAt(data, key) !== undefined) ?? others[0];
}
