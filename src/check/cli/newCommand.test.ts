import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { verifyFlow } from '../verify/verifyFlow.ts';
import { isProven } from './closingLine.ts';
import { newCommand } from './newCommand.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'flow-new-'));
  for (const path of ['content', 'flows', 'locales', 'openapi', 'schemas', '.prettierrc.json'])
    cpSync(path, join(root, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'templates'), join(root, 'templates'));
});
afterAll(() => rmSync(root, { recursive: true }));

const run = (names: readonly string[], like?: string) =>
  newCommand(loadProject(root), {
    command: 'new',
    names,
    options: new Map(like === undefined ? [] : [['like', like]]),
  });

it('writes a flow of the shortest kind, in which nothing is found and every promise is kept', async () => {
  const { out, code } = await run(['card-notice']);
  expect(out.trimEnd().split('\n').at(-1)).toBe(
    'flow new: 6 files, 0 findings; npm run dev shows them at /card-notice',
  );
  expect(code).toBe(0);
  expect(isProven(verifyFlow(loadProject(root), 'card-notice'))).toBe(true);
});

it('writes one like another, at addresses of its own, without its history, with links to itself', async () => {
  const { out, code } = await run(['sent-notice'], 'transfer-to-hk');
  expect([code, out]).toEqual([0, expect.stringContaining(' 0 findings')]);
  const text = readFileSync(join(root, 'flows/sent-notice/flow.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ id: 'sent-notice', version: 1 });
  expect(text).toContain('"/sent-notice": {');
  expect(text).toContain('{ "flow": "sent-notice" }');
  expect(text).not.toContain('"transfer-to-hk"');
  expect(existsSync(join(root, 'flows/sent-notice/shape.json'))).toBe(false);
});

it('writes a sub-flow that nobody calls yet, and says how it is called', async () => {
  const { out, code } = await run(['quick-confirm'], 'confirm-payment');
  expect(out.trimEnd().split('\n').at(-1)).toMatch(
    /^flow new: \d+ files, 0 findings; another flow calls it: "src": "flow:quick-confirm"$/,
  );
  expect(code).toBe(0);
});

it.each([
  [[], 'What is its name?'],
  [['Card_Notice'], '"Card_Notice" is no name of a flow'],
  [['realname'], 'flows/realname/checks.json is there already: nothing was written.'],
  [['rules'], 'flows/rules is there already: nothing was written.'],
  [['language'], 'schemas/language is there already: nothing was written.'],
])('%j: %s', async (names, said) => {
  const { out, code } = await run(names);
  expect([code, out]).toEqual([2, expect.stringContaining(said)]);
});

it('names the flow that was meant by --like', async () => {
  await expect(run(['card-notice'], 'transfer-to-h')).rejects.toThrow('Did you mean "transfer-to-hk"?');
});
