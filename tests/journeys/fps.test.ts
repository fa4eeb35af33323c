import { expect, it } from 'vitest';
import { answerStep, fillStep } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, lee, zhang } from './support/members.ts';
import { startOver } from './support/summary.ts';

/** Receiving money by FPS: registering, and what is registered (F-FPS-REG, F-FPS-MANAGE, R-FLOW-44). */
const { arrive, demonstration } = journey();
const REGISTER = 'fps-register';
const MANAGE = 'fps-manage';

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
