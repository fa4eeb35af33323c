import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentCache } from './contentCache.ts';

let root: string;
const file = () => join(root, '.cache/kind/name.json');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cache-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test('what was remembered is recalled by the same key only', () => {
  const cache = contentCache(root, 'kind');
  expect(cache.recall('name', 'key')).toBeUndefined();
  cache.remember('name', 'key', { said: ['a'] });
  expect(contentCache(root, 'kind').recall('name', 'key')).toEqual({ said: ['a'] });
  expect(cache.recall('name', 'other')).toBeUndefined();
  expect(cache.recall('other', 'key')).toBeUndefined();
});

test.each<[string, (text: string) => string]>([
  ['cut short', (text) => text.slice(0, -5)],
  ['not JSON', () => 'nonsense'],
  ['a list', () => '[]'],
  ['changed by hand', (text) => text.replace('broken', 'kept')],
  ['of another project', (text) => text.replace('"key"', '"yek"')],
])('an entry that is %s is as good as none', (_, change) => {
  const cache = contentCache(root, 'kind');
  cache.remember('name', 'key', { said: 'broken' });
  writeFileSync(file(), change(readFileSync(file(), 'utf8')));
  expect(cache.recall('name', 'key')).toBeUndefined();
  cache.remember('name', 'key', { said: 'broken' });
  expect(cache.recall('name', 'key')).toEqual({ said: 'broken' });
});

test('a folder in the place of an entry, and a root that takes no files, do no harm', () => {
  mkdirSync(file(), { recursive: true });
  const cache = contentCache(root, 'kind');
  expect(() => cache.remember('name', 'key', 1)).not.toThrow();
  expect(cache.recall('name', 'key')).toBeUndefined();
  writeFileSync(join(root, 'plain'), '');
  expect(() => contentCache(join(root, 'plain'), 'kind').remember('name', 'key', 1)).not.toThrow();
});
