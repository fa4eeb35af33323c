import type { Locator } from 'playwright-core';
import { PAY_PASSWORD, payees } from './members.ts';
import type { Visitor } from './visitor.ts';

const FLOW = 'transfer-to-hk';
const ROUTE = '/dashboard/transfer/toHk';

export interface TransferWish {
  readonly method: 'FPS' | 'bank';
  readonly amount: string;
  /** Of several accounts, which one. */
  readonly account?: number;
  readonly type?: 'mobile' | 'email' | 'fpsId';
  readonly proxy?: string;
  readonly accountNumber?: string;
  readonly name?: string;
  readonly remark?: string;
}

/** Fills the first step and goes on. */
export async function fillTransfer(visitor: Visitor, wish: TransferWish): Promise<void> {
  await visitor.at(FLOW, 'details');
  await fillDetails(visitor, wish);
  await visitor.send(FLOW, 'details');
}

export async function fillDetails(visitor: Visitor, wish: TransferWish): Promise<void> {
  const { page, words } = visitor;
  const label = (field: string, shared?: string) => words.label(FLOW, 'details', field, shared);
  const choose = async (field: string, value: string, shared: string) =>
    visitor.hands.check(
      page
        .getByRole('group', { name: label(field, shared), exact: true })
        .getByRole('radio', { name: words.option(FLOW, 'details', field, value, shared) }),
    );
  await visitor.hands.check(
    page
      .getByRole('group', { name: label('account_id') })
      .getByRole('radio')
      .nth(wish.account ?? 0),
  );
  await choose('method', wish.method, 'transfer-method');
  if (wish.method === 'FPS') {
    await choose('type', wish.type ?? 'mobile', 'payee-type');
    await visitor.type(label(proxyField(wish)), wish.proxy ?? payees.fps);
  } else {
    await visitor.hands.lookUp(page.getByRole('combobox', { name: label('bank_code', 'bank-code') }), payees.bank);
    await visitor.type(label('account_number', 'account-number'), wish.accountNumber ?? payees.account);
    await visitor.type(label('payee_name_en'), wish.name ?? 'Sample Payee');
  }
  await visitor.type(label('amount'), wish.amount);
  if (wish.remark !== undefined) await page.getByLabel(label('remark')).fill(wish.remark);
}

/** The field that takes a payee's FPS identity. */
export const proxyField = ({ type }: Pick<TransferWish, 'type'>): string =>
  type === 'fpsId' ? 'fps_id' : (type ?? 'mobile');

/** A payee who was never paid is confirmed once more. */
export async function confirmPayee(visitor: Visitor, flow = FLOW): Promise<void> {
  await visitor.at(flow, 'review');
  const box = visitor.page.getByRole('checkbox', { name: visitor.words.label(flow, 'review', 'payee_confirmed') });
  if (await box.isVisible()) await visitor.hands.check(box);
}

/** From the review page through the payment password. */
export async function pay(visitor: Visitor, password = PAY_PASSWORD): Promise<void> {
  await confirmPayee(visitor);
  await visitor.send(FLOW, 'review');
  await enterPayPassword(visitor, password);
}

export async function enterPayPassword(visitor: Visitor, password = PAY_PASSWORD): Promise<void> {
  await visitor.at('confirm-payment', 'ask');
  visitor.watch.secret(password);
  const label = visitor.words.label('confirm-payment', 'ask', 'pay_pwd', 'pay-pwd');
  await visitor.type(label, password);
  await visitor.send('confirm-payment', 'ask');
}

/** The value beside a label of a review or result step. */
export async function rowOf(visitor: Visitor, state: string, name: string): Promise<string> {
  const label = visitor.words.say(FLOW, `steps.${state}.summary.${name}`);
  const term = visitor.page.locator('dt', { hasText: new RegExp(`^${label}$`) });
  return (await term.locator('xpath=following-sibling::dd[1]').innerText()).replaceAll('\u00a0', ' ').trim();
}

/** Records of money that left for a payee, as the dashboard of the first account shows them. */
export async function effectsFor(visitor: Visitor, payee: string): Promise<number> {
  const { page, words } = visitor;
  await visitor.open('/dashboard');
  const rows = page.getByRole('listitem').filter({ hasText: words.say('pages', 'recordKind.transferOut') });
  await page.getByText(words.say('pages', 'dashboard.recent'), { exact: true }).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: /HK\$|CN¥|US\$/ })
    .first()
    .waitFor();
  return rows.filter({ hasText: payee }).count();
}

/** Opens the wizard as a member does, past what an earlier visit may have left: a receipt to read again, or a record to
 * continue. */
export async function beginTransfer(visitor: Visitor): Promise<void> {
  await visitor.open(ROUTE);
  await startTransferOver(visitor);
}

/** On the page of the wizard: at its first step, past what an earlier visit has left. */
export async function startTransferOver(visitor: Visitor): Promise<void> {
  const { page, words } = visitor;
  const again = page.getByRole('button', { name: words.say('app', 'wizard.resume.startOver') });
  const receipt = page.getByRole('main').getByRole('link', { name: words.say('shared', 'next./dashboard') });
  const title = visitor.heading(words.say(FLOW, 'steps.details.title'));
  await again.or(receipt).or(title).first().waitFor();
  if (await receipt.isVisible()) {
    await Promise.all([page.waitForResponse('**/flow/recordDrop'), visitor.hands.press(receipt)]);
    await visitor.open(ROUTE);
    await again.or(title).first().waitFor();
  }
  if (await again.isVisible()) await visitor.hands.press(again);
  await visitor.at(FLOW, 'details');
}

/** What the form or the gateway says is wrong. */
export function problem(visitor: Visitor, text: string | RegExp): Locator {
  return visitor.page.getByRole('main').getByText(text).first();
}
