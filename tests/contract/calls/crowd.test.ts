import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../gateway/db/database.ts';
import { callLimits } from '../../../gateway/http/callLimits.ts';
import type { Portal } from '../../../gateway/http/portalFiles.ts';
import { sweepPeople } from '../../../gateway/jobs/peopleJobs.ts';
import { operationPaths } from '../../support/operationPaths.ts';
import { sampleDatabase } from '../../support/sampleDatabase.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';
import { base, rawCall } from '../support/rawCall.ts';
import { advance } from '../support/steppedClock.ts';

const DAY = 86_400;
const AT = '2025-03-03T10:00:00+08:00';
const PREFIX = '/gateway/gc4-app-server';

let wallet: SampleGateway;
beforeAll(async () => void (wallet = await sampleGateway(AT)));
afterAll(() => wallet.close());

const rows = async (table: string) =>
  (await wallet.database.transaction((tx) => tx.query(`SELECT 1 FROM ${table}`))).length;

/** A database that counts what is asked of it. */
async function counted() {
  const inner = await sampleDatabase(AT);
  const count = { transactions: 0 };
  const transaction: Database['transaction'] = (work, options) => {
    count.transactions += 1;
    return inner.transaction(work, options);
  };
  return { database: { ...inner, transaction }, count };
}

describe('too many calls', () => {
  it('are answered 429 with Retry-After and an envelope; nothing of them was done', async () => {
    let ms = 0;
    const crowded = await sampleGateway(AT, {}, { limits: callLimits(1, () => ms) });
    const call = (session: string, body = base()) =>
      rawCall(crowded, { headers: { 'session-id': session }, body: JSON.stringify(body) });
    for (let sent = 0; sent < 10; sent += 1) expect((await call(`session-${sent}-of-ten`)).response.status).toBe(200);
    const body = base();
    const refused = await call('session-10-of-ten', body);
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get('retry-after')).toBe('1');
    expect(refused.response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(refused.envelope).toEqual({
      return_code: 'TOO_MANY_CALLS',
      return_desc: expect.stringMatching(/was not carried out/),
      ret_data: {},
    });
    ms += 1000;
    const again = await call('session-10-of-ten', body);
    expect([again.response.status, again.envelope.return_code]).toEqual([200, 'SUCCESS']);
    await crowded.close();
  });

  it('of links to files, too', async () => {
    const crowded = await sampleGateway(AT, {}, { limits: callLimits(1, () => 0) });
    const open = async () => (await crowded.gateway.fetch(new Request('http://127.0.0.1/files/x.y'))).status;
    for (let sent = 0; sent < 10; sent += 1) expect(await open()).toBe(404);
    expect(await open()).toBe(429);
    await crowded.close();
  });
});

describe('more calls than a process carries', () => {
  it('are refused at once, without a look at the database, and taken again as others end', async () => {
    const { database, count } = await counted();
    const busy = await sampleGateway(AT, {}, { mostCalls: 2, database });
    const client = new WalletClient((request) => busy.gateway.fetch(request));
    await client.sandbox('POST', '/faults', { operation: 'queryGcCode', kind: 'delay', value: '300', count: 2 });
    const path = `${PREFIX}${operationPaths.queryGcCode}`;
    const slow = [1, 2].map(() => rawCall(busy, { path }));
    await expect.poll(async () => (await rawCall(busy)).response.status).toBe(429);
    count.transactions = 0;
    const { response, envelope } = await rawCall(busy);
    expect([response.status, response.headers.get('retry-after'), count.transactions]).toEqual([429, '1', 0]);
    expect(envelope.return_code).toBe('TOO_MANY_CALLS');
    for (const one of slow) expect((await one).envelope.return_code).toBe('SUCCESS');
    expect((await rawCall(busy)).envelope.return_code).toBe('SUCCESS');
    await busy.close();
  });

  it('have one connection to the database at the most where they cannot be read', async () => {
    const { database, count } = await counted();
    const busy = await sampleGateway(AT, {}, { database });
    count.transactions = 0;
    const answers = await Promise.all(Array.from({ length: 30 }, () => rawCall(busy, { method: 'GET' })));
    expect(count.transactions).toBe(1);
    for (const { response } of answers) expect(response.headers.get('x-clock')).toMatch(/^2025-03-03T10:00:/);
    await busy.close();
  });

  it('are not those that only wait for their turn', async () => {
    const busy = await sampleGateway(AT, {}, { mostCalls: 2 });
    const chan = await busy.member('chan');
    let end = () => {};
    const first = busy.gateway.core.services.guessQueue.run(
      'login chan',
      () => new Promise<void>((done) => (end = done)),
    );
    const proof = { purpose: 'email', method: 'loginPassword', login_pwd: 'Sample1234' } as const;
    const waiting: ReturnType<typeof chan.call>[] = [];
    for (let sent = 0; sent < 3; sent += 1) {
      waiting.push(chan.call('userVerify', proof));
      await expect.poll(async () => (await rawCall(busy)).envelope.return_code).toBe('SUCCESS');
    }
    end();
    await first;
    for (const one of waiting) expect((await one).code).toBe('SUCCESS');
    expect((await rawCall(busy)).envelope.return_code).toBe('SUCCESS');
    await busy.close();
  });
});

