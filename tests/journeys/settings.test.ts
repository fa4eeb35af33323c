import { describe, expect, it } from 'vitest';
import site from '../../content/site.json' with { type: 'json' };
import { answerStep, fillStep } from './support/fillStep.ts';
import { chooseWay, identify, setPassword } from './support/forgotten.ts';
import { journey } from './support/journey.ts';
import { inputOf, tabTo, typeAt } from './support/keyboard.ts';
import { chan, ho, lee, ng, PASSWORD, PAY_PASSWORD, wong, zhang, type SampleMember } from './support/members.ts';
import { beginSetting, fillCode } from './support/provenSetting.ts';
import { summaryOf, uplinkTextOf } from './support/summary.ts';
import { problem } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** The settings that need a proof: passwords, mobile number, security question (R-FLOW-46, R-FLOW-48, AMB-59). */
const { arrive, demonstration } = journey();
const pwd = { flow: 'reset-password', route: '/userSettings/resetPwd', state: 'kind' };
const mob = { flow: 'reset-mobile', route: '/userSettings/resetMob', state: 'prove' };
const question = { flow: 'security-question', route: '/userSettings/securityQuestion', state: 'prove' };

async function at(place: typeof pwd, member: SampleMember, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: place.flow, ...options });
  await beginSetting(visitor, member, place);
  return visitor;
}

const views = [
  { locale: 'zh-HK', width: 1280, by: 'mouse' },
  { locale: 'zh-CN', width: 360, by: 'mouse' },
  { locale: 'en', width: 360, by: 'keyboard alone' },
] as const;

/** A part of the page of settings, by its heading. */
const part = ({ page, words }: Visitor, name: string) =>
  page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: words.say('pages', `settings.${name}`), exact: true }),
  });

describe.each(views)('in $locale at $width px, by $by', ({ locale, width, by }) => {
  const options = { locale, width, judged: true, keysOnly: by === 'keyboard alone' };

  it('the payment password is changed and changed back from the security centre, proven by the old one (R-GEN-24, R-MEM-24, R-FLOW-45)', async () => {
    const visitor = await at(pwd, wong, options);
    for (const [old, fresh] of [
      [PAY_PASSWORD, '246801'],
      ['246801', PAY_PASSWORD],
    ] as const) {
      await answerStep(visitor, pwd.flow, 'kind', { kind: 'payment' });
      await visitor.at(pwd.flow, 'proveForPayment');
      await visitor.send(pwd.flow, 'proveForPayment');
      await problem(visitor, visitor.words.say('shared', 'widgets.errors.title')).waitFor();
      await fillStep(visitor, pwd.flow, 'proveForPayment', { method: 'paymentPassword', pay_pwd: old });
      await visitor.send(pwd.flow, 'proveForPayment');
      await answerStep(visitor, pwd.flow, 'newPayment', { pay_pwd: fresh, pay_pwd_confirm: fresh });
      await visitor.at(pwd.flow, 'paymentChanged');
      await expect.poll(() => visitor.route).toBe('/userSettings/resetSucc');
      await visitor.hands.press(
        visitor.page.getByRole('link', { name: visitor.words.say('shared', 'next./userSettings') }),
      );
      await visitor.heading(visitor.words.say('app', 'menu.userSettings')).waitFor();
      const details = part(visitor, 'details.title');
      await expect.poll(() => details.locator('dd').allInnerTexts()).toContain(visitor.words.say('app', 'level.3'));
      expect(await details.getByText(/\*/).count(), 'mobile number and address, masked').toBe(2);
      const title = (flow: string) => visitor.words.say(flow, 'flow.title');
      await part(visitor, 'other')
        .getByRole('link', { name: title('close-account') })
        .waitFor();
      await visitor.look('settings');
      const links = part(visitor, 'security').getByRole('link');
      await expect.poll(() => links.allInnerTexts()).toEqual(site.security_wizards.map(title));
      await visitor.hands.press(links.filter({ hasText: title(pwd.flow) }));
    }
  });

  it('the security question is set, proven by the login password', async () => {
    const visitor = await at(question, wong, options);
    await answerStep(visitor, question.flow, 'prove', { method: 'loginPassword', login_pwd: PASSWORD });
    await answerStep(visitor, question.flow, 'question', { question: 'birthTown', answer: 'Sample Town' });
    await visitor.at(question.flow, 'done');
    await visitor.hands.press(
      visitor.page.getByRole('link', { name: visitor.words.say('shared', 'next./userSettings') }),
    );
    await visitor.heading(visitor.words.say('app', 'menu.userSettings')).waitFor();
  });
});

