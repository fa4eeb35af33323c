import { beforeEach, describe, expect, it } from 'vitest';
import { answerStep, fillStep, type Given } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { ho, lee, ng, PAY_PASSWORD, wong, zhang, type SampleMember } from './support/members.ts';
import { startOver, summaryOf } from './support/summary.ts';
import { enterPayPassword, problem } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Sending money to a mainland bank, each outcome that a member would name (F-TR-ML, R-FLOW-40). */
const FLOW = 'transfer-to-mainland';
const ROUTE = '/dashboard/transfer/toMainland';
/** A Wednesday at ten; for some months after it no Wednesday is a holiday of the mainland. */
const FIRST_DAY = Date.parse('2026-11-25T10:00:00+08:00');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { arrive, demonstration } = journey();
let today = FIRST_DAY - 7 * DAY;

const setClock = (at: number) => demonstration().sandbox.setClock(new Date(at).toISOString());

// Each on a Wednesday of its own, so that none counts against the limits of another's day.
beforeEach(async () => {
  today += 7 * DAY;
  await setClock(today);
});

const ANSWER: Given = {
  account_id: 0,
  bank_code: '951',
  account_type: 'debitCard',
  bank_card_no: '6222000000000011',
  account_holder: '黃美玲',
  payee_name_en: 'Wong Mei Ling',
  amount: '100.00',
  remark: 'Savings',
};

async function atWizard(member: SampleMember, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: 'mainland', ...options });
  await visitor.enter(member, { at: ROUTE });
  return visitor;
}

async function atDetails(member: SampleMember = wong, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await atWizard(member, options);
  await startOver(visitor, FLOW, 'details');
  return visitor;
}

async function toReview(visitor: Visitor, change: Given = {}): Promise<void> {
  await answerStep(visitor, FLOW, 'details', { ...ANSWER, ...change });
  await visitor.at(FLOW, 'review');
}

async function pay(visitor: Visitor): Promise<void> {
  await visitor.send(FLOW, 'review');
  await answerStep(visitor, 'confirm-payment', 'ask', { pay_pwd: PAY_PASSWORD });
}

const views = [
  { locale: 'zh-HK', width: 360 },
  { locale: 'zh-CN', width: 1280 },
  { locale: 'en', width: 360 },
] as const;

describe.each(views)('in $locale at $width px', ({ locale, width }) => {
  it('money is submitted to the mainland bank, with its fee and what arrives in renminbi (R-GEN-42)', async () => {
    const visitor = await atDetails(wong, { locale, width, judged: true });
    await visitor.send(FLOW, 'details');
    await problem(visitor, visitor.words.say('shared', 'widgets.errors.title')).waitFor();
    await visitor.look('details-errors');
    await toReview(visitor);
    expect(await summaryOf(visitor, FLOW, 'review', 'card')).toBe('**** **** **** 0011');
    expect(await summaryOf(visitor, FLOW, 'review', 'fee')).toBe('HK$ 6.00');
    expect(await summaryOf(visitor, FLOW, 'review', 'remitted')).toBe('CN¥ 92.00');
    await visitor.send(FLOW, 'review');
    await visitor.at('confirm-payment', 'ask');
    const told = ['amount', 'total', 'arrives'].map((row) => summaryOf(visitor, 'confirm-payment', 'ask', row));
    expect(await Promise.all(told)).toEqual(['HK$ 100.00', 'HK$ 106.00', 'CN¥ 92.00']);
    await enterPayPassword(visitor);
    await visitor.at(FLOW, 'done');
    expect(await summaryOf(visitor, FLOW, 'done', 'reference')).toMatch(/^\d{10,}$/);
    expect(await summaryOf(visitor, FLOW, 'done', 'deducted')).toBe('HK$ 106.00');
  });
});

