import { describe, expect, it } from 'vitest';
import { answerStep, beginReset, chooseWay, identify, setPassword } from './support/forgotten.ts';
import { summaryOf, uplinkTextOf } from './support/summary.ts';
import { sentCode } from './support/sentCode.ts';
import { journey } from './support/journey.ts';
import { tabToName } from './support/keyboard.ts';
import { chan, wong, zhang } from './support/members.ts';
import { problem } from './support/transfer.ts';
import type { Visitor } from './support/visitor.ts';

/** A forgotten password in five ways, each to its end and to what goes wrong on it (R-FLOW-06 to R-FLOW-10). */
const FLOW = 'forgot-password';
const { arrive, demonstration } = journey();
const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const banners = ({ page }: Visitor) => page.locator('header + section').count();

async function signsInWith(member: typeof chan, password: string): Promise<void> {
  const visitor = await arrive();
  await visitor.open('/login');
  await visitor.at('login-by-password', 'credentials');
  await visitor.tryToSignIn(member, password);
  await visitor
    .heading(visitor.words.say('login-by-password', 'steps.credentials.title'))
    .waitFor({ state: 'detached' });
}

// First: a new password that was set in another way takes the question with it.
describe('by the security question (R-FLOW-09)', () => {
  const STEP = ['forgot-by-question', 'answer'] as const;
  const enter = (visitor: Visitor, answer: string) =>
    answerStep(visitor, ...STEP, [['answer', 'security-answer', answer]]);

  it('shows the question, takes the answer in any spelling, also at a fourth of the speed', async () => {
    const visitor = await arrive({ locale: 'zh-HK', pictures: 'forgot-question', judged: true });
    const devtools = await visitor.context.newCDPSession(visitor.page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await beginReset(visitor, chan.mobile);
    await chooseWay(visitor, 'question');
    await visitor.at(...STEP);
    expect(await summaryOf(visitor, ...STEP, 'question')).toBe(
      visitor.words.say('shared', 'fields.security-question.options.firstSchool'),
    );
    await enter(visitor, 'sample road SCHOOL');
    await setPassword(visitor, 'Question1234');
    await signsInWith(chan, 'Question1234');
  });

  it('is closed for a day by five wrong answers', async () => {
    const visitor = await arrive({ judged: true, pictures: 'forgot-answers' });
    await beginReset(visitor, chan.mobile);
    await chooseWay(visitor, 'question');
    await visitor.at(...STEP);
    for (let left = 4; left > 0; left -= 1) {
      await enter(visitor, 'Somewhere else');
      const said = visitor.words.code('ANSWER_ERROR', { flow: STEP[0], state: STEP[1] }, { left });
      await problem(visitor, said).waitFor();
    }
    await enter(visitor, 'Somewhere else');
    await visitor.at(FLOW, 'locked');
  });
});

describe('by code and document (R-FLOW-07)', () => {
  const STEP = ['forgot-by-code-and-id', 'verify'] as const;
  const enter = (visitor: Visitor, doc_type: string, doc_no: string, code: string) => {
    visitor.watch.secret(doc_no);
    return answerStep(visitor, ...STEP, [
      ['doc_type', 'doc-type', doc_type],
      ['doc_no', 'doc-no', doc_no],
      ['code', 'one-time-code', code],
    ]);
  };

  it('sets a new password after a wrong document was put right; no banner on the way (R-PUB-17, R-PUB-18)', async () => {
    const visitor = await arrive({ pictures: 'forgot-document', judged: true });
    const { words } = visitor;
    await beginReset(visitor, chan.mobile);
    await chooseWay(visitor, 'codeAndId');
    await visitor.at(...STEP);
    const code = await sentCode(visitor, chan.mobile);
    await enter(visitor, 'hkId', 'B12345(3)', code);
    await problem(visitor, words.say('shared', 'fields.doc-no.errors.document.numberFits')).waitFor();
    await visitor.look('document-form');
    await enter(visitor, 'hkId', 'B123456(3)', code);
    await problem(visitor, words.code('ID_NOT_MATCH', { flow: STEP[0], state: STEP[1] }, { left: 4 })).waitFor();
    await visitor.look('document-wrong');
    await enter(visitor, 'hkId', 'a123456(3)', code);
    await visitor.at(FLOW, 'newPassword');
    expect([visitor.route, await banners(visitor)]).toEqual(['/forgetPwd/setPwd', 0]);
    await setPassword(visitor, 'Document1234');
    expect([visitor.route, await banners(visitor)]).toEqual(['/forgetPwd/success', 0]);
    await signsInWith(chan, 'Document1234');
  });

  it('is closed for a day by five wrong documents; other ways stay open', async () => {
    const visitor = await arrive({ locale: 'zh-HK', width: 360, pictures: 'forgot-locked', judged: true });
    const { words, page } = visitor;
    await beginReset(visitor, zhang.mobile, zhang.areaCode);
    await chooseWay(visitor, 'codeAndId');
    await visitor.at(...STEP);
    const code = await sentCode(visitor, zhang.mobile);
    for (let left = 4; left > 0; left -= 1) {
      await enter(visitor, 'passport', 'K0000000', code);
      await problem(visitor, words.code('ID_NOT_MATCH', { flow: STEP[0], state: STEP[1] }, { left })).waitFor();
    }
    await enter(visitor, 'passport', 'K0000000', code);
    await visitor.at(FLOW, 'locked');
    expect(await summaryOf(visitor, FLOW, 'locked', 'until')).toMatch(/年.*\d:\d\d/);
    await visitor.hands.press(
      page.getByRole('main').getByRole('link', { name: words.say(FLOW, 'steps.locked.next.forgot-password') }),
    );
    await visitor.at(FLOW, 'identify');
  });
});

describe('by code and birthday (R-FLOW-08)', () => {
  const STEP = ['forgot-by-code', 'verify'] as const;
  const enter = (visitor: Visitor, birthday: string, code: string) =>
    answerStep(visitor, ...STEP, [
      ['birth_md', 'birth-md', birthday],
      ['code', 'one-time-code', code],
    ]);

  it('ends the code after three wrong birthdays; with a new one it goes on (R-ERR-19, AMB-27)', async () => {
    const visitor = await arrive({ locale: 'zh-CN', pictures: 'forgot-birthday', judged: true });
    const { words } = visitor;
    await beginReset(visitor, wong.mobile);
    await chooseWay(visitor, 'code');
    await visitor.at(...STEP);
    const code = await sentCode(visitor, wong.mobile);
    for (const left of [2, 1]) {
      await enter(visitor, '0101', code);
      await problem(visitor, words.code('BIRTH_ERROR', { flow: STEP[0], state: STEP[1] }, { left })).waitFor();
    }
    await enter(visitor, '0101', code);
    await problem(visitor, words.code('BIRTH_TOO_MANY')).waitFor();
    await visitor.look('birthday-too-many');
    await enter(visitor, '1130', code);
    await problem(visitor, words.code('BIRTH_TOO_MANY')).waitFor({ state: 'detached' });
    // Back would lead to the same place.
    expect(await visitor.page.getByRole('button', { name: words.say('shared', 'buttons.BACK') }).count()).toBe(0);
    await visitor.send(...STEP, 'OTHER_WAY');
    await visitor.at(FLOW, 'choose');
    await chooseWay(visitor, 'code');
    await visitor.at(...STEP);
    await enter(visitor, '1130', await sentCode(visitor, wong.mobile));
    await setPassword(visitor, 'Birthday1234');
    await signsInWith(wong, 'Birthday1234');
  });
});

describe('by a text message (R-FLOW-06)', () => {
  const WAIT = ['forgot-by-uplink', 'waiting'] as const;
  /** The text without the way to send it, which stands below. */
  const sendText = async (visitor: Visitor, from: string) => {
    const text = await uplinkTextOf(visitor);
    expect(text).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    await demonstration().sandbox.play('/uplinkSms', { area_code: '852', mob_no: from, text });
  };

  it('waits with a countdown, and goes on by itself when the text has come', async () => {
    const visitor = await arrive({ locale: 'zh-HK', width: 360, pictures: 'forgot-text', judged: true });
    await beginReset(visitor, wong.mobile);
    await chooseWay(visitor, 'uplink');
    await visitor.at(...WAIT);
    const timer = visitor.page.getByRole('timer');
    const first = await timer.innerText();
    expect(first).toMatch(/[45]:\d\d/);
    await visitor.page.waitForFunction((text) => document.querySelector('[role=timer]')?.textContent !== text, first);
    const link = visitor.page.getByRole('link', { name: visitor.words.say('shared', 'widgets.summary.openSms') });
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^sms:\\+?\\d+\\?body=${await uplinkTextOf(visitor)}$`));
    await sendText(visitor, wong.mobile);
    await setPassword(visitor, 'Uplink1234');
    await signsInWith(wong, 'Uplink1234');
  });

  it('says when the time is over, gives another text, and offers another way', async () => {
    const visitor = await arrive({ pictures: 'forgot-text-late', judged: true });
    await beginReset(visitor, wong.mobile);
    await chooseWay(visitor, 'uplink');
    await visitor.at(...WAIT);
    const before = await uplinkTextOf(visitor);
    await demonstration().sandbox.advanceClock(301);
    await visitor.at('forgot-by-uplink', 'late');
    await visitor.send('forgot-by-uplink', 'late', 'RETRY');
    await visitor.at(...WAIT);
    expect(await uplinkTextOf(visitor)).not.toBe(before);
    await visitor.send(...WAIT, 'OTHER_WAY');
    await visitor.at(FLOW, 'choose');
  });

  it('from another phone proves nothing', async () => {
    const visitor = await arrive({ pictures: 'forgot-other-phone', judged: true });
    await beginReset(visitor, wong.mobile);
    await chooseWay(visitor, 'uplink');
    await visitor.at(...WAIT);
    await sendText(visitor, chan.mobile);
    await visitor.at(FLOW, 'otherPhone');
  });
});

describe('by the staff (R-FLOW-10)', () => {
  const DETAILS = ['forgot-by-manual-review', 'details'] as const;
  const PICTURES = ['forgot-by-manual-review', 'pictures'] as const;

  it('hands in documents; the code of the answer sets the password within a day', async () => {
    const visitor = await arrive({ width: 360, pictures: 'forgot-staff', judged: true });
    const { page, words } = visitor;
    await beginReset(visitor, chan.mobile);
    await chooseWay(visitor, 'manual');
    await visitor.at(...DETAILS);
    await visitor.send(...DETAILS);
    await problem(visitor, words.say(DETAILS[0], 'steps.details.fields.name.errors.required')).waitFor();
    await visitor.look('staff-errors');
    visitor.watch.secret('A123456(3)');
    await answerStep(visitor, ...DETAILS, [
      ['name', 'name', 'Chan Siu Ming'],
      ['doc_type', 'doc-type', 'hkId'],
      ['doc_no', 'doc-no', 'A123456(3)'],
      ['email', 'email', 'chan.new@example.com'],
      ['area_code', 'area-code', '852'],
      ['mob_no', 'mob-no', '61230000'],
    ]);
    await visitor.at(...PICTURES);
    const file = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(ONE_PIXEL, 'base64') });
    for (const [index, name] of ['front.png', 'back.png', 'selfie.png'].entries()) {
      await page.locator('input[type=file]:not([capture])').nth(index).setInputFiles(file(name));
      await page.getByText(words.say('shared', 'widgets.imageUpload.done', { name })).waitFor();
    }
    await visitor.look('pictures-chosen');
    await visitor.send(...PICTURES);
    await visitor.at(FLOW, 'underReview');
    const apply_no = await summaryOf(visitor, FLOW, 'underReview', 'applyNo');
    await demonstration().sandbox.play('/passwordReset', { apply_no, approved: true });
    const code = await demonstration().sandbox.latestCode('chan.new@example.com');
    visitor.watch.secret(code);
    await visitor.open('/forgetPwd/code');
    await visitor.at(FLOW, 'mailedCode');
    await answerStep(visitor, FLOW, 'mailedCode', [['code', 'code', 'x'.repeat(43)]]);
    await visitor.at(FLOW, 'newPassword');
    await answerStep(visitor, FLOW, 'newPassword', [
      ['new_login_pwd', 'new-login-pwd', 'Staff1234'],
      ['new_login_pwd_confirm', 'new-login-pwd-confirm', 'Staff1234'],
    ]);
    await visitor.at(FLOW, 'mailedCode');
    await problem(visitor, words.code('TICKET_EXPIRED', { flow: FLOW, state: 'mailedCode' })).waitFor();
    await answerStep(visitor, FLOW, 'mailedCode', [['code', 'code', code]]);
    await setPassword(visitor, 'Staff1234');
    await signsInWith(chan, 'Staff1234');
  });
});

describe('nobody learns who has an account (AMB-38)', () => {
  it('a number that nobody has is offered ways, is sent a code that never comes, and fails like a wrong answer', async () => {
    const visitor = await arrive();
    const { page, words } = visitor;
    await visitor.open('/forgetPwd');
    await visitor.at(FLOW, 'identify');
    await identify(visitor, '61230987');
    await visitor.at(FLOW, 'choose');
    await chooseWay(visitor, 'uplink');
    await visitor.at('forgot-by-uplink', 'waiting');
    const text = await uplinkTextOf(visitor);
    await demonstration().sandbox.play('/uplinkSms', { area_code: '852', mob_no: '61230987', text });
    await visitor.at(FLOW, 'otherPhone');
    await expect.poll(() => page.getByText(words.say(FLOW, 'steps.otherPhone.intro')).count()).toBe(1);
  });
});

describe('addresses (AMB-44)', () => {
  it.each(['/forgetPwd/setPwd', '/forgetPwd/success'])('%s without a reset in progress begins one', async (route) => {
    const visitor = await arrive();
    await visitor.open(route);
    await visitor.at(FLOW, 'identify');
    await expect.poll(() => visitor.route).toBe('/forgetPwd');
  });

  it('a reload in the middle goes on where it was: whose password it is need not be said again', async () => {
    const visitor = await arrive();
    const { page, words } = visitor;
    await beginReset(visitor, chan.mobile);
    await chooseWay(visitor, 'codeAndId');
    await visitor.at('forgot-by-code-and-id', 'verify');
    await page.reload();
    await visitor.press(words.say('app', 'wizard.resume.continue'));
    await visitor.at('forgot-by-code-and-id', 'verify');
    await page.getByText(words.say('shared', 'notices.resumed')).waitFor();
  });

  it('a reload after its time says that what was confirmed has run out, where it is confirmed', async () => {
    const visitor = await arrive();
    const { page, words } = visitor;
    await beginReset(visitor, chan.mobile);
    await chooseWay(visitor, 'codeAndId');
    await visitor.at('forgot-by-code-and-id', 'verify');
    await demonstration().sandbox.advanceClock(1800);
    await page.reload();
    await visitor.at(FLOW, 'identify');
    await page.getByText(words.say('shared', 'notices.proofAgain')).waitFor();
    const loginId = page.getByLabel(words.label(FLOW, 'identify', 'login_id', 'login-id'), { exact: true });
    expect(await loginId.inputValue()).toBe(chan.mobile);
    await identify(visitor, chan.mobile);
    await visitor.at('forgot-by-code-and-id', 'verify');
  });
});

it('the keyboard alone comes to a new password', async () => {
  const visitor = await arrive({ keysOnly: true });
  const { page, words } = visitor;
  const keys = page.keyboard;
  visitor.watch.secret('Keyboard1234');
  await visitor.open('/forgetPwd');
  await visitor.at(FLOW, 'identify');
  await tabToName(page, words.label(FLOW, 'identify', 'login_id', 'login-id'));
  await keys.type(wong.mobile);
  await keys.press('Enter');
  await visitor.at(FLOW, 'choose');
  await tabToName(page, words.option(FLOW, 'choose', 'mode', 'uplink'));
  await keys.press('ArrowDown');
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await visitor.at('forgot-by-code', 'verify');
  await tabToName(page, words.say('shared', 'widgets.date.day'));
  await keys.type('30');
  await tabToName(page, words.say('shared', 'widgets.date.month'));
  await keys.type('11');
  const code = await sentCode(visitor, wong.mobile);
  await tabToName(page, words.label('forgot-by-code', 'verify', 'code', 'one-time-code'));
  await keys.type(code);
  await visitor.at(FLOW, 'newPassword');
  await tabToName(page, words.label(FLOW, 'newPassword', 'new_login_pwd', 'new-login-pwd'));
  await keys.type('Keyboard1234');
  await tabToName(page, words.label(FLOW, 'newPassword', 'new_login_pwd_confirm', 'new-login-pwd-confirm'));
  await keys.type('Keyboard1234');
  await keys.press('Enter');
  await visitor.at(FLOW, 'changed');
});
