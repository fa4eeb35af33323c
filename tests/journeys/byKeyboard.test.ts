import { expect, it } from 'vitest';
import { answerStep } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, ho, lee, mok, wong, type SampleMember } from './support/members.ts';
import { beginAsNew, fillBackground, fillDetails, giveDocument, proveAndSend } from './support/realname.ts';
import { startOver } from './support/summary.ts';
import { enterPayPassword, fillTransfer, pay } from './support/transfer.ts';
import type { Visitor } from './support/visitor.ts';

/** Processes that other journeys walk with a mouse or a finger, each to its end by the keyboard alone (WCAG 2.1.1). */
const { arrive } = journey();
const DELIVERY = { mob_no: '61230000', delivery_address: 'Flat 1, 2/F, 3 Sample Road, Hong Kong' };

async function begun(flow: string, state: string, at: string, who: SampleMember): Promise<Visitor> {
  const visitor = await arrive({ keysOnly: true });
  await visitor.enter(who, { at });
  await startOver(visitor, flow, state);
  return visitor;
}

async function payed(visitor: Visitor, flow: string, given: { agree?: true } = { agree: true }): Promise<void> {
  await answerStep(visitor, flow, 'review', given);
  await enterPayPassword(visitor);
  await visitor.at(flow, 'done');
}

async function byCode(visitor: Visitor, who: SampleMember): Promise<void> {
  await visitor.at('one-time-code', 'enter');
  await visitor.enterCode('one-time-code', who.mobile);
}

it('signing in with a password, and confirming the device', async () => {
  const visitor = await arrive({ keysOnly: true });
  await visitor.signIn(wong, { card: 1 });
  await expect.poll(() => visitor.route).toBe('/dashboard');
});

it('the real-name check', async () => {
  const visitor = await arrive({ keysOnly: true });
  await visitor.enter(lee, { at: '/dashboard/realname' });
  await beginAsNew(visitor);
  await giveDocument(visitor, { document: 'hkPermanentId', number: 'B123456(9)' });
  await fillDetails(visitor);
  await fillBackground(visitor);
  await proveAndSend(visitor, lee);
  await visitor.at('realname', 'submitted');
});

it('a transfer to a Hong Kong bank', async () => {
  const visitor = await begun('transfer-to-hk', 'details', '/dashboard/transfer/toHk', chan);
  await fillTransfer(visitor, { method: 'bank', amount: '15' });
  await pay(visitor);
  await visitor.at('transfer-to-hk', 'done');
});

it('an FPS ID, registered and ended again', async () => {
  const visitor = await begun('fps-register', 'choose', '/fps', chan);
  await answerStep(visitor, 'fps-register', 'choose', { proxy_type: 'fpsId', account_id: 0, agree: true });
  await byCode(visitor, chan);
  await visitor.at('fps-register', 'done');
  await visitor.open('/fpsList');
  await startOver(visitor, 'fps-manage', 'choose');
  await answerStep(visitor, 'fps-manage', 'choose', { proxy_type: 0, action: 'remove' });
  await answerStep(visitor, 'fps-manage', 'remove', {});
  await byCode(visitor, chan);
  await visitor.at('fps-manage', 'removeDone');
});

it('a new virtual card', async () => {
  const visitor = await begun('card-new', 'kind', '/cards/new/preIndex', ho);
  await answerStep(visitor, 'card-new', 'kind', { card_type: 'virtual' });
  await answerStep(visitor, 'card-new', 'choose', { currency: 'USD', card_organ: 'Mastercard', account_id: 0 });
  await payed(visitor, 'card-new');
});

it('the body of a virtual card', async () => {
  const visitor = await begun('card-chip-application', 'choose', '/cards/chipApplication', lee);
  await answerStep(visitor, 'card-chip-application', 'choose', { card_id: 0, delivery_region: 'HK' });
  await answerStep(visitor, 'card-chip-application', 'delivery', DELIVERY);
  await payed(visitor, 'card-chip-application');
});

it('renewals, of a virtual card and of a physical one', async () => {
  const visitor = await begun('card-renew-virtual', 'choose', '/cards/renewal/index', mok);
  await answerStep(visitor, 'card-renew-virtual', 'choose', { card_id: 0 });
  await payed(visitor, 'card-renew-virtual', {});
  await visitor.open('/cards/renewal/chip');
  await startOver(visitor, 'card-renew-chip', 'choose');
  await answerStep(visitor, 'card-renew-chip', 'choose', { card_id: 1, delivery_region: 'HK' });
  await answerStep(visitor, 'card-renew-chip', 'delivery', DELIVERY);
  await payed(visitor, 'card-renew-chip', {});
});

it('a replacement', async () => {
  const visitor = await begun('card-replace', 'choose', '/cards/replace', chan);
  await answerStep(visitor, 'card-replace', 'choose', { card_id: 0, reason: 'lost', delivery_region: 'HK' });
  await answerStep(visitor, 'card-replace', 'delivery', DELIVERY);
  await payed(visitor, 'card-replace');
});

it('a contactless wallet', async () => {
  const visitor = await begun('card-contactless', 'choose', '/cards/contactless', wong);
  await answerStep(visitor, 'card-contactless', 'choose', { card_id: 1, wallet: 'phone' });
  await answerStep(visitor, 'card-contactless', 'review', { agree: true });
  await byCode(visitor, wong);
  await visitor.at('card-contactless', 'done');
});

it('a message to customer service', async () => {
  const visitor = await arrive({ keysOnly: true });
  await visitor.open('/contactUs/message');
  await answerStep(visitor, 'contact', 'message', {
    contact_type: 'enquiry',
    content: 'How long does a physical card take?',
    name: 'Chan Tai Man',
    email: 'chan@example.com',
    mob_no: '61234567',
  });
  await visitor.at('contact', 'done');
});
