import { expect, it } from 'vitest';
import { answerStep } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, lee } from './support/members.ts';
import { startOver, summaryOf } from './support/summary.ts';

/** Writing to customer service (F-CONTACT, R-CALL-15) and notices of spending (F-SET-NOTICE). */
const { arrive } = journey();

it('a visitor writes to customer service from the page of hotlines, on a phone in Traditional Chinese', async () => {
  const visitor = await arrive({ pictures: 'contact', judged: true, locale: 'zh-HK', width: 360 });
  await visitor.open('/contactUs');
  await visitor.hands.press(visitor.page.getByRole('link', { name: visitor.words.say('pages', 'contact.writeLink') }));
  await answerStep(visitor, 'contact', 'message', {
    contact_type: 'enquiry',
    content: '請問實體卡要等多久？',
    name: '陳大文',
    email: 'chan@example.com',
    mob_no: '6123 4567',
  });
  await visitor.at('contact', 'done');
  expect(await summaryOf(visitor, 'contact', 'done', 'reference')).toMatch(/^\d{20}/);
});

it.each([
  { by: 'keyboard alone', member: chan, locale: 'en', keysOnly: true },
  { by: 'finger', member: lee, locale: 'zh-CN', width: 360 },
] as const)(
  'a member turns notices of spending on, by $by, finds them on, and turns them off',
  async ({ by: _, member, ...options }) => {
    const FLOW = 'spending-notice';
    const visitor = await arrive({ pictures: FLOW, judged: true, ...options });
    await visitor.enter(member, { at: '/userSettings/spendingNotice' });
    await startOver(visitor, FLOW, 'choose');
    await answerStep(visitor, FLOW, 'choose', { enabled: true, channels: ['sms', 'mail'], min_amount: '100' });
    await visitor.at(FLOW, 'done');
    await visitor.open('/userSettings/spendingNotice');
    await startOver(visitor, FLOW, 'choose');
    const box = visitor.page.getByRole('checkbox').first();
    await expect.poll(() => box.isChecked()).toBe(true);
    await box.press('Space');
    await visitor.send(FLOW, 'choose');
    await visitor.at(FLOW, 'done');
    await visitor.open('/userSettings/spendingNotice');
    await startOver(visitor, FLOW, 'choose');
    expect(await box.isChecked()).toBe(false);
  },
);
