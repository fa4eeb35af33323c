import { expect, it } from 'vitest';
import { answerStep, fillStep } from './support/fillStep.ts';
import { placedOrder, type SentCard } from './support/giftcardOrder.ts';
import { journey } from './support/journey.ts';
import { sentCode } from './support/sentCode.ts';
import { summaryOf } from './support/summary.ts';
import { problem } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** The buyer activates gift cards that came by e-mail (F-GC-ACT, R-FLOW-63). */
const { arrive } = journey();
const FLOW = 'giftcard-activate';
const BUYER = '61245001';
const PASSWORD = '246802';

let sent: readonly SentCard[] | undefined;

async function cardsSent(visitor: Visitor): Promise<readonly SentCard[]> {
  sent ??= (await placedOrder(visitor, BUYER)).cards;
  return sent;
}

async function begun(options: VisitorOptions, index: number): Promise<{ visitor: Visitor; card: SentCard }> {
  const visitor = await arrive({ judged: true, pictures: FLOW, ...options });
  const card = (await cardsSent(visitor))[index]!;
  await visitor.open('/giftcard/activate');
  await answerStep(visitor, FLOW, 'card', { card_no: card.card_no, mob_no: BUYER });
  return { visitor, card };
}

it('on a phone in Traditional Chinese, after a wrong activation code (AMB-43)', async () => {
  const { visitor, card } = await begun({ locale: 'zh-HK', width: 360 }, 0);
  const give = async (activation_code: string) => {
    const both = { activation_code, pay_pwd: PASSWORD, pay_pwd_confirm: PASSWORD };
    await answerStep(visitor, FLOW, 'secrets', both);
    await visitor.at(FLOW, 'confirm');
    await fillStep(visitor, FLOW, 'confirm', { code: await sentCode(visitor, BUYER) });
  };
  await give('WRONGCODE1');
  await problem(visitor, visitor.words.code('GC_CODE_ERROR', { flow: FLOW, state: 'secrets' }, { left: 4 })).waitFor();
  await give(card.activation_code);
  await visitor.at(FLOW, 'done');
  await expect.poll(() => visitor.route).toBe('/giftcard/activate/success');
  expect(await summaryOf(visitor, FLOW, 'done', 'denomination')).toBe('HK$ 500.00');
});

it('a card that is active is not activated again, in Simplified Chinese', async () => {
  const { visitor } = await begun({ locale: 'zh-CN' }, 0);
  await visitor.at(FLOW, 'already');
});

it('a number that nobody bought opens no card; the right one is activated, in English by the keyboard alone', async () => {
  const visitor = await arrive({ judged: true, pictures: FLOW, locale: 'en', keysOnly: true });
  const card = (await cardsSent(visitor))[1]!;
  await visitor.open('/giftcard/activate');
  await answerStep(visitor, FLOW, 'card', { card_no: '8800019999999999', mob_no: BUYER });
  await problem(visitor, visitor.words.code('GC_NOT_FOUND', { flow: FLOW, state: 'card' })).waitFor();
  await answerStep(visitor, FLOW, 'card', { card_no: card.card_no, mob_no: BUYER });
  const { activation_code } = card;
  await answerStep(visitor, FLOW, 'secrets', { activation_code, pay_pwd: PASSWORD, pay_pwd_confirm: PASSWORD });
  await visitor.at(FLOW, 'confirm');
  await fillStep(visitor, FLOW, 'confirm', { code: await sentCode(visitor, BUYER) });
  await visitor.at(FLOW, 'done');
});
