import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeAll } from './writeAll.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-all-'));
  writeFileSync(join(root, 'one.json'), 'before');
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string): string => join(root, name);

it('all files are written, and nothing is left beside them', () => {
  writeAll(
    root,
    new Map([
      ['one.json', 'after'],
      ['two.json', 'new'],
    ]),
  );
  expect(readFileSync(at('one.json'), 'utf8')).toBe('after');
  expect(readdirSync(root).toSorted()).toEqual(['one.json', 'two.json']);
});

it('where one cannot be written, the others stay as they were', () => {
  const files = new Map([
    ['one.json', 'after'],
    ['nowhere/two.json', 'new'],
  ]);
  expect(() => writeAll(root, files)).toThrow('nowhere/two.json: cannot be written (ENOENT). Make it a plain file');
  expect(readFileSync(at('one.json'), 'utf8')).toBe('before');
  expect(readdirSync(root).toSorted()).toEqual(['one.json']);
});
