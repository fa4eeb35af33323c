import { describe, expect, it, vi } from 'vitest';
import { createFirstCalls } from './firstCalls.ts';
import { createGateway } from './gateway.ts';
import { createClock } from './clock.ts';
import { memoryStorage } from './memoryStorage.ts';
import { createSession } from './session.ts';

const origin = 'http://portal.example';

function set(elapsed = 0) {
  let sent = 0;
  const fetch = vi.fn((_request: Request) => {
    sent += 1;
    return Promise.resolve(Response.json({ return_code: 'SUCCESS', ret_data: { sent } }));
  });
  const local = memoryStorage();
  local.setItem('gc4-app-pc:session', JSON.stringify({ token: 'token-of-a-member-1' }));
  const session = createSession({ local, tab: memoryStorage() });
  const time = { elapsed };
  const calls = createFirstCalls({
    origin,
    sessionId: session.id(),
    lang: 'en',
    terminalNo: 'T1',
    fetch,
    elapsed: () => time.elapsed,
  });
  let lang = 'en';
  const gateway = createGateway({
    baseUrl: `${origin}/gateway/gc4-app-server`,
    session,
    clock: createClock(0),
    lang: () => lang,
    terminalNo: 'T1',
    timeoutMs: 100,
    notify: () => undefined,
    onSessionEnd: () => undefined,
    fetch: calls.fetch,
  });
  return { fetch, calls, gateway, session, time, speak: (next: string) => (lang = next) };
}

const sent = (count: number) => ({ type: 'done', data: { sent: count } });

describe('first calls', () => {
  it('are sent at once, as the gateway wants them, and found by the first who asks', async () => {
    const { fetch, calls, gateway } = set();
    calls.begin('/userInfoQuery', {});
    expect(fetch).toHaveBeenCalledTimes(1);
    const request = fetch.mock.calls[0]?.[0] ?? expect.fail();
    expect(request.url).toBe(`${origin}/gateway/gc4-app-server/userInfoQuery`);
    expect(['lang', 'ver', 'session-id'].map((name) => request.headers.get(name))).toEqual([
      'en',
      '1.0.0',
      'token-of-a-member-1',
    ]);
    expect(await request.clone().json()).toEqual({
      req_water_no: expect.stringMatching(/^[0-9A-Za-z]{32}$/),
      terminal_no: 'T1',
    });
    expect(await gateway.call('/userInfoQuery', {})).toEqual(sent(1));
    expect(await gateway.call('/userInfoQuery', {})).toEqual(sent(2));
  });

  it('go to the call with the same input only', async () => {
    const { calls, gateway } = set();
    calls.begin('/flow/recordList', { flow: 'a' });
    expect(await gateway.call('/flow/recordList', { flow: 'b' })).toEqual(sent(2));
  });

  it('are sent once when begun twice, and go to two askers', async () => {
    const { fetch, calls, gateway } = set();
    calls.begin('/userInfoQuery', {});
    calls.begin('/userInfoQuery', {});
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(await gateway.call('/userInfoQuery', {})).toEqual(sent(1));
    expect(await gateway.call('/userInfoQuery', {})).toEqual(sent(1));
    expect(await gateway.call('/userInfoQuery', {})).toEqual(sent(2));
  });

  it('whose replies are there are not read in another task, before which browsers paint', async () => {
    const { calls, gateway } = set();
    calls.begin('/userInfoQuery', {});
    await new Promise((resolve) => setTimeout(resolve, 20));
    const read = vi.spyOn(Response.prototype, 'text');
    expect(await gateway.call('/userInfoQuery', {})).toEqual(sent(1));
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('that nobody answers are given up in time (AMB-12)', async () => {
    const { fetch, calls, gateway } = set();
    fetch.mockReturnValueOnce(new Promise(() => undefined));
    calls.begin('/userInfoQuery', {});
    expect(await gateway.call('/userInfoQuery', {}, { errMode: 'none' })).toEqual({ type: 'timeout' });
  });

  it('are forgotten once another call may have changed what they told', async () => {
    const { calls, gateway } = set();
    calls.begin('/userInfoQuery', {});
    await gateway.call('/transfer/toHk', { quote_id: 'q' });
    expect(await gateway.call('/userInfoQuery', {})).toEqual(sent(3));
  });

  it('are not handed to another session or language, nor when they are old', async () => {
    const other = set();
    other.calls.begin('/userInfoQuery', {});
    other.session.start('token-2', undefined);
    expect(await other.gateway.call('/userInfoQuery', {})).toEqual(sent(2));

    const spoken = set();
    spoken.calls.begin('/userInfoQuery', {});
    spoken.speak('zh-HK');
    expect(await spoken.gateway.call('/userInfoQuery', {})).toEqual(sent(2));

    const late = set();
    late.calls.begin('/userInfoQuery', {});
    late.time.elapsed = 16_000;
    expect(await late.gateway.call('/userInfoQuery', {})).toEqual(sent(2));
  });

  it('that fail, fail the one who asks and nobody else', async () => {
    const { fetch, calls, gateway } = set();
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    calls.begin('/userInfoQuery', {});
    await Promise.resolve();
    expect(await gateway.call('/userInfoQuery', {}, { errMode: 'none' })).toEqual({ type: 'network' });
  });

  it.each([
    ['did not come through', () => Promise.reject(new TypeError('offline'))],
    ['came back from something else', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ])('that %s are not handed out to who tries again', async (_what, fail) => {
    const { fetch, calls, gateway } = set();
    fetch.mockImplementationOnce(fail);
    calls.begin('/userInfoQuery', {});
    calls.begin('/userInfoQuery', {});
    expect(await gateway.call('/userInfoQuery', {})).not.toMatchObject({ type: 'done' });
    expect(await gateway.call('/userInfoQuery', {})).toMatchObject({ type: 'done' });
  });
});
