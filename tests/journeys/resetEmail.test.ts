import { describe, expect, it } from 'vitest';
import { answerStep, fillStep, type Given } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { inputOf, tabTo, typeAt } from './support/keyboard.ts';
import { chan, ho, PASSWORD, wong, zhang, type SampleMember } from './support/members.ts';
import { sentCode } from './support/sentCode.ts';
import { startOver, summaryOf } from './support/summary.ts';
import { problem } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** A new e-mail address, confirmed by a link that is opened somewhere else (F-SET-EMAIL, R-FLOW-47, AMB-39). */
const FLOW = 'reset-email';
const ROUTE = '/userSettings/resetEmail';
const { arrive, demonstration } = journey();
let addresses = 0;
const newAddress = () => `new.address.${(addresses += 1)}@example.com`;
const byPassword: Given = { method: 'loginPassword', login_pwd: PASSWORD };

async function atVerify(member: SampleMember, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: 'email', ...options });
  await visitor.enter(member, { at: ROUTE });
  await startOver(visitor, FLOW, 'verify');
  return visitor;
}

async function atSent(member: SampleMember, email: string, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await atVerify(member, options);
  await answerStep(visitor, FLOW, 'verify', byPassword);
  await visitor.at(FLOW, 'address');
  await expect.poll(() => visitor.route).toBe('/userSettings/resetEmail/new');
  await answerStep(visitor, FLOW, 'address', { email, email_confirm: email });
  await visitor.at(FLOW, 'sent');
  return visitor;
}

/** The address in the mail, below the base path. */
async function linkTo(email: string): Promise<string> {
  const [mail] = await demonstration().sandbox.messagesTo(email);
  const link = /\/gc4-app-pc(\/[\w/?=-]+)/.exec(mail?.body ?? '')?.[1];
  if (link === undefined) throw new Error(`No link was sent to ${email}.`);
  return link;
}

const views = [
  { locale: 'zh-HK', width: 1280 },
  { locale: 'zh-CN', width: 360 },
  { locale: 'en', width: 360 },
] as const;

describe.each(views)('in $locale at $width px', ({ locale, width }) => {
  it('the link opened in another browser, signed out, changes the address; the waiting page follows', async () => {
    const email = newAddress();
    const visitor = await atSent(chan, email, { locale, width, judged: true });
    expect(await summaryOf(visitor, FLOW, 'sent', 'email')).toBe(email);
    const elsewhere = await arrive({ locale, width, judged: true, pictures: 'email-elsewhere' });
    await elsewhere.open(await linkTo(email));
    await elsewhere.at(FLOW, 'opened');
    expect(elsewhere.page.url()).not.toContain('code=');
    await elsewhere.send(FLOW, 'opened');
    await elsewhere.at(FLOW, 'confirmed');
    await expect.poll(() => elsewhere.route).toContain('/userSettings/resetSucc');
    await visitor.at(FLOW, 'done');
    await expect.poll(() => visitor.route).toBe('/userSettings/resetSucc');
    expect(await summaryOf(visitor, FLOW, 'done', 'email')).toMatch(/^new\.a.*\*/);
    await visitor.hands.press(
      visitor.page.getByRole('link', { name: visitor.words.say('shared', 'next./userSettings') }),
    );
    await visitor.heading(visitor.words.say('app', 'menu.userSettings')).waitFor();
    await visitor.page.getByRole('link', { name: visitor.words.say(FLOW, 'flow.title') }).waitFor();
    await visitor.look('settings');
  });
});

describe('the proof', () => {
  it('by a code to the mobile; a wrong one counts (R-ERR-25)', async () => {
    const visitor = await atVerify(wong);
    const { page, words } = visitor;
    const right = await sentCode(visitor, wong.mobile);
    const code = page.getByLabel(words.label(FLOW, 'verify', 'code', 'one-time-code'), { exact: true });
    await code.fill(right === '000000' ? '000001' : '000000');
    await visitor.send(FLOW, 'verify');
    await problem(visitor, words.code('OTP_WRONG', { flow: FLOW, state: 'verify' }, { left: 4 })).waitFor();
    await code.fill(right);
    await visitor.send(FLOW, 'verify');
    await visitor.at(FLOW, 'address');
  });

  it('by the password; wrong ones lock the account', async () => {
    const visitor = await atVerify(ho, { judged: true });
    for (let left = 4; left > 0; left -= 1) {
      await fillStep(visitor, FLOW, 'verify', { method: 'loginPassword', login_pwd: 'Wrong1234' });
      await visitor.send(FLOW, 'verify');
      await problem(visitor, visitor.words.code('PWD_ERROR', { flow: FLOW, state: 'verify' }, { left })).waitFor();
    }
    await fillStep(visitor, FLOW, 'verify', { method: 'loginPassword', login_pwd: 'Wrong1234' });
    await visitor.send(FLOW, 'verify');
    await visitor.at(FLOW, 'locked');
  });
});

describe('the address', () => {
  it('of someone else is refused at its field: EMAIL_USED', async () => {
    const visitor = await atVerify(wong);
    await answerStep(visitor, FLOW, 'verify', byPassword);
    await answerStep(visitor, FLOW, 'address', { email: 'Zhang@example.com', email_confirm: 'Zhang@example.com' });
    await problem(visitor, visitor.words.code('EMAIL_USED', { flow: FLOW, state: 'address' })).waitFor();
    await visitor.look('address-used');
  });

  it('typed differently the second time is told', async () => {
    const visitor = await atVerify(wong);
    await answerStep(visitor, FLOW, 'verify', byPassword);
    await answerStep(visitor, FLOW, 'address', { email: 'a@example.com', email_confirm: 'b@example.com' });
    await problem(visitor, visitor.words.say(FLOW, 'steps.address.fields.email_confirm.errors.equalTo')).waitFor();
  });
});

