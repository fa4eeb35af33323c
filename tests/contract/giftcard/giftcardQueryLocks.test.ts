import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { later } from '../../../gateway/clock/instant.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';
import { advance } from '../support/steppedClock.ts';
import { ordered, query } from './support.ts';

const BUYER = '61239101';

let wallet: SampleGateway;
let order_no: string;
beforeAll(async () => {
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00');
  const client = new WalletClient((request) => wallet.gateway.fetch(request));
  ({ order_no } = await ordered(wallet, client, BUYER));
});
afterAll(() => wallet.close());
beforeEach(() => advance(wallet, 3600));

const from = (source: string) => new WalletClient((request) => wallet.gateway.fetch(request, source));
const wrong = async (source: string) => (await query(wallet, from(source), { order_no }, '61239199')).code;
const buyer = async () => (await query(wallet, from('192.0.2.1'), { order_no }, BUYER)).code;

describe('what wrong queries close', () => {
  it('fifty wrong queries in an hour, from ten addresses, close a card to all for the rest of it', async () => {
    for (let tries = 0; tries < 5; tries++) expect(await wrong('192.0.2.100')).toBe('GC_NOT_FOUND');
    expect(await wrong('192.0.2.100')).toBe('GC_LOCKED');
    expect(await buyer()).toBe('SUCCESS');
    for (let tries = 0; tries < 49; tries++) expect(await wrong(`192.0.2.${20 + (tries % 10)}`)).toBe('GC_NOT_FOUND');
    const now = await advance(wallet, 1800);
    expect(await wrong('192.0.2.29')).toBe('GC_NOT_FOUND');
    const closed = await query(wallet, from('192.0.2.1'), { order_no }, BUYER);
    expect(closed).toEqual({ code: 'GC_LOCKED', data: { until: later(now, 1800) } });
    await advance(wallet, 1799);
    expect(await buyer()).toBe('GC_LOCKED');
    await advance(wallet, 1);
    expect(await buyer()).toBe('SUCCESS');
  });

  it('one address closes a card to nobody else, whatever it asks in twelve hours', async () => {
    for (let hour = 0; hour < 12; hour++) {
      for (let tries = 0; tries < 5; tries++) expect(await wrong('192.0.2.100')).toBe('GC_NOT_FOUND');
      expect(await wrong('192.0.2.100')).toBe('GC_LOCKED');
      await advance(wallet, 3600);
    }
    expect(await buyer()).toBe('SUCCESS');
  });
});
