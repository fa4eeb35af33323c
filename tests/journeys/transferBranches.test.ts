import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import { chan, lam, ng, payees, wong, zhang } from './support/members.ts';
import {
  beginTransfer,
  confirmPayee,
  effectsFor,
  enterPayPassword,
  fillDetails,
  fillTransfer,
  pay,
  problem,
  rowOf,
  startTransferOver,
} from './support/transfer.ts';
import type { Visitor } from './support/visitor.ts';

/** Every branch of sending money to a Hong Kong bank that a member would name (R-FLOW-41). */
const FLOW = 'transfer-to-hk';
const ROUTE = '/dashboard/transfer/toHk';
const { arrive, demonstration } = journey();

/** When the banks open and close, as the constant says. */
function bankHours(): readonly string[] {
  const { constants } = JSON.parse(readFileSync('content/constants/transfer.json', 'utf8')) as {
    constants: { id: string; rows: { value: { from: string; to: string } }[] }[];
  };
  const hours = constants.find(({ id }) => id === 'transfer.bank.hours')?.rows.at(-1)?.value;
  return hours ? [hours.from, hours.to] : [];
}

async function atWizard(member: typeof chan, card = 0): Promise<Visitor> {
  const visitor = await arrive({ locale: 'en', pictures: 'branch' });
  await visitor.enter(member, { card, at: ROUTE });
  return visitor;
}

async function atDetails(member: typeof chan, card = 0): Promise<Visitor> {
  const visitor = await atWizard(member, card);
  await startTransferOver(visitor);
  return visitor;
}

describe('FPS', () => {
  it.each([
    { type: 'mobile', proxy: '69876543', fault: '6987654', rule: 'fps.isMobileProxy' },
    { type: 'email', proxy: 'payee@example.com', fault: 'payee@', rule: 'fps.isEmailProxy' },
    { type: 'fpsId', proxy: '1234567', fault: '12345', rule: 'fps.isFpsId' },
  ] as const)('finds a payee by $type, and shows the name registered for it', async ({ type, proxy, fault, rule }) => {
    const visitor = await atDetails(chan);
    await fillTransfer(visitor, { method: 'FPS', type, proxy: fault, amount: '10.00' });
    await problem(
      visitor,
      visitor.words.say('shared', `fields.proxy-id.errors.${rule}`, { count: fault.length }),
    ).waitFor();
    await fillTransfer(visitor, { method: 'FPS', type, proxy, amount: '10.00', remark: 'Lunch' });
    await visitor.at(FLOW, 'review');
    expect(await rowOf(visitor, 'review', 'payee')).toContain('*');
    await pay(visitor);
    await visitor.at(FLOW, 'done');
  });

  it('says when nobody has registered the identity, and keeps what was typed', async () => {
    const visitor = await atDetails(chan);
    await fillTransfer(visitor, { method: 'FPS', proxy: '60000000', amount: '10.00' });
    await problem(visitor, visitor.words.code('FPS_PAYEE_NOT_FOUND')).waitFor();
    const label = visitor.words.label(FLOW, 'details', 'amount', 'amount');
    expect(await visitor.page.getByLabel(label, { exact: true }).inputValue()).toMatch(/10/);
  });

  it('costs a fee after three in a month', async () => {
    const visitor = await atDetails(wong);
    const fees: string[] = [];
    for (let times = 0; times < 4; times += 1) {
      await fillTransfer(visitor, { method: 'FPS', amount: '10.00' });
      await visitor.at(FLOW, 'review');
      fees.push(await rowOf(visitor, 'review', 'fee'));
      await pay(visitor);
      await visitor.at(FLOW, 'done');
      await visitor.hands.press(
        visitor.page.getByRole('link', { name: visitor.words.say(FLOW, 'steps.done.next.transfer-to-hk') }),
      );
      await visitor.at(FLOW, 'details');
    }
    expect(fees).toEqual(['Free', 'Free', 'Free', 'HK$ 5.00']);
  });
});

describe('several cards', () => {
  it('pay in the currency of the card that is chosen', async () => {
    const visitor = await atDetails(wong);
    await fillTransfer(visitor, { method: 'bank', amount: '20.00', account: 2 });
    await visitor.at(FLOW, 'review');
    expect(await rowOf(visitor, 'review', 'remitted')).toBe('US$ 20.00');
    await pay(visitor);
    await visitor.at(FLOW, 'done');
    expect(await rowOf(visitor, 'done', 'deducted')).toBe('US$ 22.00');
  });
});

