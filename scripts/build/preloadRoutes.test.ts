import { expect, it } from 'vitest';
import type { FlowFile } from '../../src/engine/flowFile.ts';
import { preloadsOf } from './preloadRoutes.ts';

const flow = (id: string, entries: object, path?: string): FlowFile =>
  ({
    id,
    version: 1,
    meta: { entries },
    initial: 'a',
    states: { a: { meta: path ? { path } : {} } },
  }) as unknown as FlowFile;

const chunk = (facadeModuleId: string | null, fileName: string, imports: readonly string[] = []) => ({
  facadeModuleId,
  fileName,
  imports: [...imports],
});

const inDefault = (...args: Parameters<typeof preloadsOf>) => preloadsOf(...args)['zh-HK'];

it('names the flow, what it imports and its words for every address of the flow, but not what each page has', () => {
  const chunks = [
    chunk('\0virtual:flow/pay', 'pay.js', ['shared.js', 'portal.js']),
    chunk(null, 'shared.js', ['deep.js']),
    chunk(null, 'deep.js', ['shared.js']),
    chunk('\0virtual:words/zh-HK/~pay', 'words.js'),
    chunk('\0virtual:words/en/~pay', 'english.js'),
    chunk('\0virtual:words/zh-HK/app', 'app.js'),
    chunk('/src/app/startPortal.tsx', 'portal.js'),
  ];
  const flows = [flow('pay', { '/pay': {}, '/pay/again': {} }, '/pay/review'), flow('part', {})];
  const files = ['app.js', 'words.js', 'pay.js', 'shared.js', 'deep.js'];
  expect(inDefault({ flows, pages: [] }, chunks, new Set(['portal.js']))).toEqual({
    '/pay': files,
    '/pay/again': files,
    '/pay/review': files,
  });
});

it('names the code of a page with all that it imports, and its words', () => {
  const chunks = [
    chunk('/anywhere/src/pages/home/HomePage.tsx', 'home.js', ['useRead.js', 'portal.js']),
    chunk('/anywhere/src/other/pages/home/HomePage.tsx', 'other.js'),
    chunk(null, 'useRead.js', ['ask.js']),
    chunk(null, 'ask.js'),
    chunk('\0virtual:words/zh-HK/pages', 'pages.js'),
  ];
  const pages = [{ route: '/', module: 'src/pages/home/HomePage.tsx', words: ['app', 'pages'] }];
  expect(inDefault({ flows: [], pages }, chunks, new Set(['portal.js']))).toEqual({
    '/': ['pages.js', 'home.js', 'useRead.js', 'ask.js'],
  });
});

it('names for each language its own words, and what finds them where it is not the default one (R-GEN-55)', () => {
  const chunks = [
    chunk('/anywhere/src/pages/home/HomePage.tsx', 'home.js'),
    chunk('\0virtual:words/zh-HK/pages', 'pages.js'),
    chunk('\0virtual:words/zh-CN/pages', 'simplified.js'),
    chunk('\0virtual:words/en/pages', 'english.js'),
    chunk('\0virtual:word-loaders/zh-CN', 'find-simplified.js'),
    chunk('\0virtual:word-loaders/en', 'find-english.js'),
  ];
  const pages = [{ route: '/', module: 'src/pages/home/HomePage.tsx', words: ['pages'] }];
  expect(preloadsOf({ flows: [], pages }, chunks, new Set())).toEqual({
    'zh-HK': { '/': ['pages.js', 'home.js'] },
    'zh-CN': { '/': ['find-simplified.js', 'simplified.js', 'home.js'] },
    en: { '/': ['find-english.js', 'english.js', 'home.js'] },
  });
});
