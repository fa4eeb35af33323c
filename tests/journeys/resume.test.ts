import { describe, expect, it } from 'vitest';
import { goBack } from './support/goBack.ts';
import { journey } from './support/journey.ts';
import { chan, ho } from './support/members.ts';
import { sentCode } from './support/sentCode.ts';
import {
  beginTransfer,
  confirmPayee,
  effectsFor,
  enterPayPassword,
  fillDetails,
  fillTransfer,
  pay,
  rowOf,
} from './support/transfer.ts';
import type { Visitor } from './support/visitor.ts';

/** What a member has begun is found again: after a lost session, on another device, in another language. */
const FLOW = 'transfer-to-hk';
const { arrive, demonstration } = journey();

async function begun(): Promise<Visitor> {
  const visitor = await arrive({ width: 1280, pictures: 'resume' });
  await visitor.enter(chan);
  await visitor.page.waitForURL('**/dashboard');
  await beginTransfer(visitor);
  return visitor;
}

const fieldOf = ({ page, words }: Visitor, field: string, shared?: string) =>
  page.getByLabel(words.label(FLOW, 'details', field, shared), { exact: true });

describe('a lost session', () => {
  it('in mid-flow leads to sign-in and back to what was typed, also after its end', async () => {
    const visitor = await begun();
    const saved = visitor.page.waitForResponse(
      (reply) => reply.url().endsWith('/flow/recordSave') && (reply.request().postData() ?? '').includes('"10.00"'),
    );
    await fillDetails(visitor, { method: 'bank', amount: '10.00', name: 'Session Payee' });
    await visitor.page.keyboard.press('Tab');
    await saved;
    await demonstration().sandbox.advanceClock(1801);
    await fieldOf(visitor, 'payee_name_en').fill('Late Payee');
    await visitor.send(FLOW, 'details');
    await visitor.signIn(chan, { from: '' });
    await visitor.press(visitor.words.say('app', 'wizard.resume.continue'));
    const review = visitor.heading(visitor.words.say(FLOW, 'steps.review.title'));
    const details = visitor.heading(visitor.words.say(FLOW, 'steps.details.title'));
    await review.or(details).first().waitFor();
    if (await details.isVisible()) {
      expect(await fieldOf(visitor, 'payee_name_en').inputValue()).toBe('Late Payee');
      await visitor.send(FLOW, 'details');
    }
    await visitor.at(FLOW, 'review');
    await pay(visitor);
    await visitor.at(FLOW, 'done');
    expect(await effectsFor(visitor, 'Late Payee')).toBe(1);
  });
});

describe('Save and exit', () => {
  it('at the payment password: another device goes on from there, and asks the secret again', async () => {
    const visitor = await begun();
    await fillTransfer(visitor, { method: 'bank', amount: '11.00', name: 'Device Payee' });
    await visitor.at(FLOW, 'review');
    await confirmPayee(visitor);
    await visitor.send(FLOW, 'review');
    await visitor.at('confirm-payment', 'ask');
    await visitor.press(visitor.words.say('shared', 'buttons.SAVE_EXIT'));
    await visitor.heading(visitor.words.say('app', 'wizard.saved.title')).waitFor();
    await visitor.look('saved');

    const elsewhere = await arrive({ width: 360, pictures: 'resume-elsewhere' });
    await elsewhere.signIn(chan, { from: '/dashboard/transfer/toHk' });
    await elsewhere.heading(elsewhere.words.pattern('app', 'wizard.resume.titleFor')).waitFor();
    await elsewhere.look('resume');
    await elsewhere.press(elsewhere.words.say('app', 'wizard.resume.continue'));
    await elsewhere.at('confirm-payment', 'ask');
    await enterPayPassword(elsewhere);
    await elsewhere.at(FLOW, 'done');
    expect(await rowOf(elsewhere, 'done', 'remitted')).toBe('HK$ 11.00');
    expect(await effectsFor(elsewhere, 'Device Payee')).toBe(1);
  });

  it('can be followed by starting over: nothing of the first is kept', async () => {
    const visitor = await begun();
    await fillDetails(visitor, { method: 'bank', amount: '12.00', name: 'Forgotten Payee' });
    await visitor.press(visitor.words.say('shared', 'buttons.SAVE_EXIT'));
    await visitor.heading(visitor.words.say('app', 'wizard.saved.title')).waitFor();
    await visitor.open('/dashboard/transfer/toHk');
    await visitor.press(visitor.words.say('app', 'wizard.resume.startOver'));
    await visitor.at(FLOW, 'details');
    expect(await fieldOf(visitor, 'amount', 'amount').inputValue()).toBe('');
    // The member's only account is chosen again; nothing else is.
    expect(await visitor.page.getByRole('radio', { checked: true }).all()).toHaveLength(1);
    expect(await visitor.page.getByRole('radio', { checked: true }).inputValue()).toBe('acc-chan-hkd');
    const bank = visitor.words.option(FLOW, 'details', 'method', 'bank', 'transfer-method');
    await visitor.hands.check(visitor.page.getByRole('radio', { name: bank }));
    expect(await fieldOf(visitor, 'payee_name_en').inputValue()).toBe('');
  });
});

