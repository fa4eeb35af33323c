// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../../../api/outcome.ts';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const captcha = {
  type: 'object',
  properties: { captcha_key: { type: 'string' }, captcha: { type: 'string', pattern: '^[0-9A-Za-z]{4}$' } },
  required: ['captcha_key', 'captcha'],
  'x-service': { op: 'contactCaptcha' },
};
const form = makeForm({ captcha }, { ui: { captcha: { 'ui:widget': 'captcha' } }, schema: { required: ['captcha'] } });
const words = makeWords({ captcha: { label: 'Characters' } });

function renderCaptcha(image = 'data:image/png;base64,AAAA') {
  let count = 0;
  const call = vi.fn((): Promise<CallOutcome> => {
    count += 1;
    return Promise.resolve({ type: 'done', data: { captcha_key: `key-${count}`, image } });
  });
  return { call, ...renderStep({ form, words, services: { call } }) };
}

it('is fetched by itself and answered with its key', async () => {
  const { onEvent } = renderCaptcha();
  await screen.findByRole('img');
  await userEvent.type(screen.getByLabelText('Characters'), 'K7wd{Enter}');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { captcha: { captcha_key: 'key-1', captcha: 'K7wd' } });
});

it('is another one on request, and what was typed goes', async () => {
  const { call } = renderCaptcha();
  await screen.findByRole('img');
  await userEvent.type(screen.getByLabelText('Characters'), 'K7');
  await userEvent.click(screen.getByRole('button', { name: 'Other characters' }));
  await screen.findByRole('img');
  expect(call).toHaveBeenCalledTimes(2);
  expect((screen.getByLabelText('Characters') as HTMLInputElement).value).toBe('');
});

it('is another one when a call has used it up', async () => {
  const { call, again } = renderCaptcha();
  await screen.findByRole('img');
  again({ busy: true });
  again({ busy: false });
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

it('shows pictures only: no other address is followed', async () => {
  renderCaptcha('https://elsewhere.example/picture.png');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The picture could not be loaded.'));
  expect(screen.queryByRole('img')).toBeNull();
});
