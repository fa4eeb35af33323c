import { expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { parseFile } from '../../compile/parseFile.ts';
import { CheckContext } from './checkContext.ts';
import { checkFilePlaces } from './checkFilePlaces.ts';

const { root, files } = loadProject(process.cwd());

/** What is said of files that were moved, each from where it lies to another place. */
function said(...moves: readonly (readonly [from: string, to: string])[]): readonly string[] {
  const moved = new Map(files);
  for (const [from, to] of moves) {
    moved.set(to, parseFile(to, files.get(from)?.text ?? ''));
    moved.delete(from);
  }
  const context = new CheckContext(loadProject(root, moved));
  checkFilePlaces(context);
  return context.findings.map(({ file, fix }) => `${file}  ${fix}`);
}

test('words beside the languages belong to the language that has none, and overwrite none', () => {
  expect(said(['locales/en/contact.json', 'locales/contact.json'])).toEqual([
    expect.stringMatching(/^locales\/contact\.json {2}Move it to locales\/en\/contact\.json, or remove it\./),
  ]);
  expect(said(['locales/zh-CN/app.json', 'content/app.json'])).toEqual([
    expect.stringMatching(/Move it to locales\/zh-CN\/app\.json, or remove it\./),
  ]);
});

test('where every place is taken, none is proposed', () => {
  const copy = ['content/none.json', 'locales/contact.json'] as const;
  expect(said(copy)).toEqual([expect.stringMatching(/ {2}Move it, or remove it\. locales\/ holds/)]);
  expect(said(['content/none.json', 'schemas/contact/flow.json'])).toEqual([
    expect.stringMatching(/ {2}Move it, or remove it: flows\/contact\/flow\.json is there already\. schemas\/ holds/),
  ]);
});
