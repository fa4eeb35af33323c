import { expect, it } from 'vitest';
import { createTexts } from '../../i18n/texts.ts';
import { readJson } from '../../../tests/support/readJson.ts';
import { recordAmount } from './recordAmount.ts';

it.each([
  ['500.00', 'success', '+HK$\u00a0500.00'],
  ['0.05', 'processing', '+HK$\u00a00.05'],
  ['-12.66', 'success', '−HK$\u00a012.66'],
  ['0.00', 'success', 'HK$\u00a00.00'],
  ['500.00', 'closed', 'HK$\u00a0500.00'],
  ['500.00', 'pendingPayment', 'HK$\u00a0500.00'],
  ['-12.66', 'fail', 'HK$\u00a012.66'],
] as const)('a record of %s that is %s reads %s', async (amount, status, read) => {
  const texts = createTexts(async (language, name) => readJson(`locales/${language}/${name}.json`), 'zh-HK');
  await texts.load(['pages']);
  const t = (key: string, values: object): string => texts.text('pages', key, values);
  expect(recordAmount(t, { amount: { currency: 'HKD', amount }, status })).toBe(read);
});
