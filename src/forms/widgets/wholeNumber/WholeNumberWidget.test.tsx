// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const form = makeForm({ count: { type: 'integer', minimum: 0, maximum: 999 } }, { schema: { required: ['count'] } });
const words = makeWords({ count: { label: 'Count', errors: { type: 'A whole number', maximum: 'At most 999' } } });

it.each([
  ['12', 12],
  ['0', 0],
  ['007', 7],
  ['１２', 12],
])('%s is the number %d (R-VAL-41)', async (typed, count) => {
  const { onEvent } = renderStep({ form, words });
  await userEvent.type(screen.getByLabelText('Count'), `${typed}{Enter}`);
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { count });
});

it.each(['-1', '1.5', 'two'])('%s is refused, and stays to be corrected (R-VAL-41)', async (typed) => {
  const { onEvent } = renderStep({ form, words });
  await userEvent.type(screen.getByLabelText('Count'), `${typed}{Enter}`);
  expect(onEvent).not.toHaveBeenCalled();
  expect(screen.getByRole('link').textContent).toBe('A whole number');
  expect((screen.getByLabelText('Count') as HTMLInputElement).value).toBe(typed);
});

it('shows what was answered before', () => {
  renderStep({ form, words, answer: { count: 3 } });
  expect((screen.getByLabelText('Count') as HTMLInputElement).value).toBe('3');
});
