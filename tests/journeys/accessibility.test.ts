import { describe, expect, it } from 'vitest';
import { findBarriers } from './support/axe.ts';
import { journey } from './support/journey.ts';
import { chan, lam, lee, payees, tse, wong, yip } from './support/members.ts';
import {
  beginTransfer,
  confirmPayee,
  enterPayPassword,
  fillDetails,
  fillTransfer,
  pay,
  problem,
  startTransferOver,
} from './support/transfer.ts';

/** Every screen of the first flows: nothing that axe knows stands in anyone's way, and nothing stands
 * outside the window, in three languages. The journeys' end judges what was gathered. */
const LOGIN = 'login-by-password';
const FLOW = 'transfer-to-hk';
const { arrive, demonstration } = journey();

const views = [
  { locale: 'zh-HK', width: 1280 },
  { locale: 'zh-CN', width: 360 },
  { locale: 'en', width: 360 },
] as const;

it('a barrier is found, on a page that axe has judged before too', async () => {
  const { page } = await arrive({ locale: 'en' });
  await page.setContent('<html lang="en"><head><title>A page</title></head><main><h1>A page</h1></main></html>');
  expect(await findBarriers(page)).toEqual([]);
  await page.locator('h1').evaluate((heading) => heading.after(document.createElement('button')));
  expect(await findBarriers(page)).toEqual(['button-name: button']);
});

describe.each(views)('in $locale at $width px', ({ locale, width }) => {
  const visit = (pictures: string) => arrive({ locale, width, pictures, judged: true });

  it('signing in', { timeout: 180_000 }, async () => {
    const visitor = await visit('a-sign-in');
    const { page, words } = visitor;
    await visitor.open('/login');
    await visitor.at(LOGIN, 'credentials');
    await visitor.send(LOGIN, 'credentials');
    await problem(visitor, words.say('shared', 'widgets.errors.title')).waitFor();
    await visitor.look('credentials-errors');
    for (const member of [yip, tse]) {
      await visitor.open('/login');
      await visitor.at(LOGIN, 'credentials');
      await visitor.tryToSignIn(member);
      await page.getByRole('heading', { level: 1 }).and(page.locator('#step-title')).waitFor();
      await visitor.heading(words.say(LOGIN, 'steps.credentials.title')).waitFor({ state: 'detached' });
      await visitor.look(`end-of-${member.name}`);
    }
    await visitor.open('/login');
    await visitor.at(LOGIN, 'credentials');
    await visitor.tryToSignIn(wong);
    await visitor.at('choose-card', 'pick');
    await visitor.hands.check(page.getByRole('radio').first());
    await visitor.send('choose-card', 'pick');
    await visitor.at('device-code', 'enter');
    await page.getByText(words.pattern('shared', 'widgets.oneTimeCode.sentTo')).waitFor();
    await visitor.send('device-code', 'enter');
    await problem(visitor, words.say('shared', 'fields.one-time-code.errors.otp.required')).waitFor();
    await visitor.look('device-code-errors');
    await demonstration().sandbox.advanceClock(61);
    await visitor.enterCode('device-code', wong.mobile);
    await page.waitForURL('**/dashboard');
    await page.getByText(words.say('pages', 'dashboard.recent'), { exact: true }).waitFor();
  });

  it('sending money', { timeout: 180_000 }, async () => {
    const visitor = await visit('b-send');
    const { page, words } = visitor;
    await visitor.enter(chan, { at: '/dashboard/transfer/toHk' });
    await startTransferOver(visitor);
    await visitor.send(FLOW, 'details');
    await problem(visitor, words.say('shared', 'widgets.errors.title')).waitFor();
    await visitor.look('details-errors');
    await fillDetails(visitor, { method: 'FPS', type: 'email', proxy: 'payee@example.com', amount: '10.00' });
    await visitor.look('details-fps');
    await fillDetails(visitor, { method: 'bank', amount: '20.00', accountNumber: payees.slowAccount });
    await visitor.look('details-bank');
    await visitor.send(FLOW, 'details');
    await visitor.at(FLOW, 'review');
    await confirmPayee(visitor);
    await visitor.send(FLOW, 'review');
    await enterPayPassword(visitor, '864209');
    await problem(visitor, words.pattern('confirm-payment', 'steps.ask.codes.PAY_PWD_WRONG')).waitFor();
    await visitor.look('password-wrong');
    await enterPayPassword(visitor);
    await visitor.at(FLOW, 'processing');
    await beginTransfer(visitor);
    await fillTransfer(visitor, { method: 'FPS', amount: '10.00', remark: 'Lunch' });
    await visitor.at(FLOW, 'review');
    await pay(visitor);
    await visitor.at(FLOW, 'done');
    await beginTransfer(visitor);
    await fillTransfer(visitor, { method: 'bank', amount: '10.00', accountNumber: payees.refusedAccount });
    await visitor.at(FLOW, 'review');
    await visitor.press(words.say('shared', 'buttons.SAVE_EXIT'));
    await visitor.heading(words.say('app', 'wizard.saved.title')).waitFor();
    await visitor.look('saved');
    await visitor.open('/dashboard/transfer/toHk');
    await page.getByRole('button', { name: words.say('app', 'wizard.resume.continue'), exact: true }).waitFor();
    await visitor.look('resume');
    await visitor.press(words.say('app', 'wizard.resume.continue'));
    await visitor.at(FLOW, 'review');
    await pay(visitor);
    await visitor.at(FLOW, 'failed');
    for (const code of ['CARD_STATUS', 'TRANSFER_HOURS']) {
      await beginTransferAnew();
      await demonstration().sandbox.fault('transferQuote', 'code', code);
      await fillTransfer(visitor, { method: 'bank', amount: '10.00' });
      await visitor.at(FLOW, code === 'CARD_STATUS' ? 'refused' : 'closedNow');
    }

    async function beginTransferAnew(): Promise<void> {
      await visitor.open('/dashboard');
      await beginTransfer(visitor);
    }
  });

  it('being refused', { timeout: 180_000 }, async () => {
    const visitor = await visit('c-refused');
    const { page, words } = visitor;
    await visitor.enter(lee, { at: '/dashboard/transfer/toHk' });
    await visitor.heading(words.say('pages', 'refusal.level.title')).waitFor();
    await visitor.look('level');
    if (width < 600) await visitor.press(words.say('app', 'menu.open'));
    await visitor.look('menu');
    await visitor.press(words.say('app', 'menu.signOut'));
    await page.waitForURL((url) => !url.pathname.includes('error'));
    const other = await visit('c-refused-frozen');
    await other.enter(lam);
    await other.page.waitForURL('**/dashboard');
    await other.page.getByText(other.words.say('pages', 'dashboard.recent'), { exact: true }).waitFor();
    await other.look('dashboard-frozen');
    await other.open('/dashboard/transfer/toHk');
    await other.at(FLOW, 'frozen');
    await expect.poll(() => other.route).toBe('/dashboard/transfer/toHk');
  });
});
