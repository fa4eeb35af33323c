import type { Project } from '../../compile/project.ts';
import type { Position } from '../../compile/dataFile.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { writeCsv } from '../../domain/csv.ts';
import { readCsv, type CsvCell } from './readCsv.ts';
import { whatItIs, whereShown } from './whereShown.ts';
import type { WordRow } from './wordRows.ts';

const COLUMNS = ['file', 'key', 'where', 'what', ...LOCALES] as const;

/** By these a row finds its words, and these it brings; the others are for who reads it, and may be changed or left out. */
const NEEDED = ['file', 'key', ...LOCALES] as const;
type Column = (typeof NEEDED)[number];

/** Words as a table for translators. */
export function wordSheet(project: Project, rows: readonly WordRow[]): string {
  return writeCsv([
    COLUMNS,
    ...rows.map((row) => [
      row.file,
      row.pointer,
      whereShown(project, row),
      whatItIs(project, row),
      ...LOCALES.map((locale) => row.texts[locale] ?? ''),
    ]),
  ]);
}

/** A row as it came back. */
export interface SheetRow {
  readonly row: number;
  readonly cells: { readonly [column in Column]: CsvCell };
}

/** What is wrong with a sheet, where. */
export interface SheetProblem extends Position {
  readonly row?: number;
  readonly locale?: Locale;
  /** What, why and how to mend it, in whole sentences. */
  readonly text: string;
}

export function readSheet(bytes: Uint8Array): readonly SheetRow[] | SheetProblem {
  const text = decoded(bytes);
  const top = { line: 1, column: 1 };
  if (text === undefined) {
    const why = 'Letters of another encoding come out as others';
    return { ...top, text: `the file is not UTF-8. ${why}. Save it as "CSV UTF-8".` };
  }
  const read = readCsv(text);
  if ('what' in read)
    return { ...read, text: `${read.what}. Where it ends, the cells behind it are not known. ${read.fix}` };
  const [head, ...rows] = read;
  const names = head?.cells.map((cell) => cell.text.trim()) ?? [];
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const what = `the first row has no column ${missing.map((name) => `"${name}"`).join(', ')}`;
    const why = 'A row finds its words by "file" and "key", and has a column for each language';
    return { ...top, row: 1, text: `${what}. ${why}. Take the sheet as "flow words export" writes it.` };
  }
  const twice = NEEDED.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (head && twice !== undefined) {
    const { line, column } = head.cells[names.lastIndexOf(twice)] ?? top;
    const text = `a second column is called "${twice}". Which of the two counts is not known. Take one of them out.`;
    return { line, column, row: 1, text };
  }
  return rows.map(({ row, cells }) => {
    const last = cells.at(-1) ?? top;
    const cell = (name: Column) => cells[names.indexOf(name)] ?? { text: '', line: last.line, column: last.column };
    return { row, cells: Object.fromEntries(NEEDED.map((name) => [name, cell(name)])) as SheetRow['cells'] };
  });
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
