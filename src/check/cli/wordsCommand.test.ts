import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { readCommandLine } from './commandLine.ts';
import { wordsCommand } from './wordsCommand.ts';

let root: string;
let sheet: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'flow-words-'));
  sheet = join(root, 'sheets/words.csv');
  for (const path of ['content', 'flows', 'locales', 'openapi', 'schemas', '.prettierrc.json'])
    cpSync(path, join(root, path), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const run = (...words: readonly string[]) => wordsCommand(loadProject(root), readCommandLine(['words', ...words]));

/** Every byte of the word files. */
function wordsThere(): string {
  const names = readdirSync(join(root, 'locales'), { recursive: true, withFileTypes: true });
  return names
    .filter((one) => one.isFile())
    .map((one) => readFileSync(join(one.parentPath, one.name), 'utf8'))
    .join('\0');
}

test('all words go out and come back, and no byte is another', async () => {
  const before = wordsThere();
  expect((await run('export', '--out', sheet)).out).toMatch(/^.*words\.csv\nflow words: \d{4} rows\n$/);
  expect(readFileSync(sheet, 'utf8')).toMatch(/^\uFEFFfile,key,where,what,zh-HK,zh-CN,en\r\n/);
  expect(await run('import', sheet)).toEqual({
    out: expect.stringMatching(/^flow words: \d{4} rows read, 0 texts changed\n$/) as string,
    code: 0,
  });
  expect(wordsThere()).toBe(before);
});

test('one text changes one line of one file, laid out as before; one bad cell and nothing is written', async () => {
  const before = wordsThere();
  await run('export', 'device-code', '--out', sheet);
  const text = readFileSync(sheet, 'utf8');
  const title = /^device-code,\/steps\/([^/,]+)\/title,.*,([^,\r]+)\r$/m.exec(text);
  const [row = '', , english = ''] = title ?? [];
  const longer = `"${english}, ${'word '.repeat(30)}end"`;
  const changed = text.replace(row, `${row.slice(0, -english.length - 1)}${longer}\r`);
  writeFileSync(sheet, changed.replace(/(\/flow\/title,.*,)[^,\r]+\r/, '$1{{nobody}}\r'));
  const refused = await run('import', sheet);
  expect(refused.code).toBe(1);
  expect(refused.out).toMatch(
    /words\.csv:2:\d+ \(row 2, en\) {2}\{\{nobody\}\} .*\nflow words: 1 problem; nothing was written\n$/,
  );
  expect(wordsThere()).toBe(before);

  writeFileSync(sheet, changed);
  expect((await run('import', sheet)).out).toMatch(/^locales\/en\/device-code\.json\nflow words: .* 1 text changed\n$/);
  const file = 'locales/en/device-code.json';
  const lines = (from: string) => readFileSync(join(from, file), 'utf8').split('\n');
  expect(lines(root).filter((line) => !lines(process.cwd()).includes(line))).toHaveLength(1);
});

test.each([
  [[], 'flow words export'],
  [['exprot'], 'Did you mean "export"?'],
  [['import'], 'Which sheet?'],
  [['import', 'no-such.csv'], 'no-such.csv: there is no such file.'],
  [['export', 'transfer-to-h'], 'Did you mean "transfer-to-hk"?'],
])('%j: %s', async (words, said) => {
  expect(await run(...words)).toEqual({ out: expect.stringContaining(said) as string, code: 2 });
});

test('a folder, or a place that takes no file, is told as it was given, with what to do', async () => {
  const isFolder = `${root}: is a folder. Name a file.`;
  await expect(run('import', root)).rejects.toThrow(isFolder);
  await expect(run('export', '--out', root)).rejects.toThrow(isFolder);
  await run('export', 'device-code', '--out', sheet);
  const below = join(sheet, 'more.csv');
  await expect(run('export', '--out', below)).rejects.toThrow(`${below}: cannot be written (E`);
});

test('a word file that cannot be written is told by its own name, and its draft never', async () => {
  await run('export', 'device-code', '--out', sheet);
  const text = readFileSync(sheet, 'utf8');
  writeFileSync(sheet, text.replace(/(\/flow\/title,.*,)[^,\r]+\r/, '$1A code of the device\r'));
  const project = loadProject(root);
  const folder = join(root, 'locales/en');
  renameSync(folder, `${folder}-away`);
  const taken = wordsCommand(project, readCommandLine(['words', 'import', sheet]));
  await expect(taken).rejects.toThrow(
    /^locales\/en\/device-code\.json: cannot be written \(ENOENT\)\. Make it a plain file/,
  );
  renameSync(`${folder}-away`, folder);
});

test('nothing lacks a language, so there is only the head to send', async () => {
  expect((await run('export', '--missing')).out).toBe('\uFEFFfile,key,where,what,zh-HK,zh-CN,en\r\n');
});
