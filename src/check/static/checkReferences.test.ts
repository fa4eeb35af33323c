import { expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { parseFile } from '../../compile/parseFile.ts';
import { CheckContext } from './checkContext.ts';
import { checkReferences } from './checkReferences.ts';

const { root, files } = loadProject(process.cwd());
const shared = (name: string) => `schemas/shared/${name}.schema.json`;

/** What is proposed for the references that name nothing, with other texts; `undefined` for a file that is gone. */
function proposed(texts: { readonly [path: string]: string | undefined }): readonly string[] {
  const changed = new Map(files);
  for (const [path, text] of Object.entries(texts))
    if (text === undefined) changed.delete(path);
    else changed.set(path, parseFile(path, text));
  const context = new CheckContext(loadProject(root, changed));
  checkReferences(context);
  return [...new Set(context.findings.map(({ fix }) => fix))];
}

const textOf = (path: string) => files.get(path)?.text ?? expect.fail();

function renamed(name: string, other: string): readonly string[] {
  return proposed({ [shared(name)]: undefined, [shared(other)]: textOf(shared(name)) });
}

test('a form that has another name is proposed, and never the layout that it left', () => {
  expect(renamed('email', 'mail')).toEqual([`Did you mean "${shared('mail')}"?`]);
  expect(renamed('email', 'letterbox')).toEqual(['Name a file that is there.']);
});

test('what several references miss has a name that none of them has, also where another one is nearer', () => {
  expect(renamed('name-en', 'name-eng2')).toEqual([`Did you mean "${shared('name-eng2')}"?`]);
});

test('what one reference misses is misspelt there', () => {
  const form = 'schemas/register/account.schema.json';
  const misspelt = textOf(form).replace('shared/email.', 'shared/emall.');
  expect(proposed({ [form]: misspelt, [shared('emalled')]: '{}' })).toEqual([`Did you mean "${shared('email')}"?`]);
});
