import { describe, expect, it } from 'vitest';
import { answerStep } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, ho, lee, mok, wong, type SampleMember } from './support/members.ts';
import { startOver, summaryOf } from './support/summary.ts';
import { enterPayPassword } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Ordering, renewing and replacing cards (R-FLOW-20, R-FLOW-24, R-FLOW-25, R-FLOW-27). */
const { arrive } = journey();
const DELIVERY = { mob_no: '61230000', delivery_address: 'Flat 1, 2/F, 3 Sample Road, Hong Kong' };

async function begun(flow: string, at: string, who: SampleMember, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: flow, judged: true, ...options });
  await visitor.enter(who, { at });
  return visitor;
}

async function pay(visitor: Visitor, flow: string, given: { agree?: true } = { agree: true }): Promise<void> {
  await answerStep(visitor, flow, 'review', given);
  await enterPayPassword(visitor);
  await visitor.at(flow, 'done');
}

const row = (visitor: Visitor, flow: string, state: string, name: string) => summaryOf(visitor, flow, state, name);

describe('a new virtual card (F-CARD-NEW)', () => {
  const FLOW = 'card-new';
  const AT = '/cards/new/preIndex';

  it('is there at once, on a phone in Traditional Chinese, at the price shown under the choice (R-GEN-30)', async () => {
    const visitor = await begun(FLOW, AT, chan, { locale: 'zh-HK', width: 360 });
    await startOver(visitor, FLOW, 'kind');
    await answerStep(visitor, FLOW, 'kind', { card_type: 'virtual' });
    await answerStep(visitor, FLOW, 'choose', { currency: 'USD', card_organ: 'Mastercard', account_id: 0 });
    await visitor.at(FLOW, 'review');
    const total = await row(visitor, FLOW, 'review', 'total');
    await pay(visitor, FLOW);
    await expect.poll(() => visitor.route).toBe('/cards/new/success');
    expect(await row(visitor, FLOW, 'done', 'total')).toBe(total);
    expect(await row(visitor, FLOW, 'done', 'card')).toMatch(/\d{4}$/);
  });

  it('is a physical one where the member chooses so (AMB-68)', async () => {
    const visitor = await begun(FLOW, AT, lee, { locale: 'en' });
    await startOver(visitor, FLOW, 'kind');
    await answerStep(visitor, FLOW, 'kind', { card_type: 'physical' });
    const CHIP = 'card-buy-chip';
    await visitor.at(CHIP, 'choose');
    await expect.poll(() => visitor.route).toBe('/cards/buychip');
    await answerStep(visitor, CHIP, 'choose', {
      currency: 'HKD',
      card_organ: 'Visa',
      delivery_region: 'HK',
      account_id: 0,
    });
    await answerStep(visitor, CHIP, 'delivery', DELIVERY);
    await visitor.at(CHIP, 'review');
    await pay(visitor, CHIP);
  });

  it('is refused at once to whoever has three (R-CONST-15)', async () => {
    const visitor = await begun(FLOW, AT, wong, { locale: 'zh-CN' });
    await visitor.at(FLOW, 'tooMany');
  });
});

describe('a new physical card (F-CARD-BUYCHIP)', () => {
  const FLOW = 'card-buy-chip';

  it('is ordered by the keyboard alone, and the end says when it is there (R-CONST-18, R-CONST-19, R-GEN-31)', async () => {
    const visitor = await begun(FLOW, '/cards/buychip', ho, { locale: 'en', keysOnly: true });
    await startOver(visitor, FLOW, 'choose');
    await answerStep(visitor, FLOW, 'choose', {
      currency: 'HKD',
      card_organ: 'Visa',
      delivery_region: 'HK',
      account_id: 0,
    });
    await answerStep(visitor, FLOW, 'delivery', DELIVERY);
    await visitor.at(FLOW, 'review');
    expect(await row(visitor, FLOW, 'review', 'postage')).toBe('HK$ 30.00');
    await pay(visitor, FLOW);
    await expect.poll(() => visitor.route).toBe('/cards/new/success');
    expect(await row(visitor, FLOW, 'done', 'arrivesBy')).not.toBe('');
  });
});

