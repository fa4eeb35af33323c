// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const words = makeWords({ amount: { label: 'Amount' }, account: { label: 'Account', row: '{{id}}' } });
const amount = { type: 'string', 'x-currency': 'HKD', 'x-tidy': ['width', 'spaces', 'amount'] };

it('is parted into thousands when it is left, and a decimal string to the form', async () => {
  const { onDraft } = renderStep({ form: makeForm({ amount }), words });
  const input = screen.getByLabelText(/^Amount/) as HTMLInputElement;
  await userEvent.type(input, '1234.5');
  expect(input.value).toBe('1234.5');
  await userEvent.tab();
  expect(input.value).toBe('1,234.50');
  expect(onDraft).toHaveBeenLastCalledWith({ amount: '1234.5' });
});

it('takes what is pasted with its sign and commas', async () => {
  const { onDraft } = renderStep({ form: makeForm({ amount }), words });
  await userEvent.click(screen.getByLabelText(/^Amount/));
  await userEvent.paste('HK$ 1,234.50');
  expect(onDraft).toHaveBeenLastCalledWith({ amount: '1234.50' });
});

it('a comma that parts no thousands stays as it was typed: 1,00 is never 100.00', async () => {
  const { onDraft } = renderStep({ form: makeForm({ amount }), words });
  const input = screen.getByLabelText(/^Amount/) as HTMLInputElement;
  await userEvent.type(input, '1,00');
  await userEvent.tab();
  expect(input.value).toBe('1,00');
  expect(onDraft).toHaveBeenLastCalledWith({ amount: '1,00' });
});

it('stands behind the sign of the currency of the chosen account', async () => {
  const form = makeForm(
    {
      account: { type: 'string', 'x-options': { from: 'accounts', value: '/id', label: '/id' } },
      amount: { type: 'string', 'x-currency': '$option/account/currency' },
    },
    { ui: { account: { 'ui:widget': 'radioCards' } }, data: ['accounts'] },
  );
  const data = {
    accounts: [
      { id: 'one', currency: 'HKD' },
      { id: 'two', currency: 'USD' },
    ],
  };
  renderStep({ form, words, data });
  expect(screen.queryByText('HK$')).toBeNull();
  await userEvent.click(screen.getByLabelText('one'));
  expect(screen.getByText('HK$')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('two'));
  expect(screen.getByText('US$')).toBeTruthy();
});
