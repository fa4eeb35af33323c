import type { FileChooser, Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pdfOfPages } from '../contract/support/pdfs.ts';
import { TINY_PNG } from '../contract/support/pictures.ts';
import { answerStep, type Given } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { chan, lee, wong, type SampleMember } from './support/members.ts';
import { startOver, summaryOf } from './support/summary.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Correcting a top-up that is frozen, until its money is released (F-TOPUP-FROZEN, R-FLOW-38, R-STATE-64). */
const FLOW = 'topup-frozen';
const { arrive, demonstration } = journey();
/** The card that the sandbox pays from when it is to be another one. */
const OTHER_CARD = '6222000000000078';
const card = (holder_name: string, doc_no: string, bank_card_no = OTHER_CARD): Given => ({
  ...{ bank_region: 'HK', bank_code: '901', bank_card_no, holder_name, doc_no },
});

/** From a top-up by FPS that another card paid, by the link that its end shows. */
async function atChoose(who: SampleMember, amount: string, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: FLOW, judged: true, ...options });
  await visitor.enter(who, { at: '/dashboard/topup/fps' });
  await startOver(visitor, 'topup-fps', 'amount');
  await answerStep(visitor, 'topup-fps', 'amount', { account_id: 0, amount });
  await visitor.at('topup-fps', 'waiting');
  const reference = await summaryOf(visitor, 'topup-fps', 'waiting', 'reference');
  await demonstration().sandbox.play('/incomingPayment', { reference, other_card: true });
  await visitor.at('topup-fps', 'frozen');
  const link = visitor.words.say('topup-fps', 'steps.frozen.next.topup-frozen');
  await visitor.hands.press(visitor.page.getByRole('link', { name: link }));
  await startOver(visitor, FLOW, 'choose');
  return visitor;
}

async function correct(visitor: Visitor, given: Given): Promise<void> {
  await answerStep(visitor, FLOW, 'correct', given);
  await visitor.at(FLOW, 'review');
  await visitor.send(FLOW, 'review');
}

it('on a phone in Traditional Chinese: chosen already, and released to the card that paid', async () => {
  const visitor = await atChoose(chan, '77', { locale: 'zh-HK', width: 360 });
  await expect.poll(() => visitor.page.getByRole('radio').first().isChecked()).toBe(true);
  await visitor.send(FLOW, 'choose');
  await correct(visitor, card('Chan Siu Ming', 'A1234563'));
  await visitor.at(FLOW, 'done');
  expect(await summaryOf(visitor, FLOW, 'done', 'credited')).toBe('HK$ 77.00');
});

it('another card is not the one either, and the right one is named then, in Simplified Chinese by the keyboard alone', async () => {
  const visitor = await atChoose(wong, '33', { locale: 'zh-CN', keysOnly: true });
  await visitor.send(FLOW, 'choose');
  await correct(visitor, card('Wong Mei Ling', 'K12345678', '6222000000001011'));
  await visitor.at(FLOW, 'stillFrozen');
  await visitor.send(FLOW, 'stillFrozen', 'OTHER_CARD');
  await correct(visitor, card('Wong Mei Ling', 'K12345678'));
  await visitor.at(FLOW, 'done');
});

it('what does not belong together is refused in the exact words (R-ERR-42)', async () => {
  const visitor = await atChoose(chan, '12');
  await visitor.send(FLOW, 'choose');
  await correct(visitor, card('Chan Siu Ming', 'B123456(7)'));
  await visitor.at(FLOW, 'correct');
  await visitor.page.getByText('Bank card number, name and certificate do not match').first().waitFor();
});

it('with nothing frozen it is said at once', async () => {
  const visitor = await arrive({ pictures: FLOW, judged: true });
  await visitor.enter(lee, { at: '/dashboard/topup/frozen' });
  await visitor.at(FLOW, 'none');
});

describe('the proof is a picture and a PDF', () => {
  const picture = { name: 'card.png', mimeType: 'image/png', buffer: TINY_PNG };
  const pdf = async (name: string, options = {}) => ({
    ...{ name, mimeType: 'application/pdf', buffer: await pdfOfPages(2, options) },
  });
  const say = ({ words }: Visitor, key: string, values = {}) =>
    words.say('shared', `widgets.fileUpload.${key}`, values);
  /** By a button, and what it opens. */
  const choose = async ({ page, hands }: Visitor, button: Locator, files: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser');
    await hands.press(button);
    await (await chooser).setFiles(files);
  };
  const chooseButton = (visitor: Visitor) => visitor.page.getByRole('button', { name: say(visitor, 'choose') });
  const row = ({ page }: Visitor, name: string) => page.getByRole('listitem').filter({ hasText: name });
  const arrived = (visitor: Visitor, there: number) =>
    visitor.page.getByText(say(visitor, 'count', { there, most: 3 })).waitFor();

  it('by finger on 320 px: each says what is wrong with it, and all are there after a reload', async () => {
    const visitor = await atChoose(chan, '41', { locale: 'zh-HK', width: 320 });
    await visitor.send(FLOW, 'choose');
    await visitor.at(FLOW, 'correct');
    const upload = visitor.page.waitForRequest('**/file/uploadDocument');
    await choose(visitor, chooseButton(visitor), [picture, await pdf('locked.pdf', { userPassword: 'sample' })]);
    // Only this kind of request tells how much of it has been sent.
    expect((await upload).resourceType()).toBe('xhr');
    await row(visitor, 'locked.pdf').getByText(visitor.words.say('return-codes', 'codes.PDF_LOCKED')).waitFor();
    await visitor.look('proof-locked');
    const replace = row(visitor, 'locked.pdf').getByRole('button', { name: say(visitor, 'replace') });
    await choose(visitor, replace, await pdf('statement.pdf'));
    await arrived(visitor, 2);
    await visitor.look('proof-there');
    await visitor.page.reload();
    await visitor.press(visitor.words.say('app', 'wizard.resume.continue'));
    await visitor.at(FLOW, 'correct');
    await arrived(visitor, 2);
    await row(visitor, 'statement.pdf')
      .getByText(say(visitor, 'pages', { pages: 2 }))
      .waitFor();
    await correct(visitor, card('Chan Siu Ming', 'A1234563', '6222000000000011'));
    await visitor.at(FLOW, 'underCheck');
  });

  it('by the keyboard alone: one that did not get through is sent again, and one is taken away', async () => {
    const visitor = await atChoose(wong, '42', { locale: 'en', keysOnly: true });
    await visitor.send(FLOW, 'choose');
    await visitor.at(FLOW, 'correct');
    const { page } = visitor;
    visitor.watch.allow(/Failed to load resource/);
    await page.route('**/file/uploadDocument', (route) => route.abort(), { times: 1 });
    await choose(visitor, chooseButton(visitor), [picture, await pdf('statement.pdf')]);
    await row(visitor, 'card.png').getByText(say(visitor, 'failed')).waitFor();
    await arrived(visitor, 1);
    await tabTo(visitor, row(visitor, 'card.png').getByRole('button', { name: say(visitor, 'retry') }));
    await page.keyboard.press('Enter');
    await arrived(visitor, 2);
    await tabTo(visitor, row(visitor, 'statement.pdf').getByRole('button', { name: say(visitor, 'remove') }));
    await page.keyboard.press('Enter');
    await arrived(visitor, 1);
    await visitor.look('proof-one');
    await correct(visitor, card('Wong Mei Ling', 'K12345678', '6222000000001011'));
    await visitor.at(FLOW, 'underCheck');
  });
});
