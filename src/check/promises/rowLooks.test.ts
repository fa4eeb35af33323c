import { describe, expect, it } from 'vitest';
import type { Project } from '../../compile/project.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { Look } from './lookedAt.ts';
import { rowLooks, rowsClass } from './rowLooks.ts';

const EACH_WHOLE = [{ pointer: '$output', how: 'value', values: [] }];

/** What a row is looked at for by a rule over the list of all. */
function looksOf(payments: JsonObject): readonly Look[] {
  const rules = { all: { rule: { schema: { properties: { payments } } } } };
  const look: Look = {
    pointer: '$reply/people',
    how: 'guard',
    guard: { type: 'rule:all', params: { payments: '$reply/people' } },
    values: [[{ amount: '10', day: '2030-01-01' }]],
  };
  return rowLooks({ rules } as unknown as Project, 'people-1', [look]);
}

describe('what a rule over a list looks at in a row', () => {
  it('is what it says of one, where nothing is asked of several together', () => {
    const looks = looksOf({ contains: { properties: { amount: { const: '10' } } } });
    expect(looks).toEqual([{ pointer: '$output/amount', how: 'among', values: ['10'] }]);
  });

  it.each<JsonObject>([
    { rowsSum: { of: '/amount', atMost: '50' } },
    { rowsApart: { from: '/day', to: '/day' } },
    { rowsDiffer: ['/amount'] },
  ])('%j: all of it', (rule) => {
    const looks = looksOf(rule);
    expect(looks).toEqual(EACH_WHOLE);
    expect(rowsClass([{ amount: '20' }], looks)).not.toBe(rowsClass([{ amount: '60' }], looks));
  });
});
