import { describe, expect, it } from 'vitest';
import { mobileText } from '../../src/domain/mobileText.ts';
import { answerStep, fillStep, type Given } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { tabTo, typeAt } from './support/keyboard.ts';
import { chan } from './support/members.ts';
import { summaryOf } from './support/summary.ts';
import { problem } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Becoming a member, each outcome that a visitor would name (F-REG, R-PUB-11, R-PUB-12). */
const FLOW = 'register';
const PASSWORD = 'Fresh1234';
const PIN = '864209';
const { arrive, demonstration } = journey();
let numbers = 61_230_100;
const newNumber = () => String((numbers += 1));

async function atMobile(options: VisitorOptions = {}): Promise<Visitor> {
  await demonstration().sandbox.advanceClock(61);
  const visitor = await arrive({ pictures: 'register', ...options });
  await visitor.open('/register');
  await visitor.at(FLOW, 'mobile');
  return visitor;
}

async function askCode(visitor: Visitor, mobile: string): Promise<void> {
  await fillStep(visitor, FLOW, 'mobile', { mob_no: mobile, agree: true });
  await visitor.send(FLOW, 'mobile');
  await visitor.at(FLOW, 'code');
}

async function enterCode(visitor: Visitor, mobile: string): Promise<void> {
  await visitor.obtainedCode();
  await fillStep(visitor, FLOW, 'code', { otp: await demonstration().sandbox.latestCode(mobile) });
  await visitor.send(FLOW, 'code');
}

const account = (mobile: string): Given => ({
  user_name: 'Au Yeung Sum',
  email: `member.${mobile}@example.com`,
  new_login_pwd: PASSWORD,
  new_login_pwd_confirm: PASSWORD,
});
const pin: Given = { pay_pwd: PIN, pay_pwd_confirm: PIN };

async function toReview(visitor: Visitor, mobile: string, change: Given = {}): Promise<void> {
  await askCode(visitor, mobile);
  await enterCode(visitor, mobile);
  await answerStep(visitor, FLOW, 'account', { ...account(mobile), ...change });
  await answerStep(visitor, FLOW, 'pin', pin);
  await answerStep(visitor, FLOW, 'card', { currency: 'HKD', card_organ: 'Visa' });
  await visitor.at(FLOW, 'review');
}

const views = [
  { locale: 'zh-HK', width: 1280 },
  { locale: 'zh-CN', width: 360 },
  { locale: 'en', width: 360 },
] as const;

describe.each(views)('in $locale at $width px', ({ locale, width }) => {
  it('a visitor becomes a member, and signs in with the new password (R-PUB-11)', async () => {
    const mobile = newNumber();
    const visitor = await atMobile({ locale, width, judged: true });
    await visitor.send(FLOW, 'mobile');
    await problem(visitor, visitor.words.say('shared', 'widgets.errors.title')).waitFor();
    await visitor.look('mobile-errors');
    await toReview(visitor, mobile);
    expect(await visitor.page.getByRole('main').innerText()).toContain(mobileText('852', mobile));
    await visitor.send(FLOW, 'review');
    await visitor.at(FLOW, 'done');
    await expect.poll(() => visitor.route).toBe('/register/success');
    expect(await summaryOf(visitor, FLOW, 'done', 'account')).toMatch(/^\*{6}\d{4}$/);
    await visitor.page.reload();
    await visitor.at(FLOW, 'done');
    await visitor.hands.press(
      visitor.page.getByRole('link', { name: visitor.words.say('shared', 'next.login-by-password') }),
    );
    await visitor.at('login-by-password', 'credentials');
    await demonstration().sandbox.advanceClock(61);
    await visitor.tryToSignIn({ name: 'new', areaCode: '852', mobile, cards: 1 }, PASSWORD);
    await visitor.at('device-code', 'enter');
    await visitor.enterCode('device-code', mobile);
    await visitor.page.waitForURL('**/dashboard');
  });
});

describe('the number', () => {
  it('of a member is told to who holds the phone only, with a way to sign in: MOB_EXISTS', async () => {
    const visitor = await atMobile({ judged: true });
    await askCode(visitor, chan.mobile);
    await enterCode(visitor, chan.mobile);
    await visitor.at(FLOW, 'mobile');
    await problem(visitor, visitor.words.code('MOB_EXISTS', { flow: FLOW, state: 'mobile' })).waitFor();
    await visitor.look('mobile-exists');
    await visitor.send(FLOW, 'mobile', 'SIGN_IN');
    await visitor.at('login-by-password', 'credentials');
  });

  it('of an account closed this year is refused: MOB_USED_THIS_YEAR (R-CONST-40)', async () => {
    const mobile = newNumber();
    const visitor = await atMobile({ judged: true });
    await demonstration().sandbox.fault('registerCheckMobile', 'code', 'MOB_USED_THIS_YEAR');
    await askCode(visitor, mobile);
    await enterCode(visitor, mobile);
    await visitor.at(FLOW, 'numberBlocked');
  });

  it('of another length than its area has is refused at once (AMB-25)', async () => {
    const visitor = await atMobile();
    await fillStep(visitor, FLOW, 'mobile', { mob_no: '6123', agree: true });
    await visitor.send(FLOW, 'mobile');
    await problem(visitor, visitor.words.say('shared', 'fields.mob-no.errors.mobile.fitsArea', { count: 4 })).waitFor();
  });
});

