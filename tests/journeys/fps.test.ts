import { expect, it } from 'vitest';
import { answerStep, fillStep } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, lee, wong, zhang } from './support/members.ts';
import { startOver } from './support/summary.ts';
import { enterPayPassword, problem } from './support/transfer.ts';

/** Receiving money by FPS: registering, and what is registered (F-FPS-REG, F-FPS-MANAGE, R-FLOW-44). */
const { arrive, demonstration } = journey();
const REGISTER = 'fps-register';
const MANAGE = 'fps-manage';
const INSTANT = 'transfer-instant';

it('an FPS ID is registered on a phone in Traditional Chinese, with its QR code, and ended again (R-GEN-19)', async () => {
  const visitor = await arrive({ pictures: 'fps', judged: true, locale: 'zh-HK', width: 360 });
  await visitor.enter(chan, { at: '/fps' });
  await startOver(visitor, REGISTER, 'choose');
  await answerStep(visitor, REGISTER, 'choose', { proxy_type: 'fpsId', account_id: 0, agree: true });
  await visitor.at('one-time-code', 'enter');
  await visitor.enterCode('one-time-code', chan.mobile);
  await visitor.at(REGISTER, 'done');
  await visitor.page.locator('main svg, main img').first().waitFor();
  await visitor.open('/fpsList');
  await startOver(visitor, MANAGE, 'choose');
  await answerStep(visitor, MANAGE, 'choose', { proxy_type: 0, action: 'remove' });
  await visitor.at(MANAGE, 'remove');
  await visitor.send(MANAGE, 'remove');
  await visitor.at('one-time-code', 'enter');
  await visitor.enterCode('one-time-code', chan.mobile);
  await visitor.at(MANAGE, 'removeDone');
});

it('what another bank has, too, may stay its default, and be made ours later (R-ENT-89)', async () => {
  const visitor = await arrive({ pictures: 'fps-default', judged: true, locale: 'zh-CN' });
  await visitor.enter(chan, { at: '/fps' });
  await startOver(visitor, REGISTER, 'choose');
  await fillStep(visitor, REGISTER, 'choose', { proxy_type: 'mobile', account_id: 0, agree: true });
  await demonstration().sandbox.fault('fpsRegister', 'code', 'FPS_EXISTS_OTHER_BANK');
  await visitor.send(REGISTER, 'choose');
  await visitor.at('one-time-code', 'enter');
  await visitor.enterCode('one-time-code', chan.mobile);
  await visitor.at(REGISTER, 'byDefault');
  await visitor.page.getByRole('checkbox').uncheck();
  await visitor.send(REGISTER, 'byDefault');
  await visitor.at(REGISTER, 'doneSo');
  await visitor.open('/fpsList');
  await startOver(visitor, MANAGE, 'choose');
  await answerStep(visitor, MANAGE, 'choose', { proxy_type: 0, action: 'makeDefault' });
  await visitor.at(MANAGE, 'makeDefault');
  await visitor.send(MANAGE, 'makeDefault');
  await visitor.at('one-time-code', 'enter');
  await visitor.enterCode('one-time-code', chan.mobile);
  await visitor.at(MANAGE, 'makeDefaultDone');
});

it('an e-mail address is registered by the code that was sent to it', async () => {
  const visitor = await arrive({ pictures: 'fps-email', judged: true, locale: 'en' });
  await visitor.enter(chan, { at: '/fps' });
  await startOver(visitor, REGISTER, 'choose');
  await answerStep(visitor, REGISTER, 'choose', { proxy_type: 'email', account_id: 0, agree: true });
  await visitor.at('one-time-code', 'enter');
  await visitor.page.getByText('we send by email to chan*').waitFor();
  await visitor.page.getByText('A code was sent to chan*').waitFor();
  await visitor.enterCode('one-time-code', 'chan@example.com');
  await visitor.at(REGISTER, 'done');
});

it('is not for a member of level 1, nor for one of the mainland (R-ROLE-18)', async () => {
  const visitor = await arrive({ judged: true, locale: 'zh-CN' });
  await visitor.enter(zhang, { at: '/fps' });
  await visitor.at(REGISTER, 'notHere');
  const other = await arrive({ locale: 'en' });
  await other.enter(lee, { at: '/fps' });
  await other.page.waitForURL('**/error/**');
  await expect.poll(() => other.route).toMatch(/^\/error\/(level|fpsLevel)/);
});

it('who has registered is paid by another member, at once; one’s own number is refused in words (R-FLOW-42, R-FLOW-44)', async () => {
  const payee = await arrive();
  await payee.enter(wong, { at: '/fps' });
  await startOver(payee, REGISTER, 'choose');
  await answerStep(payee, REGISTER, 'choose', { proxy_type: 'mobile', account_id: 0, agree: true });
  await payee.at('one-time-code', 'enter');
  await payee.enterCode('one-time-code', wong.mobile);
  await payee.at(REGISTER, 'done');

  const payer = await arrive({ pictures: 'fps-member', judged: true, locale: 'en', width: 360 });
  await payer.enter(chan, { at: '/dashboard/transfer/instant' });
  await startOver(payer, INSTANT, 'details');
  await answerStep(payer, INSTANT, 'details', {
    account_id: 0,
    type: 'mobile',
    mobile: '+852-6123 4568',
    amount: '12',
  });
  await payer.at(INSTANT, 'review');
  await payer.look('instant-review');
  expect(await payer.page.getByRole('main').innerText()).toContain('Sample Wallet');
  const { page, words, hands } = payer;
  await hands.check(page.getByRole('checkbox', { name: words.label(INSTANT, 'review', 'payee_confirmed') }));
  await payer.send(INSTANT, 'review');
  await enterPayPassword(payer);
  await payer.at(INSTANT, 'done');

  await payee.open('/dashboard/transfer/instant');
  await startOver(payee, INSTANT, 'details');
  await answerStep(payee, INSTANT, 'details', { account_id: 0, type: 'mobile', mobile: wong.mobile, amount: '1' });
  await problem(payee, payee.words.code('SELF_TRANSFER')).waitFor();
});
