import { expect, it } from 'vitest';
import { answerStep } from './support/fillStep.ts';
import { enterOrderCode, fillCards, obtainCode, rowAt, type CardsWish } from './support/giftcards.ts';
import { journey } from './support/journey.ts';
import { summaryOf } from './support/summary.ts';
import { problem } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Anybody orders virtual gift cards, which come by e-mail (F-GC-VIRTUAL). */
const { arrive } = journey();
const FLOW = 'giftcard-virtual';
const GIVEN = { recipient: '陳大文', receiver_email: 'buyer@example.com', agree: true } as const;

async function quoted(options: VisitorOptions, wish: CardsWish = {}): Promise<Visitor> {
  const visitor = await arrive({ judged: true, pictures: FLOW, ...options });
  await visitor.open('/giftcard/virtual');
  await visitor.at(FLOW, 'cards');
  await fillCards(visitor, { region: 'none', ...wish });
  await visitor.send(FLOW, 'cards');
  return visitor;
}

it('a visitor orders two with a greeting, on a phone in Traditional Chinese; the first order is spared a fee (R-CONST-23, R-CONST-25)', async () => {
  const mobile = '61244001';
  const visitor = await quoted({ locale: 'zh-HK', width: 360 });
  await answerStep(visitor, FLOW, 'recipient', { ...GIVEN, greeting: '生日快樂！', mob_no: mobile });
  const code = await obtainCode(visitor, mobile, FLOW);
  await enterOrderCode(visitor, code, FLOW);
  await visitor.at(FLOW, 'done');
  await expect.poll(() => visitor.route).toBe('/giftcard/virtual/success');
  expect(await summaryOf(visitor, FLOW, 'done', 'email')).toBe('buyer@example.com');
  expect(await summaryOf(visitor, FLOW, 'done', 'waived')).toMatch(/^[−-]HK\$ 10\.00$/);
  expect(await summaryOf(visitor, FLOW, 'done', 'total')).toBe('HK$ 1,010.00');
});

it('a wrong code orders nothing and says how many tries are left, in Simplified Chinese by the keyboard alone (R-ERR-25)', async () => {
  const mobile = '61244002';
  const visitor = await quoted({ locale: 'zh-CN', keysOnly: true });
  await answerStep(visitor, FLOW, 'recipient', { ...GIVEN, mob_no: mobile });
  const code = await obtainCode(visitor, mobile, FLOW);
  await enterOrderCode(visitor, code === '000000' ? '000001' : '000000', FLOW);
  await problem(visitor, visitor.words.code('OTP_WRONG', { flow: FLOW, state: 'code' }, { left: 4 })).waitFor();
  await enterOrderCode(visitor, code, FLOW);
  await visitor.at(FLOW, 'done');
});

it('what the order comes to stands below the fields and follows each key, the last one with the quote that comes of it (R-FLOW-62)', async () => {
  const visitor = await arrive({ locale: 'en', width: 320 });
  await visitor.open('/giftcard/virtual');
  await visitor.at(FLOW, 'cards');
  const shown = (name: string) => summaryOf(visitor, FLOW, 'cards', name);
  await visitor.page.locator('dt').getByText('Total', { exact: true }).waitFor();
  expect(await Promise.all(['count', 'total'].map(shown))).toEqual(['0', '–']);
  await fillCards(visitor, { currency: 'USD', region: 'none', lines: [['500.00', '2']], own: [['110', '3']] });
  expect(await Promise.all(['count', 'amount', 'cardFee', 'total'].map(shown))).toEqual([
    '5',
    'US$ 1,330.00',
    'US$ 6.25',
    'US$ 1,336.25',
  ]);
  const quantity = rowAt(visitor, 'custom_lines', 0).getByLabel(
    visitor.words.say('shared', 'fields.giftcard-quantity.label'),
  );
  await quantity.press('End');
  await quantity.press('Backspace');
  expect(await shown('total')).toBe('US$ 1,002.50');
  await quantity.press('1');
  expect(await shown('total')).toBe('US$ 1,113.75');
  await visitor.send(FLOW, 'cards');
  await visitor.at(FLOW, 'recipient');
  expect(await summaryOf(visitor, FLOW, 'recipient', 'total')).toBe('US$ 1,113.75');
});

it('a large order leads to the office before a name is asked, in English (R-CONST-22, AMB-17)', async () => {
  const visitor = await quoted({ locale: 'en' }, { lines: [['1000.00', '21']] });
  await visitor.at(FLOW, 'inPerson');
  expect(await summaryOf(visitor, FLOW, 'inPerson', 'above')).toBe('HK$ 20,000.00');
});
