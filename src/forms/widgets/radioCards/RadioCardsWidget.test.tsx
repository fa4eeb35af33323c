// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const options = { from: 'accounts', value: '/id', label: '/mask', only: { at: '/status', in: ['active'] } };
const form = makeForm(
  { account: { type: 'string', 'x-options': options } },
  { ui: { account: { 'ui:widget': 'radioCards' } }, schema: { required: ['account'] }, data: ['accounts'] },
);
const data = {
  accounts: [
    { id: 'a', mask: '**** 1234', status: 'active', available: { currency: 'HKD', amount: '20000' } },
    { id: 'b', mask: '**** 5678', status: 'locked', available: { currency: 'HKD', amount: '5' } },
  ],
};
const bothOpen = { accounts: data.accounts.map((account) => ({ ...account, status: 'active' })) };
const words = makeWords({ account: { label: 'Account', row: '{{mask}}\n{{available, money}}' } });

it('shows rows by the template of the words; a row that may not be chosen is shown and closed', async () => {
  const { onEvent } = renderStep({ form, words, data });
  const [open, closed] = screen.getAllByRole('radio') as HTMLInputElement[];
  expect(open?.closest('label')?.textContent).toBe('**** 1234HK$\u00a020,000.00');
  expect(closed?.disabled).toBe(true);
  await userEvent.click(open as HTMLInputElement);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { account: 'a' });
});

it('is reached from the error summary at its first option', async () => {
  renderStep({ form, words, data: bothOpen });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
});

const chosen = () => (screen.getAllByRole('radio') as HTMLInputElement[]).map(({ checked }) => checked);

it('has the only row chosen that may be; of two none is', () => {
  renderStep({ form, words, data });
  expect(chosen()).toEqual([true, false]);
  cleanup();
  renderStep({ form, words, data: bothOpen });
  expect(chosen()).toEqual([false, false]);
});
