import { expect, it } from 'vitest';
import { answerStep, fillStep, type Given } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, wong, type SampleMember } from './support/members.ts';
import { sentCode } from './support/sentCode.ts';
import { startOver, summaryOf } from './support/summary.ts';
import { enterPayPassword } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Linking a bank account of one's own, and unlinking it (F-BANK-BIND, R-FLOW-43). */
const FLOW = 'bank-bind';
const ROUTE = '/account/banks';
const { arrive, demonstration } = journey();
const own = (name: string, doc_no: string, bank_card_no: string): Given => ({
  ...{ bank_region: 'HK', bank_code: '901', bank_card_no, holder_name: name, doc_no, account_id: 0 },
});

async function begun(who: SampleMember, state: string, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: FLOW, judged: true, ...options });
  await visitor.enter(who, { at: ROUTE });
  await startOver(visitor, FLOW, state);
  return visitor;
}

/** Confirms by a code to the number that the bank has, and is told where to pay. */
async function atCheck(visitor: Visitor, details: Given, mob_no: string): Promise<string> {
  await answerStep(visitor, FLOW, 'details', details);
  await visitor.at(FLOW, 'mobile');
  await fillStep(visitor, FLOW, 'mobile', { mob_no });
  await enterCode(visitor, mob_no);
  await visitor.at(FLOW, 'check');
  return summaryOf(visitor, FLOW, 'check', 'reference');
}

async function enterCode(visitor: Visitor, mobile: string): Promise<void> {
  const code = await sentCode(visitor, mobile);
  await visitor.type(visitor.words.label(FLOW, 'mobile', 'code', 'one-time-code'), code);
  await visitor.send(FLOW, 'mobile');
}

const pay = (reference: string) => demonstration().sandbox.play('/incomingPayment', { reference });

it('on a phone in Traditional Chinese: linked when the check top-up has come, and unlinked by the payment password', async () => {
  const visitor = await begun(chan, 'details', { locale: 'zh-HK', width: 360 });
  const reference = await atCheck(visitor, own('Chan Siu Ming', 'A1234563', '6222000000000011'), '61110001');
  expect(await summaryOf(visitor, FLOW, 'check', 'amount')).toBe('HK$ 1.00');
  await pay(reference);
  await visitor.at(FLOW, 'done');
  await visitor.hands.press(
    visitor.page.getByRole('link', { name: visitor.words.say(FLOW, 'steps.done.next.bank-bind') }),
  );
  await answerStep(visitor, FLOW, 'overview', { wish: 'unlink' });
  await answerStep(visitor, FLOW, 'unlink', { bind_id: 0 });
  await enterPayPassword(visitor);
  await visitor.at(FLOW, 'unlinked');
});

it('what is paid later is found again, in Simplified Chinese by the keyboard alone, and then named at a top-up', async () => {
  const visitor = await begun(wong, 'details', { locale: 'zh-CN', keysOnly: true });
  const reference = await atCheck(visitor, own('Wong Mei Ling', 'K12345678', '6222000000001011'), '61110002');
  await visitor.send(FLOW, 'check', 'LATER');
  await visitor.at(FLOW, 'processing');
  await visitor.open(ROUTE);
  await answerStep(visitor, FLOW, 'overview', { wish: 'check' });
  await answerStep(visitor, FLOW, 'waitingOnes', { bind_id: 0 });
  await visitor.at(FLOW, 'check');
  expect(await summaryOf(visitor, FLOW, 'check', 'reference')).toBe(reference);
  await pay(reference);
  await visitor.at(FLOW, 'done');
  await visitor.hands.press(
    visitor.page.getByRole('link', { name: visitor.words.say(FLOW, 'steps.done.next.topup-bank') }),
  );
  await answerStep(visitor, 'topup-bank', 'amount', { account_id: 0, amount: '50' });
  await answerStep(visitor, 'topup-bank', 'payer', { paid_by: 'linked', bind_id: 0, paid_from_region: 'HK' });
  await visitor.at('topup-bank', 'instructions');
});

it('another card, holder and document are refused in the exact words (R-ERR-42)', async () => {
  const visitor = await begun(chan, 'details');
  await answerStep(visitor, FLOW, 'details', own('Chan Siu Ming', 'A1234563', '6222000000000020'));
  await visitor.at(FLOW, 'mobile');
  await fillStep(visitor, FLOW, 'mobile', { mob_no: '61110003' });
  await enterCode(visitor, '61110003');
  await visitor.at(FLOW, 'details');
  await visitor.page.getByText('Bank card number, name and certificate do not match').first().waitFor();
});