describe('the login password', () => {
  it('is changed with a code; the old one no longer signs in, the new one does (R-VAL-12)', async () => {
    const visitor = await at(pwd, ng, { judged: true });
    await answerStep(visitor, pwd.flow, 'kind', { kind: 'login' });
    await visitor.at(pwd.flow, 'proveForLogin');
    await fillCode(visitor, pwd.flow, 'proveForLogin', ng.mobile);
    await visitor.send(pwd.flow, 'proveForLogin');
    await visitor.at(pwd.flow, 'newLogin');
    for (const [tried, keyword] of [
      ['short', 'pattern'],
      ['Short1', 'minLength'],
    ] as const) {
      await fillStep(visitor, pwd.flow, 'newLogin', { new_login_pwd: tried, new_login_pwd_confirm: tried });
      await visitor.send(pwd.flow, 'newLogin');
      const says = visitor.words.say('shared', `fields.new-login-pwd.errors.${keyword}`, { count: tried.length });
      await problem(visitor, says).waitFor();
    }
    const same = { new_login_pwd: PASSWORD, new_login_pwd_confirm: PASSWORD };
    await fillStep(visitor, pwd.flow, 'newLogin', same);
    await visitor.send(pwd.flow, 'newLogin');
    await problem(visitor, visitor.words.code('SAME_AS_OLD', { flow: pwd.flow, state: 'newLogin' })).waitFor();
    await fillStep(visitor, pwd.flow, 'newLogin', { new_login_pwd: 'Fresh1234', new_login_pwd_confirm: 'Fresh1234' });
    await visitor.send(pwd.flow, 'newLogin');
    await visitor.at(pwd.flow, 'loginChanged');
    const other = await arrive();
    await other.open('/login');
    await other.at('login-by-password', 'credentials');
    await other.tryToSignIn(ng);
    await problem(other, other.words.pattern('login-by-password', 'steps.credentials.codes.PWD_ERROR')).waitFor();
    await other.tryToSignIn(ng, 'Fresh1234');
    await other.at('device-code', 'enter');
  });

  it('proven wrongly too often locks the account; a forgotten password is replaced from there (AMB-05, R-PUB-13)', async () => {
    const visitor = await at(pwd, ho, { judged: true });
    await answerStep(visitor, pwd.flow, 'kind', { kind: 'login' });
    await visitor.at(pwd.flow, 'proveForLogin');
    for (let left = 4; left >= 0; left -= 1) {
      await fillStep(visitor, pwd.flow, 'proveForLogin', { method: 'loginPassword', login_pwd: 'Wrong1234' });
      await visitor.send(pwd.flow, 'proveForLogin');
      if (left > 0)
        await problem(
          visitor,
          visitor.words.code('PWD_ERROR', { flow: pwd.flow, state: 'proveForLogin' }, { left }),
        ).waitFor();
    }
    await visitor.at(pwd.flow, 'locked');
    await visitor.hands.press(visitor.page.getByRole('link', { name: visitor.words.say('shared', 'next./forgetPwd') }));
    await visitor.at('forgot-password', 'identify');
    await identify(visitor, ho.mobile);
    await chooseWay(visitor, 'uplink');
    await visitor.at('forgot-by-uplink', 'waiting');
    const text = await uplinkTextOf(visitor);
    await demonstration().sandbox.play('/uplinkSms', { area_code: ho.areaCode, mob_no: ho.mobile, text });
    await setPassword(visitor, 'Uplink1234');
    await expect.poll(() => visitor.route).toBe('/forgetPwd/success');
    await visitor.hands.press(
      visitor.page.getByRole('link', { name: visitor.words.say('shared', 'next.login-by-password') }),
    );
    await visitor.at('login-by-password', 'credentials');
  });

  it('two entries that differ: Confirm password error! (R-VAL-11); by keyboard alone', async () => {
    const visitor = await at(pwd, zhang, { locale: 'en' });
    const { page, words } = visitor;
    await tabTo(visitor, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await visitor.at(pwd.flow, 'proveForLogin');
    await tabTo(visitor, page.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    visitor.watch.secret(PASSWORD);
    const field = (state: string, name: string, shared: string) =>
      inputOf(visitor, words.label(pwd.flow, state, name, shared));
    await typeAt(visitor, field('proveForLogin', 'login_pwd', 'login-pwd'), PASSWORD);
    await page.keyboard.press('Enter');
    await visitor.at(pwd.flow, 'newLogin');
    await typeAt(visitor, field('newLogin', 'new_login_pwd', 'new-login-pwd'), 'Fresh1234');
    await typeAt(visitor, field('newLogin', 'new_login_pwd_confirm', 'new-login-pwd-confirm'), 'Other1234');
    await page.keyboard.press('Enter');
    await problem(visitor, 'Confirm password error!').waitFor();
  });
});

describe('the mobile number', () => {
  it('is changed by a code to each number; then funds are frozen for a day (R-CONST-09); by keyboard alone', async () => {
    const mobile = '61239001';
    const visitor = await at(mob, chan, { judged: true, keysOnly: true });
    await fillCode(visitor, mob.flow, 'prove', chan.mobile);
    await visitor.send(mob.flow, 'prove');
    await visitor.at(mob.flow, 'number');
    await expect.poll(() => visitor.route).toBe('/userSettings/resetMob/new');
    await fillStep(visitor, mob.flow, 'number', { mob_no: mobile });
    await fillCode(visitor, mob.flow, 'number', mobile);
    await visitor.send(mob.flow, 'number');
    await visitor.at(mob.flow, 'done');
    await expect.poll(() => visitor.route).toBe('/userSettings/resetSucc');
    expect(await summaryOf(visitor, mob.flow, 'done', 'mobile')).toBe('612****1');
    await visitor.open('/dashboard');
    await visitor.page.getByText(visitor.words.say('pages', 'dashboard.frozen.title')).waitFor();
  });

  it('of another member is refused at its field, MOB_EXISTS; one of nobody is taken', async () => {
    const visitor = await at(mob, zhang);
    await fillCode(visitor, mob.flow, 'prove', zhang.mobile);
    await visitor.send(mob.flow, 'prove');
    await visitor.at(mob.flow, 'number');
    await fillStep(visitor, mob.flow, 'number', { area_code: '852', mob_no: wong.mobile });
    await fillCode(visitor, mob.flow, 'number', wong.mobile);
    await visitor.send(mob.flow, 'number');
    await problem(visitor, visitor.words.code('MOB_EXISTS', { flow: mob.flow, state: 'number' })).waitFor();
    const mobile = '61239003';
    await fillStep(visitor, mob.flow, 'number', { mob_no: mobile });
    await fillCode(visitor, mob.flow, 'number', mobile);
    await visitor.send(mob.flow, 'number');
    await visitor.at(mob.flow, 'done');
  });

  it('proven by payment password and birthday; too many wrong ones ask for a code (R-ERR-19, AMB-27)', async () => {
    const visitor = await at(mob, wong);
    const proof = { method: 'paymentPasswordAndBirth', pay_pwd: PAY_PASSWORD, birth_md: '0101' };
    for (let left = 2; left >= 0; left -= 1) {
      await fillStep(visitor, mob.flow, 'prove', proof);
      await visitor.send(mob.flow, 'prove');
      const code = left > 0 ? 'BIRTH_ERROR' : 'BIRTH_TOO_MANY';
      await problem(visitor, visitor.words.code(code, { flow: mob.flow, state: 'prove' }, { left })).waitFor();
    }
  });

  it('of an account closed this year is refused: MOB_USED_THIS_YEAR (R-CONST-40)', async () => {
    const visitor = await at(mob, lee, { judged: true });
    await fillCode(visitor, mob.flow, 'prove', lee.mobile);
    await visitor.send(mob.flow, 'prove');
    await visitor.at(mob.flow, 'number');
    await fillStep(visitor, mob.flow, 'number', { mob_no: '61239002' });
    await demonstration().sandbox.fault('userMobChange', 'code', 'MOB_USED_THIS_YEAR');
    await fillCode(visitor, mob.flow, 'number', '61239002');
    await visitor.send(mob.flow, 'number');
    await visitor.at(mob.flow, 'numberBlocked');
  });
});
