import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/i18n/locale.ts';

/** How the product's words are set, in words and articles alike. */
const files = (locale: string): readonly string[] => [
  ...readdirSync(`locales/${locale}`).map((name) => `locales/${locale}/${name}`),
  ...readdirSync('content/articles', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `content/articles/${name}/${locale}.md`),
  `content/documents/${locale}.json`,
];

const foundIn = (locale: string, wrong: RegExp): readonly string[] =>
  files(locale).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(wrong)].map(([text]) => `${file}: ${text}`));

/** Days of a calendar are written without a space: `2026年3月7日`. */
const TIGHT = /\p{Script=Han}[0-9]+(?![0-9年月日])|[0-9](?![年月日])\p{Script=Han}/gu;

it.each(LOCALES)('no line ends between a currency and its figure, in %s', (locale) => {
  expect(foundIn(locale, /([$¥]|\bRMB) +(\{\{|[0-9])/g)).toEqual([]);
});

describe.each(['zh-HK', 'zh-CN'])('in %s', (locale) => {
  it('a space stands between a letter and a figure', () => {
    expect(foundIn(locale, TIGHT)).toEqual([]);
  });
});
