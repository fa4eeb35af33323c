// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { makeForm } from '../testing/makeForm.ts';
import { makeWords } from '../testing/makeWords.ts';

vi.mock('../widgets/rows/RowsField.tsx', () => {
  throw new Error('its code does not come');
});
vi.mock('../widgets/lookUp/LookUpWidget.tsx', () => {
  throw new Error('its code does not come');
});
afterEach(cleanup);
// Nor is what has failed here remembered by another file.
afterAll(() => vi.resetModules());

const place = { type: 'object', properties: { code: { type: 'string' } }, 'x-service': { as: 'suggestions' } };
const lines = { type: 'array', items: { type: 'object', properties: { amount: { type: 'string' } } } };

it.each([
  ['rows', { lines }, 'Payments'],
  ['a look-up', { place }, 'Place'],
])('%s whose code does not come: the question stays, says so and asks for it again', async (_of, fields, label) => {
  // Another file of the same worker may have loaded that code, and it would be remembered.
  vi.resetModules();
  const { renderStep } = await import('../testing/renderStep.tsx');
  const words = makeWords({ lines: { label: 'Payments' }, place: { label: 'Place' } });
  const { container } = renderStep({ form: makeForm(fields), words });
  expect(await screen.findByText(/This did not load\./)).toBeTruthy();
  expect(container.textContent).toContain(label);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const said = await screen.findByText(/This did not load\./);
  expect(within(said).getByRole('button', { name: 'Try again' })).toBeTruthy();
});
