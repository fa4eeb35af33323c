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
  ...['announcements', 'adverts', 'home', 'pages'].map((name) => `content/${name}.json`),
];

const foundIn = (locale: string, wrong: RegExp): readonly string[] =>
  files(locale).flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll('\\u00a0', '\u00a0');
    return [...text.matchAll(wrong)].map(([found]) => `${file}: ${found}`);
  });

const TIGHT = /\p{Script=Han}[0-9]+(?![0-9年月日])|[0-9](?![年月日])\p{Script=Han}/gu;

it.each(LOCALES)('no line ends between a currency and its figure, in %s', (locale) => {
  expect(foundIn(locale, /([$¥]|\bRMB|港元|港幣|人民[幣币]|美元) +(\{\{|[0-9])/g)).toEqual([]);
});

it.each(LOCALES)('no line of a choice begins with the dot between two facts, in %s', (locale) => {
  expect(foundIn(locale, /"row": ".* · .*/g)).toEqual([]);
});

/** Of a day of the calendar: `2026年3月7日`. */
const LOOSE =
  /[0-9] [年月] ?[0-9]|[0-9][年月] [0-9]|月[0-9]+ 日|\p{Script=Han} ([0-9]+[年月][0-9]|\{\{\w+, date\}\})/gu;

describe.each(['zh-HK', 'zh-CN'])('in %s', (locale) => {
  it('a space stands between a letter and a figure', () => {
    expect(foundIn(locale, TIGHT)).toEqual([]);
  });

  it('no space stands in a date, nor before it', () => {
    expect(foundIn(locale, LOOSE)).toEqual([]);
  });
});
