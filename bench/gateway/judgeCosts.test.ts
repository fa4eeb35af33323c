import { expect, it } from 'vitest';
import type { Costs } from './cost.ts';
import { judgeCosts } from './judgeCosts.ts';

const costs: Costs = {
  ...{ read: 3, readSql: 0.5, readAllSql: 1, history: 3, historySql: 1, transfer: 10, transferSql: 5 },
};
const broken = (small: Costs, large: Costs) =>
  judgeCosts('PGlite', small, large).flatMap(({ holds, line }) => (holds ? [] : [line]));

it('holds the promises at their edge, and says each', () => {
  expect(broken(costs, costs)).toEqual([]);
  const slower = { ...costs, read: 3.6, readAllSql: 1.2, history: 3.6, historySql: 1.2, transfer: 12, transferSql: 6 };
  expect(broken(costs, slower)).toEqual([]);
  expect(judgeCosts('PGlite', costs, slower)[0]!.line).toBe(
    '✓ PGlite: a read costs of the same SQL 3.00 times; at most 3 is promised.',
  );
});

it.each([
  ['a read costs of the same SQL', { read: 3.1, readAllSql: 1 }],
  ['a page of history costs of the same SQL', { history: 3.1, historySql: 1 }],
  ['bare SQL transaction', { transfer: 10.1 }],
  ['a read with the long ledger', { read: 3.7, readAllSql: 2 }],
  ['a page of history with the long ledger', { history: 3.7, historySql: 2 }],
  ['a transfer with the long ledger', { transfer: 12.1, transferSql: 9 }],
])('says which is broken: %s', (says, change) => {
  const lines = broken(costs, { ...costs, ...change });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(says);
});