describe('the code', () => {
  it('a wrong code counts; another one can be had (R-ERR-25)', async () => {
    const mobile = newNumber();
    const visitor = await atMobile();
    await askCode(visitor, mobile);
    const right = await demonstration().sandbox.latestCode(mobile);
    await visitor.obtainedCode();
    await demonstration().sandbox.advanceClock(61);
    await fillStep(visitor, FLOW, 'code', { otp: right === '000000' ? '000001' : '000000' });
    await visitor.send(FLOW, 'code');
    await problem(visitor, visitor.words.code('OTP_WRONG', { flow: FLOW, state: 'code' }, { left: 4 })).waitFor();
    await visitor.send(FLOW, 'code', 'NEW_CODE');
    await visitor.at(FLOW, 'mobile');
    await askCode(visitor, mobile);
    await enterCode(visitor, mobile);
    await visitor.at(FLOW, 'account');
  });
});

describe('the terms (R-VAL-38, AMB-28)', () => {
  it('open in a tab of their own, from the documents of the footer', async () => {
    const visitor = await atMobile();
    const name = visitor.words.say('shared', 'fields.agree.options.00');
    const [tab] = await Promise.all([
      visitor.context.waitForEvent('page'),
      visitor.hands.press(visitor.page.getByRole('button', { name: new RegExp(name) })),
    ]);
    await tab.waitForURL('**/gc4-app-pc/rules');
    await tab.getByRole('heading', { level: 1, name }).waitFor();
    await tab.close();
  });

  it('must be agreed to: the very words of the specification', async () => {
    const visitor = await atMobile({ locale: 'en' });
    await fillStep(visitor, FLOW, 'mobile', { mob_no: newNumber() });
    await visitor.send(FLOW, 'mobile');
    await problem(visitor, 'Please agree to the terms').waitFor();
  });
});

describe('passwords', () => {
  it.each([
    { field: 'new_login_pwd_confirm', state: 'account', value: 'Other1234' },
    { field: 'pay_pwd_confirm', state: 'pin', value: '111111' },
  ])('$field that differs: Confirm password error! (R-VAL-11)', async ({ state, field, value }) => {
    const mobile = newNumber();
    const visitor = await atMobile({ locale: 'en' });
    await askCode(visitor, mobile);
    await enterCode(visitor, mobile);
    await visitor.at(FLOW, 'account');
    if (state === 'pin') await answerStep(visitor, FLOW, 'account', account(mobile));
    await answerStep(visitor, FLOW, state, { ...(state === 'pin' ? pin : account(mobile)), [field]: value });
    await problem(visitor, 'Confirm password error!').waitFor();
  });

  it('are in no storage: a reload at the review asks for them again, and for nothing else', async () => {
    const mobile = newNumber();
    const visitor = await atMobile({ judged: true });
    const { page, words } = visitor;
    await toReview(visitor, mobile);
    await page.reload();
    await visitor.press(words.say('app', 'wizard.resume.continue'));
    await visitor.at(FLOW, 'account');
    await page.getByText(words.say('shared', 'notices.secretAgain')).waitFor();
    expect(await page.getByText(words.say('shared', 'notices.resumed')).count()).toBe(0);
    await visitor.look('passwords-again');
    const name = page.getByLabel(words.label(FLOW, 'account', 'user_name'), { exact: true });
    expect(await name.inputValue()).toBe('Au Yeung Sum');
    await answerStep(visitor, FLOW, 'account', account(mobile));
    await answerStep(visitor, FLOW, 'pin', pin);
    await visitor.at(FLOW, 'review');
    await visitor.send(FLOW, 'review');
    await visitor.at(FLOW, 'done');
  });

  it('a reload while the code is on its way: the code of before is typed', async () => {
    const mobile = newNumber();
    const visitor = await atMobile();
    await askCode(visitor, mobile);
    const otp = await demonstration().sandbox.latestCode(mobile);
    await visitor.page.reload();
    await visitor.press(visitor.words.say('app', 'wizard.resume.continue'));
    await visitor.at(FLOW, 'code');
    await visitor.obtainedCode();
    await fillStep(visitor, FLOW, 'code', { otp });
    await visitor.send(FLOW, 'code');
    await visitor.at(FLOW, 'account');
  });
});

