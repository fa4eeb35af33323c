import { describe, expect, it } from 'vitest';
import { answerStep, fillStep, type Given } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, lee, wong, zhang, type SampleMember } from './support/members.ts';
import { hand } from './support/realname.ts';
import { startOver, summaryOf } from './support/summary.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** A change of certified data (F-KYC-MODIFY, R-STATE-21). */
const FLOW = 'realname-modify';
const ROUTE = '/userSettings/realname';
const { arrive, demonstration } = journey();

async function begun(who: SampleMember, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: FLOW, judged: true, ...options });
  await visitor.enter(who, { at: ROUTE });
  await startOver(visitor, FLOW, 'current');
  return visitor;
}

const decide = (who: SampleMember, decision: string, reason?: string) =>
  demonstration().sandbox.play('/reviews', { area_code: who.areaCode, mob_no: who.mobile, decision, reason });

/** From what is on file to the review, by a passport. */
async function give(visitor: Visitor, number: string, changed: Given): Promise<void> {
  await visitor.at(FLOW, 'current');
  await visitor.send(FLOW, 'current');
  await answerStep(visitor, FLOW, 'region', { region: 'HK' });
  await visitor.at(FLOW, 'document');
  await fillStep(visitor, FLOW, 'document', { doc_type: 'passport', doc_no: number, doc_validity: 'permanent' });
  await hand(visitor);
  await visitor.send(FLOW, 'document');
  await answerStep(visitor, FLOW, 'details', { sex: 'female', birth_date: '1990-01-01', ...changed });
  await answerStep(visitor, FLOW, 'background', {
    occupation: 'education',
    position: 'generalStaff',
    account_purpose: 'dailySpending',
    source_of_funds: 'salary',
    source_of_wealth: 'employment',
  });
  await visitor.at('selfie', 'take');
  await hand(visitor);
  await visitor.send('selfie', 'take');
  await visitor.at(FLOW, 'review');
}

async function confirm(visitor: Visitor, who: SampleMember): Promise<void> {
  await visitor.hands.check(visitor.page.getByRole('checkbox'));
  await visitor.send(FLOW, 'review');
  await visitor.at('one-time-code', 'enter');
  await visitor.enterCode('one-time-code', who.mobile);
}

it('a new address is asked for on a phone in Traditional Chinese; declined, its reason is shown (R-STATE-17)', async () => {
  const visitor = await arrive({ pictures: FLOW, judged: true, locale: 'zh-HK', width: 360 });
  await visitor.enter(chan, { at: '/userSettings' });
  const link = visitor.page.getByRole('main').getByRole('link', { name: visitor.words.say(FLOW, 'flow.title') });
  await visitor.hands.press(link);
  await give(visitor, 'N7654321', { address: '九龍示範道 2 號' });
  expect(await visitor.page.locator('body').innerText()).toContain('九龍示範道 2 號');
  await confirm(visitor, chan);
  await visitor.at(FLOW, 'submitted');
  expect(await summaryOf(visitor, FLOW, 'submitted', 'by')).toMatch(/^\d{4}年\d{1,2}月\d{1,2}日$/);
  await visitor.open('/dashboard');
  await visitor.open(ROUTE);
  await visitor.at(FLOW, 'underReview');
  await decide(chan, 'declined', 'addressUnproven');
  await visitor.open('/dashboard');
  await visitor.open(ROUTE);
  await visitor.at(FLOW, 'current');
  expect(await summaryOf(visitor, FLOW, 'current', 'declined')).toBe('未能核實住址。');
}, 120_000);

it('a new name is given by the keyboard alone, and is the member’s once approved', async () => {
  const visitor = await begun(wong, { locale: 'en', keysOnly: true });
  await give(visitor, 'W7654321', { name_en: 'Wong Mei Lin' });
  await confirm(visitor, wong);
  await visitor.at(FLOW, 'submitted');
  await decide(wong, 'certified');
  await visitor.open('/dashboard');
  await visitor.open(ROUTE);
  await visitor.at(FLOW, 'current');
  expect(await summaryOf(visitor, FLOW, 'current', 'nameEn')).toBe('Wong Mei Lin');
}, 120_000);

describe('nothing is changed', () => {
  it('by the document of another account, said in Simplified Chinese', async () => {
    const visitor = await begun(zhang, { locale: 'zh-CN' });
    await give(visitor, 'X7654321', {});
    await demonstration().sandbox.fault('realnameModify', 'code', 'DOC_USED');
    await confirm(visitor, zhang);
    await visitor.at(FLOW, 'documentUsed');
  }, 120_000);

  it('of who is not certified: that is explained (AMB-01)', async () => {
    const visitor = await arrive();
    await visitor.enter(lee, { at: ROUTE });
    await visitor.page.waitForURL('**/error/realname');
  });
});
