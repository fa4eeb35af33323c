// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../domain/json.ts';
import { makeForm } from '../testing/makeForm.ts';
import { makeWords } from '../testing/makeWords.ts';

/** A network that has not brought the code yet. */
vi.mock('./RichHelp.tsx', () => new Promise(() => undefined));
afterEach(cleanup);
// Nor does another file wait for it.
afterAll(() => vi.resetModules());

it('shows only the line of a help that opens until its code has loaded', async () => {
  // Another file of the same worker may have loaded that code, and it would be remembered.
  vi.resetModules();
  const { renderStep } = await import('../testing/renderStep.tsx');
  const step: JsonObject = {
    body: ['One.', { list: ['Two'] }, { more: 'Why?', body: ['Because.', { list: ['Three'] }] }],
  };
  const form = makeForm({ payee: { type: 'string' } });
  renderStep({ form, words: makeWords({ payee: { label: 'Payee' } }, step) });
  expect(['One.', 'Two', 'Why?'].map((text) => screen.getByText(text).tagName)).toEqual(['P', 'P', 'P']);
  expect(screen.queryByText('Because.')).toBeNull();
});
