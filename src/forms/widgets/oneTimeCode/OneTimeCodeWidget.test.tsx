// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../../../api/outcome.ts';
import type { JsonObject } from '../../../domain/json.ts';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const code = {
  type: 'object',
  properties: {
    otp_id: { type: 'string' },
    otp: { type: 'string', pattern: '^[0-9]{6}$', maxLength: 6, 'x-tidy': ['spaces'] },
  },
  required: ['otp_id', 'otp'],
  'x-service': {
    op: 'smsSendCode',
    input: { scene: 'DEVICE', ticket: '$input/ticket', quote_id: { maybe: '$input/quote' } },
  },
};
const formOf = (field: JsonObject) =>
  makeForm(
    { code: field },
    { ui: { code: { 'ui:widget': 'oneTimeCode' } }, schema: { required: ['code'] }, secrets: { '/code/otp': 'otp' } },
  );
const form = formOf(code);
const errors = {
  required: 'Enter the code',
  'otp_id.required': 'obtain OTP first',
  'otp.pattern': 'The code has 6 digits',
};
const words = makeWords({ code: { label: 'Code', errors } }, {}, { OTP_LIMIT: 'Too many codes' });

const sent: CallOutcome = { type: 'done', data: { otp_id: 'id-1', resend_after: 60, mob_no_mask: '6*****67' } };

function renderCode(outcome: CallOutcome = sent, asked = form) {
  const call = vi.fn((_operationId: string, _request: JsonObject) => Promise.resolve(outcome));
  return { call, ...renderStep({ form: asked, words, data: { ticket: 't-1' }, services: { call } }) };
}

it('is asked for with the input of the field, and sent on with the id of the message', async () => {
  const { call, onEvent } = renderCode();
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('smsSendCode', { scene: 'DEVICE', ticket: 't-1' }, undefined);
  expect(screen.getByRole('status').textContent).toBe('A code was sent to 6*****67.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
  await userEvent.keyboard('123 456');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { code: { otp_id: 'id-1', otp: '123456' } });
  expect((screen.getByLabelText('Code') as HTMLInputElement).value).toBe('');
});

it('waits for the button where its layout says so', async () => {
  const ui = { code: { 'ui:widget': 'oneTimeCode', 'ui:options': { byButton: true } } };
  const asked = makeForm({ code }, { ui, schema: { required: ['code'] }, secrets: { '/code/otp': 'otp' } });
  const { onEvent } = renderCode(sent, asked);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText('A code was sent to 6*****67.');
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  expect(onEvent).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { code: { otp_id: 'id-1', otp: '123456' } });
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
  const asked = call.mock.calls.map(([, request]) => request['again']);
  expect(asked).toEqual([undefined, true]);
});

