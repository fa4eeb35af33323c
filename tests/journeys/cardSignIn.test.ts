import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cardInHand, cardOf, type CardInHand } from './support/cards.ts';
import { typeCaptcha } from './support/captcha.ts';
import { journey } from './support/journey.ts';
import { tabToName } from './support/keyboard.ts';
import { chan, cheung, wong } from './support/members.ts';
import { sentCode } from './support/sentCode.ts';
import { problem } from './support/transfer.ts';
import type { Visitor } from './support/visitor.ts';

/** Signing in by what is printed on a card, and adding what the account lacks: every end a member would name. */
const FLOW = 'login-by-card';
const ADD = 'add-information';
const { arrive, demonstration } = journey();

async function fillCard(visitor: Visitor, cardNo: string, change: Partial<CardInHand> = {}): Promise<void> {
  const { words, watch } = visitor;
  const card = { ...(await cardInHand(demonstration(), cardNo)), ...change };
  const type = async (field: string, shared: string, value: string) => {
    watch.secret(value);
    await visitor.type(words.label(FLOW, 'card', field, shared), value);
  };
  await type('card_no', 'gc-card-no', card.card_no);
  await visitor.type(words.label(FLOW, 'card', 'expiry_date', 'expiry-date'), card.expiry_date);
  await visitor.type(words.label(FLOW, 'card', 'cvc2', 'cvc2'), card.cvc2);
}

async function enterCard(visitor: Visitor, cardNo: string, change: Partial<CardInHand> = {}): Promise<void> {
  await fillCard(visitor, cardNo, change);
  await visitor.send(FLOW, 'card');
}

/** After two failures a person is asked for; unless what comes `instead` is there. */
async function answerCaptcha(visitor: Visitor, instead?: Locator): Promise<void> {
  const picture = visitor.page.getByRole('img', { name: visitor.words.say('shared', 'widgets.captcha.image') });
  if (instead) await picture.or(instead).first().waitFor();
  if (instead && !(await picture.isVisible())) return;
  await typeCaptcha(visitor, FLOW, 'card');
  await visitor.send(FLOW, 'card');
}

async function begin(visitor: Visitor): Promise<void> {
  await visitor.open('/loginByCvc');
  await visitor.at(FLOW, 'card');
}

/** Obtains the code that confirms what was added, and types it. */
async function confirmByCode(visitor: Visitor, mobile: string): Promise<void> {
  const { words } = visitor;
  await visitor.at(ADD, 'confirm');
  const code = await sentCode(visitor, mobile);
  await visitor.type(words.label(ADD, 'confirm', 'code', 'one-time-code'), code);
  await visitor.send(ADD, 'confirm');
}

async function typePair(visitor: Visitor, state: string, names: readonly (readonly [string, string])[]): Promise<void> {
  for (const [name, value] of names) {
    visitor.watch.secret(value);
    const shared = name.replaceAll('_', '-');
    await visitor.type(visitor.words.label(ADD, state, name, shared), value);
  }
  await visitor.send(ADD, state);
}

