import { describe, expect, it } from 'vitest';
import { cardInHand, printedNumber } from './support/cards.ts';
import { journey } from './support/journey.ts';
import { sze, tsui, yuen } from './support/members.ts';
import { sentCode } from './support/sentCode.ts';
import { tabTo } from './support/tabTo.ts';
import { problem } from './support/transfer.ts';
import type { Visitor } from './support/visitor.ts';

/** A card comes in the mail and is activated (R-FLOW-11 to R-FLOW-14, R-MEM-49, R-MEM-50). */
const NAME = 'card-to-activate';
const FLOW = 'card-activate';
const { arrive } = journey();

const YUEN = '6200010000002027';
const SZE = '4000010000002035';
const TSUI = '5100010000002041';

const labels = ({ words }: Visitor, state: string, field: string, shared: string) =>
  words.label(NAME, state, field, shared);
const field = (visitor: Visitor, state: string, name: string, shared: string) =>
  visitor.page.getByLabel(labels(visitor, state, name, shared), { exact: true });

async function chooseWay(visitor: Visitor, variant: 'info' | 'code'): Promise<void> {
  await visitor.at(NAME, 'way');
  await visitor.hands.check(
    visitor.page.getByRole('radio', { name: visitor.words.option(NAME, 'way', 'variant', variant) }),
  );
  await visitor.send(NAME, 'way');
}

describe('by card details', () => {
  it('a member on a phone corrects the security code, then activates; nothing else is asked (R-FLOW-11, R-ERR-24)', async () => {
    const visitor = await arrive({ locale: 'zh-HK', width: 360, pictures: 'activate-details', judged: true });
    await visitor.enter(yuen, { at: '/cards/activation' });
    await chooseWay(visitor, 'info');
    await visitor.at(NAME, 'details');
    const card = await cardInHand(visitor.demonstration, YUEN);
    visitor.watch.secret(card.cvc2);
    await field(visitor, 'details', 'card_no', 'gc-card-no').fill(YUEN);
    await field(visitor, 'details', 'expiry_date', 'expiry-date').fill(card.expiry_date);
    await field(visitor, 'details', 'cvc2', 'cvc2').fill(card.cvc2 === '000' ? '001' : '000');
    await visitor.send(NAME, 'details');
    const wrong = visitor.words.code('CVC_ERROR', { flow: NAME, state: 'details' }, { left: 4 });
    await problem(visitor, wrong).waitFor();
    await visitor.look('wrong-security-code');
    expect(await field(visitor, 'details', 'card_no', 'gc-card-no').inputValue()).toBe(printedNumber(YUEN));
    expect(await field(visitor, 'details', 'cvc2', 'cvc2').inputValue()).toBe('');
    await field(visitor, 'details', 'cvc2', 'cvc2').fill(card.cvc2);
    await visitor.send(NAME, 'details');
    await visitor.heading(visitor.words.say(FLOW, 'steps.confirm.title')).waitFor();
    await visitor.look(`${FLOW}-confirm`);
    const { page, words } = visitor;
    expect(await page.getByLabel(words.say('shared', 'fields.birth-md.label'), { exact: true }).count()).toBe(0);
    const code = await sentCode(visitor, yuen.mobile);
    await page.getByLabel(words.label(FLOW, 'confirm', 'code', 'one-time-code'), { exact: true }).fill(code);
    await visitor.send(FLOW, 'confirm');
    await visitor.at(FLOW, 'activated');
    await expect.poll(() => visitor.route).toBe('/cards/activation/success');
    await page.getByText('**** **** **** 2027').waitFor();
  });
});

describe('by activation code', () => {
  it('a visitor, by the keyboard alone, sets what is missing and signs in with it (R-FLOW-12, R-FLOW-13)', async () => {
    const visitor = await arrive({ pictures: 'activate-code', judged: true, keysOnly: true });
    const { page, words } = visitor;
    const keys = page.keyboard;
    const enter = async (flow: string, state: string, answers: readonly (readonly [label: string, text: string])[]) => {
      await visitor.at(flow, state);
      for (const [label, text] of answers) {
        await tabTo(page, label);
        await keys.type(text);
      }
      await keys.press('Enter');
    };
    const choose = async (flow: string, state: string, name: string, value: string) => {
      await visitor.at(flow, state);
      await tabTo(page, /\S/);
      while (!(await page.getByRole('radio', { name: words.option(flow, state, name, value) }).isChecked())) {
        const radio = await page.evaluate(() => document.activeElement?.getAttribute('type') === 'radio');
        if (radio) await keys.press('Space');
        if (radio && !(await page.getByRole('radio', { name: words.option(flow, state, name, value) }).isChecked()))
          await keys.press('ArrowDown');
        else if (!radio) await keys.press('Tab');
      }
      await keys.press('Enter');
    };
    const card = await cardInHand(visitor.demonstration, SZE);
    visitor.watch.secret(card.activation_code!);
    visitor.watch.secret('Fresh1234');
    await visitor.open('/cards/activation');
    await choose(NAME, 'way', 'variant', 'code');
    await enter(NAME, 'code', [
      [labels(visitor, 'code', 'card_last4', 'card-last4'), SZE.slice(-4)],
      [labels(visitor, 'code', 'activation_code', 'activation-code'), card.activation_code!],
    ]);
    await choose(FLOW, 'access', 'set', 'password');
    const shared = (name: string) => words.say('shared', `fields.${name}.label`);
    await enter(FLOW, 'password', [
      [shared('new-login-pwd'), 'Fresh1234'],
      [shared('new-login-pwd-confirm'), 'Fresh1234'],
    ]);
    await enter(FLOW, 'paymentPassword', [
      [shared('pay-pwd'), '246802'],
      [shared('pay-pwd-confirm'), '246802'],
    ]);
    await visitor.heading(words.say(FLOW, 'steps.confirm.title')).waitFor();
    await visitor.look(`${FLOW}-confirm`);
    const code = await sentCode(visitor, sze.mobile);
    await tabTo(page, words.label(FLOW, 'confirm', 'code', 'one-time-code'));
    await keys.type(code);
    await visitor.at(FLOW, 'activated');
    await visitor.open('/login');
    await visitor.at('login-by-password', 'credentials');
    await visitor.tryToSignIn(sze, 'Fresh1234');
    await visitor.at('device-code', 'enter');
  });

  it('a card whose activation is locked is refused, and the money is safe (R-STATE-31)', async () => {
    const visitor = await arrive({ locale: 'zh-HK', width: 1280, pictures: 'activate-locked', judged: true });
    await visitor.enter(tsui, { at: '/cards/activation' });
    await chooseWay(visitor, 'code');
    await visitor.at(NAME, 'code');
    await field(visitor, 'code', 'card_last4', 'card-last4').fill(TSUI.slice(-4));
    await field(visitor, 'code', 'activation_code', 'activation-code').fill('WRONG23456');
    await visitor.send(NAME, 'code');
    await visitor.at(FLOW, 'locked');
    await visitor.page
      .getByRole('link', { name: visitor.words.say('shared', 'next./contactUs') })
      .last()
      .waitFor();
  });
});

describe('an address in mid-flow', () => {
  it('leads a visitor to the first step (AMB-44)', async () => {
    const visitor = await arrive({ width: 360, pictures: 'activate-deep', judged: true });
    await visitor.open('/cards/activation/success');
    await visitor.at(NAME, 'way');
  });
});