describe('registering', () => {
  it.each<{ what: string; code: string; wrong: Given }>([
    { what: 'an address that is taken', code: 'EMAIL_USED', wrong: { email: 'Chan@example.com' } },
    {
      what: 'a password that is guessed first',
      code: 'LOGIN_PWD_WEAK',
      wrong: { new_login_pwd: 'Password1', new_login_pwd_confirm: 'Password1' },
    },
  ])('with $what is told at the step itself: $code', async ({ code, wrong }) => {
    const mobile = newNumber();
    const visitor = await atMobile();
    await askCode(visitor, mobile);
    await enterCode(visitor, mobile);
    await answerStep(visitor, FLOW, 'account', { ...account(mobile), ...wrong });
    await problem(visitor, visitor.words.code(code, { flow: FLOW, state: 'account' })).waitFor();
    await visitor.at(FLOW, 'account');
    await answerStep(visitor, FLOW, 'account', account(mobile));
    await visitor.at(FLOW, 'pin');
  });

  it('with an address that was taken meanwhile leads back to it, and nothing else is lost: EMAIL_USED', async () => {
    const mobile = newNumber();
    const visitor = await atMobile();
    await toReview(visitor, mobile);
    await demonstration().sandbox.fault('registerSubmit', 'code', 'EMAIL_USED');
    await visitor.send(FLOW, 'review');
    await visitor.at(FLOW, 'account');
    await problem(visitor, visitor.words.code('EMAIL_USED', { flow: FLOW, state: 'account' })).waitFor();
    await answerStep(visitor, FLOW, 'account', account(mobile));
    await visitor.at(FLOW, 'pin');
  });

  it('with three cards already is refused: MAX_CARDS (R-CONST-15)', async () => {
    const visitor = await atMobile({ judged: true });
    await toReview(visitor, newNumber());
    await demonstration().sandbox.fault('registerSubmit', 'code', 'MAX_CARDS');
    await visitor.send(FLOW, 'review');
    await visitor.at(FLOW, 'tooManyCards');
  });

  it('too long after the number was confirmed confirms it again: TICKET_EXPIRED', async () => {
    const mobile = newNumber();
    const visitor = await atMobile();
    await toReview(visitor, mobile);
    await demonstration().sandbox.advanceClock(1801);
    await visitor.send(FLOW, 'review');
    await visitor.at(FLOW, 'mobile');
    await problem(visitor, visitor.words.code('TICKET_EXPIRED', { flow: FLOW, state: 'mobile' })).waitFor();
  });

  it('whose reply is lost: the gateway is asked, and there is one member', async () => {
    const visitor = await atMobile();
    visitor.watch.allow(/ERR_|Failed to load/);
    await toReview(visitor, newNumber());
    await demonstration().sandbox.fault('registerSubmit', 'dropAfter');
    await visitor.send(FLOW, 'review');
    await visitor.at(FLOW, 'done');
  });

  it('by keyboard alone', async () => {
    const mobile = newNumber();
    const visitor = await atMobile({ keysOnly: true });
    const { page, words } = visitor;
    const field = (state: string, name: string, shared?: string) =>
      page.getByLabel(words.label(FLOW, state, name, shared), { exact: true });
    await typeAt(visitor, field('mobile', 'mob_no', 'mob-no'), mobile);
    await tabTo(visitor, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await visitor.at(FLOW, 'code');
    const code = await demonstration().sandbox.latestCode(mobile);
    await typeAt(visitor, field('code', 'otp', 'otp'), code);
    await page.keyboard.press('Enter');
    await visitor.at(FLOW, 'account');
    await typeAt(visitor, field('account', 'user_name'), 'Au Yeung Sum');
    await typeAt(visitor, field('account', 'email', 'email'), `member.${mobile}@example.com`);
    await typeAt(visitor, field('account', 'new_login_pwd'), PASSWORD);
    await typeAt(visitor, field('account', 'new_login_pwd_confirm'), PASSWORD);
    await page.keyboard.press('Enter');
    await visitor.at(FLOW, 'pin');
    await typeAt(visitor, field('pin', 'pay_pwd'), PIN);
    await typeAt(visitor, field('pin', 'pay_pwd_confirm'), PIN);
    await page.keyboard.press('Enter');
    await visitor.at(FLOW, 'card');
    await tabTo(visitor, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await tabTo(visitor, page.getByRole('button', { name: words.button(FLOW, 'card', 'NEXT'), exact: true }));
    await page.keyboard.press('Enter');
    await visitor.at(FLOW, 'review');
    await tabTo(visitor, page.getByRole('button', { name: words.button(FLOW, 'review', 'NEXT'), exact: true }));
    await page.keyboard.press('Enter');
    await visitor.at(FLOW, 'done');
  });

  it('is for visitors: a member is taken to the dashboard (R-PUB-05)', async () => {
    const visitor = await arrive();
    await visitor.signIn(chan);
    await visitor.page.waitForURL('**/dashboard');
    for (const route of ['/register', '/login', '/loginByCvc']) {
      await visitor.open(route);
      await visitor.page.waitForURL('**/dashboard');
    }
  });
});