describe('a card', () => {
  it('signs in on a new device with a code, after what was wrong was put right (R-FLOW-01, R-ERR-21, R-PUB-09)', async () => {
    const visitor = await arrive({ locale: 'zh-CN', pictures: 'card-new-device', judged: true });
    const { page, words } = visitor;
    await begin(visitor);
    await visitor.send(FLOW, 'card');
    await problem(visitor, words.say('shared', 'fields.gc-card-no.errors.required')).waitFor();
    await visitor.look('card-errors');
    const { cvc2 } = await cardInHand(demonstration(), cardOf.chan);
    await enterCard(visitor, cardOf.chan, { cvc2: cvc2 === '111' ? '112' : '111' });
    await problem(visitor, words.code('LOGIN_DATA_ERROR', { flow: FLOW, state: 'card' }, { left: 4 })).waitFor();
    await visitor.look('card-attempts-left');
    expect(await page.getByLabel(words.label(FLOW, 'card', 'cvc2', 'cvc2'), { exact: true }).inputValue()).toBe('');
    await enterCard(visitor, cardOf.chan);
    await visitor.at('device-code', 'enter');
    await visitor.enterCode('device-code', chan.mobile);
    await page.waitForURL('**/dashboard');
  });

  it('of several lets the member choose (R-FLOW-03)', async () => {
    const visitor = await arrive({ judged: true });
    await begin(visitor);
    await enterCard(visitor, cardOf.wong);
    await visitor.at('choose-card', 'pick');
    await visitor.hands.check(visitor.page.getByRole('radio').nth(1));
    await visitor.send('choose-card', 'pick');
    await visitor.at('device-code', 'enter');
    await visitor.enterCode('device-code', wong.mobile);
    await visitor.page.waitForURL('**/dashboard');
  });

  it('is locked by five wrong entries until support unlocks it (R-VAL-48, R-VAL-49, AMB-05)', async () => {
    const visitor = await arrive({ locale: 'zh-HK', width: 360, pictures: 'card-locked', judged: true });
    const { words, page } = visitor;
    await begin(visitor);
    for (let left = 4; left > 0; left -= 1) {
      await enterCard(visitor, cardOf.lee, { expiry_date: '0199' });
      if (left <= 2) await answerCaptcha(visitor);
      await problem(visitor, words.code('LOGIN_DATA_ERROR', { flow: FLOW, state: 'card' }, { left })).waitFor();
    }
    await enterCard(visitor, cardOf.lee, { expiry_date: '0199' });
    await answerCaptcha(visitor);
    await visitor.at(FLOW, 'locked');
    await page.getByText(/support@wallet\.example/).waitFor();
    await begin(visitor);
    await enterCard(visitor, cardOf.lee);
    await answerCaptcha(visitor, visitor.heading(words.say(FLOW, 'steps.locked.title')));
    await visitor.at(FLOW, 'locked');
    await demonstration().sandbox.play('/unlockCard', { card_no: cardOf.lee });
    await begin(visitor);
    await enterCard(visitor, cardOf.lee);
    await answerCaptcha(visitor, visitor.heading(words.say('device-code', 'steps.enter.title')));
    await visitor.at('device-code', 'enter');
  });

  it.each([
    ['of gifts', cardOf.gift, 'unsupported'],
    ['that was cancelled', cardOf.cancelled, 'refused'],
  ])('%s does not sign in (R-ERR-28, R-STATE-40)', async (_what, card, state) => {
    const visitor = await arrive({ width: 360, pictures: `card-${state}`, judged: true });
    await begin(visitor);
    await enterCard(visitor, card);
    await visitor.at(FLOW, state);
  });
});

describe('what an account lacks (AMB-37)', () => {
  it('is added after the first sign-in: a password, with which the member then signs in', async () => {
    const visitor = await arrive({ locale: 'en', width: 360, pictures: 'add-password', judged: true });
    const { page, words } = visitor;
    await begin(visitor);
    await enterCard(visitor, cardOf.cheung);
    await visitor.at(ADD, 'password');
    await expect.poll(() => visitor.route).toBe('/addInformation');
    await typePair(visitor, 'password', [
      ['new_login_pwd', 'Fresh1234'],
      ['new_login_pwd_confirm', 'Fresh1235'],
    ]);
    await problem(visitor, 'Confirm password error!').waitFor();
    await visitor.look('passwords-differ');
    await typePair(visitor, 'password', [
      ['new_login_pwd', 'Fresh1234'],
      ['new_login_pwd_confirm', 'Fresh1234'],
    ]);
    await confirmByCode(visitor, cheung.mobile);
    await page.waitForURL('**/dashboard');
    await page.getByText(words.say('pages', 'dashboard.recent'), { exact: true }).waitFor();
    const other = await arrive();
    await other.open('/login');
    await other.at('login-by-password', 'credentials');
    await other.tryToSignIn(cheung, 'Fresh1234');
    await other.at('device-code', 'enter');
  });

  it('is added step by step where it is everything; a taken number is changed; by keyboard alone', async () => {
    const visitor = await arrive({ locale: 'zh-HK', pictures: 'add-everything', judged: true, keysOnly: true });
    const { page, words } = visitor;
    const number = page.getByLabel(words.say('shared', 'widgets.mobile.number'), { exact: true });
    const enterContact = async (mobile: string) => {
      await visitor.at(ADD, 'contact');
      const label = page.getByLabel(words.label(ADD, 'contact', 'mob_no', 'mob-no'), { exact: true });
      await visitor.hands.put(label.or(number), mobile);
      await visitor.type(words.label(ADD, 'contact', 'email', 'email'), 'bearer@example.com');
      await visitor.send(ADD, 'contact');
    };
    const passwords = async () => {
      await visitor.at(ADD, 'password');
      await typePair(visitor, 'password', [
        ['new_login_pwd', 'Lantern1234'],
        ['new_login_pwd_confirm', 'Lantern1234'],
      ]);
      await visitor.at(ADD, 'pin');
      await typePair(visitor, 'pin', [
        ['pay_pwd', '246802'],
        ['pay_pwd_confirm', '246802'],
      ]);
    };
    await begin(visitor);
    await enterCard(visitor, cardOf.bearer);
    await enterContact('6123');
    await problem(visitor, words.say('shared', 'fields.mob-no.errors.mobile.fitsArea', { count: 4 })).waitFor();
    await visitor.look('number-too-short');
    await enterContact(chan.mobile);
    await passwords();
    await confirmByCode(visitor, chan.mobile);
    await problem(visitor, words.code('MOB_EXISTS')).waitFor();
    await visitor.look('number-taken');
    await enterContact('61239001');
    await passwords();
    await confirmByCode(visitor, '61239001');
    await page.waitForURL('**/dashboard');
  });

  it('has an address that leads to the card when nobody has signed in (AMB-44)', async () => {
    const visitor = await arrive();
    await visitor.open('/addInformation');
    await visitor.at(FLOW, 'card');
    await expect.poll(() => visitor.route).toBe('/loginByCvc');
  });
});

