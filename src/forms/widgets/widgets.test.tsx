// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { makeForm } from '../testing/makeForm.ts';
import { makeWords } from '../testing/makeWords.ts';

vi.mock('./combobox/ComboboxWidget.tsx', () => {
  throw new Error('its code does not come');
});
afterEach(cleanup);
// Nor is what has failed here remembered by another file.
afterAll(() => vi.resetModules());

it('a long list whose own field does not come is asked by the browser’s', async () => {
  // Another file of the same worker may have loaded that field, and it would be remembered.
  vi.resetModules();
  const { renderStep } = await import('../testing/renderStep.tsx');
  const kind = { type: 'string', enum: ['a', 'b'] };
  const { onEvent } = renderStep({
    form: makeForm({ kind }, { ui: { kind: { 'ui:widget': 'combobox' } }, schema: { required: ['kind'] } }),
    words: makeWords({ kind: { label: 'Kind', options: { a: 'Apple', b: 'Bean' } } }),
  });
  await screen.findByRole('option', { name: 'Bean' });
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Bean');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { kind: 'b' });
});
