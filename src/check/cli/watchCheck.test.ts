import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { parseFile } from '../../compile/parseFile.ts';
import { dataFolders, readDataTexts } from '../../compile/readDataTexts.ts';
import { checkProject } from '../checkProject.ts';
import type { Finding } from '../finding.ts';

interface Told {
  readonly changed: readonly string[];
  readonly findings: readonly Finding[];
  readonly cpuSeconds: number;
}

const WORDS = 'locales/en/choose-card.json';

let root: string;
let child: ChildProcess;
let lines: AsyncIterator<string>;

const next = async (): Promise<Told> => JSON.parse((await lines.next()).value as string) as Told;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const save = (path: string, text: string) => writeFileSync(join(root, path), text);

function watched(folder: string): { readonly child: ChildProcess; readonly lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, ['bin/flow.js', 'check', '--watch', '--json', '--root', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

/** Seconds of work for all files, of which nothing is known yet. */
function afresh(): number {
  const files = new Map(readDataTexts(root).map(({ path, text }) => [path, parseFile(path, text)]));
  const before = process.cpuUsage();
  checkProject(loadProject(root, files));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'watched-'));
  for (const folder of dataFolders) cpSync(folder, join(root, folder), { recursive: true });
  ({ child, lines } = watched(root));
  expect(await next()).toMatchObject({ changed: [], findings: [] });
});

afterAll(() => {
  child.kill('SIGTERM');
  rmSync(root, { recursive: true });
});

describe('flow check --watch says what a saved file breaks, and when it is repaired', { timeout: 60_000 }, () => {
  test('written over', async () => {
    const before = read(WORDS);
    save(WORDS, before.replace('"title"', '"titel"'));
    const { changed, findings } = await next();
    expect(changed).toEqual([WORDS]);
    expect(findings.map(({ id, file }) => [id, file])).toContainEqual(['word-missing', WORDS]);
    save(WORDS, before);
    expect(await next()).toMatchObject({ changed: [WORDS], findings: [] });
  });

  test('another file moved into its place, as editors save', async () => {
    const before = read(WORDS);
    save(`${WORDS}.new`, '{');
    renameSync(join(root, `${WORDS}.new`), join(root, WORDS));
    expect((await next()).findings).toContainEqual(expect.objectContaining({ id: 'file-unreadable', file: WORDS }));
    save(WORDS, before);
    expect((await next()).findings).toEqual([]);
  });

  test('a file in a new folder', async () => {
    mkdirSync(join(root, 'flows/new-flow'));
    await new Promise((done) => setTimeout(done, 500));
    save('flows/new-flow/flow.json', '{');
    expect(await next()).toMatchObject({
      changed: ['flows/new-flow/flow.json'],
      findings: [{ id: 'file-unreadable', file: 'flows/new-flow/flow.json' }],
    });
    rmSync(join(root, 'flows/new-flow'), { recursive: true });
    expect((await next()).findings).toEqual([]);
  });

  test('with less than a second of work, or 0.3 of a look afresh, once it is warm', async () => {
    const before = read(WORDS);
    const took: number[] = [];
    for (const text of [1, 2, 3, 4, 0].map((spaces) => before + ' '.repeat(spaces))) {
      save(WORDS, text);
      // Other tests run at the same time: what counts is the work.
      took.push((await next()).cpuSeconds);
    }
    // A slow or busy machine takes longer for both.
    expect(Math.min(...took)).toBeLessThan(Math.max(1, 0.3 * afresh()));
  });

  test('before its first check, which a busy machine comes to late', async () => {
    const before = read(WORDS);
    const other = watched(root);
    try {
      await new Promise((done) => setTimeout(done, 200));
      save(WORDS, before.replace('"title"', '"titel"'));
      expect(JSON.parse((await other.lines.next()).value as string)).toMatchObject({ changed: [WORDS] });
    } finally {
      other.child.kill('SIGTERM');
      save(WORDS, before);
    }
  });
});
