import { describe, expect, it, onTestFinished } from 'vitest';
import { journey } from './support/journey.ts';
import { chan, kwan, ho, wong, zhang, type SampleMember } from './support/members.ts';
import { summaryOf } from './support/summary.ts';
import { enterPayPassword, problem } from './support/transfer.ts';
import type { Visitor } from './support/visitor.ts';

/** Closing an account for good (F-CLOSE, R-FLOW-57 to R-FLOW-61). */
const FLOW = 'close-account';
const { arrive, demonstration } = journey();

/** A picture of nothing; the sandbox finds every face to be the member's. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function begin(visitor: Visitor, who: SampleMember): Promise<void> {
  await visitor.enter(who, { at: '/userSettings/cancel' });
  const again = visitor.page.getByRole('button', { name: visitor.words.say('app', 'wizard.resume.startOver') });
  await again.or(visitor.page.locator('#step-title')).first().waitFor();
  if (await again.isVisible()) await visitor.hands.press(again);
}

/** To the balance, and gives it up. */
async function abandon(visitor: Visitor): Promise<void> {
  const { page, words, hands } = visitor;
  await visitor.at(FLOW, 'consequences');
  await visitor.send(FLOW, 'consequences');
  await visitor.at(FLOW, 'balance');
  await hands.check(page.getByRole('radio', { name: words.option(FLOW, 'balance', 'choice', 'abandon') }));
  await hands.check(page.getByRole('checkbox', { name: words.label(FLOW, 'balance', 'abandon_balance') }));
  await visitor.send(FLOW, 'balance');
}

async function takeSelfie(visitor: Visitor): Promise<void> {
  const { page, words } = visitor;
  await visitor.at('selfie', 'take');
  const chooser = page.waitForEvent('filechooser');
  await visitor.press(words.say('shared', 'widgets.imageUpload.choose'));
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
  await page.getByText(words.say('shared', 'widgets.imageUpload.done', { name: 'me.png' })).waitFor();
  await visitor.look('selfie-taken');
  await visitor.send('selfie', 'take');
}

async function prove(visitor: Visitor, who: SampleMember): Promise<void> {
  await visitor.at(FLOW, 'confirm');
  await visitor.send(FLOW, 'confirm');
  await enterPayPassword(visitor);
  await visitor.at('one-time-code', 'enter');
  await visitor.enterCode('one-time-code', who.mobile);
}

const rowOf = (visitor: Visitor, state: string, name: string) => summaryOf(visitor, FLOW, state, name);

