import { describe, expect, test } from 'vitest';
import { createStepWords } from '../i18n/stepWords.ts';
import type { CompiledForm } from '../rules/compiled.ts';
import { serverMessages } from './serverMessages.ts';

const form: CompiledForm = {
  id: 'pay/details',
  schema: {
    type: 'object',
    properties: { amount: { type: 'string', 'x-shared': 'amount' }, lines: { type: 'array' } },
  },
  ui: {},
  secrets: {},
  validate: () => [],
  tidy: (answer) => answer,
  prune: (answer) => answer,
};
const words = createStepWords(
  {
    locale: 'en',
    flow: { steps: { details: { codes: { OVER_LIMIT: 'You can still send {{left, money}}.' } } } },
    shared: { fields: { amount: { errors: { pattern: 'Enter an amount' } } }, errors: { invalid: 'Check this' } },
    codes: { codes: { SYSTEM: 'The system is upgrading.', UNKNOWN_ERROR: 'Something went wrong.' } },
  },
  'details',
);
const codes = {
  OVER_LIMIT: { severity: 'error', at: ['/amount'] },
  ELSEWHERE: { severity: 'error', at: ['/remark'] },
  SYSTEM: { severity: 'warning' },
} as const;
const say = (code: string, data = {}, desc?: string) =>
  serverMessages({ call: 'c', code, data, ...(desc === undefined ? {} : { desc }) }, form, words, codes);

describe('where a return code is told', () => {
  test('at the field that the catalogue names, filled with the data of the reply', () => {
    expect(say('OVER_LIMIT', { left: { currency: 'HKD', amount: '80.00' } })).toEqual({
      fieldErrors: [{ pointer: '/amount', message: 'You can still send HK$\u00a080.00.' }],
    });
  });

  test('above the step when the step does not have the field, or the catalogue names none', () => {
    expect(say('ELSEWHERE', {}, 'Not here.').summaryMessage).toEqual({ severity: 'error', message: 'Not here.' });
    expect(say('SYSTEM').summaryMessage).toEqual({ severity: 'warning', message: 'The system is upgrading.' });
  });

  test('a code nobody knows is told in the gateway’s sentence, and without one in ours', () => {
    expect(say('NEW', {}, 'Please wait.').summaryMessage?.message).toBe('Please wait.');
    expect(say('NEW').summaryMessage?.message).toBe('Something went wrong.');
    expect(say('constructor').summaryMessage?.message).toBe('Something went wrong.');
  });

  test('PARAM_ERROR points at the fields of the same name, in the words of the field', () => {
    const fields = [
      { pointer: '/amount', keyword: 'pattern' },
      { pointer: '/lines/0/paid_on', keyword: 'format' },
    ];
    expect(say('PARAM_ERROR', { fields }).fieldErrors).toEqual([
      { pointer: '/amount', message: 'Enter an amount' },
      { pointer: '/lines/0/paid_on', message: 'Check this' },
    ]);
  });

  test('PARAM_ERROR about what the step did not ask is told above it', () => {
    const { fieldErrors, summaryMessage } = say('PARAM_ERROR', { fields: [{ pointer: '/kind', keyword: 'enum' }] });
    expect(fieldErrors).toEqual([]);
    expect(summaryMessage?.message).toBe('Something went wrong.');
  });
});
