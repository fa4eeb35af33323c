import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from '../../../gateway/createGateway.ts';
import { lineLog } from '../../../gateway/shared/log.ts';
import { rawCall } from '../support/rawCall.ts';
import { recordAnswers } from '../../support/recordAnswers.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let client: WalletClient;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(async () => {
  client = await wallet.member('chan');
  await client.sandbox('DELETE', '/faults', {});
});

const plan = (kind: string, more: object = {}) =>
  client.sandbox('POST', '/faults', { operation: 'userInfoQuery', kind, ...more });
const ask = () => client.call('userInfoQuery', {});

describe('faults by operation', () => {
  it.each(['dropBefore', 'dropAfter'])('%s cuts the connection, so often as asked', async (kind) => {
    await plan(kind, { count: 2 });
    await expect(ask()).rejects.toThrow('dropped');
    await expect(ask()).rejects.toThrow('dropped');
    expect((await ask()).code).toBe('SUCCESS');
  });

  it('http500 is the only reply that is not HTTP 200 (R-ERR-12)', async () => {
    await client.sandbox('POST', '/faults', { operation: 'contactCaptcha', kind: 'http500' });
    const statuses = [(await rawCall(wallet)).response.status, (await rawCall(wallet)).response.status];
    expect(statuses).toEqual([500, 200]);
  });

  it('malformed is no JSON', async () => {
    await plan('malformed');
    await expect(ask()).rejects.toThrow(SyntaxError);
  });

  it('delay answers late', async () => {
    await plan('delay', { value: '300' });
    const started = performance.now();
    expect((await ask()).code).toBe('SUCCESS');
    expect(performance.now() - started).toBeGreaterThan(290);
  });

  it('code answers without acting', async () => {
    await client.sandbox('POST', '/faults', { operation: 'loginLogout', kind: 'code', value: 'UNKNOWN_ERROR' });
    expect((await client.call('loginLogout', {})).code).toBe('UNKNOWN_ERROR');
    expect((await ask()).code).toBe('SUCCESS');
  });

  it('are planned for known operations and kinds only', async () => {
    await expect(client.sandbox('POST', '/faults', { operation: 'unknown', kind: 'delay' })).rejects.toThrow('400');
    await expect(plan('unknown')).rejects.toThrow('400');
  });
});

describe('the clock', () => {
  const now = async () => (await rawCall(wallet)).response.headers.get('x-clock');

  it('is set, advanced and let go', async () => {
    await client.sandbox('POST', '/clock', { set: '2025-05-01T09:00:00+08:00', stands: true });
    expect(await now()).toBe('2025-05-01T09:00:00.000+08:00');
    await client.sandbox('POST', '/clock', { advance: 90 });
    expect(await now()).toBe('2025-05-01T09:01:30.000+08:00');
    await client.sandbox('POST', '/clock', { set: '2025-06-01T00:00:00+08:00' });
    expect(await now()).toMatch(/^2025-06-01T00:0/);
    await client.sandbox('POST', '/clock', { reset: true });
    expect(Math.abs(Date.parse((await now())!) - Date.now())).toBeLessThan(60_000);
    await client.sandbox('POST', '/clock', { set: '2025-03-03T10:00:00+08:00', stands: true });
  });

  it('takes no nonsense', async () => {
    await expect(client.sandbox('POST', '/clock', { set: 'tomorrow' })).rejects.toThrow('400');
    await expect(client.sandbox('POST', '/clock', { advance: '1' })).rejects.toThrow('400');
  });
});

describe('the outbox', () => {
  it('shows messages as text on a page of its own', async () => {
    await wallet.database.transaction((tx) =>
      wallet.gateway.core.services.messenger.send(tx, {
        channel: 'sms',
        recipient: '+852 61234567',
        body: '<script>alert(1)</script>',
        code: '123456',
        at: '2025-03-03T10:00:00+08:00',
      }),
    );
    const page = await wallet.gateway.fetch(
      new Request('http://127.0.0.1/sandbox/outbox', { headers: { accept: 'text/html' } }),
    );
    const html = await page.text();
    expect(html).toContain('123456');
    expect(html).not.toContain('<script>');
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|script-src/);
  });
});