describe('the link', () => {
  it('of more than 30 minutes is dead: the waiting page and its reader are offered another (R-CONST-08)', async () => {
    const email = newAddress();
    const visitor = await atSent(zhang, email, { judged: true });
    const link = await linkTo(email);
    // In two parts: a session without a call for half an hour would end too.
    await demonstration().sandbox.advanceClock(1000);
    // A reply may be to a poll from before the clock moved; a request begun now is not.
    const poll = await visitor.page.waitForRequest('**/user/emailStatus');
    await poll.response();
    await demonstration().sandbox.advanceClock(801);
    await visitor.at(FLOW, 'expired');
    const reader = await arrive({ judged: true, pictures: 'email-expired' });
    await reader.open(link);
    await reader.at(FLOW, 'opened');
    await reader.send(FLOW, 'opened');
    await reader.at(FLOW, 'linkExpired');
  });

  it('sent again kills the one before; the new one works', async () => {
    const email = newAddress();
    const visitor = await atSent(zhang, email);
    const first = await linkTo(email);
    await demonstration().sandbox.advanceClock(61);
    await visitor.send(FLOW, 'sent', 'RESEND');
    await expect.poll(() => linkTo(email)).not.toBe(first);
    await visitor.at(FLOW, 'sent');
    const reader = await arrive();
    await reader.open(first);
    await reader.at(FLOW, 'opened');
    await reader.send(FLOW, 'opened');
    await reader.at(FLOW, 'linkExpired');
    await reader.open(await linkTo(email));
    await reader.at(FLOW, 'opened');
    await reader.send(FLOW, 'opened');
    await reader.at(FLOW, 'confirmed');
    await visitor.at(FLOW, 'done');
  });

  it('cannot be asked for again at once: the button counts down, and the page stays', async () => {
    const visitor = await atSent(zhang, newAddress());
    const { page, words } = visitor;
    const resend = page.getByRole('button', { name: words.button(FLOW, 'sent', 'RESEND') });
    await resend.getByText(/\d+/).waitFor();
    expect(await resend.isDisabled()).toBe(true);
    await visitor.look('resend-waits');
    await demonstration().sandbox.advanceClock(61);
    await visitor.press(words.button(FLOW, 'sent', 'RESEND'));
    await resend.getByText(/\d+/).waitFor();
    await visitor.at(FLOW, 'sent');
  });

  it('that another tab has asked for a moment ago still works: says so, and stays', async () => {
    const visitor = await atSent(zhang, newAddress(), { locale: 'zh-HK', width: 360 });
    await demonstration().sandbox.advanceClock(61);
    await demonstration().sandbox.fault('userEmailSend', 'code', 'LINK_SENT');
    await visitor.press(visitor.words.button(FLOW, 'sent', 'RESEND'));
    await problem(visitor, visitor.words.code('LINK_SENT', { flow: FLOW, state: 'sent' })).waitFor();
    await visitor.at(FLOW, 'sent');
    await visitor.look('link-sent');
  });

  it('opened in another tab of the same browser leaves the waiting page in its place', async () => {
    const email = newAddress();
    const visitor = await atSent(zhang, email);
    const tab = await visitor.newTab(await linkTo(email));
    await tab.at(FLOW, 'opened');
    await tab.send(FLOW, 'opened');
    await tab.at(FLOW, 'confirmed');
    await visitor.at(FLOW, 'done');
  });

  it('whose address was taken meanwhile: EMAIL_USED', async () => {
    const email = newAddress();
    await atSent(zhang, email);
    const reader = await arrive({ judged: true, pictures: 'email-taken' });
    await demonstration().sandbox.fault('userEmailConfirm', 'code', 'EMAIL_USED');
    await reader.open(await linkTo(email));
    await reader.at(FLOW, 'opened');
    await reader.send(FLOW, 'opened');
    await reader.at(FLOW, 'addressTaken');
  });
});

describe('an address of a step', () => {
  it('without a wizard in progress leads to the first step; short forms lead to the whole one (AMB-03, AMB-44)', async () => {
    const visitor = await arrive();
    await visitor.enter(wong, { at: '/userSettings/resetEmail/new' });
    await startOver(visitor, FLOW, 'verify');
    await visitor.open('/resetEmail');
    await visitor.page.waitForURL('**/userSettings/resetEmail');
  });

  it('by keyboard alone', async () => {
    const email = newAddress();
    const visitor = await atVerify(wong, { keysOnly: true });
    const { page, words } = visitor;
    await tabTo(visitor, page.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    visitor.watch.secret(PASSWORD);
    await typeAt(visitor, inputOf(visitor, words.label(FLOW, 'verify', 'login_pwd', 'login-pwd')), PASSWORD);
    await page.keyboard.press('Enter');
    await visitor.at(FLOW, 'address');
    await typeAt(visitor, page.getByLabel(words.label(FLOW, 'address', 'email'), { exact: true }), email);
    await typeAt(visitor, page.getByLabel(words.label(FLOW, 'address', 'email_confirm'), { exact: true }), email);
    await page.keyboard.press('Enter');
    await visitor.at(FLOW, 'sent');
    const reader = await arrive({ keysOnly: true });
    await reader.open(await linkTo(email));
    await reader.at(FLOW, 'opened');
    await tabTo(reader, reader.page.getByRole('button', { name: words.button(FLOW, 'opened', 'NEXT'), exact: true }));
    await reader.page.keyboard.press('Enter');
    await reader.at(FLOW, 'confirmed');
    await visitor.at(FLOW, 'done');
  });
});
