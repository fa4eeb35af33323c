import { expect, test } from 'vitest';
import type { Project } from '../../compile/project.ts';
import type { Constant, ConstantRow } from '../../rules/constants.ts';
import { constantChanges } from './contentChanges.ts';

const id = 'trip.stay.most';

function said(before: Constant | undefined, after: Constant | undefined): readonly string[] {
  const having = (constant: Constant | undefined) =>
    ({ constants: constant ? { [id]: { constant } } : {}, files: new Map() }) as unknown as Project;
  return constantChanges(having(before), having(after)).map(({ sentence }) => sentence);
}

const constant = (unit: string, ...rows: readonly ConstantRow[]): Constant => ({
  id,
  description: 'The longest stay.',
  unit,
  source: ['defined'],
  rows,
});
const from = '2024-01-01';
const days = constant('days', { effectiveFrom: from, value: 90 });

test.each<[string, Constant, string]>([
  ['a number', days, '90 days from 2024-01-01'],
  ['codes', constant('country codes', { effectiveFrom: from, value: ['PH', 'ID'] }), 'PH, ID from 2024-01-01'],
  ['a time', constant('HH:MM', { effectiveFrom: from, value: '23:00' }), '23:00 from 2024-01-01'],
  ['a switch', constant('boolean', { effectiveFrom: from, value: true }), 'true from 2024-01-01'],
  ['money', constant('money', { effectiveFrom: from, currency: 'HKD', amount: '10.00' }), 'HKD 10.00 from 2024-01-01'],
])('%s is said with its unit and its day', (_, one, text) => {
  expect(said(undefined, one)).toEqual([`${id} is new: ${text}.`]);
  expect(said(one, undefined)).toEqual([`${id} is removed; it was ${text}.`]);
});

test('a row that is added is said in full', () => {
  const later = constant('days', ...days.rows, { effectiveFrom: '2025-01-01', value: 60 });
  expect(said(days, later)).toEqual([
    `${id} is 90 days from 2024-01-01, 60 days from 2025-01-01 instead of 90 days from 2024-01-01: The longest stay.`,
  ]);
});

test('a value that reads the same and is another is not passed over', () => {
  const texts = (value: ConstantRow & object) => constant('codes', value);
  expect(
    said(texts({ effectiveFrom: from, value: ['a, b'] }), texts({ effectiveFrom: from, value: ['a', 'b'] })),
  ).not.toEqual([]);
});
