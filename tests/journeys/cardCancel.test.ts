import { describe, expect, it } from 'vitest';
import { answerStep } from './support/fillStep.ts';
import { goBack } from './support/goBack.ts';
import { journey } from './support/journey.ts';
import { kwan, lee, wong, type SampleMember } from './support/members.ts';
import { startOver, summaryOf } from './support/summary.ts';
import { enterPayPassword } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Cancelling a card (F-CARD-CANCEL, R-FLOW-26, R-CONST-36 to R-CONST-38). */
const FLOW = 'card-cancel';
const { arrive } = journey();
const BANK = { bank_region: 'HK', refund_bank: '901', bank_card_no: '6212260000000001' };

async function begun(who: SampleMember, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: FLOW, judged: true, ...options });
  await visitor.enter(who, { at: '/cards/cancel' });
  await startOver(visitor, FLOW, 'choose');
  return visitor;
}

async function toReview(visitor: Visitor, card: number): Promise<void> {
  await answerStep(visitor, FLOW, 'choose', { card_id: card });
  await visitor.at(FLOW, 'consequences');
  await visitor.send(FLOW, 'consequences');
  await answerStep(visitor, FLOW, 'refund', BANK);
  await visitor.at(FLOW, 'review');
}

async function prove(visitor: Visitor, who: SampleMember): Promise<void> {
  await answerStep(visitor, FLOW, 'review', { agree: true });
  await enterPayPassword(visitor);
  await visitor.at('one-time-code', 'enter');
  await visitor.enterCode('one-time-code', who.mobile);
}

const row = (visitor: Visitor, state: string, name: string) => summaryOf(visitor, FLOW, state, name);

describe('one of several cards', () => {
  it('is cancelled on a phone in Traditional Chinese: fee and refund as shown before (R-GEN-48)', async () => {
    const visitor = await begun(wong, { locale: 'zh-HK', width: 360 });
    await toReview(visitor, 0);
    const refund = await row(visitor, 'review', 'refund');
    expect(await row(visitor, 'review', 'fee')).toBe('HK$ 80.00');
    await prove(visitor, wong);
    await visitor.at(FLOW, 'done');
    await expect.poll(() => visitor.route).toBe('/cards/cancel/success');
    expect(await row(visitor, 'done', 'reference')).toMatch(/^\d{20}$/);
    expect(await row(visitor, 'done', 'refund')).toBe(refund);
  });

  it('is cancelled by the keyboard alone; Back and Change keep what was answered', async () => {
    const visitor = await begun(wong, { locale: 'en', keysOnly: true });
    await toReview(visitor, 0);
    await goBack(visitor.page);
    // The card number is a secret and is typed again; what else was answered stands.
    await answerStep(visitor, FLOW, 'refund', { bank_card_no: BANK.bank_card_no });
    await visitor.at(FLOW, 'review');
    await prove(visitor, wong);
    await visitor.at(FLOW, 'done');
  });
});

describe('the last card', () => {
  it('ends the membership, and the member is told', async () => {
    const visitor = await begun(lee, { locale: 'zh-CN', width: 1280 });
    await toReview(visitor, 0);
    await prove(visitor, lee);
    await visitor.at(FLOW, 'lastDone');
  });
});

describe('a co-branded card', () => {
  it('is cancelled through the partner, who is named (R-ROLE-24)', async () => {
    const visitor = await begun(kwan);
    await answerStep(visitor, FLOW, 'choose', { card_id: 0 });
    await visitor.at(FLOW, 'throughPartner');
    expect(await row(visitor, 'throughPartner', 'partner')).not.toBe('');
  });
});
