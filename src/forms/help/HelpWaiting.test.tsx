// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { JsonObject } from '../../domain/json.ts';
import { makeForm } from '../testing/makeForm.ts';
import { makeWords } from '../testing/makeWords.ts';
import { renderStep } from '../testing/renderStep.tsx';

/** A network that has not brought the code yet. */
vi.mock('./RichHelp.tsx', () => new Promise(() => undefined));

it('shows only the line of a help that opens until its code has loaded', () => {
  const step: JsonObject = {
    body: ['One.', { list: ['Two'] }, { more: 'Why?', body: ['Because.', { list: ['Three'] }] }],
  };
  const form = makeForm({ payee: { type: 'string' } });
  renderStep({ form, words: makeWords({ payee: { label: 'Payee' } }, step) });
  expect(['One.', 'Two', 'Why?'].map((text) => screen.getByText(text).tagName)).toEqual(['P', 'P', 'P']);
  expect(screen.queryByText('Because.')).toBeNull();
});