describe('the body of a virtual card (F-CARD-CHIPAPP)', () => {
  const FLOW = 'card-chip-application';

  it('is ordered once, on a phone in Simplified Chinese (AMB-68)', async () => {
    const visitor = await begun(FLOW, '/cards/chipApplication', lee, { locale: 'zh-CN', width: 360 });
    await startOver(visitor, FLOW, 'choose');
    await answerStep(visitor, FLOW, 'choose', { card_id: 0, delivery_region: 'CN' });
    await answerStep(visitor, FLOW, 'delivery', { ...DELIVERY, recipient: '李家欣' });
    await visitor.at(FLOW, 'review');
    await pay(visitor, FLOW);
    await visitor.open('/cards/chipApplication');
    await startOver(visitor, FLOW, 'choose');
    await answerStep(visitor, FLOW, 'choose', { card_id: 0, delivery_region: 'CN' });
    await visitor.at(FLOW, 'chipExists');
  });
});

describe('a renewal (F-CARD-RENEW-VCN, F-CARD-RENEW-CHIP)', () => {
  const VIRTUAL = 'card-renew-virtual';
  const CHIP = 'card-renew-chip';
  const INDEX = '/cards/renewal/index';

  it('of a virtual card is done at once, and is free the first time (R-CONST-17, R-GEN-46)', async () => {
    const visitor = await begun(VIRTUAL, INDEX, mok, { locale: 'zh-HK', width: 360 });
    await startOver(visitor, VIRTUAL, 'choose');
    await answerStep(visitor, VIRTUAL, 'choose', { card_id: 0 });
    await visitor.at(VIRTUAL, 'review');
    await expect.poll(() => visitor.route).toBe('/cards/renewal/vcn');
    expect(await row(visitor, VIRTUAL, 'review', 'total')).toBe('HK$ 0.00');
    await pay(visitor, VIRTUAL, {});
    await expect.poll(() => visitor.route).toBe('/cards/renewal/vcnSucc');
  });

  it('of a physical card goes on where it is made and sent; a second one is refused (R-MEM-48)', async () => {
    const visitor = await begun(VIRTUAL, INDEX, mok, { locale: 'en' });
    await startOver(visitor, VIRTUAL, 'choose');
    await answerStep(visitor, VIRTUAL, 'choose', { card_id: 1 });
    await visitor.at(CHIP, 'choose');
    await expect.poll(() => visitor.page.getByRole('radio').nth(1).isChecked()).toBe(true);
    await answerStep(visitor, CHIP, 'choose', { delivery_region: 'HK' });
    await answerStep(visitor, CHIP, 'delivery', DELIVERY);
    await visitor.at(CHIP, 'review');
    await pay(visitor, CHIP, {});
    await expect.poll(() => visitor.route).toBe('/cards/renewal/chipSucc');
    await visitor.open('/cards/renewal/chip');
    await startOver(visitor, CHIP, 'choose');
    await answerStep(visitor, CHIP, 'choose', { card_id: 1, delivery_region: 'HK' });
    await visitor.at(CHIP, 'printing');
    await expect.poll(() => visitor.route).toBe('/cards/renewal/chipPrinting');
  });

  it('too early is refused, with the day from which it can be had (R-VAL-46)', async () => {
    const visitor = await begun(VIRTUAL, INDEX, chan);
    await startOver(visitor, VIRTUAL, 'choose');
    await answerStep(visitor, VIRTUAL, 'choose', { card_id: 0 });
    await visitor.at(VIRTUAL, 'notOpen');
    expect(await row(visitor, VIRTUAL, 'notOpen', 'opens')).not.toBe('');
  });
});

describe('a replacement (F-CARD-REPLACE)', () => {
  const FLOW = 'card-replace';

  it('cancels the lost card at once and orders a new one (R-GEN-47)', async () => {
    const visitor = await begun(FLOW, '/cards/replace', chan, { locale: 'en', width: 360 });
    await startOver(visitor, FLOW, 'choose');
    await answerStep(visitor, FLOW, 'choose', { card_id: 0, reason: 'lost', delivery_region: 'HK' });
    await answerStep(visitor, FLOW, 'delivery', DELIVERY);
    await visitor.at(FLOW, 'review');
    await pay(visitor, FLOW);
    await visitor.open('/cards/replace');
    await visitor.at(FLOW, 'noCard');
  });
});
