import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../gateway/content/loadContent.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import { propertyRuns, propertySeed } from '../../support/propertyRuns.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';
import { threeCards } from './support.ts';

const NOW = '2025-03-03T10:00:00+08:00';

let wallet: SampleGateway;
let client: WalletClient;
beforeAll(async () => {
  wallet = await sampleGateway(NOW);
  client = new WalletClient((request) => wallet.gateway.fetch(request));
});
afterAll(() => wallet.close());

const quote = (change: object = {}) => client.call('giftcardQuote', threeCards(change));
const hkd = (amount: string) => ({ currency: 'HKD', amount });
const own = (...custom_lines: object[]) => ({ lines: [], custom_lines });

describe('giftcardConfig', () => {
  it('tells denominations, limits, fees and working days (R-CONST-20, R-CONST-22, R-CONST-24, R-CONST-25, R-VAL-42)', async () => {
    const config = await client.must('giftcardConfig', {});
    expect(config).toMatchObject({ custom_most: 5, custom_multiple: 10, quantity_base: 1, answer_workdays: 3 });
    expect(config.denominations[0]).toEqual({ amount: '100.00', label: '100' });
    expect(config.card_most).toContainEqual(hkd('8000.00'));
    expect(config.in_person_above).toContainEqual(hkd('20000.00'));
  });
});