describe('a refusal', () => {
  it('shows until when the funds are frozen, before the form (R-CONST-09)', async () => {
    const visitor = await atWizard(lam);
    await visitor.at(FLOW, 'frozen');
    expect(await rowOf(visitor, 'frozen', 'until')).toMatch(/\d{4}.*\d\d:\d\d$/);
  });

  it('of somebody whose only card is locked comes before the form, with the status and the way out', async () => {
    const visitor = await atWizard(ng);
    await visitor.at(FLOW, 'refused');
    expect(await rowOf(visitor, 'refused', 'cardStatus')).toBe('Locked');
    const cards = visitor.words.say(FLOW, 'steps.refused.next./cards');
    await visitor.hands.press(visitor.page.getByRole('link', { name: cards }));
    await visitor.page.waitForURL('**/cards');
  });

  it.each([
    { code: 'CARD_STATUS', state: 'refused' },
    { code: 'TRANSFER_HOURS', state: 'closedNow' },
  ])('$code ends with its own screen', async ({ code, state }) => {
    const visitor = await atDetails(chan);
    await demonstration().sandbox.fault('transferQuote', 'code', code);
    await fillTransfer(visitor, { method: 'bank', amount: '10.00' });
    await visitor.at(FLOW, state);
    if (state === 'closedNow') for (const time of bankHours()) await problem(visitor, time).waitFor();
  });
});

describe('the amount', () => {
  it('over the single limit says so in the very words (R-VAL-07)', async () => {
    const visitor = await atDetails(wong);
    await fillTransfer(visitor, { method: 'bank', amount: '25000.01' });
    await problem(visitor, 'Transfer amount over single limit. You can send up to HK$ 25,000.00 at a time.').waitFor();
  });

  it('over the balance says so in the very words (R-ERR-41)', async () => {
    const visitor = await atDetails(chan);
    await fillTransfer(visitor, { method: 'bank', amount: '24999.00' });
    await problem(visitor, 'Insufficient balance, please recharge and try again.').waitFor();
  });

  it.each(['0', '0.00', '1.234', '1.2.3', 'ten'])('"%s" is no amount (R-VAL-02, R-VAL-03)', async (amount) => {
    const visitor = await atDetails(chan);
    await fillTransfer(visitor, { method: 'bank', amount });
    await problem(visitor, visitor.words.say('shared', 'fields.amount.errors.pattern')).waitFor();
  });

  it('over what may leave in a day is told with what is left, and no money has gone', async () => {
    const visitor = await atDetails(wong);
    await fillTransfer(visitor, { method: 'bank', amount: '24000.00' });
    await visitor.at(FLOW, 'review');
    await pay(visitor);
    await visitor.at('one-time-code', 'enter');
    await visitor.enterCode('one-time-code', wong.mobile);
    await visitor.at(FLOW, 'done');
    await beginTransfer(visitor);
    await fillTransfer(visitor, { method: 'bank', amount: '9000.00' });
    await problem(visitor, visitor.words.pattern(FLOW, 'steps.details.codes.OVER_LIMIT')).waitFor();
    await demonstration().sandbox.advanceClock(86_400);
  });
});

describe('the review', () => {
  it('changes an answer and asks again only what that touches', async () => {
    const visitor = await atDetails(chan);
    await fillTransfer(visitor, { method: 'bank', amount: '10.00' });
    await visitor.at(FLOW, 'review');
    const change = visitor.words.say('shared', 'widgets.summary.change');
    await visitor.hands.press(
      visitor.page.getByRole('button', {
        name: new RegExp(`^${change} .*${visitor.words.say('shared', 'fields.amount.label')}`),
      }),
    );
    await visitor.at(FLOW, 'details');
    const amount = visitor.page.getByLabel(visitor.words.label(FLOW, 'details', 'amount', 'amount'), { exact: true });
    await amount.fill('12.00');
    await visitor.send(FLOW, 'details');
    await visitor.at(FLOW, 'review');
    expect(await rowOf(visitor, 'review', 'remitted')).toBe('HK$ 12.00');
  });

  it('is asked again with new figures when the quote has expired, and no money has gone', async () => {
    const visitor = await atDetails(chan);
    await fillTransfer(visitor, { method: 'bank', amount: '10.00', name: 'Late Payee' });
    await visitor.at(FLOW, 'review');
    await confirmPayee(visitor);
    await visitor.send(FLOW, 'review');
    await demonstration().sandbox.advanceClock(301);
    await enterPayPassword(visitor);
    await visitor.at(FLOW, 'review');
    await problem(visitor, visitor.words.code('QUOTE_EXPIRED', { flow: FLOW, state: 'review' })).waitFor();
    await pay(visitor);
    await visitor.at(FLOW, 'done');
    expect(await effectsFor(visitor, 'Late Payee')).toBe(1);
  });
});

