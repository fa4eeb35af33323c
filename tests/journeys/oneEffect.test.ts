import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goBack } from './support/goBack.ts';
import { journey } from './support/journey.ts';
import { chan, PAY_PASSWORD } from './support/members.ts';
import { beginTransfer, confirmPayee, effectsFor, enterPayPassword, fillTransfer } from './support/transfer.ts';
import type { Visitor } from './support/visitor.ts';

/** Whatever happens at the sending step: one effect, and the truth on the screen. */
const FLOW = 'transfer-to-hk';
const { arrive, demonstration } = journey();
/** What the browser itself says of a call that was cut off. */
const CUT = /Failed to load resource/;

async function atPassword(payee: string): Promise<Visitor> {
  const visitor = await arrive({ pictures: 'one-effect' });
  await visitor.enter(chan);
  await visitor.page.waitForURL('**/dashboard');
  await beginTransfer(visitor);
  await fillTransfer(visitor, { method: 'bank', amount: '10.00', name: payee });
  await visitor.at(FLOW, 'review');
  await confirmPayee(visitor);
  await visitor.send(FLOW, 'review');
  await visitor.at('confirm-payment', 'ask');
  return visitor;
}

async function sending(visitor: Visitor): Promise<void> {
  await Promise.all([visitor.page.waitForRequest('**/transfer/toHk'), enterPayPassword(visitor)]);
}

/** The gateway does it, the page never hears of it. */
async function withheld(visitor: Visitor): Promise<() => Promise<void>> {
  let answered = (): void => undefined;
  const heard = new Promise<void>((resolve) => (answered = resolve));
  const take = async (route: Route): Promise<void> => {
    await route.fetch();
    answered();
  };
  await visitor.page.route('**/transfer/toHk', take, { times: 1 });
  return () => heard;
}

describe('the reply is lost', () => {
  it('after the money has gone: the receipt is shown', async () => {
    const visitor = await atPassword('Lost Reply');
    visitor.watch.allow(CUT);
    await demonstration().sandbox.fault('transferToHk', 'dropAfter');
    await enterPayPassword(visitor);
    await visitor.at(FLOW, 'done');
    expect(await effectsFor(visitor, 'Lost Reply')).toBe(1);
  });

  it('as something that cannot be read: the receipt is shown', async () => {
    const visitor = await atPassword('Garbled Reply');
    await demonstration().sandbox.fault('transferToHk', 'malformed');
    await enterPayPassword(visitor);
    await visitor.at(FLOW, 'done');
    expect(await effectsFor(visitor, 'Garbled Reply')).toBe(1);
  });

  it('before the gateway had it: nothing was sent, and the member sends it again', async () => {
    const visitor = await atPassword('Lost Request');
    visitor.watch.allow(CUT);
    await visitor.page.route('**/transfer/toHk', (route) => route.abort(), { times: 1 });
    await enterPayPassword(visitor);
    await visitor.page.getByText(visitor.words.say('app', 'wizard.lost.network')).waitFor();
    await visitor.picture('lost-request');
    await visitor.press(visitor.words.say('app', 'tryAgain'));
    await visitor.at(FLOW, 'done');
    expect(await effectsFor(visitor, 'Lost Request')).toBe(1);
  });
});

