// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

it('shows a value as it would be written, and hands it on unchanged', async () => {
  const ui = { amount: { 'ui:widget': 'summary' }, day: { 'ui:widget': 'summary' } };
  const fields = { amount: { type: 'string', 'x-currency': 'HKD' }, day: { type: 'string', format: 'date' } };
  const words = makeWords({ amount: { label: 'Amount' }, day: { label: 'Day' } });
  const answer = { amount: '1234.5', day: '2026-03-07' };
  const { onEvent } = renderStep({ form: makeForm(fields, { ui }), words, answer });
  expect(screen.getAllByRole('status').map((output) => output.textContent)).toEqual([
    'HK$\u00a01,234.50',
    '7 March 2026',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', answer);
});
