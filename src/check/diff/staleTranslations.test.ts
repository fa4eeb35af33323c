import { expect, test } from 'vitest';
import { seeded, type Edit } from '../../../tests/seeded/seeded.ts';
import { wordsOf } from '../../../tests/support/wordsOf.ts';
import { staleTranslations } from './wordChanges.ts';

const FLOW = 'transfer-to-hk';
const TITLES: { readonly [locale: string]: string } = {
  'zh-HK': wordsOf(FLOW, 'steps.review.title', 'zh-HK'),
  'zh-CN': wordsOf(FLOW, 'steps.review.title', 'zh-CN'),
  en: wordsOf(FLOW, 'steps.review.title'),
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
  return staleTranslations(seeded(before), seeded(after)).map(({ sentence }) => sentence);
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

test('a text with plural forms in one language and one form in another is one text', () => {
  const plural = '{ "by": "count, plural", "one": "?", "other": "??" }';
  const asked = (locale: string, text: string): Edit => ({
    file: `locales/${locale}/${FLOW}.json`,
    change: `"review": { ⟦ → "hint": ${text}, ⟧"title": "${TITLES[locale]}"`,
  });
  const before = [asked('en', plural), asked('zh-HK', '"?"'), asked('zh-CN', '"?"')];
  const after = [asked('en', plural.replace('??', '???')), asked('zh-HK', '"??"'), asked('zh-CN', '"??"')];
  expect(said(before, after)).toEqual([]);
  expect(said(before, [...after.slice(0, 1), ...before.slice(1)])).toEqual([
    'Changed in English only, not in Simplified Chinese and Traditional Chinese: steps.review.hint.',
  ]);
});