describe('the member is impatient', () => {
  it('reloads while the money is sent: the truth is asked for and shown', async () => {
    const visitor = await atPassword('Reload Payee');
    visitor.watch.allow(CUT);
    const answered = await withheld(visitor);
    await enterPayPassword(visitor);
    await answered();
    await visitor.page.reload();
    await visitor.at(FLOW, 'done');
    expect(await effectsFor(visitor, 'Reload Payee')).toBe(1);
  });

  it('reloads before the gateway has it: nothing was sent, and the password is asked again', async () => {
    const visitor = await atPassword('Early Reload');
    visitor.watch.allow(CUT);
    await visitor.page.route('**/transfer/toHk', () => undefined, { times: 1 });
    await sending(visitor);
    await visitor.page.reload();
    await visitor.at('confirm-payment', 'ask');
    await visitor.page.getByText(visitor.words.say('shared', 'notices.secretAgain')).waitFor();
    await enterPayPassword(visitor);
    await visitor.at(FLOW, 'done');
    expect(await effectsFor(visitor, 'Early Reload')).toBe(1);
  });

  it('goes Back while the money is sent: the sending goes on', async () => {
    const visitor = await atPassword('Back Payee');
    await demonstration().sandbox.fault('transferToHk', 'delay', '2500');
    await sending(visitor);
    await goBack(visitor.page);
    await visitor.at(FLOW, 'done');
    expect(await effectsFor(visitor, 'Back Payee')).toBe(1);
  });

  it('clicks twice: it is sent once', async () => {
    const visitor = await atPassword('Twice Payee');
    const { page, words } = visitor;
    visitor.watch.secret(PAY_PASSWORD);
    await page
      .getByLabel(words.label('confirm-payment', 'ask', 'pay_pwd', 'pay-pwd'), { exact: true })
      .fill(PAY_PASSWORD);
    let sent = 0;
    page.on('request', (request) => (sent += request.url().endsWith('/transfer/toHk') ? 1 : 0));
    await page.getByRole('button', { name: words.button('confirm-payment', 'ask', 'NEXT'), exact: true }).dblclick();
    await visitor.at(FLOW, 'done');
    expect(sent).toBe(1);
    expect(await effectsFor(visitor, 'Twice Payee')).toBe(1);
  });

  it('closes the tab and opens the wizard on another device: the receipt is there', async () => {
    const visitor = await atPassword('Closed Payee');
    visitor.watch.allow(CUT);
    const answered = await withheld(visitor);
    await enterPayPassword(visitor);
    await answered();
    await visitor.page.close();
    const elsewhere = await arrive();
    await elsewhere.signIn(chan, { from: '/dashboard/transfer/toHk' });
    await elsewhere.at(FLOW, 'done');
    expect(await effectsFor(elsewhere, 'Closed Payee')).toBe(1);
  });

  it('has signed in on another device before paying here: nothing is taken, and that is said (R-ERR-03, R-ERR-07)', async () => {
    const visitor = await atPassword('Kicked Payee');
    const elsewhere = await arrive();
    await elsewhere.enter(chan);
    await enterPayPassword(visitor);
    await visitor.page.getByText(visitor.words.say('app', 'kickedOut.notTaken')).waitFor();
    await visitor.picture('kicked-out');
    await visitor.press(visitor.words.say('app', 'kickedOut.signIn'));
    await visitor.at('login-by-password', 'credentials');
    expect(await effectsFor(elsewhere, 'Kicked Payee')).toBe(0);
  });

  it('comes back to the result by Back, and by its address to a new transfer, not a second one of the same', async () => {
    const visitor = await atPassword('Left Payee');
    await enterPayPassword(visitor);
    await visitor.at(FLOW, 'done');
    await visitor.page.reload();
    await visitor.at(FLOW, 'done');
    const { page, words } = visitor;
    await visitor.hands.press(
      page.getByRole('main').getByRole('link', { name: words.say('shared', 'next./dashboard') }),
    );
    await page.getByText(words.say('pages', 'dashboard.recent'), { exact: true }).waitFor();
    await goBack(page);
    await visitor.at(FLOW, 'done');
    await visitor.open('/dashboard/transfer/toHk');
    await visitor.at(FLOW, 'details');
    expect(await effectsFor(visitor, 'Left Payee')).toBe(1);
  });
});

/** The other tab may have taken the step away already. */
async function confirmIfAsked({ page, words }: Visitor): Promise<void> {
  const button = page.getByRole('button', { name: words.button('confirm-payment', 'ask', 'NEXT'), exact: true });
  await button.click({ timeout: 2000 }).catch(() => undefined);
}

describe('two tabs', () => {
  async function twoAtPassword(payee: string): Promise<readonly [Visitor, Visitor]> {
    const first = await atPassword(payee);
    const second = await first.newTab('/dashboard/transfer/toHk');
    await second.press(second.words.say('app', 'wizard.resume.continue'));
    await second.at('confirm-payment', 'ask');
    return [first, second];
  }

  it('show the same truth when one of them has sent', async () => {
    const [first, second] = await twoAtPassword('Tabs Payee');
    await enterPayPassword(first);
    await Promise.all([first.at(FLOW, 'done'), second.at(FLOW, 'done')]);
    expect(await effectsFor(first, 'Tabs Payee')).toBe(1);
  });

  it('confirmed in the same moment: one sends, and both agree', async () => {
    const [first, second] = await twoAtPassword('Race Payee');
    const label = first.words.label('confirm-payment', 'ask', 'pay_pwd', 'pay-pwd');
    for (const { page } of [first, second]) await page.getByLabel(label, { exact: true }).fill(PAY_PASSWORD);
    await Promise.all([confirmIfAsked(first), confirmIfAsked(second)]);
    await Promise.all([first.at(FLOW, 'done'), second.at(FLOW, 'done')]);
    expect(await effectsFor(first, 'Race Payee')).toBe(1);
  });
});
