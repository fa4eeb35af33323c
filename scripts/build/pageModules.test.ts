import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pages } from '../../content/pages.json' with { type: 'json' };
import { WIZARD_NAMES } from '../../src/domain/pageName.ts';
import { pageModules } from './pageModules.ts';

const source = readFileSync('src/app/AppRoutes.tsx', 'utf8');
const moduleOf = new Map(
  [...source.matchAll(/import\('\.\.\/(pages\/[^']+)'\)\)\.(\w+)/g)].map(([, file, name]) => [name, `src/${file}`]),
);
const known = new Map(pageModules().map(({ route, module }) => [route, module]));

it('has every page of content/pages.json, and each is there', () => {
  for (const route of pages) expect(existsSync(known.get(route) ?? ''), route).toBe(true);
});

it('has the pages that the routes load, and no others', () => {
  expect(new Set(known.values())).toEqual(new Set(moduleOf.values()));
});

it('says of every address what the routes say', () => {
  const constants = new Map(
    [...source.matchAll(/const ([A-Z]+) = '(\/[^']*)'/g)].map(([, name, path]) => [name, path]),
  );
  const routed = [...source.matchAll(/path=(?:"([^"]+)"|\{([A-Z]+)\})\s+element=\{\s*<(\w+Page)/g)];
  expect(routed.length).toBeGreaterThan(12);
  for (const [, path, constant, page] of routed) {
    const route = path ?? constants.get(constant ?? '') ?? '';
    expect(known.get(route), route).toBe(moduleOf.get(page));
  }
});

it('has the words of an article at each of its addresses', () => {
  const guide = pageModules().filter(({ route }) => ['/guide', '/guide-en'].includes(route));
  expect(guide.map(({ words }) => words)).toEqual(Array(2).fill(['app', 'pages', 'article.guide']));
});

it('has the names of wizards where a page asks for them', () => {
  for (const { module, words } of pageModules()) {
    expect(words.includes(WIZARD_NAMES), module).toBe(readFileSync(module, 'utf8').includes('WIZARD_NAMES'));
  }
});
