import { expect, it } from 'vitest';
import type { Costs } from './cost.ts';
import { judgeCosts } from './judgeCosts.ts';

const costs: Costs = { read: 3, readSql: 0.5, readAllSql: 1, history: 3, transfer: 10, transferSql: 5 };

it('holds the promises at their edge', () => {
  expect(judgeCosts('PGlite', costs, costs)).toEqual([]);
  const slower = { ...costs, read: 3.6, readAllSql: 1.2, history: 3.6, transfer: 12, transferSql: 6 };
  expect(judgeCosts('PGlite', costs, slower)).toEqual([]);
});

it.each([
  ['same SQL', { read: 3.1, readAllSql: 1 }],
  ['bare SQL transaction', { transfer: 10.1 }],
  ['a read with the long ledger', { read: 3.7, readAllSql: 2 }],
  ['a transfer with the long ledger', { transfer: 12.1, transferSql: 9 }],
])('says which is broken: %s', (says, change) => {
  const broken = judgeCosts('PGlite', costs, { ...costs, ...change });
  expect(broken).toHaveLength(1);
  expect(broken[0]).toContain(says);
});
