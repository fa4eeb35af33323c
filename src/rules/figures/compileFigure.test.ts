import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../domain/json.ts';
import { compileFigure, compileRule, standaloneRuleSchema, type RuleLibrary } from '../compileRule.ts';
import type { World } from '../compiled.ts';
import { ruleSource } from '../ruleFile.ts';
import { figureSource } from './figureFile.ts';
import { figuresWith } from './refuseCircle.ts';

const world: World = { user: {}, site: {}, const: {}, calendars: {}, now: '2026-03-03T12:00:00+08:00' };

const figures: { readonly [id: string]: JsonObject } = {
  'a.total': {
    id: 'a.total',
    subject: { lines: 'rows', extra: { type: 'money', default: '0' } },
    type: 'money',
    value: { sum: [{ sum: { row: '/amount' }, over: '/lines' }, { data: '/extra' }] },
  },
  'a.round': { id: 'a.round', subject: { lines: 'rows' }, type: 'money', value: { figure: 'a.square' } },
  'a.square': { id: 'a.square', subject: { lines: 'rows' }, type: 'money', value: { figure: 'a.round' } },
};
const rules: { readonly [id: string]: JsonObject } = {
  'a.isSmall': {
    id: 'a.isSmall',
    subject: { lines: 'rows' },
    figures: { total: 'a.total' },
    schema: { properties: { total: { moneyAtMost: '100' } } },
  },
  'a.taken': { id: 'a.taken', subject: { lines: 'rows' }, schema: { $ref: 'rule:a.isSmall' } },
  'a.endless': { id: 'a.endless', subject: { lines: 'rows' }, figures: { x: 'a.round' }, schema: {} },
};
const library: RuleLibrary = {
  load: () => undefined,
  rule: (id) => {
    const rule = rules[id];
    return rule && { rule: ruleSource(rule), file: 'flows/rules/a.json', pointer: '' };
  },
  figure: (id) => {
    const figure = figures[id];
    return figure && figureSource(figure);
  },
};

describe('a rule that names a figure', () => {
  const rule = compileRule('a.isSmall', library);

  test('judges what is worked out from its subject, and says the bound', () => {
    expect(rule.holds({ lines: [{ amount: '60' }, { amount: '40.00' }] }, world)).toBe(true);
    expect(rule.failure({ lines: [{ amount: '60' }, { amount: '40.01' }] }, world)).toEqual({
      limit: { amount: '100' },
    });
  });

  test('does not hold where it cannot be worked out, whatever a caller gives under its name', () => {
    expect(rule.holds({ lines: [{}] }, world)).toBe(false);
    expect(rule.holds({ lines: [{ amount: '500' }], total: '1.00' }, world)).toBe(false);
    expect(rule.holds({ lines: [{}], total: '1.00' }, world)).toBe(false);
  });

  test('is asked by its id alone', () => {
    expect(() => standaloneRuleSchema('a.taken', library)).toThrow('names a rule with figures');
  });
});

test('a figure that takes itself is refused, also in a rule', () => {
  expect(() => compileFigure('a.round', library)).toThrow('takes itself (a.round → a.square → a.round)');
  expect(() => compileRule('a.endless', library).holds({ lines: [] }, world)).toThrow('takes itself');
});

test('all that figures are worked out with is found once', () => {
  expect(figuresWith(['a.round', 'a.total', 'a.unknown'], library)).toEqual({
    figures: ['a.round', 'a.square', 'a.total'],
    rules: [],
  });
});
