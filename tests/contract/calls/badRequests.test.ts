import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { base, rawCall, waterNo, type RawCall } from '../support/rawCall.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';

let wallet: SampleGateway;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());

const PREFIX = '/gateway/gc4-app-server';
const json = (body: unknown) => JSON.stringify(body);
const nested = (depth: number) => `{"req_water_no":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const names = (count: number) => json(Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, n])));
const list = (element: string, count: number) => `{"pad":[${Array.from({ length: count }, () => element).join(',')}]}`;
const UPLOAD = `${PREFIX}/file/upload`;
const login = { area_code: '852', login_id: '61234567', login_pwd: 'x' };

/** What is wrong, the request, and the place and keyword that the answer names. */
const cases: readonly (readonly [string, RawCall | (() => RawCall), string, string])[] = [
  ['GET (R-CALL-01)', { method: 'GET' }, '', 'method'],
  ['PUT', { method: 'PUT' }, '', 'method'],
  ['DELETE', { method: 'DELETE' }, '', 'method'],
  ['OPTIONS', { method: 'OPTIONS' }, '', 'method'],
  ['an unknown path', { path: `${PREFIX}/card/unknown` }, '', 'path'],
  ['no lang (R-CALL-04)', { headers: { lang: undefined } }, '/lang', 'required'],
  ['another lang (R-CONST-07)', { headers: { lang: 'fr' } }, '/lang', 'enum'],
  ['no ver (R-CALL-05)', { headers: { ver: undefined } }, '/ver', 'required'],
  ['another ver', { headers: { ver: '2.0.0' } }, '/ver', 'const'],
  ['no session id (R-CALL-06)', { headers: { 'session-id': undefined } }, '/session-id', 'required'],
  ['an odd session id', { headers: { 'session-id': "' OR 1=1 --" } }, '/session-id', 'pattern'],
  ['an odd key', { headers: { 'Idempotency-Key': 'a b' } }, '/Idempotency-Key', 'pattern'],
  [
    'no content type (R-CALL-02)',
    { headers: { 'content-type': undefined }, body: new Uint8Array([123, 125]) },
    '',
    'contentType',
  ],
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' }, '', 'contentType'],
  ['no body', { body: '' }, '', 'json'],
  ['half a body', { body: '{"req_water_no":' }, '', 'json'],
  ['a list', { body: '[]' }, '', 'type'],
  ['null', { body: 'null' }, '', 'type'],
  ['a number out of range', { body: '1e999' }, '', 'type'],
  ['bytes that are no UTF-8', { body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) }, '', 'utf8'],
  ['10,000 levels', { body: nested(10_000) }, '', 'depth'],
  ['1,000,000 levels', { path: UPLOAD, body: nested(1_000_000) }, '', 'depth'],
  ['2,001 names', { body: names(2_001) }, '', 'names'],
  ['300,000 names', { path: UPLOAD, body: names(300_000) }, '', 'names'],
  ['2,000,000 numbers', { path: UPLOAD, body: list('1', 2_000_000) }, '', 'elements'],
  ['2,000,000 objects', { path: UPLOAD, body: list('{}', 2_000_000) }, '', 'elements'],
  [
    'commas, quotes and brackets in a text, which count for nothing',
    () => ({ body: json({ ...base(), pad: ',:[{"\\\\'.repeat(8000) }) }),
    '/pad',
    'unevaluatedProperties',
  ],
  ['more than 128 kB', { body: json({ ...base(), pad: 'x'.repeat(128 * 1024) }) }, '', 'size'],
  ['more than 6 MB of a picture', { path: UPLOAD, body: json({ pad: 'x'.repeat(6 * 1024 * 1024) }) }, '', 'size'],
  ['the character 0', () => ({ body: json({ ...base(), terminal_no: 'a\u0000b' }) }), '/terminal_no', 'text'],
  ['half a surrogate pair', () => ({ body: json(base()).replace('GC4PC001', '\\ud800') }), '/terminal_no', 'text'],
  ['no req_water_no (R-CALL-07)', { body: json({ terminal_no: 'T' }) }, '/req_water_no', 'required'],
  [
    '31 characters (R-CONST-02)',
    () => ({ body: json({ ...base(), req_water_no: waterNo().slice(1) }) }),
    '/req_water_no',
    'pattern',
  ],
  [
    '33 characters (R-CONST-02)',
    () => ({ body: json({ ...base(), req_water_no: `${waterNo()}0` }) }),
    '/req_water_no',
    'pattern',
  ],
  ['no terminal_no (R-CALL-08)', () => ({ body: json({ req_water_no: waterNo() }) }), '/terminal_no', 'required'],
  ['an unknown field', () => ({ body: json({ ...base(), admin: true }) }), '/admin', 'unevaluatedProperties'],
  [
    '__proto__',
    () => ({ body: json(base()).replace('{', '{"__proto__":{"a":1},') }),
    '/__proto__',
    'unevaluatedProperties',
  ],
  [
    'a number for a string',
    () => ({ path: `${PREFIX}/login/loginByPwd`, body: json({ ...base(), ...login, login_id: 61234567 }) }),
    '/login_id',
    'type',
  ],
  [
    'digits of another script',
    () => ({ path: `${PREFIX}/login/loginByPwd`, body: json({ ...base(), ...login, login_id: '٦١٢٣٤٥٦٧' }) }),
    '/login_id',
    'pattern',
  ],
  ['a missing field', () => ({ path: `${PREFIX}/login/loginByPwd`, body: json(base()) }), '/area_code', 'required'],
  [
    'no key where one is needed',
    () => ({
      path: `${PREFIX}/transfer/toHk`,
      body: json({ ...base(), quote_id: 'q7Yx2Lw9Km4Pz', ticket: 'uX3vT0kqYw1nR8sBz5cD7fGh' }),
    }),
    '/Idempotency-Key',
    'required',
  ],
];

describe('a bad request is answered with an envelope that names the place', () => {
  it.each(cases)('%s', async (_what, call, pointer, keyword) => {
    const { response, envelope, text } = await rawCall(wallet, typeof call === 'function' ? call() : call);
    expect(response.status).toBe(200);
    expect(envelope).toEqual({
      return_code: 'PARAM_ERROR',
      return_desc: expect.stringMatching(/./),
      ret_data: { fields: [{ pointer, keyword }] },
    });
    expect(text).not.toMatch(/\bat .*\.ts|Error:|node_modules/);
  });

  it('speaks the language it can make out (R-CONST-07)', async () => {
    const desc = async (lang: string | undefined) =>
      (await rawCall(wallet, { method: 'PUT', headers: { lang } })).envelope.return_desc;
    expect(await desc('en')).toMatch(/^[\x20-\x7e]+$/);
    expect(await desc('zh-CN')).not.toBe(await desc('zh-HK'));
    expect(await desc(undefined)).toBe(await desc('zh-HK'));
    expect(await desc('fr')).toBe(await desc('zh-HK'));
  });

  it('takes a req_water_no once: DUPLICATE', async () => {
    const body = json(base());
    expect((await rawCall(wallet, { body })).envelope.return_code).toBe('SUCCESS');
    expect((await rawCall(wallet, { body })).envelope).toMatchObject({ return_code: 'DUPLICATE', ret_data: {} });
    const same = json(base());
    const codes = await Promise.all(
      Array.from({ length: 5 }, async () => (await rawCall(wallet, { body: same })).envelope.return_code),
    );
    expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(1);
  });

  it('takes the same req_water_no of another session: nobody uses up the numbers of others', async () => {
    const body = json(base());
    for (const session of ['a', 'b']) {
      const headers = { 'session-id': session.repeat(32) };
      expect((await rawCall(wallet, { body, headers })).envelope.return_code).toBe('SUCCESS');
    }
  });
});

describe('every reply', () => {
  it.each(['', '/login/loginByPwd', '/unknown'])('of the gateway has the security headers (%s)', async (path) => {
    const { response } = await rawCall(wallet, { path: `${PREFIX}${path || '/contact/captcha'}` });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    });
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('of a call tells the time of the named clock', async () => {
    const { response } = await rawCall(wallet);
    expect(response.headers.get('x-clock')).toBe('2025-03-03T10:00:00.000+08:00');
  });

  it('without a portal is plain text for any other path', async () => {
    const response = await wallet.gateway.fetch(new Request('http://127.0.0.1/elsewhere'));
    expect(response.status).toBe(404);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
