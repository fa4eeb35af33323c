import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeFor } from '../support/codes.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let client: WalletClient;
beforeAll(async () => {
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00');
  client = await wallet.member('chan');
});
afterAll(() => wallet.close());

let keys = 0;
const newKey = () => `record-of-this-test/sending/${keys++}`;
const prepared = async () => (await client.prepared('acc-chan-hkd', '10.00')).body;
const send = (body: { quote_id: string; ticket: string }, key: string, who = client) =>
  who.call('transferToHk', body, key);
const transfers = async () => {
  const [row] = await wallet.database.transaction((tx) =>
    tx.query<{ n: number }>('SELECT count(*)::int AS n FROM transfers'),
  );
  return row!.n;
};

/** How many transfers some work adds. */
async function added(work: () => Promise<void>): Promise<number> {
  const before = await transfers();
  await work();
  return (await transfers()) - before;
}

describe('an idempotency key (AMB-12)', () => {
  it('gives the first answer again, and one effect', async () => {
    const body = await prepared();
    const key = newKey();
    const effects = await added(async () => {
      const first = await send(body, key);
      expect(first.code).toBe('SUCCESS');
      expect(await send(body, key)).toEqual(first);
      expect(await send({ ...body, ticket: await client.ticket('transferToHk', body.quote_id) }, key)).toEqual(first);
    });
    expect(effects).toBe(1);
  });

  it('gives one effect to many sendings at once', async () => {
    const body = await prepared();
    const key = newKey();
    const effects = await added(async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => send(body, key)));
      expect(new Set(answers.map(({ data }) => data.ref_no)).size).toBe(1);
      expect(answers.every(({ code }) => code === 'SUCCESS')).toBe(true);
    });
    expect(effects).toBe(1);
  });

  it('is refused with another body or for another operation: DUPLICATE', async () => {
    const key = newKey();
    expect((await send(await prepared(), key)).code).toBe('SUCCESS');
    const effects = await added(async () => {
      expect((await send(await prepared(), key)).code).toBe('DUPLICATE');
      const order = {
        account_id: 'acc-chan-hkd',
        payments: [{ amount: '10.00', paid_on: '2025-03-03' }],
        ticket: 'uX3vT0kqYw1nR8sBz5cD7fGh',
      };
      expect((await client.call('topupBankCreate', order, key)).code).toBe('DUPLICATE');
    });
    expect(effects).toBe(0);
  });

  it('is its member’s own', async () => {
    const key = newKey();
    expect((await send(await prepared(), key)).code).toBe('SUCCESS');
    const wong = await wallet.member('wong');
    const { body } = await wong.prepared('acc-wong-hkd', '10.00');
    expect((await send(body, key, wong)).code).toBe('SUCCESS');
  });

  it('keeps a refusal too', async () => {
    const body = await prepared();
    const key = newKey();
    expect((await send({ ...body, ticket: 'uX3vT0kqYw1nR8sBz5cD7fGh' }, key)).code).toBe('TICKET_EXPIRED');
    expect((await send(body, key)).code).toBe('TICKET_EXPIRED');
    expect((await send(body, newKey())).code).toBe('SUCCESS');
  });

  it('is refused with another password: that of the first is the one that was set (AMB-12)', async () => {
    const use = { scene: 'SETTING', operation: 'userVerify', purpose: 'paymentPassword' } as const;
    const proof = { purpose: 'paymentPassword', method: 'code', ...(await codeFor(client, '61234567', use)) } as const;
    const { verify_ticket } = await client.must('userVerify', proof);
    const [key, kind] = [newKey(), 'payment'] as const;
    const set = async (pay_pwd: string) =>
      (await client.call('userPwdChange', { kind, verify_ticket, pay_pwd }, key)).code;
    expect(await set('975310')).toBe('SUCCESS');
    expect(await set('246802')).toBe('DUPLICATE');
    expect(await set('975310')).toBe('SUCCESS');
    const judged = async (pay_pwd: string) =>
      (await client.call('authPayPwd', { operation: 'cardLock', quote_id: 'abcdef12', pay_pwd })).code;
    expect([await judged('246802'), await judged('975310')]).toEqual(['PAY_PWD_WRONG', 'SUCCESS']);
    const back = `UPDATE members SET pay_password_hash = (SELECT pay_password_hash FROM members WHERE member_id = 'wong')
      WHERE member_id = 'chan'`;
    await wallet.database.transaction((tx) => tx.query(back));
  });

  it('is kept without secrets', async () => {
    const body = await prepared();
    await send(body, newKey());
    const rows = await wallet.database.transaction((tx) => tx.query('SELECT * FROM idempotency_keys'));
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(body.ticket);
  });
});

describe('the outcome of a key', () => {
  const outcome = (key: string, who = client) => who.call('flowOutcome', { key });

  it('is the answer that was given: done', async () => {
    const key = newKey();
    const { data } = await send(await prepared(), key);
    expect((await outcome(key)).data).toEqual({
      state: 'done',
      operation: 'transferToHk',
      reply: { return_code: 'SUCCESS', return_desc: expect.any(String), ret_data: data },
    });
  });

  it('that never came closes it: a late original is refused', async () => {
    const body = await prepared();
    const key = newKey();
    expect((await outcome(key)).data).toEqual({ state: 'notReceived' });
    const effects = await added(async () => expect((await send(body, key)).code).toBe('DUPLICATE') as void);
    expect(effects).toBe(0);
    expect((await outcome(key)).data).toEqual({ state: 'notReceived' });
    expect((await send(body, newKey())).code).toBe('SUCCESS');
  });

  it('is true however question and original meet', async () => {
    for (let round = 0; round < 5; round++) {
      const body = await prepared();
      const key = newKey();
      let answers: { told: string; sent: string } | undefined;
      const effects = await added(async () => {
        const [sent, told] = await Promise.all([send(body, key), outcome(key)]);
        answers = { told: told.data.state, sent: sent.code };
      });
      expect(effects).toBe(answers?.told === 'done' ? 1 : 0);
      expect(answers?.sent).toBe(answers?.told === 'done' ? 'SUCCESS' : 'DUPLICATE');
    }
  });

  it('is known after a reply was lost', async () => {
    const body = await prepared();
    const key = newKey();
    await client.sandbox('POST', '/faults', { operation: 'transferToHk', kind: 'dropAfter' });
    await expect(send(body, key)).rejects.toThrow('dropped');
    expect((await outcome(key)).data).toMatchObject({ state: 'done', reply: { return_code: 'SUCCESS' } });
  });

  it('is not told to another member', async () => {
    const key = newKey();
    await send(await prepared(), key);
    expect((await outcome(key, await wallet.member('wong'))).data).toEqual({ state: 'notReceived' });
  });

  it('of a visitor belongs to the visitor’s session', async () => {
    const visitor = new WalletClient((request) => wallet.gateway.fetch(request));
    expect((await outcome(newKey(), visitor)).data).toEqual({ state: 'notReceived' });
  });
});
