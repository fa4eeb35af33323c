import { describe, expect, it } from 'vitest';
import { compileRule } from './compileRule.ts';
import { ruleSource } from './ruleFile.ts';
import { testWorld } from './testing/testWorld.ts';

const rule = ruleSource({
  id: 'limit.isKept',
  description: 'What is sent stays below 500, and with what was sent before below 1,000.',
  source: ['defined'],
  subject: { amount: 'money', sent: { type: 'money', default: '0' } },
  schema: { properties: { amount: { moneyAtMost: '500.00' }, sent: { moneyAtMost: '1000.00' } } },
  examples: { hold: [{ amount: '1.00' }], fail: [{ amount: '501.00' }] },
});
const { holds, failure, subject } = compileRule('limit.isKept', {
  load: () => undefined,
  figure: () => undefined,
  rule: () => ({ rule, file: 'flows/rules/limit.json', pointer: '/rules/0' }),
});
const world = testWorld();

describe('a member with a default', () => {
  it('is a member of its type', () => {
    expect([rule.subject, rule.defaults, subject]).toEqual([
      { amount: 'money', sent: 'money' },
      { sent: '0' },
      ['amount', 'sent'],
    ]);
  });

  it('counts as that where it is absent', () => {
    expect([holds({ amount: '1.00' }, world), holds({ amount: '501.00' }, world)]).toEqual([true, false]);
    expect(failure({ amount: '1.00' }, world)).toBeUndefined();
  });

  it('counts as it is where it is there', () => {
    expect(holds({ amount: '1.00', sent: '1000.01' }, world)).toBe(false);
  });

  it('leaves the others required: what is absent makes no rule true', () => {
    expect([holds({ sent: '1.00' }, world), holds({}, world)]).toEqual([false, false]);
    expect(failure({ sent: '1.00' }, world)).toEqual({});
  });
});
