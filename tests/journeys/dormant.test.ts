import { expect, it } from 'vitest';
import { answerStep, fillStep } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, ho, member } from './support/members.ts';
import { hand } from './support/realname.ts';
import { startOver, summaryOf } from './support/summary.ts';

/** Waking a dormant account (F-DORMANT, R-FLOW-72). */
const { arrive, demonstration } = journey();
const FLOW = 'dormant';
const DETAILS = {
  keep_reason: 'travel',
  account_purpose: 'travel',
  source_of_funds: 'salary',
  occupation: 'education',
  position: 'generalStaff',
  address: 'Flat 1, 2/F, 3 Sample Road, Hong Kong',
};

it('a member whose account is in use has nothing to supplement', async () => {
  const visitor = await arrive({ locale: 'zh-CN', judged: true, pictures: `${FLOW}-awake` });
  await visitor.enter(chan, { at: '/dormant' });
  await visitor.at(FLOW, 'awake');
});

it.each([
  { member: chan, days: 200, view: { locale: 'zh-HK', width: 360 } },
  { member: ho, days: 0, view: { locale: 'en', keysOnly: true } },
] as const)('$member.name is led from the dashboard and wakes the account', async ({ member, days, view }) => {
  await demonstration().sandbox.advanceClock(days * 86_400);
  const visitor = await arrive({ ...view, judged: true, pictures: FLOW });
  await visitor.enter(member);
  await visitor.hands.press(
    visitor.page.getByRole('link', { name: visitor.words.say('pages', 'dashboard.dormant.link') }),
  );
  await startOver(visitor, FLOW, 'notice');
  expect(await summaryOf(visitor, FLOW, 'notice', 'since')).not.toBe('');
  await visitor.send(FLOW, 'notice');
  await answerStep(visitor, FLOW, 'details', DETAILS);
  await visitor.at(FLOW, 'review');
  await visitor.send(FLOW, 'review');
  await visitor.at('one-time-code', 'enter');
  await visitor.enterCode('one-time-code', member.mobile);
  await visitor.at(FLOW, 'done');
  expect(await summaryOf(visitor, FLOW, 'done', 'reference')).toMatch(/^\d{20}/);
  await visitor.open('/dormant');
  await visitor.at(FLOW, 'awake');
});

it('whose identity document has expired meanwhile gives the new one, too (R-VAL-34)', async () => {
  const kwok = member('kwok', '61234581');
  const { sandbox } = demonstration();
  await sandbox.play('/reviews', { area_code: kwok.areaCode, mob_no: kwok.mobile, decision: 'certified' });
  const visitor = await arrive({ locale: 'zh-CN', judged: true, pictures: `${FLOW}-document` });
  await visitor.enter(kwok, { at: '/dormant' });
  await startOver(visitor, FLOW, 'notice');
  await visitor.send(FLOW, 'notice');
  await answerStep(visitor, FLOW, 'details', DETAILS);
  await visitor.at(FLOW, 'document');
  await fillStep(visitor, FLOW, 'document', { doc_validity: 'permanent' });
  await hand(visitor);
  await visitor.send(FLOW, 'document');
  await visitor.at(FLOW, 'review');
  await visitor.send(FLOW, 'review');
  await visitor.at('one-time-code', 'enter');
  await visitor.enterCode('one-time-code', kwok.mobile);
  await visitor.at(FLOW, 'done');
});
