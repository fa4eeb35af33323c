import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { formatCommand } from './formatCommand.ts';

const FLOW = 'flows/selfie/flow.json';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flow-format-'));
  for (const path of [FLOW, '.prettierrc.json']) cpSync(path, join(root, path));
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (options: readonly string[] = []) =>
  formatCommand(loadProject(root), {
    command: 'format',
    names: [],
    options: new Map(options.map((option) => [option, true])),
  });

it('writes what is written otherwise, and then has nothing more to write', async () => {
  const lean = readFileSync(FLOW, 'utf8');
  writeFileSync(
    join(root, FLOW),
    lean.replace('"take": {', '"take": {"tags":["step"],\n"meta": {"form": "selfie/take"},'),
  );
  expect(await run(['check'])).toEqual({
    out: `${FLOW}\nflow format: 1 not as "npx flow format" writes them\n`,
    code: 1,
  });
  expect(await run()).toEqual({ out: `${FLOW}\nflow format: 1 written\n`, code: 0 });
  expect(readFileSync(join(root, FLOW), 'utf8')).toBe(lean);
  expect(await run()).toEqual({ out: 'flow format: 0 written\n', code: 0 });
  expect(await run(['check'])).toEqual({ out: 'flow format: 1 as "npx flow format" writes them\n', code: 0 });
});

it('leaves a file alone that is no JSON', async () => {
  writeFileSync(join(root, FLOW), '{ "id": ');
  expect((await run()).out).toBe('flow format: 0 written\n');
});
