import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasLanguage } from '../../compile/languageProblems.ts';
import { loadProject } from '../../compile/loadProject.ts';
import { parseFile } from '../../compile/parseFile.ts';
import { CheckContext } from './checkContext.ts';
import { checkFilePlaces } from './checkFilePlaces.ts';
import { checkNeededFiles, NEEDED_CONTENT } from './checkNeededFiles.ts';

const { root, files } = loadProject(process.cwd());

/** What is said without a file, or where it has another name. */
function said(path: string, name?: string, from = root): readonly string[] {
  const left = new Map(files);
  left.delete(path);
  if (name !== undefined) left.set(name, parseFile(name, files.get(path)?.text ?? ''));
  const context = new CheckContext(loadProject(from, left));
  checkNeededFiles(context);
  checkFilePlaces(context);
  return context.findings.map(({ what, fix }) => `${what}. ${fix}`);
}

test.each(NEEDED_CONTENT)('without %s', (path) => {
  expect(hasLanguage(path)).toBe(true);
  expect(said(path)).toEqual([`${path} is missing. Put it back: docs/language/content.md says what it holds.`]);
});

test('data by themselves need no content of the portal', () => {
  expect(said('content/banks.json', undefined, join(root, 'no-such-folder'))).toEqual([]);
});

test('one that has another name is told at both places', () => {
  expect(said('content/banks.json', 'content/bank.json')).toEqual([
    'content/banks.json is missing. Rename content/bank.json to it.',
    expect.stringMatching(/^nothing reads a file .* Move it to content\/banks\.json, or remove it\./),
  ]);
  expect(said('content/banks.json', 'content/partners.json')).toEqual([
    expect.stringContaining('content/banks.json is missing. Put it back'),
    expect.stringMatching(/^nothing reads a file .* Move it, or remove it\./),
  ]);
});

test('every file of content that code names is listed', () => {
  const code = ['gateway', 'scripts/build', 'src/app', 'src/compile', 'src/pages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')),
  );
  const named = code.flatMap((text) => [...text.matchAll(/'[./]*(content\/[a-z-]+(?:\/index)?\.json)'/g)]);
  const calendar = 'content/calendars/hk.json';
  expect([...new Set(named.map(([, path]) => path)), calendar].sort()).toEqual(NEEDED_CONTENT);
});
