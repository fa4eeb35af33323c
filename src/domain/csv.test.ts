import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+852 2345 6789', "'+852 2345 6789"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['-1+cmd|x', "'-1+cmd|x"],
  ['-1.5-2', "'-1.5-2"],
  ["'=1", "''=1"],
])('%j is no formula', (text, cell) => {
  expect(writeCsv([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

test.each(['-12.66', '500.00', '0', '-5'])('%s stays a number', (text) => {
  expect(writeCsv([[text]])).toBe(`\uFEFF${text}\r\n`);
});

test.each([
  ['茶餐廳', '茶餐廳'],
  ['Tea, coffee', '"Tea, coffee"'],
  ['"Tea" House', '"""Tea"" House"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['20250303000000000123\t', '"20250303000000000123\t"'],
])('%j is one cell', (text, cell) => {
  expect(writeCsv([['a', text, 'b']])).toBe(`\uFEFFa,${cell},b\r\n`);
});
