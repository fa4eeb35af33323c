import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleDocument } from '../../gateway/contract/bundleDocument.ts';
import { contractOf, type Contract } from '../../gateway/contract/contract.ts';
import { flowsThatNeedPlay } from '../../gateway/contract/flowsThatNeedPlay.ts';
import { copyProject, type ProjectCopy } from '../example-flow/support/copyProject.ts';
import { runFlow } from '../support/runFlow.ts';

/** The analyst's guide to a call that the gateway does not have yet, followed to the letter in a copy of the project. */
const GUIDE = readFileSync('docs/analyst.md', 'utf8');
const [, section = ''] = GUIDE.split('## A call that the gateway does not have yet\n');
const [operation = '', address = ''] = [...section.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => text);
const unfenced = section.replace(/```[\s\S]*?```/g, '');
const printed = (/\n((?: {4}\S.*\n)+)/.exec(unfenced)?.[1] ?? '').replace(/\s+/g, ' ').trim();

let copy: ProjectCopy;
let contract: Contract;

function change(path: string, edit: (text: string) => string): void {
  const file = join(copy.root, path);
  const before = readFileSync(file, 'utf8');
  expect(edit(before), path).not.toBe(before);
  writeFileSync(file, edit(before));
}

beforeAll(() => {
  copy = copyProject({ withExample: false });
  const name = /npx flow new (\S+)/.exec(section)?.[1] ?? '';
  execFileSync(process.execPath, ['bin/flow.js', 'new', name], { cwd: copy.root });
  writeFileSync(join(copy.root, /`(openapi\/paths\/[^`]+)`/.exec(section)?.[1] ?? ''), operation);
  change('openapi/gateway.yaml', (text) => text.replace('\npaths:\n', () => `\npaths:\n  ${address.trim()}\n`));
  const [, first = '', second = '', from = '', to = ''] =
    /In `([^`]+)` and `([^`]+)`, replace `(\w+)` by `(\w+)`/.exec(section.replace(/\s+/g, ' ')) ?? [];
  for (const path of [first, second]) change(path, (text) => text.replaceAll(from, to));
  contract = contractOf(bundleDocument(join(copy.root, 'openapi/gateway.yaml')));
}, 180_000);
afterAll(() => copy.remove());

describe('a call that the gateway does not have yet', () => {
  it('passes the check and the model check like any other', { timeout: 180_000 }, async () => {
    expect(await runFlow(copy.root, 'check')).toMatchObject({
      code: 0,
      out: expect.stringContaining('0 findings') as string,
    });
    const verified = await runFlow(copy.root, 'verify', 'payment-help');
    expect(verified).toMatchObject({ code: 0, out: expect.stringMatching(/promises kept/) as string });
  });

  it('has an example that the sandbox can answer', () => {
    const played = contract.operations.filter((one) => one.played);
    expect(played.map(({ operationId }) => operationId)).toEqual(['historyExplain']);
    expect(played.flatMap(({ checkReply, replyExamples }) => replyExamples.flatMap(checkReply))).toEqual([]);
  });

  it('is refused without a sandbox in the words that the guide prints', () => {
    const calls = flowsThatNeedPlay(contract, pathToFileURL(`${copy.root}/`));
    const told = calls.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
    expect(told).toEqual([printed]);
  });
});
