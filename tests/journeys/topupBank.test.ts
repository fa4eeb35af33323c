import { describe, expect, it } from 'vitest';
import { hongKongDate } from '../../src/domain/calendarDate.ts';
import { answerStep, fillStep, type Given } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, lee, wong, type SampleMember } from './support/members.ts';
import { startOver, summaryOf } from './support/summary.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Topping up by bank transfer: who pays, where to, and the money (F-TOPUP-BANK, R-FLOW-37). */
const FLOW = 'topup-bank';
const ROUTE = '/dashboard/topup/bank';
const { arrive, demonstration } = journey();
const ownCard = (name: string, doc_no: string): Given => ({
  ...{ paid_by: 'card', paid_from_region: 'HK', bank_code: '901', bank_card_no: '6222000000000011' },
  ...{ holder_name: name, doc_no },
});
const CHAN = ownCard('Chan Siu Ming', 'A1234563');

async function begun(who: SampleMember, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: FLOW, judged: true, ...options });
  await visitor.enter(who, { at: ROUTE });
  await startOver(visitor, FLOW, 'amount');
  return visitor;
}

async function atInstructions(who: SampleMember, amount: string, payer: Given, options: VisitorOptions = {}) {
  const visitor = await begun(who, options);
  await answerStep(visitor, FLOW, 'amount', { account_id: 0, amount });
  await answerStep(visitor, FLOW, 'payer', payer);
  await visitor.at(FLOW, 'instructions');
  return visitor;
}

/** Says that it is paid, and waits. */
async function confirm(visitor: Visitor): Promise<string> {
  const reference = await summaryOf(visitor, FLOW, 'instructions', 'reference');
  await visitor.send(FLOW, 'instructions');
  const day = hongKongDate(await demonstration().sandbox.now());
  await answerStep(visitor, FLOW, 'paid', { transfer_date: day });
  await visitor.at(FLOW, 'waiting');
  return reference;
}

const pay = (reference: string, more: { readonly from?: string; readonly other_card?: boolean } = {}) =>
  demonstration().sandbox.play('/incomingPayment', { reference, ...more });

it('on a phone in Traditional Chinese, from the card that was said: the page goes on when the money is there (R-GEN-39)', async () => {
  const visitor = await atInstructions(chan, '500', CHAN, { locale: 'zh-HK', width: 360 });
  expect(await summaryOf(visitor, FLOW, 'instructions', 'number')).toBe('901-234-567890');
  await pay(await confirm(visitor));
  await visitor.at(FLOW, 'done');
  expect(await summaryOf(visitor, FLOW, 'done', 'credited')).toBe('HK$ 500.00');
});

it('from abroad, in Simplified Chinese: the fee stands there before anything is paid (R-CONST-41)', async () => {
  const visitor = await begun(chan, { locale: 'zh-CN' });
  await answerStep(visitor, FLOW, 'amount', { account_id: 0, amount: '100' });
  await visitor.at(FLOW, 'payer');
  await fillStep(visitor, FLOW, 'payer', { paid_by: 'card', paid_from_region: 'OTHER' });
  await expect.poll(() => summaryOf(visitor, FLOW, 'payer', 'fee')).toBe('HK$ 1.80');
  expect(await summaryOf(visitor, FLOW, 'payer', 'credited')).toBe('HK$ 98.20');
  await visitor.picture('fee');
  await answerStep(visitor, FLOW, 'payer', { ...CHAN, paid_from_region: 'OTHER', bank_code: '981' });
  await visitor.at(FLOW, 'instructions');
  expect(await summaryOf(visitor, FLOW, 'instructions', 'credited')).toBe('HK$ 98.20');
  await pay(await confirm(visitor));
  await visitor.at(FLOW, 'done');
  expect(await summaryOf(visitor, FLOW, 'done', 'fee')).toBe('HK$ 1.80');
});