describe('the payment password', () => {
  it('may be wrong, then locks; no money has gone', async () => {
    const visitor = await atDetails(zhang);
    await fillTransfer(visitor, { method: 'bank', amount: '10.00', name: 'Locked Payee' });
    await visitor.at(FLOW, 'review');
    await confirmPayee(visitor);
    await visitor.send(FLOW, 'review');
    for (let left = 4; left > 0; left -= 1) {
      await enterPayPassword(visitor, '864209');
      await problem(
        visitor,
        visitor.words.code('PAY_PWD_WRONG', { flow: 'confirm-payment', state: 'ask' }, { left }),
      ).waitFor();
    }
    await enterPayPassword(visitor, '864209');
    await visitor.at(FLOW, 'passwordLocked');
    expect(await effectsFor(visitor, 'Locked Payee')).toBe(0);
  });

  it('is asked for again when its proof ran out, and no money has gone: TICKET_EXPIRED', async () => {
    const visitor = await atDetails(wong);
    await fillTransfer(visitor, { method: 'bank', amount: '10.00', name: 'Patient Payee' });
    await visitor.at(FLOW, 'review');
    await demonstration().sandbox.fault('transferToHk', 'code', 'TICKET_EXPIRED');
    await pay(visitor);
    await problem(visitor, visitor.words.code('TICKET_EXPIRED', { flow: 'confirm-payment', state: 'ask' })).waitFor();
    await enterPayPassword(visitor);
    await visitor.at(FLOW, 'done');
    expect(await effectsFor(visitor, 'Patient Payee')).toBe(1);
  });

  it('is followed by a one-time code above the configured amount', async () => {
    await demonstration().sandbox.advanceClock(86_400);
    const visitor = await atDetails(chan);
    await fillTransfer(visitor, { method: 'bank', amount: '10000.01', name: 'Big Payee' });
    await visitor.at(FLOW, 'review');
    await pay(visitor);
    await visitor.at('one-time-code', 'enter');
    await visitor.page.getByRole('button', { name: /^Pay HK\$.10,000\.01 to Big Payee$/ }).waitFor();
    await visitor.enterCode('one-time-code', chan.mobile);
    await visitor.at(FLOW, 'done');
    expect(await effectsFor(visitor, 'Big Payee')).toBe(1);
  });
});

describe('the bank', () => {
  it('that is slow leaves the transfer processing, with an SMS to follow (R-ERR-30)', async () => {
    const visitor = await atDetails(chan);
    await fillTransfer(visitor, {
      method: 'bank',
      accountNumber: payees.slowAccount,
      amount: '10.00',
      name: 'Slow Payee',
    });
    await visitor.at(FLOW, 'review');
    await pay(visitor);
    await visitor.at(FLOW, 'processing');
    expect(await rowOf(visitor, 'processing', 'remitted')).toBe('HK$ 10.00');
    expect(await effectsFor(visitor, 'Slow Payee')).toBe(1);
  });

  it('that refuses gives the money back, and says so first (R-ERR-29)', async () => {
    const visitor = await atDetails(chan);
    await fillDetails(visitor, {
      method: 'bank',
      accountNumber: payees.refusedAccount,
      amount: '10.00',
      name: 'Refused Payee',
    });
    await visitor.send(FLOW, 'details');
    await visitor.at(FLOW, 'review');
    await pay(visitor);
    await visitor.at(FLOW, 'failed');
    await visitor.page.getByText(visitor.words.say(FLOW, 'steps.failed.intro')).waitFor();
    await visitor.send(FLOW, 'failed', 'RETRY');
    await visitor.at(FLOW, 'review');
  });
});
