// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const form = makeForm(
  { pin: { type: 'string', pattern: '^[0-9]{6}$', 'x-tidy': ['width', 'spaces'] } },
  { ui: { pin: { 'ui:widget': 'pin' } }, secrets: { '/pin': 'pin' }, schema: { required: ['pin'] } },
);

it('is one input into which six digits can be pasted as they come (R-VAL-10)', async () => {
  const { onEvent } = renderStep({ form, words: makeWords({ pin: { label: 'PIN' } }) });
  await userEvent.click(screen.getByLabelText('PIN'));
  await userEvent.paste('１３５ 790');
  await userEvent.keyboard('{Enter}');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { pin: '135790' });
});

it('is hidden until it is shown; digits that nobody could use again are never hidden', () => {
  renderStep({ form, words: makeWords({ pin: { label: 'PIN' } }) });
  expect(screen.getByLabelText('PIN').getAttribute('type')).toBe('password');
  cleanup();
  const code = makeForm(
    { otp: { type: 'string' } },
    {
      ui: { otp: { 'ui:widget': 'pin', 'ui:options': { masked: false } } },
      secrets: { '/otp': 'otp' },
      schema: { required: ['otp'] },
    },
  );
  renderStep({ form: code, words: makeWords({ otp: { label: 'Code' } }) });
  expect(screen.getByLabelText('Code').getAttribute('type')).toBe('text');
});

it('that is new ticks off what its schema asks while it is typed (R-VAL-10)', async () => {
  const fresh = makeForm(
    {
      pin: {
        type: 'string',
        minLength: 6,
        maxLength: 6,
        'x-check': 'digits',
        allOf: [{ type: 'string', minLength: 6, not: { enum: ['123456'] }, 'x-check': 'sequence' }],
      },
    },
    { ui: { pin: { 'ui:widget': 'pin' } }, secrets: { '/pin': 'pin' } },
  );
  const labels = { pin: { label: 'PIN', checks: { digits: '6 digits', sequence: 'None in a row' } } };
  renderStep({ form: fresh, words: makeWords(labels) });
  const input = screen.getByLabelText(/^PIN/);
  const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items()).toEqual(['6 digits (not yet met)', 'None in a row (not yet met)']);
  await userEvent.type(input, '123456');
  expect(items()).toEqual(['6 digits (met)', 'None in a row (not yet met)']);
  await userEvent.clear(input);
  await userEvent.type(input, '864209');
  expect(items()).toEqual(['6 digits (met)', 'None in a row (met)']);
  expect(input.getAttribute('aria-describedby')).toContain(screen.getByRole('list').id);
});
