// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const form = makeForm({ agree: { type: 'boolean', const: true } }, { schema: { required: ['agree'] } });
const words = makeWords({ agree: { label: 'I agree', errors: { required: 'Please agree to the terms' } } });

it('is never ticked for the member (R-VAL-38)', async () => {
  const { onEvent } = renderStep({ form, words });
  const box = screen.getByLabelText('I agree') as HTMLInputElement;
  expect(box.checked).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('link').textContent).toBe('Please agree to the terms');
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { agree: true });
});

it('unticked again is no answer', async () => {
  const { onDraft } = renderStep({ form, words, answer: { agree: true } });
  await userEvent.click(screen.getByLabelText('I agree'));
  expect(onDraft).toHaveBeenLastCalledWith({});
});
