import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCsv } from '../../domain/csv.ts';
import { readCsv, type CsvRow } from './readCsv.ts';

const textsOf = (read: ReturnType<typeof readCsv>) =>
  (read as readonly CsvRow[]).map(({ cells }) => cells.map(({ text }) => text));

const cell = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', "'", '=', '-', '@', '轉', ' ') }),
);

test('whatever is in its cells, a table comes back as it was', () => {
  const rows = fc.array(fc.tuple(fc.constant('file'), cell, cell, fc.constant('.')), { minLength: 1 });
  fc.assert(
    fc.property(rows, (some) => {
      const table = [['a', 'b', 'c', 'd'], ...some];
      expect(textsOf(readCsv(writeCsv(table)))).toEqual(table);
    }),
  );
});

test.each(['=1+1', '+852', '-', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1", "''@x"])(
  '%j is no formula, and comes back',
  (text) => {
    const csv = writeCsv([['a', text]]);
    expect(csv).toMatch(/^\uFEFFa,"?''*/);
    expect(textsOf(readCsv(csv))).toEqual([['a', text]]);
  },
);

test("a text that begins with a ' of its own stays as it is", () => {
  expect(writeCsv([["'tis", 'a']])).toBe("\uFEFF'tis,a\r\n");
  expect(textsOf(readCsv("'tis,a"))).toEqual([["'tis", 'a']]);
});

test.each([
  [
    'a;b\r\n1;2,5\r\n',
    [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  ],
  [
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa,b\r1,"2\r\n3"',
    [
      ['a', 'b'],
      ['1', '2\r\n3'],
    ],
  ],
])('%j is read as Excel and others write it', (text, rows) => {
  expect(textsOf(readCsv(text))).toEqual(rows);
});

test('cells know their line, rows their number, though a cell goes over lines and a row is empty', () => {
  const read = readCsv('a,b\r\n"1\r\n1","2"\r\n,\r\n3,"4"') as readonly CsvRow[];
  expect(read.map(({ row }) => row)).toEqual([1, 2, 4]);
  expect(read[1]?.cells[1]).toEqual({ text: '2', line: 3, column: 4 });
  expect(read[2]?.cells[1]).toEqual({ text: '4', line: 5, column: 3 });
});

test.each([
  ['a,b\n1,"2', 2, 3, 'never ends'],
  ['a,b\n1,"2" 3', 2, 6, 'text behind'],
])('%j is no table', (text, line, column, what) => {
  expect(readCsv(text)).toMatchObject({ line, column, what: expect.stringContaining(what) as string });
});
