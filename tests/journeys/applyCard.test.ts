import { expect, it } from 'vitest';
import { answerStep } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan } from './support/members.ts';
import { summaryOf } from './support/summary.ts';
import type { Visitor } from './support/visitor.ts';

/** A visitor applies for a card (F-APPLY, R-GEN-05). */
const { arrive } = journey();
const FLOW = 'apply-card';

/** From the review to the answer of the gateway. */
async function confirm(visitor: Visitor, mobile: string): Promise<void> {
  const { sandbox } = visitor.demonstration;
  await answerStep(visitor, FLOW, 'review', { agree: true });
  await visitor.at(FLOW, 'number');
  await sandbox.advanceClock(61);
  await visitor.send(FLOW, 'number');
  await visitor.at(FLOW, 'code');
  const code = await sandbox.latestCode(mobile);
  visitor.watch.secret(code);
  await visitor.obtainedCode();
  await answerStep(visitor, FLOW, 'code', { otp: code });
}

const applicant = (mobile: string) => ({
  name_en: 'Cheung Ka Yan',
  name_cn: '張嘉欣',
  region: 'HK',
  mob_no: mobile,
  email: 'cheung@example.com',
});

it('a visitor applies for a physical card from the header, on a phone in Traditional Chinese (R-HDR-02, R-CONST-27)', async () => {
  const visitor = await arrive({ pictures: FLOW, judged: true, locale: 'zh-HK', width: 360 });
  await visitor.open('/');
  await visitor.hands.press(visitor.page.getByRole('button', { name: visitor.words.say('app', 'menu.open') }));
  await visitor.hands.press(visitor.page.getByRole('link', { name: visitor.words.say('app', 'header.getCard') }));
  await answerStep(visitor, FLOW, 'card', {
    card_type: 'physical',
    delivery_region: 'HK',
    currency: 'HKD',
    card_organ: 'Visa',
  });
  await visitor.at(FLOW, 'applicant');
  const total = await summaryOf(visitor, FLOW, 'applicant', 'total');
  await answerStep(visitor, FLOW, 'applicant', applicant('61243001'));
  await answerStep(visitor, FLOW, 'delivery', { delivery_address: '香港樣本道 3 號 2 樓 1 室' });
  await visitor.at(FLOW, 'review');
  expect(await summaryOf(visitor, FLOW, 'review', 'total')).toBe(total);
  await confirm(visitor, '61243001');
  await visitor.at(FLOW, 'done');
  expect(await summaryOf(visitor, FLOW, 'done', 'reference')).toMatch(/^\d{20}/);
  expect(await summaryOf(visitor, FLOW, 'done', 'answerBy')).not.toBe('');
});

it('three virtual cards, one of them by the keyboard alone; a fourth is refused (R-CONST-15)', async () => {
  const mobile = '61243002';
  for (const [index, view] of [
    { locale: 'en', keysOnly: true },
    { locale: 'zh-CN' },
    { locale: 'zh-HK' },
    { locale: 'en', width: 360 },
  ].entries()) {
    const looked = index === 0 ? { pictures: `${FLOW}-virtual` } : index === 3 ? { pictures: `${FLOW}-tooMany` } : {};
    const visitor = await arrive({ ...view, ...looked, judged: true } as Parameters<typeof arrive>[0]);
    await visitor.open('/apply');
    await answerStep(visitor, FLOW, 'card', { card_type: 'virtual', currency: 'USD', card_organ: 'Mastercard' });
    await answerStep(visitor, FLOW, 'applicant', applicant(mobile));
    await visitor.at(FLOW, 'review');
    await confirm(visitor, mobile);
    await visitor.at(FLOW, index < 3 ? 'done' : 'tooMany');
  }
});

it('a member orders a card of the account instead (AMB-68)', async () => {
  const visitor = await arrive({ locale: 'en' });
  await visitor.enter(chan);
  await visitor.open('/apply');
  await visitor.at('card-new', 'kind');
  await expect.poll(() => visitor.route).toBe('/cards/new/preIndex');
});
