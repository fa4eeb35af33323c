// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const when = { type: 'is', params: { at: '$self/kind', in: ['other'] } };
const form = makeForm(
  { kind: { type: 'string' }, which: { type: 'string', 'x-when': when } },
  { schema: { required: ['kind', 'which'] } },
);
const words = makeWords({ kind: { label: 'Kind' }, which: { label: 'Which' } });

it('tells the form at every key when another field depends on it', async () => {
  const { onEvent } = renderStep({ form, words });
  expect(screen.queryByLabelText('Which')).toBeNull();
  await userEvent.type(screen.getByLabelText('Kind'), 'other');
  await userEvent.type(screen.getByLabelText('Which'), 'blue');
  await userEvent.type(screen.getByLabelText('Kind'), 's');
  expect(screen.queryByLabelText('Which')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { kind: 'others' });
});

it('that is hidden and shown again has kept what was typed', async () => {
  renderStep({ form, words, answer: { kind: 'other', which: 'blue' } });
  await userEvent.type(screen.getByLabelText('Kind'), 's{Backspace}');
  expect((screen.getByLabelText('Which') as HTMLInputElement).value).toBe('blue');
});
