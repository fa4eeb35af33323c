import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dataFolders } from '../../src/compile/readDataTexts.ts';
import { checkCommand } from '../../src/check/cli/checkCommand.ts';
import { readCommandLine } from '../../src/check/cli/commandLine.ts';
import type { CommandResult } from '../../src/check/cli/commandLine.ts';
import { runFlow } from '../support/runFlow.ts';

const FLOW = 'flows/choose-card/flow.json';
const WORDS = 'locales/en/choose-card.json';
const CALL = 'openapi/paths/login/loginChooseCard.yaml';

let root: string;
const place = (path: string) => join(root, path);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'bad-files-'));
  for (const folder of dataFolders) cpSync(folder, join(root, folder), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

afterEach(() => {
  for (const path of [FLOW, WORDS, CALL]) {
    rmSync(place(path), { recursive: true, force: true });
    cpSync(path, place(path));
  }
});

function check(): CommandResult {
  const said = checkCommand(root, readCommandLine(['check']));
  if (said instanceof Promise) throw new Error('flow check went on');
  return said;
}

/** Puts something else in the place of a file, and gives what the checker says first of it. */
function said(path: string, put: (full: string) => void): string {
  rmSync(place(path));
  mkdirSync(dirname(place(path)), { recursive: true });
  put(place(path));
  const { out, code } = check();
  expect(code).toBe(1);
  expect(out).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  return out.split('\n').find((line) => line.startsWith(`${path}:`)) ?? out;
}

const bytes = (text: string) => (full: string) => writeFileSync(full, Buffer.from(text, 'latin1'));

describe('whatever lies in the place of a file gets an error with line and column', { timeout: 60_000 }, () => {
  test('another encoding, where it begins', () => {
    expect(said(WORDS, bytes('{\n  "flow": { "title": "Caf\xe9" }\n}'))).toMatch(
      /:2:26 {2}is not text in UTF-8 from here on\..*\[file-unreadable\]/,
    );
  });

  test('UTF-16', () => {
    expect(said(WORDS, (full) => writeFileSync(full, Buffer.from('\ufeff{}', 'utf16le')))).toMatch(
      /:1:1 {2}is not text in UTF-8/,
    );
  });

  test('a folder', () => {
    expect(said(FLOW, (full) => mkdirSync(full))).toMatch(/:1:1 {2}is a folder\..*\[file-unreadable\]/);
  });

  test('a pipe that nobody writes to', () => {
    expect(said(FLOW, (full) => void spawnSync('mkfifo', [full]))).toMatch(/:1:1 {2}is no plain file\./);
  });

  test.each([
    ['itself', 'flow.json'],
    ['nothing', 'nothing.json'],
  ])('a link to %s', (_, target) => {
    expect(said(FLOW, (full) => symlinkSync(target, full))).toMatch(/:1:1 {2}cannot be read \((ELOOP|ENOENT)\)\./);
  });

  test('nothing at all', () => {
    expect(said(FLOW, bytes(''))).toMatch(/:1:1 {2}is not JSON.*\[file-unreadable\]/);
  });

  test('zeros', () => {
    expect(said(FLOW, bytes('\0'.repeat(1000)))).toMatch(/:1:1 {2}is not JSON.*\[file-unreadable\]/);
  });

  test('ten megabytes', () => {
    expect(said(FLOW, bytes(`{"a":"${'x'.repeat(10_000_000)}"}`))).toMatch(/:1:1 {2}is larger than 2000000 characters/);
  });

  test.each([
    ['brackets', '['.repeat(100_000)],
    [
      'lines',
      Array.from({ length: 20_000 }, (_, depth) => `${' '.repeat(Math.min(depth, 80))}- a:`)
        .join('\n')
        .slice(0, 1_900_000),
    ],
    [
      'aliases of aliases',
      [
        'a: &a [x,x,x,x,x,x,x,x,x]',
        ...'bcdefghij'
          .split('')
          .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghij'[index]}`).join(',')}]`),
      ].join('\n'),
    ],
    ['a key twice', 'post:\n  a: 1\n  a: 2\n'],
  ])('YAML of %s', (_, text) => {
    expect(said(CALL, bytes(text))).toMatch(/^openapi\S+\.yaml:\d+:\d+ {2}is /);
  });

  test('sub-flows in a circle: verify says so too', async () => {
    writeFileSync(place(FLOW), readFileSync(FLOW, 'utf8').replace('op:loginChooseCard', 'flow:choose-card'));
    const { out } = check();
    expect(out).toMatch(/flows\/choose-card\/flow\.json:\d+:\d+ {2}flow "choose-card" holds itself.*\[flow-circular\]/);
    const { code, out: verified, err } = await runFlow(root, 'verify', 'choose-card');
    expect([code, err]).toEqual([1, '']);
    expect(verified).toMatch(
      /cannot be walked before flow check has no finding for it:\nflows\/choose-card\/flow\.json:\d+:\d+ /,
    );
  });
});