it('sent to a number that is corrected since can be sent to the right one at once (R-ERR-15)', async () => {
  const toNumber = { ...code, 'x-service': { op: 'smsSendCode', input: { mob_no: '$self/mobile' } } };
  const asked = makeForm(
    { mobile: { type: 'string' }, code: toNumber },
    { ui: { code: { 'ui:widget': 'oneTimeCode' } }, schema: { required: ['code'] }, secrets: { '/code/otp': 'otp' } },
  );
  const { call, onEvent } = renderCode(sent, asked);
  const number = screen.getAllByRole('textbox')[0]!;
  await userEvent.type(number, '61');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText('A code was sent to 6*****67.');
  await userEvent.type(number, '2');
  await userEvent.tab();
  expect(screen.getByRole('status').textContent).toBe('The code before counts no longer.');
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  expect(onEvent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(call.mock.calls.map(([, request]) => request)).toEqual([{ mob_no: '61' }, { mob_no: '612' }]);
});

it('on its way to a number that is corrected meanwhile is not told of: it can be sent to the right one (R-ERR-15)', async () => {
  const asked = makeForm(
    {
      mobile: { type: 'string' },
      code: { ...code, 'x-service': { op: 'smsSendCode', input: { mob_no: '$self/mobile' } } },
    },
    { ui: { code: { 'ui:widget': 'oneTimeCode' } }, schema: { required: ['code'] }, secrets: { '/code/otp': 'otp' } },
  );
  const { call } = renderCode(sent, asked);
  let answer: (outcome: CallOutcome) => void = () => undefined;
  call.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const number = screen.getAllByRole('textbox')[0]!;
  await userEvent.type(number, '61');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await userEvent.type(number, '2');
  await userEvent.tab();
  await act(async () => answer(sent));
  expect(screen.queryByText('A code was sent to 6*****67.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText('A code was sent to 6*****67.');
  expect(call.mock.calls.map(([, request]) => request)).toEqual([{ mob_no: '61' }, { mob_no: '612' }]);
});

it('asked for before the number it goes to is right, says what is wrong with the number and sends nothing', async () => {
  const mobile = { type: 'string', pattern: '^[0-9]{8}$' };
  const toNumber = { ...code, 'x-service': { op: 'smsSendCode', input: { scene: 'NEWMOB', mob_no: '$self/mobile' } } };
  const asked = makeForm(
    { mobile, code: toNumber, name: { type: 'string' } },
    {
      ui: { code: { 'ui:widget': 'oneTimeCode' } },
      schema: { required: ['mobile', 'code', 'name'] },
      secrets: { '/code/otp': 'otp' },
    },
  );
  const numbers = makeWords({
    mobile: { label: 'Number', errors: { required: 'Enter the number', pattern: '8 digits' } },
  });
  const call = vi.fn(() => Promise.resolve(sent));
  renderStep({ form: asked, words: numbers, services: { call } });
  const send = screen.getByRole('button', { name: 'Send code' });
  const said = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  await userEvent.click(send);
  expect(said()).toEqual(['Enter the number']);
  expect(document.activeElement).toBe(screen.getByLabelText('Number'));
  await userEvent.keyboard('61');
  await userEvent.click(send);
  expect(said()).toEqual(['8 digits']);
  expect(document.activeElement).toBe(screen.getByLabelText('Number'));
  expect(call).not.toHaveBeenCalled();
  await userEvent.keyboard('234567');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(said()).toHaveLength(2);
  await userEvent.click(send);
  expect(call).toHaveBeenCalledTimes(1);
  expect(said()).toHaveLength(1);
});

it('typed without having been asked for says so (R-ERR-15)', async () => {
  const { onEvent } = renderCode();
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(onEvent).not.toHaveBeenCalled();
  expect(screen.getByRole('link').textContent).toBe('obtain OTP first');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.queryByRole('link')).toBeNull();
});

describe('on arrival', () => {
  const onArrival = formOf({ ...code, 'x-service': { ...code['x-service'], onArrival: true } });

  it('is sent where the field says so, and can be typed at once', async () => {
    const { call } = renderCode(sent, onArrival);
    expect((await screen.findByText('A code was sent to 6*****67.')).textContent).toBeTruthy();
    expect(call).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
  });

  it('one of a moment ago that still works can be typed: after a reload, or from another tab', async () => {
    const data = { otp_id: 'id-0', resend_after: 35, mob_no_mask: '6*****67' };
    const { onEvent } = renderCode({ type: 'business', code: 'OTP_WAIT', data }, onArrival);
    await screen.findByText('A code was sent to 6*****67.');
    expect((screen.getByRole('button', { name: 'Send again in 35 s' }) as HTMLButtonElement).disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { code: { otp_id: 'id-0', otp: '123456' } });
  });
});

describe('the last digit', () => {
  it('sends the step, however it came', async () => {
    const { onEvent } = renderCode();
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
    await userEvent.paste('123456');
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { code: { otp_id: 'id-1', otp: '123456' } });
  });

  it('sends nothing while something else is missing, and shows no error before the button is pressed', async () => {
    const name = { type: 'string' };
    const two = makeForm(
      { code, name },
      {
        ui: { code: { 'ui:widget': 'oneTimeCode' } },
        schema: { required: ['code', 'name'] },
        secrets: { '/code/otp': 'otp' },
      },
    );
    const { onEvent } = renderCode(sent, two);
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
    await userEvent.keyboard('123456');
    expect(onEvent).not.toHaveBeenCalled();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a code that was refused', () => {
  const refused = { fieldErrors: [{ pointer: '/code', message: 'Wrong code' }] };

  it('is typed again at once: the field is empty, has the focus, and says why; nothing says that it was sent', async () => {
    const { again } = renderCode();
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
    await userEvent.keyboard('123456');
    again({ busy: true });
    again({ busy: false, ...refused });
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    expect([document.activeElement, field.value]).toEqual([field, '']);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Wrong code');
    expect(screen.queryByText('A code was sent to 6*****67.')).toBeNull();
  });

  it('and is good no longer can be asked for again at once (R-ERR-15)', async () => {
    const { again, call } = renderCode();
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
    await userEvent.keyboard('123456');
    again({ busy: true });
    again({ busy: false, ...refused, ended: ['/code'] });
    const send = screen.getByRole('button', { name: 'Send code' });
    expect(document.activeElement).toBe(send);
    await userEvent.click(send);
    expect(call).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('Wrong code')).toBeNull();
  });
});

it.each([
  [42, 'Send again in 42 s'],
  [1800, 'Send again in 30 min'],
  [86_399, 'Send again in 24 h'],
])('%i seconds to wait read "%s"', async (resend_after, name) => {
  renderCode({ type: 'business', code: 'OTP_LIMIT', data: { resend_after } });
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

it('that the gateway does not send says why', async () => {
  renderCode({ type: 'business', code: 'OTP_LIMIT', data: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByRole('alert').textContent).toBe('Too many codes');
});

it('that was not sent says why in the language that is chosen afterwards', async () => {
  const { again } = renderCode({ type: 'business', code: 'OTP_LIMIT', data: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  again({ words: makeWords({ code: { label: '驗證碼', errors } }, {}, { OTP_LIMIT: '索取次數過多' }) });
  expect(screen.getByRole('alert').textContent).toBe('索取次數過多');
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
