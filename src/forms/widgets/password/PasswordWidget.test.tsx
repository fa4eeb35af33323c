// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const form = makeForm(
  { pwd: { type: 'string', minLength: 1 } },
  {
    ui: { pwd: { 'ui:widget': 'password', 'ui:options': { autocomplete: 'current-password' } } },
    secrets: { '/pwd': 'password' },
    schema: { required: ['pwd'] },
  },
);
const words = makeWords({ pwd: { label: 'Password' } });

it('can be shown and hidden, pasted, and filled by a password manager', async () => {
  const { onEvent } = renderStep({ form, words });
  const input = screen.getByLabelText('Password') as HTMLInputElement;
  expect([input.type, input.autocomplete]).toEqual(['password', 'current-password']);
  await userEvent.click(input);
  await userEvent.paste('Sample1234');
  await userEvent.click(screen.getByRole('button', { name: 'Show Password' }));
  expect([input.type, input.value]).toEqual(['text', 'Sample1234']);
  await userEvent.click(screen.getByRole('button', { name: 'Hide Password' }));
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { pwd: 'Sample1234' });
});

it('leaves nothing behind when the step is left', async () => {
  const { unmount } = renderStep({ form, words });
  const input = screen.getByLabelText('Password') as HTMLInputElement;
  await userEvent.type(input, 'Sample1234');
  unmount();
  expect(input.value).toBe('');
});
