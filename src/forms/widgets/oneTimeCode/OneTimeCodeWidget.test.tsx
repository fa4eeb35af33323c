// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../../../api/outcome.ts';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const code = {
  type: 'object',
  properties: { otp_id: { type: 'string' }, otp: { type: 'string', pattern: '^[0-9]{6}$', 'x-tidy': ['spaces'] } },
  required: ['otp_id', 'otp'],
  'x-service': {
    op: 'smsSendCode',
    input: { scene: 'DEVICE', ticket: '$input/ticket', quote_id: { maybe: '$input/quote' } },
  },
};
const form = makeForm(
  { code },
  { ui: { code: { 'ui:widget': 'oneTimeCode' } }, schema: { required: ['code'] }, secrets: { '/code/otp': 'otp' } },
);
const errors = {
  required: 'Enter the code',
  'otp_id.required': 'obtain OTP first',
  'otp.pattern': 'The code has 6 digits',
};
const words = makeWords({ code: { label: 'Code', errors } }, {}, { OTP_LIMIT: 'Too many codes' });

function renderCode(
  outcome: CallOutcome = { type: 'done', data: { otp_id: 'id-1', resend_after: 60, mob_no_mask: '6*****67' } },
) {
  const call = vi.fn(() => Promise.resolve(outcome));
  return { call, ...renderStep({ form, words, data: { ticket: 't-1' }, services: { call } }) };
}

it('is asked for with the input of the field, and sent on with the id of the message', async () => {
  const { call, onEvent } = renderCode();
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('smsSendCode', { scene: 'DEVICE', ticket: 't-1' });
  expect(screen.getByRole('status').textContent).toBe('A code was sent to 6*****67.');
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  await userEvent.keyboard('123 456{Enter}');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { code: { otp_id: 'id-1', otp: '123456' } });
  expect((screen.getByLabelText('Code') as HTMLInputElement).value).toBe('');
});

it('cannot be asked for again before its time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { call } = renderCode();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const waiting = (await screen.findByRole('button', { name: /Send again in \d+ s/ })) as HTMLButtonElement;
  expect(waiting.disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(call).toHaveBeenCalledTimes(2);
});

it('typed without having been asked for says so (R-ERR-15)', async () => {
  const { onEvent } = renderCode();
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(onEvent).not.toHaveBeenCalled();
  expect(screen.getByRole('link').textContent).toBe('obtain OTP first');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.queryByRole('link')).toBeNull();
});

it('that the gateway does not send says why', async () => {
  renderCode({ type: 'business', code: 'OTP_LIMIT', data: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByRole('alert').textContent).toBe('Too many codes');
});

it('that was asked for too soon can be asked for again once the time has passed (R-CONST-14)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { call } = renderCode({ type: 'business', code: 'OTP_LIMIT', data: { resend_after: 42 } });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const waiting = (await screen.findByRole('button', { name: 'Send again in 42 s' })) as HTMLButtonElement;
  expect(waiting.disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('Too many codes');
  await act(() => vi.advanceTimersByTimeAsync(43_000));
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(call).toHaveBeenCalledTimes(2);
});

it('can be filled in by the phone', () => {
  renderCode();
  expect(screen.getByLabelText('Code').getAttribute('autocomplete')).toBe('one-time-code');
});