describe('a reload', () => {
  it('at the review finds the answers, after asking', async () => {
    const visitor = await begun();
    await fillTransfer(visitor, { method: 'bank', amount: '13.00', name: 'Reloaded Payee' });
    await visitor.at(FLOW, 'review');
    await visitor.page.reload();
    await visitor.press(visitor.words.say('app', 'wizard.resume.continue'));
    await visitor.at(FLOW, 'review');
    await visitor.page.getByText('Reloaded Payee').waitFor();
  });

  it('in the moment after a key was pressed finds what was typed, of a member and of a visitor', async () => {
    const visitor = await begun();
    await fillDetails(visitor, { method: 'bank', amount: '17.00', name: 'Earlier Payee' });
    await fieldOf(visitor, 'payee_name_en').fill('Hasty Payee');
    await visitor.page.reload();
    await visitor.press(visitor.words.say('app', 'wizard.resume.continue'));
    await visitor.at(FLOW, 'details');
    expect(await fieldOf(visitor, 'payee_name_en').inputValue()).toBe('Hasty Payee');

    const stranger = await arrive();
    await stranger.open('/login');
    const field = stranger.page.getByLabel(stranger.words.say('shared', 'fields.login-id.label'), { exact: true });
    await field.fill(chan.mobile);
    await stranger.page.reload();
    await stranger.at('login-by-password', 'credentials');
    await expect.poll(() => field.inputValue()).toBe(chan.mobile);
  });
});

describe('Back', () => {
  it('of the browser and of the page keeps what was answered', async () => {
    const visitor = await begun();
    await fillTransfer(visitor, { method: 'bank', amount: '14.00', name: 'Backward Payee' });
    await visitor.at(FLOW, 'review');
    await goBack(visitor.page);
    await visitor.at(FLOW, 'details');
    expect(await fieldOf(visitor, 'payee_name_en').inputValue()).toBe('Backward Payee');
    await visitor.send(FLOW, 'details');
    await visitor.at(FLOW, 'review');
    await confirmPayee(visitor);
    await visitor.send(FLOW, 'review');
    await visitor.at('confirm-payment', 'ask');
    await visitor.press(visitor.words.say('shared', 'buttons.BACK'));
    await visitor.at(FLOW, 'review');
    await visitor.press(visitor.words.say('shared', 'buttons.BACK'));
    await visitor.at(FLOW, 'details');
    expect(await fieldOf(visitor, 'amount', 'amount').inputValue()).toMatch(/14/);
  });

  it('of the browser leads from what was to be changed to the review again, after a reload too', async () => {
    const visitor = await begun();
    const { page, words } = visitor;
    await fillTransfer(visitor, { method: 'bank', amount: '18.00', name: 'Changed Payee' });
    await visitor.at(FLOW, 'review');
    const name = [words.say('shared', 'widgets.summary.change'), words.label(FLOW, 'details', 'amount')].join('.*');
    const change = page.getByRole('button', { name: new RegExp(name) });
    for (const reload of [false, true]) {
      await visitor.hands.press(change);
      await visitor.at(FLOW, 'details');
      if (reload) {
        await page.reload();
        await visitor.press(words.say('app', 'wizard.resume.continue'));
        await visitor.at(FLOW, 'details');
      }
      await goBack(page);
      await visitor.at(FLOW, 'review');
    }
    await page.getByText('Changed Payee').waitFor();
    await goBack(page);
    await visitor.at(FLOW, 'details');
  });
});

