import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardInHand } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let client: WalletClient;
let keys = 0;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(async () => {
  await advance(wallet, 3600);
  client = await wallet.member('chan');
});

const sql = <Row>(text: string) => wallet.database.transaction((tx) => tx.query<Row>(text));
const idOf = async (account: string) =>
  (await sql<{ card_id: string }>(`SELECT card_id FROM cards WHERE account_id = '${account}'`))[0]!.card_id;
const setStatus = (status: string) => sql(`UPDATE cards SET status = '${status}' WHERE account_id = 'acc-chan-hkd'`);
const unknown = (pointer: string) => ({ code: 'PARAM_ERROR', data: { fields: [{ pointer, keyword: 'unknown' }] } });
const key = () => `card-key-${++keys}-0000`;

describe('cardList (R-FLOW-20, R-MEM-37)', () => {
  it('lists the cards with masked numbers, and how many more there may be (R-CONST-15)', async () => {
    client = await wallet.member('wong');
    const { list, held, most } = await client.must('cardList', {});
    expect(list.map(({ currency }) => currency)).toEqual(['HKD', 'CNY', 'USD']);
    expect(list[2]).toMatchObject({
      card_no_mask: '**** **** **** 0049',
      card_organ: 'Mastercard',
      card_type: 'virtual',
      status: 'active',
      balance: { currency: 'USD', amount: '1200.00' },
    });
    expect({ held, most }).toEqual({ held: 3, most: 3 });
    expect(JSON.stringify(list)).not.toContain('5100010000000049');
  });

  it('lists those of one account; a foreign account is an unknown one', async () => {
    expect((await client.must('cardList', { account_id: 'acc-chan-hkd' })).list).toHaveLength(1);
    expect(await client.call('cardList', { account_id: 'acc-wong-hkd' })).toEqual(unknown('/account_id'));
    expect(await client.call('cardList', { account_id: 'nothing' })).toEqual(unknown('/account_id'));
  });

  it('leaves cancelled ones out where one is to be chosen', async () => {
    await setStatus('cancelled');
    expect((await client.must('cardList', {})).list).toMatchObject([{ status: 'cancelled' }]);
    expect((await client.must('cardList', { without_cancelled: true })).list).toEqual([]);
    await setStatus('printing');
    expect((await client.must('cardList', { without_cancelled: true })).list).toMatchObject([{ status: 'printing' }]);
    await setStatus('active');
  });
});

describe('cardDetail (R-FLOW-21, R-ENT-29 to R-ENT-40)', () => {
  it('shows one card with holder, limits and the day renewal opens: 90 days before the last (R-CONST-16)', async () => {
    const detail = await client.must('cardDetail', { card_id: await idOf('acc-chan-hkd') });
    expect(detail).toMatchObject({
      holder_name: 'Chan Siu Ming',
      account_no_mask: '******0001',
      mob_no_mask: '612****7',
    });
    expect(detail.card.valid_to).toBe('2027-03-31');
    expect(detail.renew_from).toBe('2026-12-31');
    expect(detail.limits.single.currency).toBe('HKD');
  });

  it('refuses a foreign card like an unknown one', async () => {
    expect(await client.call('cardDetail', { card_id: await idOf('acc-wong-hkd') })).toEqual(unknown('/card_id'));
    expect(await client.call('cardDetail', { card_id: 'c000000' })).toEqual(unknown('/card_id'));
  });
});

