import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser.ts';
import { typeCaptcha as typeIt } from './support/captcha.ts';
import { startDemonstration, type Demonstration } from './support/demonstration.ts';
import { chan, cheung, ho, lee, PASSWORD, tse, wong, yip, zhang } from './support/members.ts';
import { sentCode } from './support/sentCode.ts';
import { Visitor } from './support/visitor.ts';

/** Every branch of signing in that a member would name. */
const FLOW = 'login-by-password';
let demonstration: Demonstration;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await sharedBrowser();
  demonstration = await startDemonstration();
});

afterAll(async () => {
  await demonstration?.stop();
});

beforeEach(async ({ task }) => {
  visitor = await Visitor.arrive(browser, demonstration, {
    width: 1280,
    pictures: `sign-in-${task.name.replace(/\W+/g, '-')}`,
  });
});

afterEach(async () => {
  expect(await visitor.watch.findings()).toEqual([]);
  await visitor.leave();
});

async function captchaField() {
  const { page, words } = visitor;
  return page.getByLabel(words.label(FLOW, 'credentials', 'captcha', 'captcha'), { exact: true });
}

const typeCaptcha = () => typeIt(visitor, FLOW, 'credentials');

describe('a device', () => {
  it('is confirmed by a code once and then known (R-GEN-16)', async () => {
    await visitor.signIn(chan);
    await visitor.press(visitor.words.say('app', 'menu.signOut'));
    await visitor.page.waitForURL((url) => !url.pathname.includes('dashboard'));
    await visitor.page.getByText(visitor.words.say('app', 'session.signedOut')).waitFor();
    expect(await visitor.page.getByText(visitor.words.say('app', 'session.signedIn')).count()).toBe(0);
    const sent = (await demonstration.sandbox.messagesTo(chan.mobile)).length;
    await visitor.signIn(chan);
    await visitor.page.waitForURL('**/dashboard');
    const codes = await demonstration.sandbox.messagesTo(chan.mobile);
    expect(codes.slice(0, codes.length - sent).filter(({ code }) => code !== undefined)).toEqual([]);
  });

  it('wants the right code', async () => {
    const { page, words } = visitor;
    await visitor.open('/login');
    await visitor.at(FLOW, 'credentials');
    await visitor.tryToSignIn(zhang);
    await visitor.at('device-code', 'enter');
    const right = await sentCode(visitor, zhang.mobile);
    const wrong = right === '000000' ? '000001' : '000000';
    await page.getByLabel(words.label('device-code', 'enter', 'code', 'one-time-code'), { exact: true }).fill(wrong);
    await visitor.send('device-code', 'enter');
    await page.getByRole('link', { name: words.pattern('device-code', 'steps.enter.codes.OTP_WRONG') }).waitFor();
    await page.getByLabel(words.label('device-code', 'enter', 'code', 'one-time-code'), { exact: true }).fill(right);
    await visitor.send('device-code', 'enter');
    await page.waitForURL('**/dashboard');
  });
});