it('from another card it is frozen, and that is said (R-STATE-63, R-ERR-31)', async () => {
  const visitor = await atInstructions(chan, '77', CHAN);
  await pay(await confirm(visitor), { other_card: true });
  await visitor.at(FLOW, 'frozen');
});

it('in cash by the keyboard alone, held for a day (R-CONST-10, R-CONST-11)', async () => {
  const cash = { paid_by: 'cash', paid_from_region: 'HK' };
  const visitor = await atInstructions(wong, '40', cash, { keysOnly: true });
  await pay(await confirm(visitor), { from: 'cash' });
  await visitor.at(FLOW, 'held');
});

it('who leaves to pay comes back to the account to pay to, and may go before the money comes', async () => {
  const visitor = await atInstructions(chan, '31', CHAN);
  const reference = await summaryOf(visitor, FLOW, 'instructions', 'reference');
  await visitor.send(FLOW, 'instructions', 'SAVE_EXIT');
  await visitor.open(ROUTE);
  await visitor.press(visitor.words.say('app', 'wizard.resume.continue'));
  await visitor.at(FLOW, 'instructions');
  expect(await summaryOf(visitor, FLOW, 'instructions', 'reference')).toBe(reference);
  await confirm(visitor);
  await visitor.send(FLOW, 'waiting', 'LATER');
  await visitor.at(FLOW, 'processing');
});

it('a reload at the payer goes on there, and today stands at the day of the payment', async () => {
  const visitor = await begun(chan);
  await answerStep(visitor, FLOW, 'amount', { account_id: 0, amount: '33' });
  await visitor.at(FLOW, 'payer');
  const saved = visitor.page.waitForResponse('**/flow/recordSave');
  await fillStep(visitor, FLOW, 'payer', { paid_by: 'card', bank_code: '901' });
  await saved;
  await visitor.page.reload();
  await visitor.press(visitor.words.say('app', 'wizard.resume.continue'));
  await answerStep(visitor, FLOW, 'payer', CHAN);
  await visitor.at(FLOW, 'instructions');
  await visitor.send(FLOW, 'instructions');
  await visitor.at(FLOW, 'paid');
  await visitor.send(FLOW, 'paid');
  await visitor.at(FLOW, 'waiting');
});

it('a payment that never comes is over after three days', async () => {
  const visitor = await atInstructions(chan, '32', CHAN);
  // With the clock the session ends: what is not saved by then would be found out anew, without a question.
  await visitor.send(FLOW, 'instructions', 'SAVE_EXIT');
  await demonstration().sandbox.advanceClock(3 * 24 * 3600 + 1);
  await visitor.enter(chan, { at: ROUTE });
  await visitor.press(visitor.words.say('app', 'wizard.resume.continue'));
  await visitor.at(FLOW, 'instructions');
  await visitor.send(FLOW, 'instructions');
  const day = hongKongDate(await demonstration().sandbox.now());
  await answerStep(visitor, FLOW, 'paid', { transfer_date: day });
  await visitor.at(FLOW, 'expired');
});

describe('what is refused', () => {
  it('card, holder and document that do not belong together, in the exact words (R-ERR-42)', async () => {
    const visitor = await begun(chan);
    await answerStep(visitor, FLOW, 'amount', { account_id: 0, amount: '10' });
    await answerStep(visitor, FLOW, 'payer', { ...CHAN, doc_no: 'B123456(7)' });
    await visitor.page.getByText('Bank card number, name and certificate do not match').first().waitFor();
  });

  it('cash is not on offer for T1 (R-ROLE-06)', async () => {
    const visitor = await begun(lee);
    await answerStep(visitor, FLOW, 'amount', { account_id: 0, amount: '10' });
    await visitor.at(FLOW, 'payer');
    const offered = (way: string) =>
      visitor.page.getByRole('radio', { name: visitor.words.option(FLOW, 'payer', 'paid_by', way) }).count();
    expect([await offered('card'), await offered('cash')]).toEqual([1, 0]);
  });
});
