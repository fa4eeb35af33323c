// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createPointerScope } from '../../../rules/pointerScope.ts';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';
import { scopeOf } from '../../testing/scopeOf.ts';

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

it('that is new ticks off what its schema asks while it is typed, and is kept under the right name', async () => {
  const checked = makeForm(
    {
      pwd: {
        type: 'string',
        minLength: 3,
        maxLength: 5,
        'x-check': 'length',
        'x-username': '$form/mobile/mob_no',
        allOf: [{ type: 'string', pattern: '[A-Z]', 'x-check': 'uppercase' }],
      },
    },
    { ui: { pwd: { 'ui:widget': 'password', 'ui:options': { autocomplete: 'new-password' } } } },
  );
  const labels = { pwd: { label: 'Password', checks: { length: '3 to 5 characters', uppercase: 'A capital' } } };
  const scope = createPointerScope(scopeOf().world, { form: { mobile: { mob_no: '61234567' } } });
  renderStep({ form: checked, words: makeWords(labels), scope });
  const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items()).toEqual(['3 to 5 characters (not yet met)', 'A capital (not yet met)']);
  const input = screen.getByLabelText(/^Password/) as HTMLInputElement;
  await userEvent.type(input, 'abc');
  expect(items()).toEqual(['3 to 5 characters (met)', 'A capital (not yet met)']);
  await userEvent.type(input, 'DEF');
  expect(items()).toEqual(['3 to 5 characters (not yet met)', 'A capital (met)']);
  expect(input.getAttribute('aria-describedby')).toContain(screen.getByRole('list').id);
  const username = document.querySelector<HTMLInputElement>('input[autocomplete=username]');
  expect([username?.value, username?.hidden]).toEqual(['61234567', true]);
});

it('that was refused has to be typed again: nothing of it is ticked off any more', async () => {
  const checked = makeForm(
    { pwd: { type: 'string', minLength: 3, 'x-check': 'length' } },
    { ui: { pwd: { 'ui:widget': 'password' } }, secrets: { '/pwd': 'password' }, schema: { required: ['pwd'] } },
  );
  const { again } = renderStep({
    form: checked,
    words: makeWords({ pwd: { label: 'Password', checks: { length: '3 characters' } } }),
  });
  await userEvent.type(screen.getByLabelText('Password'), 'abcd');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  again({ busy: true });
  again({ busy: false });
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('');
  expect(screen.getByRole('listitem').textContent).toBe('3 characters (not yet met)');
});
