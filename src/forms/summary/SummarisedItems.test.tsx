// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../domain/json.ts';
import { makeForm } from '../testing/makeForm.ts';
import { makeWords } from '../testing/makeWords.ts';
import { renderStep } from '../testing/renderStep.tsx';

afterEach(cleanup);

const words = makeWords(
  { 'paid.kind': { options: { expense: 'Spent' } } },
  {
    summary: {
      left: 'Left',
      paid: 'Payments',
      'paid.empty': 'No payments yet.',
      'paid.kind': 'Kind',
      'paid.amount': 'Amount',
    },
  },
);
const rows: readonly JsonObject[] = [
  { name: 'kind', data: 'kind', as: 'option', of: 'record-kind' },
  { name: 'amount', data: 'amount', as: 'money' },
];
const paid = (items: readonly JsonObject[]) => ({
  name: 'paid',
  label: 'Payments',
  value: '',
  list: { rows, items },
});

it('items stand below the rows, in a list under a heading, each with the facts that it has', async () => {
  const left = { name: 'left', label: 'Left', value: 'HK$ 5.00' };
  const items: readonly JsonObject[] = [
    { kind: 'expense', amount: { currency: 'HKD', amount: '-5' } },
    { kind: 'expense' },
  ];
  renderStep({ form: makeForm({}), words, summary: [left, paid(items)] });
  const part = within(await screen.findByRole('region', { name: 'Payments' }));
  expect(part.getByRole('heading', { name: 'Payments' }).tagName).toBe('H2');
  const texts = part.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['KindSpentAmount−HK$\u00a05.00', 'KindSpent']);
  expect(part.queryByText('Left')).toBeNull();
});

it('an empty list says so, and no empty table of rows stands above it', async () => {
  renderStep({ form: makeForm({}), words, summary: [paid([])] });
  await screen.findByText('No payments yet.');
  expect(document.querySelectorAll('dl, ul')).toHaveLength(0);
});

const given = (min: number, items: readonly JsonObject[]) => ({
  ...paid(items),
  list: { rows, items, each: { state: 'paid', min } },
});
const two: readonly JsonObject[] = [{ kind: 'expense' }, { amount: { currency: 'HKD', amount: '-5' } }];

it('what was given row by row is changed there, each by the name of what stands first', async () => {
  const onEdit = vi.fn();
  renderStep({ form: makeForm({}), words, summary: [given(1, two)], onEdit });
  await userEvent.click(await screen.findByRole('button', { name: 'Change −HK$ 5.00' }));
  expect(onEdit).toHaveBeenCalledExactlyOnceWith({ state: 'paid-2', path: '' });
});

it('is taken out once that has been confirmed, and stays where it has not', async () => {
  const onRemove = vi.fn();
  renderStep({ form: makeForm({}), words, summary: [given(1, two)], onRemove });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Spent' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep', hidden: true }));
  expect(onRemove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Spent' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove', hidden: true }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('paid-1');
});

it('rows that begin alike are told apart by their numbers', async () => {
  renderStep({ form: makeForm({}), words, summary: [given(0, [...two, { kind: 'expense' }])], onRemove: vi.fn() });
  await screen.findByRole('button', { name: 'Remove Row 1 Spent' });
  expect(screen.getByRole('button', { name: /^Remove −HK\$/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Row 3 Spent' }));
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('Row 3 Spent');
});

it('as many rows as have to be given cannot be taken out', async () => {
  renderStep({ form: makeForm({}), words, summary: [given(2, two)], onEdit: vi.fn() });
  await screen.findByRole('button', { name: 'Change Spent' });
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});

it('a review leads to the list by a link of the whole', async () => {
  const list = { ...paid(two), edit: { state: 'paid', path: '' } };
  const onEdit = vi.fn();
  renderStep({ form: makeForm({}), words, summary: [list], onEdit });
  await userEvent.click(await screen.findByRole('button', { name: 'Change Payments' }));
  expect(onEdit).toHaveBeenCalledExactlyOnceWith({ state: 'paid', path: '' });
});