describe('pages', () => {
  const portal: Portal = async (request, now) => new Response(request.url.endsWith('.js') ? 'js' : await now?.());
  const get = async (of: SampleGateway, path: string) =>
    (await of.gateway.fetch(new Request(`http://127.0.0.1/gc4-app-pc/${path}`))).status;

  it('count as calls do; files, of which a page has many, for themselves', async () => {
    const [limits, fileLimits] = [callLimits(1, () => 0), callLimits(2, () => 0)];
    const crowded = await sampleGateway(AT, {}, { limits, fileLimits, portal });
    for (let sent = 0; sent < 20; sent += 1) expect(await get(crowded, 'assets/main.js')).toBe(200);
    expect(await get(crowded, 'assets/main.js')).toBe(429);
    for (let sent = 0; sent < 10; sent += 1) expect(await get(crowded, 'login')).toBe(200);
    const refused = await crowded.gateway.fetch(new Request('http://127.0.0.1/gc4-app-pc/login'));
    expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([
      429,
      '1',
      'Too many requests',
    ]);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await rawCall(crowded)).response.status).toBe(429);
    await crowded.close();
  });

  it('count as pages however their address is written', async () => {
    const [limits, fileLimits] = [callLimits(1, () => 0), callLimits(20, () => 0)];
    const crowded = await sampleGateway(AT, {}, { limits, fileLimits, portal });
    const written = ['index.html', 'prerendered/help.en%2Ehtml', 'log%2Ehtml'];
    for (let sent = 0; sent < 12; sent += 1) await get(crowded, written[sent % 3]!);
    for (const path of written) expect(await get(crowded, path), path).toBe(429);
    await crowded.close();
  });

  it('of health have a limit as files have', async () => {
    const [limits, fileLimits] = [callLimits(1, () => 0), callLimits(2, () => 0)];
    const health = new Hono().get('/ready', (context) => context.text('ready'));
    const crowded = await sampleGateway(AT, {}, { limits, fileLimits, health });
    const ready = async () => (await crowded.gateway.fetch(new Request('http://127.0.0.1/ready'))).status;
    for (let sent = 0; sent < 20; sent += 1) expect(await ready()).toBe(200);
    expect(await ready()).toBe(429);
    expect((await rawCall(crowded)).response.status).toBe(200);
    await crowded.close();
  });

  it('asked for together read the clock once, and a file not at all', async () => {
    const { database, count } = await counted();
    const watched = await sampleGateway(AT, {}, { database, portal });
    count.transactions = 0;
    await Promise.all(Array.from({ length: 30 }, () => get(watched, 'login')));
    expect(count.transactions).toBe(1);
    await get(watched, 'assets/main.js');
    expect(count.transactions).toBe(1);
    await watched.close();
  });
});

describe('what callers leave behind', () => {
  it('is no request number where a call only reads', async () => {
    const path = `${PREFIX}${operationPaths.queryGcCode}`;
    const body = JSON.stringify(base());
    const before = await rows('request_numbers');
    for (let sent = 0; sent < 2; sent += 1)
      expect((await rawCall(wallet, { path, body })).envelope.return_code).toBe('SUCCESS');
    expect(await rows('request_numbers')).toBe(before);
    await rawCall(wallet);
    expect(await rows('request_numbers')).toBe(before + 1);
  });

  it('is no counter for ever: locks that last stay, of members and of nobody alike, the others go', async () => {
    const now = await advance(wallet, 0);
    const counters = [
      ['source', '198.51.100.7', 300],
      ['codeSource', '198.51.100.7', 10],
      ['login', 'unknown:somebody', 5],
      ['login', 'unknown:somebody else', 4],
      ['activation', 'card:unknown:chan:0a1b', 5],
      ['login', 'member:chan', 5],
      ['login', 'member:wong', 4],
      ['cardDetails', 'account:acc-chan-hkd', 5],
      ['cardDetails', 'account:acc-wong-hkd', 4],
      ['resetId', 'member:chan', 2],
      ['payPwd', 'member:wong', 0],
    ] as const;
    for (const [kind, subject, failures] of counters)
      await wallet.database.transaction((tx) =>
        tx.query('INSERT INTO guesses (kind, subject, failures, window_from) VALUES ($1, $2, $3, $4)', [
          kind,
          subject,
          failures,
          now,
        ]),
      );
    const left = async () => {
      await sweepPeople(wallet.gateway.core);
      const found = await wallet.database.transaction((tx) =>
        tx.query<{ subject: string }>('SELECT subject FROM guesses ORDER BY subject'),
      );
      return found.map(({ subject }) => subject);
    };
    await advance(wallet, 30 * DAY);
    expect(await left()).toHaveLength(counters.length + 2);
    await advance(wallet, 1);
    expect(await left()).toEqual(['account:acc-chan-hkd', 'card:unknown:chan:0a1b', 'member:chan', 'unknown:somebody']);
  });
});
