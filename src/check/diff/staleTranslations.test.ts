import { expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { planted, type Edit } from '../../../tests/planted/plant.ts';
import { staleTranslations } from './wordChanges.ts';

const FLOW = 'transfer-to-hk';
const sound = loadProject(process.cwd());
const TITLES: { readonly [locale: string]: string } = {
  'zh-HK': sound.words['zh-HK']?.[FLOW]?.text.match(/"review": \{\s*"title": "([^"]+)"/)?.[1] ?? '',
  'zh-CN': sound.words['zh-CN']?.[FLOW]?.text.match(/"review": \{\s*"title": "([^"]+)"/)?.[1] ?? '',
  en: 'Check before you send',
};

function retitled(locale: string): Edit {
  return { file: `locales/${locale}/${FLOW}.json`, change: `"review": { "title": "⟦${TITLES[locale]} → ?⟧"` };
}

function withHint(locale: string): Edit {
  return {
    file: `locales/${locale}/${FLOW}.json`,
    change: `"review": { ⟦ → "hint": "?", ⟧"title": "${TITLES[locale]}"`,
  };
}

function said(before: readonly Edit[], after: readonly Edit[]): readonly string[] {
  return staleTranslations(planted(before), planted(after)).map(({ sentence }) => sentence);
}

test('words that changed in one language', () => {
  expect(said([], [retitled('en')])).toEqual([
    'Changed in English only, not in Simplified Chinese and Traditional Chinese: steps.review.title.',
  ]);
});

test('in two', () => {
  expect(said([], [retitled('zh-HK'), retitled('zh-CN')])).toEqual([
    'Changed in Simplified Chinese and Traditional Chinese only, not in English: steps.review.title.',
  ]);
});

test('in all three nothing is left behind', () => {
  expect(said([], [retitled('zh-HK'), retitled('zh-CN'), retitled('en')])).toEqual([]);
});

test('words that are new in one language', () => {
  expect(said([], [withHint('en')])).toEqual([
    'Changed in English only, not in Simplified Chinese and Traditional Chinese: steps.review.hint.',
  ]);
});

test('and those that a language only catches up with', () => {
  expect(said([withHint('en'), withHint('zh-HK')], [withHint('en'), withHint('zh-HK'), withHint('zh-CN')])).toEqual([]);
});

test('words that are gone from one language', () => {
  expect(said([withHint('en'), withHint('zh-CN')], [withHint('zh-CN')])).toEqual([
    'Changed in English only, not in Simplified Chinese: steps.review.hint.',
  ]);
});
