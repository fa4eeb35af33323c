import { describe, expect, it } from 'vitest';
import { cardInHand, printedNumber } from './support/cards.ts';
import { answerStep } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, ho, wong } from './support/members.ts';
import { startOver, summaryOf } from './support/summary.ts';

/** Adding a card that was bought over the counter (F-CARD-ADD), and paying by phone with it (F-CARD-NFC). */
const { arrive, demonstration } = journey();
const STOCK = '4000010000009014';

describe('a card that was bought over the counter', () => {
  const FLOW = 'card-add';

  it('is added by its number; who mistypes needs no second code (R-FLOW-31)', async () => {
    const card = await cardInHand(demonstration(), STOCK);
    const visitor = await arrive({ pictures: FLOW, judged: true, locale: 'zh-HK', width: 360 });
    await visitor.enter(chan, { at: '/cards/add' });
    await startOver(visitor, FLOW, 'way');
    await answerStep(visitor, FLOW, 'way', { method: 'number' });
    await visitor.at('one-time-code', 'enter');
    await visitor.enterCode('one-time-code', chan.mobile);
    const printed = { card_no: printedNumber(card.card_no), expiry_date: card.expiry_date };
    await answerStep(visitor, FLOW, 'number', { ...printed, cvc2: card.cvc2 === '000' ? '001' : '000' });
    const wrong = visitor.words.code('CVC_ERROR', { flow: FLOW, state: 'number' }, { left: 4 });
    await visitor.page.getByText(wrong).first().waitFor();
    await answerStep(visitor, FLOW, 'number', { ...printed, cvc2: card.cvc2 });
    await visitor.at(FLOW, 'done');
    expect(await summaryOf(visitor, FLOW, 'done', 'card')).toMatch(/9014$/);
  });

  it('is added by its package, by the keyboard alone (R-FLOW-30)', async () => {
    const card = await cardInHand(demonstration(), '6200010000009025');
    const visitor = await arrive({ pictures: FLOW, judged: true, locale: 'en', keysOnly: true });
    await visitor.enter(ho, { at: '/cards/add' });
    await startOver(visitor, FLOW, 'way');
    await answerStep(visitor, FLOW, 'way', { method: 'barcode' });
    await visitor.at('one-time-code', 'enter');
    await visitor.enterCode('one-time-code', ho.mobile);
    await answerStep(visitor, FLOW, 'barcode', {
      barcode: '4892 0000 0902',
      activation_code: card.activation_code!.toLowerCase(),
    });
    await visitor.at(FLOW, 'done');
  });

  it('is refused at once to whoever has three (R-CONST-15)', async () => {
    const visitor = await arrive();
    await visitor.enter(wong, { at: '/cards/add' });
    await visitor.at(FLOW, 'tooMany');
  });
});

describe('a contactless wallet (R-FLOW-29)', () => {
  const FLOW = 'card-contactless';

  it('gets a card, on a phone in Simplified Chinese', async () => {
    const visitor = await arrive({ pictures: FLOW, judged: true, locale: 'zh-CN', width: 360 });
    await visitor.enter(wong, { at: '/cards/contactless' });
    await startOver(visitor, FLOW, 'choose');
    await answerStep(visitor, FLOW, 'choose', { card_id: 1, wallet: 'phone' });
    await answerStep(visitor, FLOW, 'review', { agree: true });
    await visitor.at('one-time-code', 'enter');
    await visitor.enterCode('one-time-code', wong.mobile);
    await visitor.at(FLOW, 'done');
    expect(await summaryOf(visitor, FLOW, 'done', 'card')).toMatch(/0032$/);
  });
});
