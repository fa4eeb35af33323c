import { expect, it } from 'vitest';
import { createTexts } from '../../i18n/texts.ts';
import { readJson } from '../../../tests/support/readJson.ts';
import { recordAmount } from './recordAmount.ts';

it.each([
  ['500.00', '+HK$\u00a0500.00'],
  ['0.05', '+HK$\u00a00.05'],
  ['-12.66', '−HK$\u00a012.66'],
  ['0.00', 'HK$\u00a00.00'],
])('a record of %s reads %s', async (amount, read) => {
  const texts = createTexts(async (language, name) => readJson(`locales/${language}/${name}.json`), 'zh-HK');
  await texts.load(['pages']);
  const t = (key: string, values: object): string => texts.text('pages', key, values);
  expect(recordAmount(t, { currency: 'HKD', amount })).toBe(read);
});
