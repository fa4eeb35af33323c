import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuiltPortal } from './isBuiltPortal.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is where the page of a build lies', async () => {
  expect(await isBuiltPortal(folder)).toBe(false);
  await writeFile(join(folder, 'index.html'), '<script type="module" src="/gc4-app-pc/assets/index-1.js"></script>');
  expect(await isBuiltPortal(folder)).toBe(true);
});

it('is no folder that is not there, no file, and not the sources', async () => {
  expect(await isBuiltPortal(join(folder, 'dist'))).toBe(false);
  expect(await isBuiltPortal(fileURLToPath(import.meta.url))).toBe(false);
  expect(await isBuiltPortal(fileURLToPath(new URL('../../', import.meta.url)))).toBe(false);
});