describe('giftcardQuote', () => {
  it('counts amount, card fee and postage, and what a first order is spared (R-CONST-23, R-CONST-49, AMB-18)', async () => {
    const { code, data } = await quote();
    expect(code).toBe('SUCCESS');
    expect(data).toMatchObject({
      count: 3,
      amount: hkd('1880.00'),
      card_fee: hkd('60.00'),
      postage: hkd('30.00'),
      total: hkd('1970.00'),
      first_order: { waived: hkd('-20.00'), total: hkd('1950.00') },
    });
  });

  it.each([
    ['CN', 'CNY', '20.00', 'R-CONST-45'],
    ['CN', 'HKD', '25.00', 'R-CONST-46'],
    ['CN', 'USD', '3.00', 'R-CONST-47'],
    ['HK', 'CNY', '27.00', 'R-CONST-48'],
    ['HK', 'HKD', '30.00', 'R-CONST-49'],
    ['HK', 'USD', '4.00', 'R-CONST-50'],
    ['OTHER', 'CNY', '200.00', 'R-CONST-51'],
    ['OTHER', 'HKD', '250.00', 'R-CONST-52'],
    ['OTHER', 'USD', '30.00', 'R-CONST-53'],
  ])('postage to %s in %s is %s (%s)', async (delivery_region, currency, amount) => {
    const { data } = await quote({ delivery_region, currency });
    expect(data.postage).toEqual({ currency, amount });
  });

  it('has no postage for virtual cards, and a region only for physical ones', async () => {
    const { delivery_region: _none, ...virtual } = threeCards({ kind: 'virtual' });
    const { data } = await client.call('giftcardQuote', virtual);
    expect(data).toMatchObject({ card_fee: hkd('30.00'), postage: hkd('0.00'), total: hkd('1910.00') });
    const region = {
      code: 'PARAM_ERROR',
      data: { fields: [expect.objectContaining({ pointer: '/delivery_region' })] },
    };
    expect(await quote({ kind: 'virtual' })).toMatchObject(region);
    expect(await quote({ delivery_region: undefined })).toMatchObject(region);
  });

  it('comes to what the page has shown while it was typed, whatever is ordered (R-FLOW-62)', async () => {
    const content = loadContent();
    const world = { user: {}, site: {}, const: content.constantsAt(NOW), calendars: {}, now: NOW };
    const quantity = fc.integer({ min: 0, max: 2 });
    const fixed = fc.record({ denomination: fc.constantFrom('100.00', '200.00', '500.00'), quantity });
    const tens = fc.integer({ min: 1, max: 60 }).map((count) => `${count}0.00`);
    const order = fc.record({
      currency: fc.constantFrom('HKD', 'CNY', 'USD'),
      lines: fc.array(fixed, { maxLength: 3 }).map((some) => [...some, { denomination: '100.00', quantity: 1 }]),
      custom_lines: fc.array(fc.record({ denomination: tens, quantity }), { maxLength: 3 }),
    });
    const isShown = async (given: JsonObject): Promise<void> => {
      const { delivery_region: _none, ...asked } = threeCards({ kind: 'virtual', ...given });
      const { code, data } = await client.call('giftcardQuote', asked);
      if (code === 'GC_IN_PERSON') return;
      const { count, amount, card_fee, total } = data;
      expect([count, amount.amount, card_fee.amount, total.amount]).toEqual(
        ['count', 'amount', 'virtualFee', 'virtualTotal'].map((name) =>
          content.figure(`giftcard.${name}`, given, world),
        ),
      );
    };
    await fc.assert(fc.asyncProperty(order, isShown), { seed: propertySeed, numRuns: propertyRuns(30) });
  });

  it.each(['110.00', '10', '7990.00'])('takes an amount of one’s own of %s (R-VAL-39)', async (denomination) => {
    expect((await quote(own({ denomination, quantity: 1 }))).code).toBe('SUCCESS');
  });

  it.each(['105.00', '10.50', '0.01'])('refuses %s: GC_AMOUNT_MULTIPLE (R-VAL-39)', async (denomination) => {
    expect(await quote(own({ denomination, quantity: 1 }))).toEqual({
      code: 'GC_AMOUNT_MULTIPLE',
      data: { multiple: 10 },
    });
  });

  it('has the other message too: multiples of 100 where that is configured (R-VAL-40, AMB-13)', async () => {
    const strict = await sampleGateway('2025-03-03T10:00:00+08:00', { 'giftcard.custom.multiple': '100' });
    const visitor = new WalletClient((request) => strict.gateway.fetch(request));
    const ask = (denomination: string) => visitor.call('giftcardQuote', threeCards(own({ denomination, quantity: 1 })));
    expect(await ask('110.00')).toEqual({ code: 'GC_AMOUNT_MULTIPLE', data: { multiple: 100 } });
    expect((await ask('200.00')).code).toBe('SUCCESS');
    await strict.close();
  });

  it.each([
    ['HKD', '8000.00', '8010.00'],
    ['CNY', '7400.00', '7410.00'],
    ['USD', '1020.00', '1030.00'],
  ])('a card in %s holds %s, not %s: GC_OVER_MAX (R-CONST-20, AMB-16)', async (currency, most, above) => {
    expect((await quote({ currency, ...own({ denomination: most, quantity: 1 }) })).code).toBe('SUCCESS');
    expect(await quote({ currency, ...own({ denomination: above, quantity: 1 }) })).toEqual({
      code: 'GC_OVER_MAX',
      data: { limit: { currency, amount: most } },
    });
  });

  it.each([
    ['HKD', [{ denomination: '1000.00', quantity: 20 }]],
    ['CNY', [{ denomination: '500.00', quantity: 37 }]],
    [
      'USD',
      [
        { denomination: '1000.00', quantity: 2 },
        { denomination: '500.00', quantity: 1 },
      ],
    ],
  ])(
    'an order in %s up to the threshold is placed here, above it in person: GC_IN_PERSON (R-CONST-22, AMB-17)',
    async (currency, lines) => {
      const fill = currency === 'USD' ? [{ denomination: '50', quantity: 1 }] : [];
      expect((await quote({ currency, lines, custom_lines: fill })).code).toBe('SUCCESS');
      const above = await quote({ currency, lines, custom_lines: [...fill, { denomination: '10', quantity: 1 }] });
      expect(above).toMatchObject({
        code: 'GC_IN_PERSON',
        data: { above: { currency }, address: expect.stringContaining('Sample Tower'), hours: expect.any(String) },
      });
    },
  );

  it('sells by the base: GC_QTY_BASE (R-CONST-24, AMB-14)', async () => {
    const tens = await sampleGateway('2025-03-03T10:00:00+08:00', { 'giftcard.quantity.base': 10 });
    const visitor = new WalletClient((request) => tens.gateway.fetch(request));
    const ask = (quantity: number) =>
      visitor.call('giftcardQuote', threeCards({ lines: [{ denomination: '100.00', quantity }], custom_lines: [] }));
    expect(await ask(9)).toEqual({ code: 'GC_QTY_BASE', data: { base: 10 } });
    expect((await ask(10)).code).toBe('SUCCESS');
    expect((await ask(11)).code).toBe('GC_QTY_BASE');
    await tens.close();
  });

  it('lets a line be 0, but not the order (R-VAL-41, AMB-14)', async () => {
    const lines = [
      { denomination: '100.00', quantity: 0 },
      { denomination: '200.00', quantity: 1 },
    ];
    expect((await quote({ lines, custom_lines: [] })).data).toMatchObject({ count: 1, amount: hkd('200.00') });
    for (const none of [
      { lines: lines.slice(0, 1), custom_lines: [] },
      { lines: [], custom_lines: [] },
    ])
      expect(await quote(none)).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/lines' }] } });
  });

  it.each([-1, 1.5, 1000])('refuses a quantity of %s (R-VAL-41)', async (quantity) => {
    const refused = await quote({ lines: [{ denomination: '100.00', quantity }] });
    expect(refused).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/lines/0/quantity' }] } });
  });

  it('takes five denominations of one’s own, not six (R-VAL-42)', async () => {
    const of = (count: number) =>
      own(...Array.from({ length: count }, (_none, index) => ({ denomination: `${index + 1}10.00`, quantity: 1 })));
    expect((await quote(of(5))).code).toBe('SUCCESS');
    expect(await quote(of(6))).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/custom_lines' }] } });
  });

  it('sells only the denominations on offer', async () => {
    const refused = await quote({ lines: [{ denomination: '300.00', quantity: 1 }] });
    expect(refused).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/lines/0/denomination' }] } });
  });
});
