import { loadProject } from '../../compile/loadProject.ts';
import { parseFile } from '../../compile/parseFile.ts';
import type { Project } from '../../compile/project.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { checkProject } from '../checkProject.ts';
import type { Finding } from '../finding.ts';
import { groupedBy } from '../groupedBy.ts';
import type { WordRow } from './wordRows.ts';
import type { SheetProblem, SheetRow } from './wordSheet.ts';

/** A row of a sheet and the words that it is about. */
export interface Matched {
  readonly sheet: SheetRow;
  readonly word: WordRow;
}

/** What `flow check` finds in the words as they would be and not in those that are there, told of the cell it comes from.
 * @param files the new texts, by path
 * @param touched words of which the sheet changes some; what they lack counts although they lacked it before */
export function sheetFindings(
  project: Project,
  files: ReadonlyMap<string, string>,
  matched: readonly Matched[],
  touched: ReadonlySet<WordRow>,
): readonly SheetProblem[] {
  const changed = [...files].map(([path, text]) => [path, parseFile(path, text)] as const);
  const after = loadProject(project.root, new Map([...project.files, ...changed]));
  const only = flowsOf(project, files.keys());
  const findings = checkProject(after, only);
  if (findings.length === 0) return [];
  const before = new Set(checkProject(project, only).map(textOf));
  const places = placesOf(after, matched);
  const score = ({ word }: Placed, finding: Finding) => (names(finding, word) ? 2 : 0) + (touched.has(word) ? 1 : 0);
  return findings.flatMap((finding) => {
    const all = places.get(`${finding.file}:${finding.line}:${finding.column}`) ?? [];
    const [at] = all.toSorted((one, other) => score(other, finding) - score(one, finding));
    const isOld = before.has(textOf(finding)) && !(at && finding.id === 'word-missing' && score(at, finding) === 3);
    return isOld ? [] : [problemOf(finding, at)];
  });
}

/** The flows whose words change; `undefined` of all, when they have words in common that do. */
function flowsOf(project: Project, paths: Iterable<string>): ReadonlySet<string> | undefined {
  const names = [...paths].map((path) => path.replace(/^.*\/|\.json$/g, ''));
  return names.every((name) => Object.hasOwn(project.flows, name)) ? new Set(names) : undefined;
}

/** A finding, wherever it stands in its file. */
function textOf({ id, file, what }: Finding): string {
  return `${id} ${file} ${what}`;
}

function names({ what }: Finding, { key }: WordRow): boolean {
  return what.includes(`"${key.join('.')}"`);
}

interface Placed extends Matched {
  readonly locale: Locale;
}

/** The cells whose words stand at a place of a word file: at the text itself, or at what holds it. */
function placesOf(project: Project, matched: readonly Matched[]): ReadonlyMap<string, readonly Placed[]> {
  const all = matched.flatMap(({ sheet, word }) =>
    LOCALES.flatMap((locale) => {
      const file = project.words[locale]?.[word.file];
      const holders = [word.pointer, formatPointer(word.key), formatPointer([...word.key, 'by'])];
      return [...new Set(holders)].flatMap((pointer) =>
        (['value', 'key'] as const).flatMap((of) => {
          const at = file?.position(pointer, of);
          return file && at ? [{ place: `${file.path}:${at.line}:${at.column}`, sheet, word, locale }] : [];
        }),
      );
    }),
  );
  return groupedBy(all, ({ place }) => place);
}

/** Of a finding that no row of the sheet is about, the place is said as it would be. */
function problemOf({ id, file, line, column, what, why, fix }: Finding, at: Placed | undefined): SheetProblem {
  const text = `${what}. ${why}. ${fix}  [${id}]`;
  if (!at) return { line: 1, column: 1, text: `with these words ${file}:${line}:${column} would say: ${text}` };
  const cell = at.sheet.cells[at.locale];
  return { line: cell.line, column: cell.column, row: at.sheet.row, locale: at.locale, text };
}