describe('reviews', () => {
  it('are decided in the place of the staff', async () => {
    await client.sandbox('POST', '/reviews', { area_code: '852', mob_no: '61234569', decision: 'certified' });
    const lee = await (await wallet.member('lee')).must('userInfoQuery', {});
    expect(lee).toMatchObject({ realname_status: '3', review_state: 'certified' });
    const unknown = { area_code: '852', mob_no: '60000000', decision: 'certified' };
    await expect(client.sandbox('POST', '/reviews', unknown)).rejects.toThrow('404');
  });
});

describe('who may use the sandbox', () => {
  const status = async (init: RequestInit, url = 'http://127.0.0.1/sandbox/clock') =>
    (await wallet.gateway.fetch(new Request(url, init))).status;

  it('is this machine: a name that leads here is refused', async () => {
    expect(await status({}, 'http://wallet.example/sandbox/clock')).toBe(403);
    expect(await status({}, 'http://localhost:8080/sandbox/clock')).toBe(200);
  });

  it('is no page of another site: what a form can send is refused', async () => {
    expect(await status({ method: 'POST', body: '{"advance":1}', headers: { 'content-type': 'text/plain' } })).toBe(
      415,
    );
  });

  it('is nobody when there is none', async () => {
    const plain = await createGateway({ database: wallet.database });
    expect((await plain.fetch(new Request('http://127.0.0.1/sandbox/outbox'))).status).toBe(404);
    const visitor = new WalletClient((request) => plain.fetch(request));
    const login = await visitor.must('loginByPwd', { area_code: '852', login_id: '61234567', login_pwd: 'Sample1234' });
    const code = await visitor.call('smsSendCode', { scene: 'DEVICE', login_ticket: login.login_ticket! });
    expect(code.code).toBe('FUNC_DISABLED');
  });
});

describe('the log', () => {
  it('holds allowed fields and no secret of a call', async () => {
    const lines: string[] = [];
    const logged = await createGateway({ database: wallet.database, log: lineLog((line) => lines.push(line)) });
    const visitor = new WalletClient((request) => logged.fetch(request));
    await visitor.call('loginByPwd', { area_code: '852', login_id: '61234567', login_pwd: 'CANARY-password' });
    expect(lines).toHaveLength(1);
    const fields = ['code', 'event', 'from', 'lang', 'ms', 'operation', 'who'];
    expect(Object.keys(JSON.parse(lines[0]!) as object).sort()).toEqual(fields);
    expect(lines.join('\n')).not.toMatch(/CANARY|61234567|Sample/);
  });

  it('of a fault names the error and no value, and the reply is an envelope', async () => {
    const lines: string[] = [];
    const broken = await createGateway({ database: wallet.database, log: lineLog((line) => lines.push(line)) });
    Object.assign(broken.core.services.passwords, {
      matches: () => Promise.reject(new TypeError('CANARY in a message')),
    });
    const visitor = new WalletClient((request) => broken.fetch(request));
    const answer = await visitor.call('loginByPwd', {
      area_code: '852',
      login_id: '61234567',
      login_pwd: 'Sample1234',
    });
    expect(answer).toEqual({ code: 'UNKNOWN_ERROR', data: {} });
    expect(lines[0]).toContain('"error":"TypeError"');
    expect(lines.join('\n')).not.toContain('CANARY');
  });

  it('is looked through in every contract test: a line that holds what a call held is found', async () => {
    const lines: string[] = [];
    const leaky = recordAnswers(
      {
        ...wallet.gateway,
        fetch: (request, source) => {
          lines.push('{"event":"call","who":"61234567"}');
          return wallet.gateway.fetch(request, source);
        },
      },
      lines,
      [],
    );
    const visitor = new WalletClient((request) => leaky.fetch(request));
    const login = { area_code: '852', login_id: '61234567', login_pwd: 'Wrong1234' };
    await expect(visitor.call('loginByPwd', login)).rejects.toThrow('holds what a call held');
  });
});
