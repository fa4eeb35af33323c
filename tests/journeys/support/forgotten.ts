import { enterDate } from './enterDate.ts';
import type { Visitor } from './visitor.ts';

const FLOW = 'forgot-password';

export type Way = 'uplink' | 'codeAndId' | 'code' | 'question' | 'manual';

/** Says whom it is about. */
export async function identify(visitor: Visitor, loginId: string, areaCode = '852'): Promise<void> {
  const { page, words } = visitor;
  await page
    .getByLabel(words.label(FLOW, 'identify', 'area_code', 'area-code'), { exact: true })
    .selectOption(areaCode);
  await page.getByLabel(words.label(FLOW, 'identify', 'login_id', 'login-id'), { exact: true }).fill(loginId);
  await visitor.send(FLOW, 'identify');
}

/** From the address to the ways that are offered. */
export async function beginReset(visitor: Visitor, loginId: string, areaCode = '852'): Promise<void> {
  await visitor.open('/forgetPwd');
  await visitor.at(FLOW, 'identify');
  await identify(visitor, loginId, areaCode);
  await visitor.at(FLOW, 'choose');
}

export async function chooseWay(visitor: Visitor, way: Way): Promise<void> {
  const { page, words } = visitor;
  const name = words.option(FLOW, 'choose', 'mode', way);
  await visitor.hands.check(page.getByRole('radio', { name, exact: false }).and(page.locator(`[value="${way}"]`)));
  // The ways by code send one on arrival; another may have been sent less than a minute ago.
  await visitor.demonstration.sandbox.advanceClock(61);
  await visitor.send(FLOW, 'choose');
}

/** Types what a step of a sub-flow asks, by field and shared schema, and goes on. */
export async function answerStep(
  visitor: Visitor,
  flow: string,
  state: string,
  fields: readonly (readonly [field: string, shared: string, value: string])[],
): Promise<void> {
  const { page, words } = visitor;
  for (const [field, shared, value] of fields) {
    const label = words.label(flow, state, field, shared);
    const control = page.getByLabel(label, { exact: true });
    if (shared === 'birth-md') await enterDate(visitor, label, value);
    else if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
  await visitor.send(flow, state);
}

export async function setPassword(visitor: Visitor, password: string): Promise<void> {
  visitor.watch.secret(password);
  await visitor.at(FLOW, 'newPassword');
  await answerStep(visitor, FLOW, 'newPassword', [
    ['new_login_pwd', 'new-login-pwd', password],
    ['new_login_pwd_confirm', 'new-login-pwd-confirm', password],
  ]);
  await visitor.at(FLOW, 'changed');
}
