import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingOfPortal } from './missingOfPortal.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const write = (file: string, text = '') => writeFile(join(folder, file), text);

it('names what is missing of a build, until it is whole', async () => {
  expect(await missingOfPortal(folder)).toBe('index.html');
  await write('index.html', '<script type="module" src="/gc4-app-pc/assets/begin-1.js"></script>');
  expect(await missingOfPortal(folder), 'a page alone is any web site').toBe('manifest.json');
  const begin = { file: 'assets/begin-1.js', css: ['assets/begin-2.css'], isEntry: true };
  await write('manifest.json', JSON.stringify({ begin, other: { file: 'assets/other-3.js' } }));
  await mkdir(join(folder, 'assets'));
  for (const file of ['assets/begin-1.js', 'assets/begin-2.css', 'assets/other-3.js']) {
    expect(await missingOfPortal(folder)).toBe(file);
    await write(file);
  }
  expect(await missingOfPortal(folder)).toBeUndefined();
});

it.each(['', '{}', '[]', 'null', '{"name":"An app","icons":[]}', '{"a":null}'])(
  'a manifest that is none of a build is none: %s',
  async (manifest) => {
    await write('index.html');
    await write('manifest.json', manifest);
    expect(await missingOfPortal(folder)).toBe('manifest.json');
  },
);

it('a folder that is not there, a file and the sources are none', async () => {
  expect(await missingOfPortal(join(folder, 'dist'))).toBe('index.html');
  expect(await missingOfPortal(fileURLToPath(import.meta.url))).toBe('index.html');
  expect(await missingOfPortal(fileURLToPath(new URL('../../', import.meta.url)))).toBe('manifest.json');
});
