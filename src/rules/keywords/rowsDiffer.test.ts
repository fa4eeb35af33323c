import { describe, expect, it } from 'vitest';
import type { Json } from '../../domain/json.ts';
import { testContext } from '../testing/testWorld.ts';
import { judge, rowsDiffer } from './rowsDiffer.ts';

const judged = (value: Json, members = ['/code', '/no']) => judge(members, value, testContext());

describe('rowsDiffer', () => {
  it.each<readonly [Json, Json | undefined]>([
    [[], undefined],
    [
      [
        { code: 'a', no: '1' },
        { code: 'a', no: '2' },
        { code: 'b', no: '1' },
      ],
      undefined,
    ],
    [
      [
        { code: 'a', no: '1' },
        { code: 'b', no: '1' },
        { code: 'a', no: '1', name: 'x' },
      ],
      { row: 3, other: 1 },
    ],
    [[{ code: 'a' }, { code: 'a' }], { row: 2, other: 1 }],
    [
      [
        { code: 1, no: '1' },
        { code: '1', no: '1' },
      ],
      undefined,
    ],
  ])('%j: %j', (value, found) => {
    expect(judged(value)).toEqual(found);
  });

  it('holds for nothing but a list', () => {
    expect(judged({ code: 'a' })).toEqual({});
  });

  it('proposes lists on both sides', () => {
    const { hold, fail } = rowsDiffer.propose(['/code', '/no'], testContext());
    expect(hold.map((rows) => judged(rows))).toEqual([undefined, undefined]);
    expect(fail.map((rows) => judged(rows))).toEqual([{ row: 2, other: 1 }]);
  });
});
