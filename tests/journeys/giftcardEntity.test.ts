import { describe, expect, it } from 'vitest';
import {
  addButton,
  beginOrder,
  enterOrderCode,
  fillCards,
  fillDelivery,
  GIFTCARDS,
  obtainCode,
  rowAt,
} from './support/giftcards.ts';
import { journey } from './support/journey.ts';
import { tabTo, typeAt } from './support/keyboard.ts';
import { summaryOf } from './support/summary.ts';
import { problem } from './support/transfer.ts';

/** Anybody orders physical gift cards (F-GC-ENTITY). */
const { arrive, demonstration } = journey();

const views = [
  { locale: 'zh-HK', width: 360 },
  { locale: 'zh-CN', width: 1280 },
  { locale: 'en', width: 360 },
] as const;

describe.each(views)('in $locale at $width px', ({ locale, width }) => {
  it('a visitor orders; the first order is spared one card fee, and is answered in 3 working days (R-PUB-62, R-GEN-32, R-GEN-27, R-CONST-23, R-CONST-25, AMB-18)', async () => {
    const mobile = `6124${1000 + views.findIndex((view) => view.locale === locale && view.width === width)}`;
    const visitor = await arrive({ locale, width, pictures: 'giftcard', judged: true });
    const { words } = visitor;
    await beginOrder(visitor);
    await expect.poll(() => visitor.route).toBe('/giftcard');
    await visitor.send(GIFTCARDS, 'cards');
    await problem(visitor, words.say('shared', 'widgets.errors.title')).waitFor();
    await visitor.look('cards-errors');
    await fillCards(visitor, { own: [['880', '1']] });
    await visitor.look('cards-filled');
    await visitor.send(GIFTCARDS, 'cards');
    await visitor.at(GIFTCARDS, 'delivery');
    await visitor.send(GIFTCARDS, 'delivery');
    await problem(visitor, words.say('shared', 'widgets.errors.title')).waitFor();
    await visitor.look('delivery-errors');
    await fillDelivery(visitor, mobile);
    await visitor.send(GIFTCARDS, 'delivery');
    const code = await obtainCode(visitor, mobile);
    await enterOrderCode(visitor, code);
    await visitor.at(GIFTCARDS, 'done');
    const shown = (name: string) => summaryOf(visitor, GIFTCARDS, 'done', name);
    expect(await shown('orderNo')).toMatch(/^\d{20}$/);
    expect(await shown('count')).toBe('3');
    expect(await shown('amount')).toBe('HK$ 1,880.00');
    expect(await shown('waived')).toMatch(/^[−-]HK\$ 20\.00$/);
    expect(await shown('total')).toBe('HK$ 1,950.00');
    await expect.poll(() => visitor.route).toBe('/giftcard/entity/success');
  });
});

it('figures are the gateway’s, a Change link leads back, and new figures come (R-PUB-63, R-CONST-52)', async () => {
  const visitor = await arrive();
  await beginOrder(visitor);
  await fillCards(visitor);
  await visitor.send(GIFTCARDS, 'cards');
  await visitor.at(GIFTCARDS, 'delivery');
  await fillDelivery(visitor, '61242001');
  await visitor.send(GIFTCARDS, 'delivery');
  await visitor.at(GIFTCARDS, 'review');
  await expect.poll(() => visitor.route).toBe('/giftcard/entity/confirm');
  const shown = (name: string) => summaryOf(visitor, GIFTCARDS, 'review', name);
  expect(await shown('total')).toBe('HK$ 1,070.00');
  expect(await shown('waived')).toMatch(/^[−-]HK\$ 20\.00$/);
  const region = visitor.words.label(GIFTCARDS, 'cards', 'delivery_region', 'delivery-region');
  await visitor.hands.press(
    visitor.page.getByRole('button', {
      name: new RegExp(`${visitor.words.say('shared', 'widgets.summary.change')}.*${region}`),
    }),
  );
  await visitor.at(GIFTCARDS, 'cards');
  await fillCards(visitor, { region: 'OTHER' });
  await visitor.send(GIFTCARDS, 'cards');
  await visitor.at(GIFTCARDS, 'review');
  expect(await shown('postage')).toBe('HK$ 250.00');
  expect(await shown('total')).toBe('HK$ 1,290.00');
});

it('five amounts of one’s own, and no sixth (R-VAL-42); each in steps of 10 and at most 8,000 (R-VAL-39, R-CONST-20)', async () => {
  const visitor = await arrive();
  const { words } = visitor;
  await beginOrder(visitor);
  const own = [
    ['105', '1'],
    ['8010', '1'],
    ['120', '1'],
    ['130', '1.5'],
    ['140', '2'],
  ] as const;
  await fillCards(visitor, { lines: [], own });
  expect(await addButton(visitor, 'custom_lines').count()).toBe(0);
  await visitor.send(GIFTCARDS, 'cards');
  const errors = 'steps.cards.fields.custom_lines.denomination.errors';
  await rowAt(visitor, 'custom_lines', 0)
    .getByText(words.pattern(GIFTCARDS, `${errors}.giftcard.inSteps`))
    .waitFor();
  await rowAt(visitor, 'custom_lines', 1).getByText('HK$ 8,000.00').waitFor();
  await rowAt(visitor, 'custom_lines', 3)
    .getByText(words.say('shared', 'fields.giftcard-quantity.errors.type'))
    .waitFor();
  await fillCards(visitor, {
    lines: [['100.00', '0']],
    own: own.map(([amount, quantity]) => [amount.replace('5', '').replace('8010', '8000'), quantity.slice(0, 1)]),
  });
  await visitor.send(GIFTCARDS, 'cards');
  await visitor.at(GIFTCARDS, 'delivery');
});

