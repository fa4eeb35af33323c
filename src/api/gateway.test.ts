import { describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { createClock } from './clock.ts';
import { createGateway, type GatewayOptions } from './gateway.ts';
import { memoryStorage } from './memoryStorage.ts';
import { createSession } from './session.ts';
import type { Transport, Upload } from './transport.ts';
import { eventually } from '../../tests/support/eventually.ts';

const TIMEOUT_MS = 5_000_000;
const OK = { return_code: 'SUCCESS', return_desc: 'Success', ret_data: { ref_no: 'R1' } };

function setUp(
  answer: (request: Request) => Response | Promise<Response>,
  tell: (...sent: Parameters<Transport>) => void = () => undefined,
) {
  const session = createSession({ local: memoryStorage(), tab: memoryStorage() });
  const sent: Request[] = [];
  const options = {
    baseUrl: 'http://gateway.test/gateway/gc4-app-server',
    session,
    clock: createClock(0, () => 0),
    lang: () => 'zh-HK',
    terminalNo: 'GC4PC001',
    timeoutMs: TIMEOUT_MS,
    notify: vi.fn<GatewayOptions['notify']>(),
    onSessionEnd: vi.fn<GatewayOptions['onSessionEnd']>(),
    fetch: async (request: Request, input: JsonObject, upload?: Upload) => {
      tell(request, input, upload);
      sent.push(request.clone());
      return answer(request);
    },
  };
  return { ...options, sent, gateway: createGateway(options) };
}

const json = (body: unknown, init?: ResponseInit): Response => new Response(JSON.stringify(body), init);

describe('what is sent', () => {
  test('says how much of it has been sent to who asks', async () => {
    const { gateway } = setUp(
      () => json(OK),
      (_request, _input, upload) => upload?.onProgress(0.5),
    );
    const onProgress = vi.fn();
    await gateway.call('/file/upload', {}, { upload: { onProgress, signal: new AbortController().signal } });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
  });

  test('a POST with a JSON body below the prefix, three headers and two body fields (R-CALL-01 to R-CALL-08)', async () => {
    const { gateway, sent, session } = setUp(() => json(OK));
    await gateway.call('/bank/bankList', { region: 'HK' });
    const request = sent[0]!;
    expect([request.method, request.url]).toEqual(['POST', 'http://gateway.test/gateway/gc4-app-server/bank/bankList']);
    expect(Object.fromEntries(request.headers)).toMatchObject({
      'content-type': 'application/json',
      lang: 'zh-HK',
      ver: '1.0.0',
      'session-id': session.id(),
    });
    expect(await request.json()).toEqual({
      region: 'HK',
      req_water_no: expect.stringMatching(/^[0-9A-Za-z]{32}$/),
      terminal_no: 'GC4PC001',
    });
  });

  test('req_water_no is fresh for every call, the idempotency key is the caller’s', async () => {
    const { gateway, sent } = setUp(() => json(OK));
    await gateway.call('/transfer/toHk', {}, { idempotencyKey: 'record1/sending/0' });
    await gateway.call('/transfer/toHk', {}, { idempotencyKey: 'record1/sending/0' });
    const bodies = await Promise.all(sent.map((request) => request.json()));
    expect(bodies[0].req_water_no).not.toBe(bodies[1].req_water_no);
    expect(sent.map((request) => request.headers.get('Idempotency-Key'))).toEqual(Array(2).fill('record1/sending/0'));
  });
});

describe('a call that outlives its page', () => {
  test.each([
    { size: 1_000, kept: true },
    { size: 70_000, kept: false },
  ])('of $size characters is kept going: $kept, because browsers refuse more than 64 KiB', async ({ size, kept }) => {
    const { gateway, sent } = setUp(() => json(OK));
    expect(await gateway.call('/flow/recordSave', { text: '字'.repeat(size) }, { outlivesPage: true })).toMatchObject({
      type: 'done',
    });
    expect(sent[0]!.keepalive).toBe(kept);
  });

  test('no other call is', async () => {
    const { gateway, sent } = setUp(() => json(OK));
    await gateway.call('/transfer/toHk', {});
    expect(sent[0]!.keepalive).toBe(false);
  });
});

describe('how a call ends', () => {
  test('success gives the data and moves the named clock', async () => {
    const { gateway, clock } = setUp(() => json(OK, { headers: { 'x-clock': '2026-03-01T12:00:00.000+08:00' } }));
    expect(await gateway.call('/x', {})).toEqual({ type: 'done', data: { ref_no: 'R1' } });
    expect(clock.now()).toBe('2026-03-01T12:00:00.000+08:00');
  });

  test('any other code is told as a toast by default, as an alert or not at all (R-ERR-08 to R-ERR-11)', async () => {
    const refusal = { return_code: 'OVER_LIMIT', return_desc: '超出限額', ret_data: { left: '10.00' } };
    const { gateway, notify } = setUp(() => json(refusal));
    expect(await gateway.call('/x', {})).toEqual({
      type: 'business',
      code: 'OVER_LIMIT',
      desc: '超出限額',
      data: { left: '10.00' },
    });
    await gateway.call('/x', {}, { errMode: 'message-box' });
    await gateway.call('/x', {}, { errMode: 'none' });
    expect(notify.mock.calls).toEqual([
      ['message', '超出限額'],
      ['message-box', '超出限額'],
    ]);
  });

  test.each<[string, () => Response, string]>([
    ['HTTP 500, envelope or not (R-ERR-12)', () => json(OK, { status: 500 }), 'network'],
    ['HTTP 502 without an envelope (AMB-56)', () => new Response('<html>bad gateway', { status: 502 }), 'network'],
    ['a page of HTML', () => new Response('<html>'), 'malformed'],
    ['an empty reply', () => new Response(''), 'malformed'],
    ['truncated JSON', () => new Response('{"return_code":"SUC'), 'malformed'],
    ['a reply that breaks the contract', () => json({ ...OK, ret_data: { ref_no: 7 } }), 'malformed'],
    ['a connection that is refused', () => Promise.reject(new TypeError('fetch failed')) as never, 'network'],
  ])('%s', async (_, answer, type) => {
    const { gateway, notify } = setUp(answer);
    expect(await gateway.call('/x', {}, { shape: { ref_no: 'string' } })).toEqual({ type });
    expect(notify.mock.calls).toEqual([['message', undefined]]);
  });

  /** A network that never answers. */
  function unanswered() {
    // Node forgets the signal of a request that nobody holds.
    const held: Request[] = [];
    return (request: Request): Promise<Response> => {
      held.push(request);
      return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
    };
  }

  test('after 5,000,000 ms a call is given up, and not before (R-CONST-01)', async () => {
    vi.useFakeTimers();
    const { gateway } = setUp(unanswered());
    const ended = vi.fn();
    void gateway.call('/x', {}).then(ended);
    await vi.advanceTimersByTimeAsync(4_999_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await eventually(() => expect(ended).toHaveBeenCalledWith({ type: 'timeout' }));
  });

  test('sooner, where it says so', async () => {
    const { gateway } = setUp(unanswered());
    expect(await gateway.call('/x', {}, { timeoutMs: 10 })).toEqual({ type: 'timeout' });
  });
});

describe('the session', () => {
  test('a token goes to the session and not to the caller (AMB-08)', async () => {
    const login = {
      return_code: 'SUCCESS',
      ret_data: { next: 'TOKEN', token: 'T1', login_info: { device_name: 'Mac' } },
    };
    const { gateway, session } = setUp(() => json(login));
    expect(await gateway.call('/login/loginByPwd', {}, { session: 'starts' })).toEqual({
      type: 'done',
      data: { next: 'TOKEN', login_info: { device_name: 'Mac' } },
    });
    expect(session.get()).toEqual({ token: 'T1', loginInfo: { device_name: 'Mac' } });
  });

  test('signing out ends it', async () => {
    const { gateway, session } = setUp(() => json(OK));
    session.start('T1', undefined);
    await gateway.call('/login/logout', {}, { session: 'ends' });
    expect(session.get().token).toBeUndefined();
  });

  test('NOT_LOGIN and KICK_OUT are told to the app and to no toast (R-ERR-03 to R-ERR-07)', async () => {
    const kicked = {
      return_code: 'KICK_OUT',
      ret_data: { device_name: 'iPhone', login_time: '2026-03-01T12:00:00+08:00' },
    };
    const { gateway, notify, onSessionEnd } = setUp(() => json(kicked));
    expect(await gateway.call('/x', {})).toEqual({ type: 'session', code: 'KICK_OUT' });
    expect(onSessionEnd).toHaveBeenCalledWith({
      type: 'KICK_OUT',
      deviceName: 'iPhone',
      loginTime: '2026-03-01T12:00:00+08:00',
    });
    expect(notify).not.toHaveBeenCalled();
  });

  test('what is known of the money comes with the end; an order that was refused took none (R-ERR-07)', async () => {
    const { gateway, session, onSessionEnd } = setUp(() => json({ return_code: 'NOT_LOGIN' }));
    session.addMoneyWatch((isOrderRefused) => (isOrderRefused ? 'notTaken' : 'unheard'));
    await gateway.call('/a', {});
    await gateway.call('/a', {}, { idempotencyKey: 'K' });
    expect(onSessionEnd.mock.calls).toEqual([
      [{ type: 'NOT_LOGIN', money: 'unheard' }],
      [{ type: 'NOT_LOGIN', money: 'notTaken' }],
    ]);
  });

  test('late replies of an old session are dropped: no data, no token, no second alert', async () => {
    let answer: ((reply: Response) => void) | undefined;
    const { gateway, session, onSessionEnd, notify } = setUp(
      () => new Promise<Response>((resolve) => (answer = resolve)),
    );
    const sendOld = async (reply: unknown): Promise<unknown> => {
      session.start('OLD', undefined);
      const outcome = gateway.call('/x', {}, { session: 'starts' });
      await vi.waitUntil(() => answer !== undefined);
      session.start('NEW', undefined);
      answer?.(json(reply));
      answer = undefined;
      return outcome;
    };
    expect(await sendOld({ ...OK, ret_data: { token: 'OLDER' } })).toEqual({ type: 'session', code: 'NOT_LOGIN' });
    expect(await sendOld({ return_code: 'KICK_OUT', ret_data: {} })).toEqual({ type: 'session', code: 'NOT_LOGIN' });
    expect(session.get().token).toBe('NEW');
    expect([onSessionEnd.mock.calls, notify.mock.calls]).toEqual([[], []]);
  });
});