describe('several cards', () => {
  it('are chosen from, then the device is confirmed', async () => {
    await visitor.signIn(wong, { card: 2 });
    await visitor.page.waitForURL('**/dashboard');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('a wrong password', () => {
  it('is counted; after two a captcha is asked, and the right answer leads in', async () => {
    const { page, words } = visitor;
    await visitor.open('/login');
    await visitor.at(FLOW, 'credentials');
    await visitor.tryToSignIn(chan, 'Wrong1234');
    await page
      .getByRole('link', { name: words.code('PWD_ERROR', { flow: FLOW, state: 'credentials' }, { left: 4 }) })
      .waitFor();
    expect(await (await captchaField()).count()).toBe(0);
    const password = page.getByLabel(words.label(FLOW, 'credentials', 'login_pwd', 'login-pwd'), { exact: true });
    expect(await password.inputValue()).toBe('');
    await visitor.tryToSignIn(chan, 'Wrong1234');
    await (await captchaField()).waitFor();
    await visitor.tryToSignIn(chan);
    await page.getByRole('link', { name: words.say('shared', 'fields.captcha.errors.captcha.required') }).waitFor();
    await (await captchaField()).fill('0000');
    await visitor.tryToSignIn(chan);
    await page.getByRole('link', { name: words.code('CAPTCHA_WRONG', { flow: FLOW, state: 'credentials' }) }).waitFor();
    await typeCaptcha();
    await visitor.tryToSignIn(chan);
    await visitor.at('device-code', 'enter');
  });

  it('locks the account at the fifth, and a right one does not open it', async () => {
    const { page, words } = visitor;
    await visitor.open('/login');
    await visitor.at(FLOW, 'credentials');
    for (let failures = 0; failures < 4; failures += 1) {
      if (failures >= 2) await typeCaptcha();
      await visitor.tryToSignIn(ho, 'Wrong1234');
      const left = { left: 4 - failures };
      await page
        .getByRole('link', { name: words.code('PWD_ERROR', { flow: FLOW, state: 'credentials' }, left) })
        .waitFor();
    }
    await typeCaptcha();
    await visitor.tryToSignIn(ho, 'Wrong1234');
    await visitor.at(FLOW, 'locked');
    await page.getByRole('link', { name: words.say('shared', 'next./forgetPwd') }).waitFor();
    await visitor.open('/login');
    await visitor.at(FLOW, 'credentials');
    await visitor.tryToSignIn(ho, PASSWORD);
    if ((await (await captchaField()).count()) > 0) {
      await typeCaptcha();
      await visitor.tryToSignIn(ho, PASSWORD);
    }
    await visitor.at(FLOW, 'locked');
  });
});

describe('a captcha that becomes due (AMB-26)', () => {
  it('says why, keeps the password and takes the focus', async () => {
    const { page, words } = visitor;
    const other = await Visitor.arrive(browser, demonstration);
    await other.open('/login');
    await other.at(FLOW, 'credentials');
    await other.tryToSignIn(zhang, 'Wrong1234');
    const wrong = words.code('PWD_ERROR', { flow: FLOW, state: 'credentials' }, { left: 4 });
    await other.page.getByRole('link', { name: wrong }).waitFor();
    await other.tryToSignIn(zhang, 'Wrong1234');
    await other.page.getByRole('img', { name: words.say('shared', 'widgets.captcha.image') }).waitFor();
    await visitor.open('/login');
    await visitor.at(FLOW, 'credentials');
    await visitor.tryToSignIn(zhang);
    await page
      .getByRole('link', { name: words.code('CAPTCHA_REQUIRED', { flow: FLOW, state: 'credentials' }) })
      .waitFor();
    const field = await captchaField();
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    const password = page.getByLabel(words.label(FLOW, 'credentials', 'login_pwd', 'login-pwd'), { exact: true });
    expect(await password.inputValue()).toBe(PASSWORD);
    await typeCaptcha();
    await visitor.send(FLOW, 'credentials');
    await visitor.page
      .getByRole('img', { name: words.say('shared', 'widgets.captcha.image') })
      .waitFor({ state: 'detached' });
    await other.leave();
  });
});

describe('an account that cannot sign in', () => {
  it.each([
    { member: yip, state: 'unsupported', link: 'next./' },
    { member: tse, state: 'refused', link: 'next./contactUs' },
  ])('is told why: $state', async ({ member, state, link }) => {
    await visitor.open('/login');
    await visitor.at(FLOW, 'credentials');
    await visitor.tryToSignIn(member);
    await visitor.at(FLOW, state);
    await visitor.page
      .getByRole('link', { name: visitor.words.say('shared', link), exact: true })
      .last()
      .waitFor();
  });
});

it('a member who has no password is told on an unknown device what anybody is told: a wrong one', async () => {
  await visitor.open('/login');
  await visitor.at(FLOW, 'credentials');
  await visitor.tryToSignIn(cheung);
  const wrong = visitor.words.code('PWD_ERROR', { flow: FLOW, state: 'credentials' }, { left: 4 });
  await visitor.page.getByRole('link', { name: wrong }).waitFor();
});

describe('another sign-in', () => {
  it('ends this session with the device and the time of the new one (R-ERR-03 to R-ERR-06)', async () => {
    await visitor.signIn(chan);
    const other = await Visitor.arrive(browser, demonstration);
    await other.signIn(chan);
    const { page, words } = visitor;
    await visitor.hands.press(page.getByRole('link', { name: words.say('pages', 'dashboard.transfer') }));
    await visitor.open('/dashboard');
    const dialog = page.getByRole('dialog', { name: words.say('app', 'kickedOut.title') });
    await dialog.waitFor();
    const text = await dialog.innerText();
    expect(text).toMatch(/Chrome on Linux/);
    expect(text).toMatch(words.pattern('app', 'kickedOut.loginTime'));
    await visitor.picture('kicked-out');
    await visitor.hands.press(dialog.getByRole('button', { name: words.say('app', 'kickedOut.signIn') }));
    await visitor.at(FLOW, 'credentials');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/token/);
    await other.leave();
  });
});

describe('a deep link', () => {
  it('asks for sign-in first and leads back (R-PUB-01, R-PUB-02)', async () => {
    await visitor.signIn(chan, { from: '/dashboard/transfer/toHk' });
    await visitor.at('transfer-to-hk', 'details');
    expect(new URL(visitor.page.url()).pathname).toBe('/gc4-app-pc/dashboard/transfer/toHk');
    await visitor.page.reload();
    await visitor.at('transfer-to-hk', 'details');
  });

  it('keeps a T1 member out of bank transfers (R-STATE-16, R-ROLE-17)', async () => {
    await visitor.signIn(lee, { from: '/dashboard/transfer/toHk' });
    await visitor.heading(visitor.words.say('pages', 'refusal.level.title')).waitFor();
    await expect.poll(() => visitor.route).toBe('/error/level');
  });

  it('of a refusal says to a certified member that nothing is refused', async () => {
    await visitor.enter(chan, { at: '/error/level' });
    await visitor.heading(visitor.words.say('pages', 'refusal.allowed.title')).waitFor();
  });
});