describe('the hours (R-CONST-29 to R-CONST-31, R-ERR-47)', () => {
  it.each([
    { when: 'in the evening', later: 10 * HOUR },
    { when: 'early', later: 22 * HOUR - 600_000 },
    { when: 'on a Saturday', later: 3 * DAY },
  ])('$when the message comes before the form, with when it opens', async ({ later }) => {
    await setClock(today + later);
    const visitor = await atWizard(wong, { locale: 'en', judged: true });
    await visitor.at(FLOW, 'closedNow');
    expect(await summaryOf(visitor, FLOW, 'closedNow', 'opens')).toMatch(/\d{4}.*\b08:00$/);
    await visitor.page.getByText('08:00 to 20:00', { exact: false }).waitFor();
  });

  it('that end while the form is open: no money has been taken, and when it opens', async () => {
    await setClock(today + 10 * HOUR - 600_000);
    const visitor = await atDetails();
    await setClock(today + 10 * HOUR);
    await answerStep(visitor, FLOW, 'details', ANSWER);
    await visitor.at(FLOW, 'closedMeanwhile');
    expect(await summaryOf(visitor, FLOW, 'closedMeanwhile', 'opens')).toMatch(/\d{4}.*\b08:00$/);
  });
});

describe('who may not', () => {
  it('T1 is led to the page of levels, T2 to that of certified members (AMB-01, R-ROLE-15, R-MEM-09, R-MEM-10, R-FLOW-71)', async () => {
    const t1 = await atWizard(lee);
    await t1.page.waitForURL('**/error/level');
    const t2 = await atWizard(ho);
    await t2.page.waitForURL('**/error/realname');
  });

  it.each([
    { code: 'MAINLAND_T3_ONLY', state: 'certifiedOnly' },
    { code: 'FUNDS_FROZEN', state: 'frozen' },
    { code: 'CARD_STATUS', state: 'refused' },
  ])('$code ends with its own screen', async ({ code, state }) => {
    const visitor = await atDetails(wong, { judged: true });
    await demonstration().sandbox.fault('transferQuote', 'code', code);
    await answerStep(visitor, FLOW, 'details', ANSWER);
    await visitor.at(FLOW, state);
  });

  it('who has only a locked card is told before the form, with its status', async () => {
    const visitor = await atWizard(ng, { locale: 'en' });
    await visitor.at(FLOW, 'refused');
    expect(await summaryOf(visitor, FLOW, 'refused', 'cardStatus')).toBe('Locked');
  });
});

describe('the details', () => {
  it.each<{ what: string; change: Given; field: string; rule: string }>([
    {
      what: 'another name (R-ROLE-13)',
      change: { payee_name_en: 'Chan' },
      field: 'payee_name_en',
      rule: 'person.sameHolder',
    },
    {
      what: 'no bank card (R-VAL-22)',
      change: { bank_card_no: '022200000000' },
      field: 'bank_card_no',
      rule: 'bank.isCardNumber',
    },
  ])('$what is refused at its field', async ({ change, field, rule }) => {
    const visitor = await atDetails();
    await answerStep(visitor, FLOW, 'details', { ...ANSWER, ...change });
    await problem(visitor, visitor.words.say(FLOW, `steps.details.fields.${field}.errors.${rule}`)).waitFor();
  });

  it('a USD account is not offered (R-VAL-53)', async () => {
    const visitor = await atDetails();
    const accounts = visitor.page.getByRole('group', { name: visitor.words.label(FLOW, 'details', 'account_id') });
    const offered = accounts.getByRole('radio');
    await offered.first().waitFor();
    await expect.poll(() => offered.count()).toBe(2);
    expect(await accounts.innerText()).not.toContain('US$');
  });

  it('a card whose bank says that it is someone else’s: the very words of the specification (R-ERR-42)', async () => {
    const visitor = await atDetails(wong, { locale: 'en' });
    await answerStep(visitor, FLOW, 'details', { ...ANSWER, bank_card_no: '6222000000000020' });
    await problem(visitor, 'Bank card number, name and certificate do not match').waitFor();
    await fillStep(visitor, FLOW, 'details', { bank_card_no: '6222000000000011' });
    await visitor.send(FLOW, 'details');
    await visitor.at(FLOW, 'review');
  });

  it.each([
    { amount: '25000.01', text: 'Transfer amount over single limit. You can send up to HK$ 25,000.00 at a time.' },
    { amount: '24999.00', text: 'Insufficient balance, please recharge and try again.', member: zhang },
  ])('$amount: $text (R-VAL-07, R-ERR-41)', async ({ amount, text, member = wong }) => {
    const visitor = await atDetails(member, { locale: 'en' });
    const name = member === zhang ? 'Zhang Wei' : 'Wong Mei Ling';
    await answerStep(visitor, FLOW, 'details', {
      ...ANSWER,
      payee_name_en: name,
      amount: member === zhang ? '12000.01' : amount,
    });
    await problem(visitor, text).waitFor();
  });
});