it('the sign-in pages lead to one another and to a forgotten password', async () => {
  const visitor = await arrive({ pictures: 'links', judged: true });
  const { page, words } = visitor;
  const follow = (name: string) => visitor.hands.press(page.getByRole('main').getByRole('link', { name, exact: true }));
  await visitor.open('/login');
  await visitor.at('login-by-password', 'credentials');
  await follow(words.say('shared', 'next.login-by-card'));
  await visitor.at(FLOW, 'card');
  await follow(words.say('shared', 'next.login-by-password'));
  await visitor.at('login-by-password', 'credentials');
  await follow(words.say('login-by-password', 'steps.credentials.next./forgetPwd'));
  await visitor.at('forgot-password', 'identify');
});

it('a card signs in by the keyboard alone; while it works the focus stays in the step', async () => {
  const visitor = await arrive({ keysOnly: true });
  const { page, words } = visitor;
  const card = await cardInHand(demonstration(), cardOf.chan);
  await demonstration().sandbox.advanceClock(61);
  await begin(visitor);
  await tabToName(page, words.label(FLOW, 'card', 'card_no', 'gc-card-no'));
  await page.keyboard.type(card.card_no);
  await page.keyboard.press('Tab');
  await page.keyboard.type(card.expiry_date);
  await page.keyboard.press('Tab');
  await page.keyboard.type(card.cvc2);
  await demonstration().sandbox.fault('loginByCvc', 'delay', '1500');
  await page.keyboard.press('Enter');
  const working = page.getByText(words.say('shared', 'widgets.busy.working'));
  await working.waitFor();
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(focused).toBe(words.say('shared', 'widgets.busy.working'));
  await visitor.at('device-code', 'enter');
  // The code is on its way and its field has the focus: nothing is pressed.
  await page.keyboard.type(await sentCode(visitor, chan.mobile));
  await page.waitForURL('**/dashboard');
});

it('a visitor who loads the page again after a wrong password goes on where it was', async () => {
  const visitor = await arrive();
  const { page, words } = visitor;
  await visitor.open('/login');
  await visitor.at('login-by-password', 'credentials');
  await visitor.tryToSignIn(wong, 'Wrong1234');
  await page
    .getByRole('link', { name: words.pattern('login-by-password', 'steps.credentials.codes.PWD_ERROR') })
    .waitFor();
  await page.reload();
  await visitor.at('login-by-password', 'credentials');
  expect(await page.getByLabel(words.say('shared', 'fields.login-id.label')).inputValue()).toBe(wong.mobile);
});
