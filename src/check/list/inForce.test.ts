import { expect, test } from 'vitest';
import type { Project } from '../../compile/project.ts';
import type { Constant } from '../../rules/constants.ts';
import { inForce } from './inForce.ts';

const constant: Constant = {
  id: 'limit.order.3',
  description: 'Most that one order may be.',
  unit: 'money',
  source: ['defined'],
  sample: true,
  rows: [
    { effectiveFrom: '2026-01-01', currency: 'HKD', amount: '1000.00' },
    { effectiveFrom: '2027-01-01', currency: 'HKD', amount: '2000.00' },
  ],
};
const place = { file: 'content/constants/limits.json', pointer: '/constants/0' };
const project = { constants: { 'limit.order.3': { constant, ...place } }, calendars: {} } as unknown as Project;

test.each([
  ['2025-12-31', ['nothing yet', 'from 2026-01-01 1000.00 HKD; a sample']],
  ['2026-12-31', ['1000.00 HKD', 'since 2026-01-01; from 2027-01-01 2000.00 HKD; a sample']],
  ['2027-01-01', ['2000.00 HKD', 'since 2027-01-01; a sample']],
])('on %s', (day, said) => {
  const family = { moneyAtMost: { value: { const: 'limit.order', by: { data: '/status' }, else: '3' } } };
  expect(inForce(project, family, day)).toEqual([['limit.order.3', ...said]]);
  expect(inForce(project, { moneyAtMost: { const: 'limit.order.3' } }, day)).toHaveLength(1);
  expect(inForce(project, { moneyAtMost: '10' }, day)).toEqual([]);
});
