import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordKinds } from '../pages/history/recordKinds.ts';
import { documents } from './documents.ts';

const source = readFileSync('src/app/AppRoutes.tsx', 'utf8');
const { pages } = JSON.parse(readFileSync('content/pages.json', 'utf8')) as { readonly pages: readonly string[] };

/** Addresses that the routes say to the letter, as `path="/…"` or as a constant. */
const routed = [...source.matchAll(/(?:path=|= )["'](\/[A-Za-z/]*)["']/g)].map(([, path = '']) => path);

const addressesOf = ({ routes, english = [] }: (typeof documents)[number]): readonly string[] => [
  ...routes,
  ...english,
];

test('content/pages.json has the pages of the portal, and no others', () => {
  const kinds = recordKinds.map((kind) => `/history/${kind}`);
  const known = new Set([...routed, ...kinds, ...documents.flatMap(addressesOf)]);
  expect(new Set(pages)).toEqual(known);
  expect(pages).toHaveLength(known.size);
});
