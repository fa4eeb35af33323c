// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../../../api/outcome.ts';
import type { JsonObject } from '../../../domain/json.ts';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const captcha = {
  type: 'object',
  properties: {
    captcha_key: { type: 'string' },
    captcha: { type: 'string', pattern: '^([0-9A-Za-z]{4}|[0-9]{6,16})$' },
  },
  required: ['captcha_key', 'captcha'],
  'x-service': { op: 'contactCaptcha' },
};
const form = makeForm({ captcha }, { ui: { captcha: { 'ui:widget': 'captcha' } }, schema: { required: ['captcha'] } });
const words = makeWords({ captcha: { label: 'Characters' } });

type Given = { readonly [name: string]: string | number };
const picture = { kind: 'picture', image: 'data:image/png;base64,AAAA', expire_in: 300 };
const sound = { kind: 'sound', sound: 'data:audio/wav;base64,AAAA', expire_in: 300 };
const work = { kind: 'work', bits: 4, expire_in: 300 };

function renderCaptcha(given: (input: JsonObject) => Given = () => picture) {
  let count = 0;
  const call = vi.fn((_operation: string, input: JsonObject): Promise<CallOutcome> => {
    count += 1;
    return Promise.resolve({ type: 'done', data: { captcha_key: `key-${count}`, ...given(input) } });
  });
  return { call, ...renderStep({ form, words, services: { call } }) };
}

it('is the work of the browser where that is enough: nothing is asked, and NEXT waits for it', async () => {
  const { onEvent } = renderCaptcha(() => work);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1));
  const [, { captcha }] = onEvent.mock.calls[0] as [string, { captcha: { captcha_key: string; captcha: string } }];
  expect(captcha).toEqual({ captcha_key: 'key-1', captcha: expect.stringMatching(/^[0-9]{6,16}$/) as string });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});

it('is a picture where the part that does the work does not load', async () => {
  vi.doMock('./solveWork.ts', () => {
    throw new Error('not there');
  });
  const { call } = renderCaptcha(({ captcha_required }) => (captcha_required === true ? picture : work));
  await screen.findByRole('img');
  expect(call).toHaveBeenLastCalledWith('contactCaptcha', { captcha_required: true }, undefined);
  vi.doUnmock('./solveWork.ts');
});

it('that lives shortly is asked for again after half its life, not at once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { call } = renderCaptcha(() => ({ ...work, expire_in: 10 }));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(4500);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(call).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('is worked out again when a call has used it up', async () => {
  const { call, again } = renderCaptcha(() => work);
  again({ busy: true });
  again({ busy: false });
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

it('is a picture where the gateway wants a person, answered with its key', async () => {
  const { onEvent } = renderCaptcha();
  await screen.findByRole('img');
  await userEvent.type(screen.getByLabelText('Characters'), 'K7wd{Enter}');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { captcha: { captcha_key: 'key-1', captcha: 'K7wd' } });
});

it('is another picture on request, and what was typed goes', async () => {
  const { call } = renderCaptcha();
  await screen.findByRole('img');
  await userEvent.type(screen.getByLabelText('Characters'), 'K7');
  await userEvent.click(screen.getByRole('button', { name: 'Other characters' }));
  await screen.findByRole('img');
  expect(call).toHaveBeenLastCalledWith('contactCaptcha', { captcha_required: true }, undefined);
  expect((screen.getByLabelText('Characters') as HTMLInputElement).value).toBe('');
});

it('can be heard by those who cannot see it (WCAG 1.1.1), and the sound says what to do', async () => {
  const { call, onEvent } = renderCaptcha(({ sound: asked }) => (asked === true ? sound : picture));
  await userEvent.click(await screen.findByRole('button', { name: 'Listen' }));
  expect((await screen.findByLabelText('Tones')).getAttribute('src')).toBe(sound.sound);
  expect(call).toHaveBeenLastCalledWith('contactCaptcha', { captcha_required: true, sound: true }, undefined);
  expect(screen.getByText('Count the tones')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Numbers of tones'), '3142{Enter}');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { captcha: { captcha_key: 'key-2', captcha: '3142' } });
});

it('that becomes due takes the focus and leaves the password typed (AMB-26)', async () => {
  const both = makeForm(
    { password: { type: 'string' }, captcha: { ...captcha } },
    {
      schema: { required: ['password', 'captcha'] },
      ui: { password: { 'ui:widget': 'password' }, captcha: { 'ui:widget': 'captcha' } },
      secrets: { '/password': 'password', '/captcha/captcha': 'otp' },
    },
  );
  let kind: Given = work;
  let count = 0;
  const call = (): Promise<CallOutcome> =>
    Promise.resolve({ type: 'done', data: { captcha_key: `key-${(count += 1)}`, ...kind } });
  const shown = makeWords({ password: { label: 'Password' }, captcha: { label: 'Characters' } });
  const { onEvent, again } = renderStep({ form: both, words: shown, services: { call } });
  await userEvent.type(screen.getByLabelText('Password'), 'Sample1234{Enter}');
  await waitFor(() => expect(onEvent).toHaveBeenCalled());
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('');
  kind = picture;
  again({ busy: true });
  again({ busy: false, fieldErrors: [{ pointer: '/captcha', message: 'For safety' }], asksMore: true });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Characters')));
  expect(screen.getByRole('link').textContent).toBe('For safety');
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('Sample1234');
});

it('shows pictures only: no other address is followed', async () => {
  renderCaptcha(() => ({ ...picture, image: 'https://elsewhere.example/picture.png' }));
  await waitFor(() =>
    expect(screen.getAllByRole('alert').at(-1)?.textContent).toBe('The picture could not be loaded.'),
  );
  expect(screen.queryByRole('img')).toBeNull();
});
