import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataFolders } from '../../compile/readDataTexts.ts';
import { loadProject } from '../../compile/loadProject.ts';
import { readCommandLine } from '../cli/commandLine.ts';
import { verifyCommand } from '../cli/verifyCommand.ts';
import { seeded } from '../../../tests/seeded/seeded.ts';
import { brokenAlong } from './brokenAlong.ts';

const FLOW = 'transfer-to-hk';
const FILE = `flows/${FLOW}/flow.json`;
const VALID = '"NEXT": { "target": "authorise" }';
const BROKEN = '"NEXT": { "target": "sending" }';

const WAY = [
  'the flow begins at checking with {"user":{"realname_status":"3"}}',
  'at checking: transferWindow answered SUCCESS, then accounts',
  'at accounts: userInfoQuery answered SUCCESS with {"account_list":"1 row"}, then details',
  'at details: NEXT with {"method":"bank"}, then quoting',
  'at quoting: transferQuote answered SUCCESS with {"otp_required":false,"first_payment":true,"can_save_payee":true}, then review',
  'at review: NEXT, then sending',
];

describe('a way that broke a promise, taken again', { timeout: 60_000 }, () => {
  const broken = seeded([{ file: FILE, from: VALID, to: BROKEN }]);

  test('breaks it in the broken flow and not in the valid one', () => {
    expect(brokenAlong(broken, FLOW, 'passwordBeforeMoney', WAY)).toMatch(/^the call transferToHk is made without /);
    expect(brokenAlong(loadProject(process.cwd()), FLOW, 'passwordBeforeMoney', WAY)).toBeUndefined();
  });

  test('breaks nothing when it is another promise, or ends before', () => {
    expect(brokenAlong(broken, FLOW, 'neverTwice', WAY)).toBeUndefined();
    expect(brokenAlong(broken, FLOW, 'passwordBeforeMoney', WAY.slice(0, -1))).toBeUndefined();
  });

  test('of a promise that every flow makes, the whole flow is asked', () => {
    expect(brokenAlong(broken, FLOW, 'moneyAuthorised', WAY)).toMatch(/no sub-flow has given a ticket/);
    expect(brokenAlong(broken, FLOW, 'noDeadEnd', WAY)).toBeUndefined();
  });

  test('of a promise that is gone says so', () => {
    expect(() => brokenAlong(broken, FLOW, 'never-made', WAY)).toThrow(/makes no promise "never-made"/);
  });
});

describe('flow verify --emit-test', { timeout: 120_000 }, () => {
  let root: string;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'emitted-'));
    for (const folder of dataFolders) cpSync(folder, join(root, folder), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  });

  afterAll(() => rmSync(root, { recursive: true }));

  test('writes a test that fails while the promise is broken and passes when it is repaired', () => {
    edit(VALID, BROKEN);
    const { out, code } = verifyCommand(loadProject(root), readCommandLine(['verify', FLOW, '--emit-test']));
    expect(code).toBe(1);
    const written = [...out.matchAll(/^written as a test: npx vitest run --project unit (\S+)$/gm)].map(
      ([, path]) => path,
    );
    const path = 'tests/flows/counterexamples/transfer-to-hk.passwordBeforeMoney.test.ts';
    expect(written).toContain(path);
    expect(readFileSync(join(root, path), 'utf8')).toContain('"at review: NEXT, then sending"');
    const { status, stdout, stderr } = run(path);
    expect([status, stdout + stderr]).toEqual([1, expect.stringContaining('the call transferToHk is made')]);
    edit(BROKEN, VALID);
    expect(run(path).status).toBe(0);
  });

  function edit(before: string, after: string): void {
    const file = join(root, FILE);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(before);
    writeFileSync(file, text.replace(before, after));
  }

  function run(path: string) {
    const { VITEST: _, ...env } = process.env;
    return spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', path], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
  }
});