describe('from an account in renminbi', () => {
  it('the least fee is that of its currency, and all of the amount arrives (R-CONST-57)', async () => {
    const visitor = await atDetails(zhang);
    await toReview(visitor, { payee_name_en: 'zhang  wei', account_holder: '张伟' });
    expect(await summaryOf(visitor, FLOW, 'review', 'fee')).toBe('CN¥ 5.00');
    expect(await summaryOf(visitor, FLOW, 'review', 'remitted')).toBe('CN¥ 100.00');
    await pay(visitor);
    await visitor.at(FLOW, 'done');
  });
});

describe('the bank', () => {
  it('that is slow leaves the transfer processing, with an SMS to follow (R-ERR-30)', async () => {
    const visitor = await atDetails(wong, { judged: true });
    await toReview(visitor, { bank_card_no: '6222000000000038' });
    await pay(visitor);
    await visitor.at(FLOW, 'processing');
  });

  it('that refuses gives the money back, and says so first (R-ERR-29)', async () => {
    const visitor = await atDetails(wong, { judged: true });
    await toReview(visitor, { bank_card_no: '6222000000000046' });
    await pay(visitor);
    await visitor.at(FLOW, 'failed');
    await visitor.send(FLOW, 'failed', 'RETRY');
    await visitor.at(FLOW, 'review');
  });

  it('whose reply is lost: the gateway is asked, and the money has gone once', async () => {
    const visitor = await atDetails();
    await toReview(visitor, { amount: '321.00' });
    await demonstration().sandbox.fault('transferToMainland', 'dropAfter');
    visitor.watch.allow(/ERR_|Failed to load/);
    await pay(visitor);
    await visitor.at(FLOW, 'done');
    expect(await summaryOf(visitor, FLOW, 'done', 'deducted')).toBe('HK$ 327.00');
  });
});

describe('the review', () => {
  it('by keyboard alone: from the form to the receipt (R-FLOW-40)', async () => {
    const visitor = await atDetails(wong, { keysOnly: true });
    await toReview(visitor);
    await pay(visitor);
    await visitor.at(FLOW, 'done');
  });

  it('another bank card after Back is quoted again: the review shows that card', async () => {
    const visitor = await atDetails();
    await toReview(visitor);
    await visitor.press(visitor.words.say('shared', 'buttons.BACK'));
    await visitor.at(FLOW, 'details');
    await fillStep(visitor, FLOW, 'details', { bank_card_no: '6222000000000099' });
    await visitor.send(FLOW, 'details');
    await visitor.at(FLOW, 'review');
    expect(await summaryOf(visitor, FLOW, 'review', 'card')).toBe('**** **** **** 0099');
  });
});

// Last, because the clock does not go back: codes were sent at later times.
describe('a holiday of the mainland (R-CONST-31)', () => {
  it('is none of its workdays: it opens after the holiday', async () => {
    await setClock(Date.parse('2027-10-01T12:00:00+08:00'));
    const visitor = await atWizard(wong, { locale: 'en' });
    await visitor.at(FLOW, 'closedNow');
    expect(await summaryOf(visitor, FLOW, 'closedNow', 'opens')).toContain('6 October 2027');
  });
});
