import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readJson } from '../../tests/support/readJson.ts';
import { refusalsOf } from '../pages/errors/refusals.ts';
import { recordKinds } from '../pages/history/recordKinds.ts';

const source = readFileSync('src/app/AppRoutes.tsx', 'utf8');
const { pages } = JSON.parse(readFileSync('content/pages.json', 'utf8')) as { readonly pages: readonly string[] };

/** Addresses that the routes say to the letter, as `path="/…"` or as a constant. */
const routed = [...source.matchAll(/(?:path=|= )["'](\/[A-Za-z/]*)["']/g)].map(([, path = '']) => path);

test('content/pages.json has the pages that the routes name, and no others', () => {
  const kinds = recordKinds.map((kind) => `/history/${kind}`);
  const refusals = refusalsOf(readJson('content/site.json')).map(({ page }) => page);
  const known = new Set([...routed, ...kinds, ...refusals]);
  expect(new Set(pages)).toEqual(known);
  expect(pages).toHaveLength(known.size);
});
