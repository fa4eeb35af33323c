import { existsSync, readFileSync } from 'node:fs';
import type { Project } from '../../compile/project.ts';
import { didYouMean } from '../didYouMean.ts';
import { importWords } from '../words/importWords.ts';
import { wordFiles } from '../static/wordFiles.ts';
import { wordRows } from '../words/wordRows.ts';
import { wordSheet, type SheetProblem } from '../words/wordSheet.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';
import { counted } from '../../domain/counted.ts';
import { FileRefused } from './fileRefused.ts';
import { keptLayout } from './prettyJson.ts';
import { writeAll } from './writeAll.ts';
import { writeFile } from './writeFile.ts';

const HOW =
  'flow words export [flow…] [--missing] [--out words.csv] writes a sheet for translators; flow words import words.csv takes it back.\n';

/** `flow words export` and `flow words import`: words as a spreadsheet, there and back. */
export async function wordsCommand(project: Project, line: CommandLine): Promise<CommandResult> {
  const [what, ...names] = line.names;
  if (what === 'export') return exportWords(project, names, line);
  if (what === 'import') return takeWords(project, names);
  return {
    out: what === undefined ? HOW : `there is no "${what}" of words.${didYouMean(what, ['export', 'import'])} ${HOW}`,
    code: 2,
  };
}

function exportWords(project: Project, names: readonly string[], { options }: CommandLine): CommandResult {
  const known = wordFiles(project);
  const odd = names.find((name) => !known.includes(name));
  if (odd !== undefined) return { out: `there are no words called "${odd}".${didYouMean(odd, known)}\n`, code: 2 };
  const all = wordRows(project, names.length > 0 ? names : known);
  const rows = options.has('missing') ? all.filter(({ lacking }) => lacking.length > 0) : all;
  const sheet = wordSheet(project, rows);
  const out = options.get('out');
  if (typeof out !== 'string') return { out: sheet, code: 0 };
  writeFile(out, sheet);
  return { out: `${out}\nflow words: ${counted(rows.length, 'row')}\n`, code: 0 };
}

async function takeWords(project: Project, names: readonly string[]): Promise<CommandResult> {
  const [path] = names;
  if (path === undefined || names.length > 1) return { out: `Which sheet? ${HOW}`, code: 2 };
  if (!existsSync(path)) return { out: `${path}: there is no such file.\n`, code: 2 };
  const read = importWords(project, sheetAt(path));
  if (read.type === 'problems') {
    const told = read.problems.map((one) => problemText(path, one));
    const last = `flow words: ${counted(told.length, 'problem')}; nothing was written`;
    return { out: `${[...told, last].join('\n')}\n`, code: 1 };
  }
  const texts = new Map<string, string>();
  for (const [file, text] of read.files) {
    const before = project.files.get(file)?.text ?? '';
    texts.set(file, await keptLayout(project.root, file, before, text));
  }
  writeAll(project.root, texts);
  const last = `flow words: ${counted(read.rows, 'row')} read, ${counted(read.texts, 'text')} changed`;
  return { out: `${[...read.files.keys(), last].join('\n')}\n`, code: 0 };
}

function sheetAt(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new FileRefused(path, 'read', error);
  }
}

/** `words.csv:14:80 (row 12, zh-CN)  what is wrong. Why. How to fix it.` */
function problemText(path: string, { line, column, row, locale, text }: SheetProblem): string {
  const at = [...(row === undefined ? [] : [`row ${row}`]), ...(locale === undefined ? [] : [locale])].join(', ');
  return `${path}:${line}:${column}${at === '' ? '' : ` (${at})`}  ${text}`;
}
