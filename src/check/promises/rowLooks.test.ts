import { describe, expect, it } from 'vitest';
import type { Project } from '../../compile/project.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { Look } from './lookedAt.ts';
import { rowLooks, rowsClass } from './rowLooks.ts';

const EACH_WHOLE = [{ pointer: '$output', how: 'value', values: [] }];

const STATE = 'people-1';

/** A look at the list of all rows by a rule. */
function lookOf(payments: JsonObject): { readonly project: Project; readonly look: Look } {
  const rules = { all: { rule: { schema: { properties: { payments } } } } };
  const look: Look = {
    pointer: '$reply/people',
    how: 'guard',
    guard: { type: 'rule:all', params: { payments: '$reply/people' } },
    values: [[{ amount: '10', day: '2030-01-01' }]],
  };
  return { project: { rules } as unknown as Project, look };
}

/** What a row is looked at for by a rule over the list of all. */
function looksOf(payments: JsonObject): readonly Look[] {
  const { project, look } = lookOf(payments);
  return rowLooks(project, STATE, [look]);
}

/** Whether lists of such amounts are told apart by a rule over them. */
function areApart(payments: JsonObject, one: readonly string[], other: readonly string[]): boolean {
  const { project, look } = lookOf(payments);
  const [first, second] = [one, other].map((amounts) =>
    rowsClass(
      project,
      STATE,
      look,
      amounts.map((amount) => ({ amount })),
    ),
  );
  return first !== second;
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
    expect(areApart(rule, ['20'], ['60'])).toBe(true);
  });
});

describe('lists are told apart', () => {
  const isTen = { properties: { amount: { const: '10' } } };

  it('by whether there is a row of a kind, where no rule asks how many', () => {
    expect(areApart({ contains: isTen }, ['10', '20'], ['20', '20'])).toBe(true);
    expect(areApart({ contains: isTen }, ['10', '20'], ['20', '10', '10', '30'])).toBe(false);
    expect(areApart({ items: isTen }, ['10'], ['10', '10'])).toBe(false);
  });

  it.each<JsonObject>([
    { contains: isTen, minContains: 2 },
    { contains: isTen, maxContains: 2 },
    { contains: isTen, minItems: 3 },
    { contains: isTen, maxItems: 2 },
    { contains: isTen, uniqueItems: true },
    { rowsSum: { of: '/amount', atMost: '50' } },
  ])('by how many there are of a kind: %j', (rule) => {
    expect(areApart(rule, ['10', '10'], ['10', '10', '10'])).toBe(true);
    expect(areApart(rule, ['10', '20'], ['20', '10'])).toBe(false);
  });
});
