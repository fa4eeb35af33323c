import { describe, expect, it } from 'vitest';
import { answerStep, type Given } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, lam, PAY_PASSWORD, wong, zhang, type SampleMember } from './support/members.ts';
import { startOver, summaryOf } from './support/summary.ts';
import { confirmPayee, problem } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Sending money to a card of the product, each outcome that a member would name (F-TR-GC, R-FLOW-39). */
const FLOW = 'transfer-to-account';
const ROUTE = '/dashboard/transfer/toGc';
const { arrive, demonstration } = journey();

const ANSWER: Given = {
  account_id: 0,
  payee_card_no: '4000010000000029',
  payee_name: 'Wong Mei Ling',
  amount: '10.00',
};

async function atWizard(member: SampleMember, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: 'account', ...options });
  await visitor.enter(member, { at: ROUTE });
  return visitor;
}

async function atDetails(member: SampleMember, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await atWizard(member, options);
  await startOver(visitor, FLOW, 'details');
  return visitor;
}

const views = [
  { locale: 'zh-HK', width: 360 },
  { locale: 'zh-CN', width: 1280 },
  { locale: 'en', width: 360 },
] as const;

describe.each(views)('in $locale at $width px', ({ locale, width }) => {
  it('money reaches the card, without a fee (R-GEN-40)', async () => {
    const visitor = await atDetails(chan, { locale, width, judged: true });
    await visitor.send(FLOW, 'details');
    await problem(visitor, visitor.words.say('shared', 'widgets.errors.title')).waitFor();
    await visitor.look('details-errors');
    await answerStep(visitor, FLOW, 'details', ANSWER);
    await visitor.at(FLOW, 'review');
    expect(await summaryOf(visitor, FLOW, 'review', 'holder')).toContain('*');
    await confirmPayee(visitor, FLOW);
    await visitor.send(FLOW, 'review');
    await answerStep(visitor, 'confirm-payment', 'ask', { pay_pwd: PAY_PASSWORD });
    await visitor.at(FLOW, 'done');
    expect(await summaryOf(visitor, FLOW, 'done', 'deducted')).toBe('HK$ 10.00');
  });
});

describe('the card', () => {
  it.each<{ what: string; member: SampleMember; change: Given; code: string }>([
    { what: 'of nobody', member: chan, change: { payee_card_no: '4999990000000000' }, code: 'PAYEE_NOT_FOUND' },
    { what: 'of another name', member: chan, change: { payee_name: 'Chan Tai Man' }, code: 'PAYEE_NOT_FOUND' },
    { what: 'of the member', member: wong, change: {}, code: 'SELF_TRANSFER' },
  ])('$what: $code at its field', async ({ member, change, code }) => {
    const visitor = await atDetails(member);
    await answerStep(visitor, FLOW, 'details', { ...ANSWER, ...change });
    await problem(visitor, visitor.words.code(code)).waitFor();
  });

  it('has 16 digits: the very words of the specification (R-VAL-19)', async () => {
    const visitor = await atDetails(chan, { locale: 'en' });
    await answerStep(visitor, FLOW, 'details', { ...ANSWER, payee_card_no: '400001000000002' });
    await problem(visitor, 'Card number should be 16 digits (15 so far)').waitFor();
  });

  it('of a member outside the mainland gets nothing from a mainland member: REGION_P2P (R-ROLE-19)', async () => {
    const visitor = await atDetails(zhang, { judged: true });
    await answerStep(visitor, FLOW, 'details', ANSWER);
    await visitor.at(FLOW, 'betweenRegions');
  });

  it.each([
    { code: 'T1_TO_T1', state: 'betweenAnonymous' },
    { code: 'CARD_STATUS', state: 'refused' },
    { code: 'FUNDS_FROZEN', state: 'frozen' },
  ])('$code ends with its own screen (R-ROLE-09)', async ({ code, state }) => {
    const visitor = await atDetails(chan, { judged: true });
    await demonstration().sandbox.fault('transferQuote', 'code', code);
    await answerStep(visitor, FLOW, 'details', ANSWER);
    await visitor.at(FLOW, state);
  });

  it('is paid nothing while funds are frozen: told before anything is asked (R-CONST-09)', async () => {
    const visitor = await atWizard(lam, { judged: true });
    await visitor.at(FLOW, 'frozen');
  });
});

describe('sending', () => {
  it('whose reply is lost: the gateway is asked, and the money has gone once', async () => {
    const visitor = await atDetails(chan);
    visitor.watch.allow(/ERR_|Failed to load/);
    await answerStep(visitor, FLOW, 'details', { ...ANSWER, amount: '12.00' });
    await visitor.at(FLOW, 'review');
    await demonstration().sandbox.fault('transferToGc', 'dropAfter');
    await confirmPayee(visitor, FLOW);
    await visitor.send(FLOW, 'review');
    await answerStep(visitor, 'confirm-payment', 'ask', { pay_pwd: PAY_PASSWORD });
    await visitor.at(FLOW, 'done');
    expect(await summaryOf(visitor, FLOW, 'done', 'deducted')).toBe('HK$ 12.00');
  });

  it('by keyboard alone', async () => {
    const visitor = await atDetails(chan, { keysOnly: true });
    await answerStep(visitor, FLOW, 'details', { ...ANSWER, amount: '11.00' });
    await visitor.at(FLOW, 'review');
    await confirmPayee(visitor, FLOW);
    await visitor.send(FLOW, 'review');
    await answerStep(visitor, 'confirm-payment', 'ask', { pay_pwd: PAY_PASSWORD });
    await visitor.at(FLOW, 'done');
  });
});
