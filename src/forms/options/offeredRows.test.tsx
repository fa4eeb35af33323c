// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { compileSchema } from '../../rules/compileRule.ts';
import { createRule } from '../../rules/createRule.ts';
import { makeForm } from '../testing/makeForm.ts';
import { makeWords } from '../testing/makeWords.ts';
import { renderStep } from '../testing/renderStep.tsx';

afterEach(cleanup);

const notDollars = createRule(
  'account.notDollars',
  ['currency'],
  compileSchema({ type: 'object', properties: { currency: { enum: ['HKD', 'CNY'] } } }),
);

it('a row that a rule with `offer` refuses is not offered (R-VAL-53)', () => {
  const form = makeForm(
    { account: { type: 'string', 'x-options': { from: 'accounts', value: '/id', label: '/id' } } },
    {
      ui: { account: { 'ui:widget': 'radioCards' } },
      data: ['accounts'],
      rules: { 'account.notDollars': notDollars },
      schema: {
        'x-rules': [
          {
            rule: 'account.notDollars',
            params: { currency: '$option/account/currency' },
            at: '/account',
            offer: true,
          },
        ],
      },
    },
  );
  const accounts = ['HKD', 'USD'].map((currency) => ({ id: currency, currency }));
  renderStep({ form, words: makeWords({ account: { label: 'Account' } }), data: { accounts } });
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['HKD']);
});

it('the only choice that is offered of a list is made where one must be', () => {
  const form = makeForm(
    { account: { type: 'string', enum: ['HKD', 'USD'] } },
    {
      ui: { account: { 'ui:widget': 'radioCards' } },
      rules: { 'account.notDollars': notDollars },
      schema: {
        required: ['account'],
        'x-rules': [{ rule: 'account.notDollars', params: { currency: '$self/account' }, at: '/account', offer: true }],
      },
    },
  );
  renderStep({ form, words: makeWords({ account: { label: 'Account' } }) });
  expect(screen.getByRole<HTMLInputElement>('radio').checked).toBe(true);
});
