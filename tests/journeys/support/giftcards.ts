import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor.ts';

export const GIFTCARDS = 'giftcard-entity';

/** One line of the order: an amount and how many cards of it. */
export type Line = readonly [amount: string, quantity: string];

export interface CardsWish {
  readonly currency?: 'HKD' | 'CNY' | 'USD';
  readonly lines?: readonly Line[];
  readonly own?: readonly Line[];
  /** None of virtual cards. */
  readonly region?: 'HK' | 'CN' | 'OTHER' | 'none';
}

/** A list of lines: those of fixed amounts, or those of the buyer's own. */
export const listOf = ({ page, words }: Visitor, list: 'lines' | 'custom_lines'): Locator =>
  page.getByRole('group', { name: words.label(GIFTCARDS, 'cards', list) });

export const rowAt = (visitor: Visitor, list: 'lines' | 'custom_lines', index: number): Locator =>
  listOf(visitor, list).getByRole('group', {
    name: visitor.words.say(GIFTCARDS, `steps.cards.fields.${list}.item`, { number: index + 1 }),
  });

export const addButton = (visitor: Visitor, list: 'lines' | 'custom_lines'): Locator =>
  listOf(visitor, list).getByRole('button', { name: visitor.words.say(GIFTCARDS, `steps.cards.fields.${list}.add`) });

async function fillList(visitor: Visitor, list: 'lines' | 'custom_lines', wanted: readonly Line[]): Promise<void> {
  const { words, hands } = visitor;
  if (wanted.length > 0) await listOf(visitor, list).first().waitFor();
  for (const [index, [amount, quantity]] of wanted.entries()) {
    const row = rowAt(visitor, list, index);
    if ((await row.count()) === 0) await visitor.hands.press(addButton(visitor, list));
    const value = row.getByLabel(words.label(GIFTCARDS, 'cards', `${list}.denomination`));
    await (list === 'lines' ? hands.choose(value, amount) : hands.put(value, amount));
    await hands.put(row.getByLabel(words.say('shared', 'fields.giftcard-quantity.label')), quantity);
  }
}

/** Fills the first step. Without fixed amounts the line that stands there is removed. */
export async function fillCards(visitor: Visitor, wish: CardsWish = {}): Promise<void> {
  const { page, words } = visitor;
  const { currency = 'HKD', region = 'HK', lines = [['500.00', '2']], own = [] } = wish;
  const choose = (field: string, value: string, shared: string) =>
    visitor.hands.check(
      page.getByRole('radio', { name: words.option(GIFTCARDS, 'cards', field, value, shared), exact: true }),
    );
  await choose('currency', currency, 'currency');
  if (lines.length === 0) {
    const remove = words.say('shared', 'widgets.rows.remove');
    await visitor.hands.press(rowAt(visitor, 'lines', 0).getByRole('button', { name: new RegExp(remove) }));
    // The line has a value already: whether it shall go is asked.
    await visitor.hands.press(page.getByRole('dialog').getByRole('button', { name: remove, exact: true }));
  }
  await fillList(visitor, 'lines', lines);
  await fillList(visitor, 'custom_lines', own);
  if (region !== 'none') await choose('delivery_region', region, 'delivery-region');
  const purpose = page.getByLabel(words.label(GIFTCARDS, 'cards', 'purpose', 'giftcard-purpose'));
  await visitor.hands.choose(purpose, 'birthday');
}

/** Fills who the cards are sent to. */
export async function fillDelivery(visitor: Visitor, mobile: string): Promise<void> {
  const { page, words } = visitor;
  const label = (field: string, shared: string) => words.label(GIFTCARDS, 'delivery', field, shared);
  await page.getByLabel(label('recipient', 'recipient'), { exact: true }).fill('Chan Tai Man');
  await page.getByLabel(label('address', 'delivery-address'), { exact: true }).fill('Flat A, 1/F, 1 Sample Street');
  await page.getByLabel(label('area_code', 'area-code')).first().selectOption('852');
  await page.getByLabel(label('mob_no', 'mob-no'), { exact: true }).last().fill(mobile);
  await page.getByLabel(label('receiver_email', 'email'), { exact: true }).fill('buyer@example.com');
  await visitor.hands.check(page.getByLabel(words.say(GIFTCARDS, 'steps.delivery.fields.agree.label')));
}

/** From the review to the step of the code, which is returned. */
export async function obtainCode(visitor: Visitor, mobile: string, flow = GIFTCARDS): Promise<string> {
  const { sandbox } = visitor.demonstration;
  await visitor.at(flow, 'review');
  await visitor.send(flow, 'review');
  await visitor.at(flow, 'number');
  await sandbox.advanceClock(61);
  await visitor.send(flow, 'number');
  await visitor.at(flow, 'code');
  const code = await sandbox.latestCode(mobile);
  visitor.watch.secret(code);
  await visitor.obtainedCode();
  return code;
}

export async function enterOrderCode(visitor: Visitor, code: string, flow = GIFTCARDS): Promise<void> {
  const label = visitor.words.label(flow, 'code', 'otp', 'otp');
  await visitor.type(label, code);
  await visitor.send(flow, 'code');
}

/** Opens the order as a visitor does, past what an earlier one has left. */
export async function beginOrder(visitor: Visitor): Promise<void> {
  await visitor.open('/giftcard');
  await visitor.at(GIFTCARDS, 'cards');
}