describe('cardLock and cardUnlock (R-FLOW-23, R-STATE-34 to R-STATE-37)', () => {
  const change = async (operation: 'cardLock' | 'cardUnlock', ticketFor: string = operation) => {
    const card_id = await idOf('acc-chan-hkd');
    return client.call(operation, { card_id, ticket: await client.ticket(ticketFor, card_id) }, key());
  };

  it('lock stops transfers and keeps top-up; unlock ends it; the member is told', async () => {
    expect(await change('cardLock')).toEqual({ code: 'SUCCESS', data: { status: 'locked' } });
    expect((await client.quote('acc-chan-hkd', '10.00')).code).toBe('CARD_STATUS');
    const { messages } = (await client.sandbox('GET', '/outbox')) as { messages: { body: string }[] };
    expect(messages[0]!.body).toContain('0011');
    expect(await change('cardUnlock')).toEqual({ code: 'SUCCESS', data: { status: 'active' } });
    expect((await client.quote('acc-chan-hkd', '10.00')).code).toBe('SUCCESS');
  });

  it.each(['locked', 'paused', 'suspended', 'cancelled', 'unactivated', 'printing'])(
    'a card that is %s cannot be locked: CARD_LOCK_FAIL (R-ERR-17)',
    async (status) => {
      await setStatus(status);
      expect(await change('cardLock')).toEqual({ code: 'CARD_LOCK_FAIL', data: { status } });
      await setStatus('active');
    },
  );

  it.each(['active', 'paused', 'suspended', 'cancelled'])(
    'a card that is %s cannot be unlocked by its member: CHANGE_STATUS_ERROR (R-ERR-14, AMB-43)',
    async (status) => {
      await setStatus(status);
      expect(await change('cardUnlock')).toEqual({ code: 'CHANGE_STATUS_ERROR', data: { status } });
      await setStatus('active');
    },
  );

  it('want a ticket for this operation and this card, used once: TICKET_EXPIRED', async () => {
    expect((await change('cardLock', 'cardUnlock')).code).toBe('TICKET_EXPIRED');
    expect((await change('cardUnlock', 'cardLock')).code).toBe('TICKET_EXPIRED');
    const card_id = await idOf('acc-chan-hkd');
    const ticket = await client.ticket('cardLock', 'other-card-id');
    expect((await client.call('cardLock', { card_id, ticket }, key())).code).toBe('TICKET_EXPIRED');
    const foreign = { card_id: await idOf('acc-wong-hkd'), ticket };
    expect(await client.call('cardLock', foreign, key())).toEqual(unknown('/card_id'));
    expect(await client.call('cardUnlock', foreign, key())).toEqual(unknown('/card_id'));
  });
});

describe('cardReveal and accountReveal (R-ROLE-21, R-ROLE-22)', () => {
  it('show the whole number for a payment password, once: TICKET_EXPIRED', async () => {
    const card_id = await idOf('acc-chan-hkd');
    const body = { card_id, ticket: await client.ticket('cardReveal', card_id) };
    const printed = await cardInHand(client, '4000010000000011');
    expect(await client.must('cardReveal', body)).toEqual({ ...printed, holder_name: 'Chan Siu Ming' });
    expect((await client.call('cardReveal', body)).code).toBe('TICKET_EXPIRED');
    const account_id = 'acc-chan-hkd';
    const account = { account_id, ticket: await client.ticket('accountReveal', account_id) };
    expect(await client.must('accountReveal', account)).toEqual({ account_no: '8801000001' });
    expect((await client.call('accountReveal', account)).code).toBe('TICKET_EXPIRED');
  });

  it('show nothing of others, whatever the ticket says', async () => {
    const card_id = await idOf('acc-wong-hkd');
    const card = { card_id, ticket: await client.ticket('cardReveal', card_id) };
    expect(await client.call('cardReveal', card)).toEqual(unknown('/card_id'));
    const account = { account_id: 'acc-wong-hkd', ticket: await client.ticket('accountReveal', 'acc-wong-hkd') };
    expect(await client.call('accountReveal', account)).toEqual(unknown('/account_id'));
  });

  it.each(['unactivated', 'printing', 'cancelled', 'lockedActivation'])(
    'a card that is %s is not shown: CARD_STATUS',
    async (status) => {
      await setStatus(status);
      const card_id = await idOf('acc-chan-hkd');
      const body = { card_id, ticket: await client.ticket('cardReveal', card_id) };
      expect(await client.call('cardReveal', body)).toEqual({ code: 'CARD_STATUS', data: { status } });
      await setStatus('active');
    },
  );

  it('a card whose account is stopped is not shown: ACCOUNT_STATUS', async () => {
    const set = (status: string) => client.sandbox('POST', '/accountStatus', { account_id: 'acc-chan-hkd', status });
    const card_id = await idOf('acc-chan-hkd');
    await set('stopped');
    const body = { card_id, ticket: await client.ticket('cardReveal', card_id) };
    expect(await client.call('cardReveal', body)).toEqual({ code: 'ACCOUNT_STATUS', data: {} });
    await set('normal');
  });

  it('a locked card is shown: it is in its member’s hands', async () => {
    await setStatus('locked');
    const card_id = await idOf('acc-chan-hkd');
    const body = { card_id, ticket: await client.ticket('cardReveal', card_id) };
    expect((await client.call('cardReveal', body)).code).toBe('SUCCESS');
    await setStatus('active');
  });
});