describe('the language', () => {
  it('changes in mid-flow without losing what is typed', async () => {
    const visitor = await begun();
    await fillDetails(visitor, { method: 'bank', amount: '15.00', name: 'Language Payee' });
    await visitor.speak('zh-HK');
    await visitor.at(FLOW, 'details');
    expect(await fieldOf(visitor, 'payee_name_en').inputValue()).toBe('Language Payee');
    await visitor.send(FLOW, 'details');
    await visitor.at(FLOW, 'review');
    await visitor.speak('zh-CN');
    await visitor.at(FLOW, 'review');
    await confirmPayee(visitor);
    await visitor.send(FLOW, 'review');
    await visitor.at('confirm-payment', 'ask');
  });
});

describe('the keyboard alone', () => {
  it('signs in and sends money', async () => {
    const visitor = await arrive();
    const { page, words } = visitor;
    const keys = page.keyboard;
    const tabTo = async (label: string | RegExp): Promise<void> => {
      for (let steps = 0; steps < 80; steps += 1) {
        await keys.press('Tab');
        const name = await page.evaluate(() => {
          const element = document.activeElement;
          if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
            return [...(element.labels ?? [])].map((one) => one.innerText).join(' ');
          return element instanceof HTMLElement ? element.innerText : '';
        });
        if (typeof label === 'string' ? name.split('\n')[0]?.trim() === label : label.test(name)) return;
      }
      throw new Error(`The Tab key does not come to "${String(label)}".`);
    };
    const label = (field: string, shared?: string) => words.label(FLOW, 'details', field, shared);
    visitor.watch.secret('Sample1234');
    await demonstration().sandbox.advanceClock(61);
    await visitor.open('/login');
    await visitor.at('login-by-password', 'credentials');
    await tabTo(words.say('shared', 'fields.login-id.label'));
    await keys.type(ho.mobile);
    await tabTo(words.say('shared', 'fields.login-pwd.label'));
    await keys.type('Sample1234');
    await keys.press('Enter');
    await visitor.at('device-code', 'enter');
    await keys.type(await sentCode(visitor, ho.mobile));
    await page.waitForURL('**/dashboard');

    await visitor.open('/dashboard/transfer/toHk');
    await visitor.at(FLOW, 'details');
    await tabTo(/\*\*\*\*/);
    await keys.press('Space');
    await tabTo(words.option(FLOW, 'details', 'method', 'FPS', 'transfer-method'));
    await keys.press('Space');
    await tabTo(words.option(FLOW, 'details', 'type', 'mobile', 'payee-type'));
    await keys.press('Space');
    await tabTo(label('mobile'));
    await keys.type('69876543');
    await tabTo(label('amount', 'amount'));
    await keys.type('16.5');
    await keys.press('Enter');
    await visitor.at(FLOW, 'review');
    await tabTo(words.label(FLOW, 'review', 'payee_confirmed'));
    await keys.press('Space');
    await tabTo(words.button(FLOW, 'review', 'NEXT'));
    await keys.press('Enter');
    await visitor.at('confirm-payment', 'ask');
    await tabTo(words.say('shared', 'fields.pay-pwd.label'));
    await keys.type('135790');
    await keys.press('Enter');
    await visitor.at(FLOW, 'done');
    expect(await rowOf(visitor, 'done', 'remitted')).toBe('HK$ 16.50');
  });
});