describe('closed, the balance given up', () => {
  it('every currency is shown and taken; the result is read after the session has ended, and Back undoes nothing (R-STATE-65, R-GEN-49)', async () => {
    const visitor = await arrive({ pictures: 'close', judged: true });
    const { page, words } = visitor;
    await begin(visitor, wong);
    await abandon(visitor);
    await takeSelfie(visitor);
    await visitor.at(FLOW, 'confirm');
    expect(await rowOf(visitor, 'confirm', 'hkd')).toBe('HK$ 60,000.00');
    expect(await rowOf(visitor, 'confirm', 'usd')).toBe('US$ 1,200.00');
    await page.getByLabel(words.label(FLOW, 'confirm', 'reason')).selectOption('fees');
    await prove(visitor, wong);
    await visitor.at(FLOW, 'closed');
    await expect.poll(() => visitor.route).toBe('/userSettings/cancel/success');
    expect(await rowOf(visitor, 'closed', 'reference')).toMatch(/^\d{20}$/);
    expect(await rowOf(visitor, 'closed', 'hkd')).toBe('HK$ 60,000.00');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('token');
    expect(await page.getByRole('navigation', { name: words.say('app', 'menu.label') }).count()).toBe(0);
    await page.waitForTimeout(1500);
    await visitor.heading(words.say(FLOW, 'steps.closed.title')).waitFor();
    await page.goBack();
    await page.waitForURL((url) => !url.pathname.includes('/userSettings'));
    await visitor.open('/userSettings/cancel/success');
    await visitor.at('login-by-password', 'credentials');
    await visitor.tryToSignIn(wong);
    await visitor.at('login-by-password', 'refused');
  });

  it('by keyboard alone; a lost reply is asked for with the ended session, and the result shown', async () => {
    const visitor = await arrive({ keysOnly: true });
    await begin(visitor, zhang);
    await abandon(visitor);
    await takeSelfie(visitor);
    await demonstration().sandbox.fault('accountClose', 'dropAfter');
    visitor.watch.allow(/net::ERR|Failed to load resource/);
    await prove(visitor, zhang);
    await visitor.at(FLOW, 'closed');
    expect(await visitor.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('token');
  });
});

describe('not closed', () => {
  it('withdraw first leads to the transfers (R-FLOW-58)', async () => {
    const visitor = await arrive({ locale: 'zh-HK', width: 360, pictures: 'close-withdraw', judged: true });
    const { page, words } = visitor;
    await begin(visitor, chan);
    await visitor.at(FLOW, 'consequences');
    await visitor.send(FLOW, 'consequences');
    await visitor.at(FLOW, 'balance');
    await visitor.hands.check(page.getByRole('radio', { name: words.option(FLOW, 'balance', 'choice', 'withdraw') }));
    await visitor.send(FLOW, 'balance');
    await page.waitForURL('**/dashboard/transfer');
  });

  it('the box must be ticked (R-VAL-43)', async () => {
    const visitor = await arrive();
    const { page, words } = visitor;
    await begin(visitor, chan);
    await visitor.at(FLOW, 'consequences');
    await visitor.send(FLOW, 'consequences');
    await visitor.at(FLOW, 'balance');
    await visitor.hands.check(page.getByRole('radio', { name: words.option(FLOW, 'balance', 'choice', 'abandon') }));
    await visitor.send(FLOW, 'balance');
    await problem(visitor, words.say(FLOW, 'steps.balance.fields.abandon_balance.errors.const'))
      .or(problem(visitor, words.say(FLOW, 'steps.balance.fields.abandon_balance.errors.required')))
      .first()
      .waitFor();
  });

  it('a co-branded account is closed through the partner, who is named (R-ROLE-24)', async () => {
    const visitor = await arrive({ pictures: 'close-partner', judged: true });
    await begin(visitor, kwan);
    await visitor.at(FLOW, 'throughPartner');
    expect(await rowOf(visitor, 'throughPartner', 'partner')).toBe('Sample Travel Club');
  });

  it('a member without a certified document is led to support', async () => {
    const visitor = await arrive();
    await begin(visitor, ho);
    await visitor.at(FLOW, 'withoutDocument');
  });

  it('"System is upgrading" in the very words, with the address of support (R-ERR-46)', async () => {
    const visitor = await arrive({ locale: 'en', pictures: 'close-upgrading', judged: true });
    const upgrading = (is: boolean) =>
      demonstration().sandbox.play('/upgrades', { area: 'accountClosure', upgrading: is });
    await upgrading(true);
    onTestFinished(async () => void (await upgrading(false)));
    await begin(visitor, chan);
    await visitor.heading('System is upgrading').waitFor();
    await visitor.at(FLOW, 'upgrading');
    expect(await rowOf(visitor, 'upgrading', 'email')).toContain('@');
  });

  it.each([
    { code: 'OUTSTANDING_BALANCE', state: 'outstanding', title: 'The account still has outstanding balance' },
    { code: 'PENDING_TRANS', state: 'pending', title: undefined },
  ])('$code when it is asked for in the end has its own screen (R-ERR-43)', async ({ code, state, title }) => {
    const visitor = await arrive({ locale: 'en' });
    await begin(visitor, chan);
    await abandon(visitor);
    await takeSelfie(visitor);
    await demonstration().sandbox.fault('accountClose', 'code', code);
    await prove(visitor, chan);
    await visitor.at(FLOW, state);
    if (title !== undefined) await visitor.heading(title).waitFor();
  });

  it('a selfie of somebody else is taken again, and a changed balance is shown before anything is lost', async () => {
    const visitor = await arrive({ locale: 'zh-HK', width: 360, pictures: 'close-selfie', judged: true });
    await begin(visitor, chan);
    await abandon(visitor);
    await demonstration().sandbox.fault('realnameFaceCheck', 'code', 'FACE_NOT_MATCH_DOC');
    await takeSelfie(visitor);
    await problem(visitor, visitor.words.code('FACE_NOT_MATCH_DOC')).waitFor();
    await visitor.look('selfie-other-face');
    await visitor.send('selfie', 'take');
    await demonstration().sandbox.fault('accountClose', 'code', 'QUOTE_EXPIRED');
    await prove(visitor, chan);
    await visitor.at(FLOW, 'consequences');
    await problem(visitor, visitor.words.code('QUOTE_EXPIRED', { flow: FLOW, state: 'consequences' })).waitFor();
  });
});
