import { expect, it } from 'vitest';
import { answerStep } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { payees, wong } from './support/members.ts';
import { startOver, summaryOf } from './support/summary.ts';
import { beginTransfer, confirmPayee, enterPayPassword, fillTransfer } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Payees who were saved with a transfer, and are paid again without a number (R-FLOW-39, R-FLOW-41, R-FLOW-42). */
const HK = 'transfer-to-hk';
const PAY = 'transfer-to-payee';
const MANAGE = 'payee-manage';
const { arrive } = journey();

/** Sends by bank transfer, and asks to find the payee again. */
async function sendAndSave(visitor: Visitor): Promise<void> {
  const { page, words, hands } = visitor;
  await beginTransfer(visitor);
  await fillTransfer(visitor, { method: 'bank', amount: '10' });
  await confirmPayee(visitor);
  await hands.check(page.getByRole('checkbox', { name: words.label(HK, 'review', 'save_payee') }));
  await visitor.look('review');
  await visitor.send(HK, 'review');
  await enterPayPassword(visitor);
  await visitor.at(HK, 'done');
  await page.getByText(words.say(HK, 'steps.done.body.0', { saved: true })).waitFor();
}

async function openList(visitor: Visitor): Promise<void> {
  await visitor.open('/dashboard/transfer');
  const { page, words, hands } = visitor;
  await hands.press(page.getByRole('link', { name: words.say(MANAGE, 'flow.title'), exact: true }));
}

it.each<VisitorOptions>([
  { locale: 'zh-HK', width: 360 },
  { locale: 'en', width: 1280, keysOnly: true },
])('saved with a transfer, called by a name, paid again by it, and removed: %o (R-FLOW-41)', async (options) => {
  const visitor = await arrive({ pictures: 'saved-payees', judged: true, ...options });
  await visitor.enter(wong);
  const { page, words } = visitor;
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await sendAndSave(visitor);
  await openList(visitor);
  await visitor.at(MANAGE, 'choose');
  await visitor.look('list');
  await answerStep(visitor, MANAGE, 'choose', { payee_id: 0, action: 'rename' });
  await answerStep(visitor, MANAGE, 'rename', { name: 'Landlord' });
  await visitor.at(MANAGE, 'renamed');
  bodies.length = 0;
  await openList(visitor);
  await startOver(visitor, MANAGE, 'choose');
  await answerStep(visitor, MANAGE, 'choose', { payee_id: 0, action: 'pay' });
  await visitor.at(PAY, 'details');
  await visitor.look('details');
  await answerStep(visitor, PAY, 'details', { account_id: 0, amount: '5' });
  await visitor.at(PAY, 'review');
  // Two people may be called alike: the number, masked, tells them apart before money goes.
  await page
    .getByText(/^Landlord\s· .*\*/)
    .first()
    .waitFor();
  expect(await summaryOf(visitor, PAY, 'review', 'payee')).toBe('Sample Payee');
  await visitor.look('pay-review');
  await visitor.send(PAY, 'review');
  await enterPayPassword(visitor);
  await visitor.at(PAY, 'done');
  expect(await summaryOf(visitor, PAY, 'done', 'remitted')).toMatch(/ 5\.00$/);
  await page.getByRole('button', { name: words.say('shared', 'files.historyReceiptFile') }).waitFor();
  await visitor.look('paid');
  expect(bodies.join('\n'), 'the number is never sent').not.toContain(payees.account);
  await openList(visitor);
  await startOver(visitor, MANAGE, 'choose');
  await answerStep(visitor, MANAGE, 'choose', { payee_id: 0, action: 'remove' });
  await visitor.at(MANAGE, 'remove');
  await visitor.send(MANAGE, 'remove');
  await visitor.at(MANAGE, 'removed');
  await openList(visitor);
  await visitor.heading(words.say(MANAGE, 'steps.nothing.title')).waitFor();
});
