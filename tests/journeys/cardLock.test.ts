import { describe, expect, it } from 'vitest';
import { cardOf } from './support/cards.ts';
import { answerStep } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, lee, ng, tsui, wong, type SampleMember } from './support/members.ts';
import { startOver, summaryOf } from './support/summary.ts';
import { enterPayPassword } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Locking a card and unlocking it (F-CARD-LOCK, R-FLOW-23, R-STATE-34 to R-STATE-36). */
const FLOW = 'card-lock';
const { arrive, demonstration } = journey();

async function begun(who: SampleMember, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: FLOW, judged: true, ...options });
  await visitor.enter(who, { at: '/cards/lock' });
  await startOver(visitor, FLOW, 'choose');
  return visitor;
}

async function change(visitor: Visitor, to: 'lock' | 'unlock'): Promise<void> {
  await answerStep(visitor, FLOW, 'choose', { card_id: 0 });
  await visitor.at(FLOW, to);
  await visitor.send(FLOW, to);
  await enterPayPassword(visitor);
}

it('a virtual card is locked on a phone in Traditional Chinese, and the member is told by SMS (R-GEN-45)', async () => {
  const visitor = await begun(lee, { locale: 'zh-HK', width: 360 });
  await change(visitor, 'lock');
  await visitor.at(FLOW, 'lockedVirtual');
  expect(await summaryOf(visitor, FLOW, 'lockedVirtual', 'card')).toContain('0052');
  expect(await visitor.page.getByText(visitor.words.say(FLOW, 'steps.locked.next.card-replace')).count()).toBe(0);
  expect((await demonstration().sandbox.messagesTo(lee.mobile))[0]?.body).toContain('0052');
});

it('a locked card is unlocked in Simplified Chinese', async () => {
  const visitor = await begun(ng, { locale: 'zh-CN' });
  await change(visitor, 'unlock');
  await visitor.at(FLOW, 'unlocked');
});

it('one of three is locked and unlocked by the keyboard alone', async () => {
  const visitor = await begun(wong, { locale: 'en', keysOnly: true });
  await change(visitor, 'lock');
  await visitor.at(FLOW, 'locked');
  await visitor.hands.press(
    visitor.page.getByRole('link', { name: visitor.words.say(FLOW, 'steps.locked.next.card-lock'), exact: true }),
  );
  await startOver(visitor, FLOW, 'choose');
  await change(visitor, 'unlock');
  await visitor.at(FLOW, 'unlocked');
});

describe('a card that cannot be changed', () => {
  it('was stopped by the issuer meanwhile: its status is shown, and customer service named (R-ERR-17)', async () => {
    const visitor = await begun(chan);
    await demonstration().sandbox.play('/cardStatus', { card_no: cardOf.chan, status: 'paused' });
    await answerStep(visitor, FLOW, 'choose', { card_id: 0 });
    await visitor.at(FLOW, 'statusForbids');
    expect(await summaryOf(visitor, FLOW, 'statusForbids', 'cardStatus')).toBe('Paused');
  });

  it('of a member who has no other: it is said at once', async () => {
    const visitor = await arrive({ pictures: FLOW, judged: true });
    await visitor.enter(tsui, { at: '/cards/lock' });
    await visitor.at(FLOW, 'noCard');
  });
});

it('a reply that is lost on the way is found again, and the card is locked once (AMB-12)', async () => {
  const visitor = await begun(wong);
  await answerStep(visitor, FLOW, 'choose', { card_id: 1 });
  await visitor.at(FLOW, 'lock');
  await visitor.send(FLOW, 'lock');
  await demonstration().sandbox.fault('cardLock', 'dropAfter');
  await enterPayPassword(visitor);
  await visitor.at(FLOW, 'locked');
});

it('a card that the address names is chosen already', async () => {
  const visitor = await arrive();
  const list = visitor.page.waitForResponse('**/card/list');
  await visitor.enter(wong, { at: '/cards/lock' });
  const { ret_data } = (await (await list).json()) as { ret_data: { list: { card_id: string }[] } };
  await startOver(visitor, FLOW, 'choose');
  await visitor.send(FLOW, 'choose', 'CANCEL');
  await visitor.page.waitForURL('**/cards');
  await visitor.open(`/cards/lock?card_id=${ret_data.list[2]?.card_id}`);
  await visitor.at(FLOW, 'choose');
  await expect.poll(() => visitor.page.getByRole('radio').nth(2).isChecked()).toBe(true);
});