it('an order of no card is refused at once (R-VAL-41, AMB-14)', async () => {
  const visitor = await arrive();
  await beginOrder(visitor);
  await fillCards(visitor, { lines: [['100.00', '0']] });
  await visitor.send(GIFTCARDS, 'cards');
  const sentence = visitor.words.say(GIFTCARDS, 'steps.cards.fields.lines.errors.giftcard.hasCards');
  await problem(visitor, sentence).waitFor();
});

it('a large order leads to the office, before any address is asked; a smaller one can be placed (R-CONST-22, AMB-17)', async () => {
  const visitor = await arrive({ locale: 'en', judged: true, pictures: 'giftcard-office' });
  await beginOrder(visitor);
  await fillCards(visitor, { lines: [['1000.00', '21']] });
  await visitor.send(GIFTCARDS, 'cards');
  await visitor.at(GIFTCARDS, 'inPerson');
  expect(await summaryOf(visitor, GIFTCARDS, 'inPerson', 'above')).toBe('HK$ 20,000.00');
  expect(await summaryOf(visitor, GIFTCARDS, 'inPerson', 'address')).toContain('Sample Tower');
});

it('a wrong code orders nothing and says how many tries are left; the right one orders (R-ERR-25)', async () => {
  const visitor = await arrive();
  await beginOrder(visitor);
  await fillCards(visitor);
  await visitor.send(GIFTCARDS, 'cards');
  await visitor.at(GIFTCARDS, 'delivery');
  await fillDelivery(visitor, '61242002');
  await visitor.send(GIFTCARDS, 'delivery');
  const code = await obtainCode(visitor, '61242002');
  await enterOrderCode(visitor, code === '000000' ? '000001' : '000000');
  await problem(visitor, visitor.words.code('OTP_WRONG', { flow: GIFTCARDS, state: 'code' }, { left: 4 })).waitFor();
  await enterOrderCode(visitor, code);
  await visitor.at(GIFTCARDS, 'done');
});

it('by keyboard alone', async () => {
  const visitor = await arrive({ locale: 'en', keysOnly: true });
  const { page, words } = visitor;
  const press = async (state: string) => {
    await tabTo(visitor, page.getByRole('button', { name: words.button(GIFTCARDS, state, 'NEXT'), exact: true }));
    await page.keyboard.press('Enter');
  };
  const pick = async (field: string, value: string, shared: string) => {
    const radio = page.getByRole('radio', {
      name: words.option(GIFTCARDS, 'cards', field, value, shared),
      exact: true,
    });
    await tabTo(visitor, radio);
    await page.keyboard.press('Space');
  };
  await beginOrder(visitor);
  await pick('currency', 'HKD', 'currency');
  const row = rowAt(visitor, 'lines', 0);
  await typeAt(visitor, row.getByLabel(words.label(GIFTCARDS, 'cards', 'lines.denomination')), '200');
  await typeAt(visitor, row.getByLabel(words.say('shared', 'fields.giftcard-quantity.label')), '1');
  await pick('delivery_region', 'HK', 'delivery-region');
  await typeAt(visitor, page.getByLabel(words.label(GIFTCARDS, 'cards', 'purpose', 'giftcard-purpose')), 'Thanks');
  await press('cards');
  await visitor.at(GIFTCARDS, 'delivery');
  const label = (field: string, shared: string) => words.label(GIFTCARDS, 'delivery', field, shared);
  await typeAt(visitor, page.getByLabel(label('recipient', 'recipient'), { exact: true }), 'Chan Tai Man');
  await typeAt(visitor, page.getByLabel(label('address', 'delivery-address'), { exact: true }), '1 Sample Street');
  await typeAt(visitor, page.getByLabel(label('mob_no', 'mob-no'), { exact: true }).last(), '61242003');
  await typeAt(visitor, page.getByLabel(label('receiver_email', 'email'), { exact: true }), 'buyer@example.com');
  await tabTo(visitor, page.getByLabel(words.say(GIFTCARDS, 'steps.delivery.fields.agree.label')));
  await page.keyboard.press('Space');
  await press('delivery');
  await visitor.at(GIFTCARDS, 'review');
  await press('review');
  await visitor.at(GIFTCARDS, 'number');
  await press('number');
  await visitor.at(GIFTCARDS, 'code');
  const code = await demonstration().sandbox.latestCode('61242003');
  visitor.watch.secret(code);
  await typeAt(visitor, page.getByLabel(words.label(GIFTCARDS, 'code', 'otp', 'otp'), { exact: true }), code);
  await page.keyboard.press('Enter');
  await visitor.at(GIFTCARDS, 'done');
});

it('a reply that is lost for good orders once and says so (AMB-12)', async () => {
  const visitor = await arrive();
  await beginOrder(visitor);
  await fillCards(visitor);
  await visitor.send(GIFTCARDS, 'cards');
  await visitor.at(GIFTCARDS, 'delivery');
  await fillDelivery(visitor, '61242004');
  await visitor.send(GIFTCARDS, 'delivery');
  const code = await obtainCode(visitor, '61242004');
  await demonstration().sandbox.fault('giftcardOrder', 'dropAfter');
  await enterOrderCode(visitor, code);
  await visitor.at(GIFTCARDS, 'done');
});
