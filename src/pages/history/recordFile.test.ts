import { expect, it } from 'vitest';
import { LOCALES } from '../../i18n/locale.ts';
import { createTexts } from '../../i18n/texts.ts';
import { readJson } from '../../../tests/support/readJson.ts';
import { recordFile, recordFileName } from './recordFile.ts';
import type { HistoryRecord } from './recordKinds.ts';

const record: HistoryRecord = {
  ref_no: '20250303000000000123',
  kind: 'serviceFee',
  time: '2025-03-03T16:15:00.000Z',
  summary: '=HYPERLINK("https://example.test")',
  amount: { currency: 'HKD', amount: '-12.66' },
  status: 'success',
  fee_kind: 'atm',
};

const wordsOf = async (language: (typeof LOCALES)[number]) => {
  const texts = createTexts(async (locale, name) => readJson(`locales/${locale}/${name}.json`), language);
  await texts.load(['pages']);
  return (key: string) => texts.text('pages', key);
};

it('says of a record what the list says, for a spreadsheet to count with, and never as a formula (R-FLOW-34, R-ENT-63 to R-ENT-68)', async () => {
  const tea: HistoryRecord = {
    ...record,
    kind: 'expense',
    summary: '茶餐廳, 中環',
    amount: { currency: 'HKD', amount: '5.00' },
  };
  const { fee_kind: _, ...noFee } = tea;
  expect(recordFile([record, noFee], await wordsOf('en')).split('\r\n')).toEqual([
    '\uFEFFDate,Time (Hong Kong),Type,Details,Charged for,Amount,Currency,Status,Reference number',
    `2025-03-04,00:15:00,Service charge,"'=HYPERLINK(""https://example.test"")",ATM withdrawal,-12.66,HKD,Successful,"20250303000000000123\t"`,
    '2025-03-04,00:15:00,Purchase,"茶餐廳, 中環",,5.00,HKD,Successful,"20250303000000000123\t"',
    '',
  ]);
});

it('begins no formula after a semicolon, where some spreadsheets begin a cell', async () => {
  const text = recordFile([{ ...record, summary: 'Shop; west;=1+1' }], await wordsOf('en'));
  expect(text).toContain('Shop; west,=1+1');
});

it.each(LOCALES)('has a word for each column in %s', async (language) => {
  const head = recordFile([], await wordsOf(language)).trim();
  expect(head.split(',').filter((title) => title === '' || title.includes('.'))).toEqual([]);
});

it('is named for its period, or from its oldest record to today', () => {
  const old = { ...record, time: '2024-12-31T18:00:00.000Z' };
  expect(recordFileName([record, old], undefined, '2025-03-31')).toBe('transactions-HKD-2025-01-01-2025-03-31.csv');
  const days = { from: '2025-02-01', to: '2025-02-28' };
  expect(recordFileName([record], days, '2025-03-31')).toBe('transactions-HKD-2025-02-01-2025-02-28.csv');
});
