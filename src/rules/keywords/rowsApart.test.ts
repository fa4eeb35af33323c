import { describe, expect, it } from 'vitest';
import type { Json } from '../../domain/json.ts';
import { testContext } from '../testing/testWorld.ts';
import { judge, rowsApart } from './rowsApart.ts';

const param = { from: '/from', to: '/to' };
const rows = (...spans: readonly (readonly [string, string])[]): Json => spans.map(([from, to]) => ({ from, to }));
const judged = (value: Json) => judge(param, value, testContext());

describe('rowsApart', () => {
  it.each([
    [rows(), undefined],
    [rows(['2025-01-01', '2025-01-05']), undefined],
    [rows(['2025-01-01', '2025-01-05'], ['2025-01-06', '2025-01-09']), undefined],
    [rows(['2025-01-06', '2025-01-09'], ['2025-01-01', '2025-01-05']), undefined],
    [rows(['2025-01-01', '2025-01-05'], ['2025-01-05', '2025-01-09']), { row: 2, other: 1 }],
    [rows(['2025-01-05', '2025-01-09'], ['2025-01-01', '2025-01-05']), { row: 2, other: 1 }],
    [
      rows(['2025-02-01', '2025-02-02'], ['2025-01-01', '2025-01-31'], ['2025-01-10', '2025-01-11']),
      { row: 3, other: 2 },
    ],
  ])('%j: %j', (value, found) => {
    expect(judged(value)).toEqual(found);
  });

  it.each([
    [rows(['2025-01-01', '2025-01-05'], ['2025-01-05', '2025-01-09']), undefined],
    [rows(['2025-01-05', '2025-01-09'], ['2025-01-01', '2025-01-05'], ['2025-01-09', '2025-01-12']), undefined],
    [rows(['2025-01-01', '2025-01-05'], ['2025-01-04', '2025-01-09']), { row: 2, other: 1 }],
    [rows(['2025-01-01', '2025-01-05'], ['2025-01-01', '2025-01-05']), { row: 2, other: 1 }],
    [rows(['2025-01-01', '2025-01-05'], ['2025-01-03', '2025-01-03']), { row: 2, other: 1 }],
    [rows(['2025-01-01', '2025-01-05'], ['2025-01-05', '2025-01-05']), undefined],
  ])('where rows may touch, %j: %j', (value, found) => {
    expect(judge({ ...param, touching: true }, value, testContext())).toEqual(found);
  });

  it('holds for nothing that has no two days', () => {
    expect([judged('2025-01-01'), judged([{ from: '2025-01-01' }]), judged([{ from: 1, to: 2 }])]).toEqual([
      {},
      {},
      {},
    ]);
  });

  it.each([[param], [{ ...param, touching: true as const }]])('proposes lists on both sides of %j', (one) => {
    const { hold, fail } = rowsApart.propose(one, testContext());
    const judged = (value: Json) => judge(one, value, testContext());
    expect(hold.map(judged)).toEqual([undefined, undefined]);
    expect(fail.map(judged)).toEqual([{ row: 2, other: 1 }]);
  });

  it('says that rows may touch', () => {
    expect(rowsApart.explain(param, 'en')).toBe('has no two rows that overlap in from–to');
    expect(rowsApart.explain({ ...param, touching: true }, 'en')).toBe(
      'has no two rows that overlap in from–to, though one may begin where another ends',
    );
  });
});
