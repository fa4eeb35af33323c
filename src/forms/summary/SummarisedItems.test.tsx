// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
