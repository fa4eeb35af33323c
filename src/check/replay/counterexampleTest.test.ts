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

const FLOW = 'fps-register';
const FILE = `flows/${FLOW}/flow.json`;
const VALID = '{ "target": "confirmByCode" }';
const BROKEN = '{ "target": "registering" }';
const PROMISE = 'codeBeforeRegistering';

const WAY = [
  'the flow begins at lookingUp with {"user":{"realname_status":"3"}}',
  'at lookingUp: fpsQuery answered SUCCESS with {"fpsList":"2 rows"}, then accounts',
  'at accounts: userInfoQuery answered SUCCESS with {"region":"HK","account_list":"1 row"}, then choose',
  'at choose: NEXT with {"proxy_type":"fpsId"}, then registering',
];

describe('a way that broke a promise, taken again', { timeout: 60_000 }, () => {
  const broken = seeded([{ file: FILE, from: VALID, to: BROKEN }]);

  test('breaks it in the broken flow and not in the valid one', () => {
    expect(brokenAlong(broken, FLOW, PROMISE, WAY)).toMatch(/^the call fpsRegister is made without /);
    expect(brokenAlong(loadProject(process.cwd()), FLOW, PROMISE, WAY)).toBeUndefined();
  });

  test('breaks nothing when it is another promise, or ends before', () => {
    expect(brokenAlong(broken, FLOW, 'cancelRegistersNothing', WAY)).toBeUndefined();
    expect(brokenAlong(broken, FLOW, PROMISE, WAY.slice(0, -1))).toBeUndefined();
  });

  test('of a promise that every flow makes, the whole flow is asked', () => {
    const paid = 'card-new';
    const unpaid = seeded([
      {
        file: `flows/${paid}/flow.json`,
        from: '"NEXT": { "target": "authorise" }',
        to: '"NEXT": { "target": "ordering" }',
      },
    ]);
    expect(brokenAlong(unpaid, paid, 'moneyAuthorised', WAY)).toMatch(/no sub-flow has given a ticket/);
    expect(brokenAlong(unpaid, paid, 'noDeadEnd', WAY)).toBeUndefined();
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
    const path = 'tests/flows/counterexamples/fps-register.codeBeforeRegistering.test.ts';
    expect(written).toContain(path);
    expect(readFileSync(join(root, path), 'utf8')).toContain(JSON.stringify(WAY.at(-1)));
    const { status, stdout, stderr } = run(path);
    expect([status, stdout + stderr]).toEqual([1, expect.stringContaining('the call fpsRegister is made')]);
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
