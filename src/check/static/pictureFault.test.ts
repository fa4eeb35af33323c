import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { readDataFiles } from '../../compile/readDataFiles.ts';
import { checkProject } from '../checkProject.ts';
import { formatFinding } from '../finding.ts';
import { pictureFault } from './pictureFault.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  cpSync('public', join(root, 'public'), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

test.each<readonly [string, Buffer, string | undefined]>([
  ['a drawing', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
  ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), undefined],
  ['a JPEG', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), undefined],
  ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 '), undefined],
  ['a text', Buffer.from('To do: a picture of the office.'), 'public/one.png is no picture'],
  ['nothing', Buffer.from(''), 'public/one.png is no picture'],
  ['a page', Buffer.from('<!doctype html><html></html>'), 'public/one.png is no picture'],
  ['a photo as it was taken', large(), 'public/one.png has 1.5 MB, and loads for long'],
])('%s', (_, bytes, what) => {
  writeFileSync(join(root, 'public/one.png'), bytes);
  expect(pictureFault(root, 'one.png')?.what).toBe(what);
});

test('the picture of an announcement is looked into, at each place that shows it', { timeout: 60_000 }, () => {
  writeFileSync(join(root, 'public/announcements/scam-message.svg'), 'not yet drawn');
  const found = checkProject(loadProject(root, readDataFiles('.')), new Set());
  const said = found.filter(({ id }) => id === 'picture-missing').map(formatFinding);
  expect(said).toHaveLength(3);
  expect(said[0]).toMatch(
    /^content\/announcements\.json:\d+:\d+ {2}public\/announcements\/scam-message\.svg is no picture\. .* Save it as SVG/,
  );
});

function large(): Buffer {
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(1_500_000)]);
}
