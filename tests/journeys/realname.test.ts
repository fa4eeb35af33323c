import { describe, expect, it } from 'vitest';
import { TINY_PNG } from '../contract/support/pictures.ts';
import { journey } from './support/journey.ts';
import { chan, ho, lee, member, wong } from './support/members.ts';
import {
  beginAsNew,
  choose,
  fillBackground,
  fillDetails,
  fillDocument,
  giveDocument,
  hand,
  proveAndSend,
  rowOf,
} from './support/realname.ts';
import { sentCode } from './support/sentCode.ts';
import { problem } from './support/transfer.ts';
import type { SampleMember } from './support/members.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Real-name verification as members meet it (R-GEN-44, R-FLOW-51 to R-FLOW-56). */
const FLOW = 'realname';
const ROUTE = '/dashboard/realname';
const { arrive, demonstration } = journey();

async function begin(who: SampleMember, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: 'realname', judged: true, ...options });
  await visitor.enter(who, { at: ROUTE });
  return visitor;
}

const decide = (who: SampleMember, decision: string, reason?: string) =>
  demonstration().sandbox.play('/reviews', { area_code: who.areaCode, mob_no: who.mobile, decision, reason });

describe('a new customer', () => {
  it('applies, is told the days of the answer (R-CONST-26), and is certified (R-GEN-23)', async () => {
    const visitor = await begin(lee, { locale: 'zh-HK', width: 360 });
    await beginAsNew(visitor);
    await giveDocument(visitor, { document: 'hkPermanentId', number: 'B123456(9)' });
    await fillDetails(visitor);
    await fillBackground(visitor);
    await proveAndSend(visitor, lee);
    await visitor.at(FLOW, 'submitted');
    expect(await rowOf(visitor, 'submitted', 'by')).toMatch(/^\d{4}年\d{1,2}月\d{1,2}日$/);
    await decide(lee, 'certified');
    await visitor.page.reload();
    await visitor.at(FLOW, 'approved');
    await visitor.hands.press(
      visitor.page.getByRole('main').getByRole('link', { name: visitor.words.say('shared', 'next./dashboard') }),
    );
    await visitor.open(ROUTE);
    await visitor.at(FLOW, 'certified');
  });

  it('is declined with the reason, and applies again with the details filled in (R-STATE-17)', async () => {
    const visitor = await begin(member('fung', '61234583'), { locale: 'en' });
    await visitor.at(FLOW, 'declined');
    await problem(visitor, 'The pictures of the document were not clear enough to read.').waitFor();
    await visitor.send(FLOW, 'declined');
    await beginAsNew(visitor);
    await giveDocument(visitor, { number: 'S61234583' });
    await visitor.at(FLOW, 'details');
    const name = visitor.page.getByLabel(visitor.words.label(FLOW, 'details', 'name_en', 'name-en'), { exact: true });
    expect(await name.inputValue()).toBe('Fung Ka Ho');
    await visitor.send(FLOW, 'details');
    await visitor.at(FLOW, 'background');
    await visitor.send(FLOW, 'background');
    await proveAndSend(visitor, member('fung', '61234583'));
    await visitor.at(FLOW, 'submitted');
  });

  it('under 18 names a guardian, with proofs of the relationship (R-ENT-58, R-VAL-37)', async () => {
    const visitor = await begin(ho);
    const { words } = visitor;
    await beginAsNew(visitor);
    await giveDocument(visitor, { region: 'OTHER', number: 'H2345678', validTo: '2035-01-01' });
    await fillDetails(visitor, { birthDate: '2015-06-01' });
    await visitor.at(FLOW, 'guardian');
    await visitor.type(words.label(FLOW, 'guardian', 'guardian_name'), 'Ho Tai Man');
    await choose(visitor, 'guardian', 'relationship', 'parent', 'relationship');
    await visitor.page
      .getByLabel(words.label(FLOW, 'guardian', 'guardian_doc_type'), { exact: true })
      .selectOption('hkId');
    const number = words.label(FLOW, 'guardian', 'guardian_doc_no');
    await visitor.type(number, '1234567(8)');
    await hand(visitor, 0);
    await hand(visitor, 1);
    await visitor.send(FLOW, 'guardian');
    await problem(visitor, words.say('shared', 'fields.doc-no.errors.document.numberFits')).waitFor();
    visitor.watch.secret('C123456(7)');
    await visitor.type(number, 'C123456(7)');
    await visitor.send(FLOW, 'guardian');
    await fillBackground(visitor);
    await proveAndSend(visitor, ho);
    await visitor.at(FLOW, 'submitted');
  });

  it('leaves and goes on: everything is kept but the number and the pictures of the document', async () => {
    const mak = member('mak', '61234580');
    const visitor = await begin(mak);
    const { page, words } = visitor;
    await beginAsNew(visitor);
    await giveDocument(visitor, { number: 'M7654321' });
    await fillDetails(visitor);
    await visitor.at(FLOW, 'background');
    await page.reload();
    await page
      .getByRole('button', { name: words.say('app', 'wizard.resume.continue') })
      .or(visitor.heading(words.say(FLOW, 'steps.document.title')))
      .first()
      .waitFor();
    const goOn = page.getByRole('button', { name: words.say('app', 'wizard.resume.continue') });
    if (await goOn.isVisible()) await visitor.hands.press(goOn);
    await visitor.at(FLOW, 'document');
    const number = page.getByLabel(words.label(FLOW, 'document', 'doc_no', 'doc-no'), { exact: true });
    expect(await number.inputValue()).toBe('');
    await number.fill('M7654321');
    await hand(visitor, 0);
    await visitor.send(FLOW, 'document');
    await fillBackground(visitor);
    await proveAndSend(visitor, mak);
    await visitor.at(FLOW, 'submitted');
  });
});

describe('a document', () => {
  it('that has expired is refused where it is typed; one of another region is not offered (R-VAL-34, R-ENT-51)', async () => {
    const szeto = member('szeto', '61234584');
    const visitor = await begin(szeto);
    const { page, words } = visitor;
    await beginAsNew(visitor);
    await visitor.at(FLOW, 'region');
    await choose(visitor, 'region', 'region', 'CN', 'customer-region');
    await visitor.send(FLOW, 'region');
    await visitor.at(FLOW, 'document');
    const kinds = page.getByRole('group', { name: words.label(FLOW, 'document', 'doc_type', 'identity-document') });
    await kinds.getByRole('radio').first().waitFor();
    await expect.poll(() => kinds.getByRole('radio').count()).toBe(2);
    await fillDocument(visitor, { number: 'E7654321', validTo: '2020-01-01' });
    await visitor.send(FLOW, 'document');
    await problem(visitor, words.say('shared', 'fields.doc-valid-to.errors.document.isNotExpired')).waitFor();
  });

  it('whose picture is unclear leads back to the pictures, with everything kept (R-ERR-34)', async () => {
    await decide(wong, 'demoted');
    const visitor = await begin(wong);
    await beginAsNew(visitor);
    const unclear = { area_code: wong.areaCode, mob_no: wong.mobile, check: 'document', verdict: 'DOC_UNCLEAR' };
    await demonstration().sandbox.play('/identity', unclear);
    await giveDocument(visitor, { number: 'M7654322' });
    await problem(visitor, visitor.words.code('DOC_UNCLEAR')).waitFor();
    await visitor.send(FLOW, 'document');
    await visitor.at(FLOW, 'details');
  });
});

describe('the keyboard alone', () => {
  it('goes the whole way', async () => {
    const lam = member('lam', '61234571');
    await decide(lam, 'demoted');
    const visitor = await begin(lam, { locale: 'en', pictures: 'realname-keys' });
    const { page, words } = visitor;
    const keys = page.keyboard;
    const tabTo = async (label: string): Promise<void> => {
      for (let steps = 0; steps < 80; steps += 1) {
        await keys.press('Tab');
        const name = await page.evaluate(() => {
          const element = document.activeElement;
          if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
            return [...(element.labels ?? [])].map((one) => one.innerText).join(' ');
          if (element instanceof HTMLTextAreaElement) return [...element.labels].map((one) => one.innerText).join(' ');
          return element instanceof HTMLElement ? element.innerText : '';
        });
        if (name.split('\n')[0]?.trim() === label) return;
      }
      throw new Error(`The Tab key does not come to "${label}".`);
    };
    /** A group of radio buttons is one stop of the Tab key; arrows go on from its first. */
    const pick = async (first: string, further = 0) => {
      await tabTo(first);
      if (further === 0) await keys.press('Space');
      for (let down = 0; down < further; down += 1) await keys.press('ArrowDown');
    };
    const option = (state: string, field: string, value: string, shared?: string) =>
      words.option(FLOW, state, field, value, shared);
    const fill = async (label: string, text: string) => {
      await tabTo(label);
      await keys.type(text);
    };
    const label = (state: string, field: string, shared: string) => words.label(FLOW, state, field, shared);
    const next = async (flow: string, state: string) => {
      await tabTo(String(words.button(flow, state, 'NEXT')));
      await keys.press('Enter');
    };
    const handOver = async () => {
      const chooser = page.waitForEvent('filechooser');
      await tabTo(words.say('shared', 'widgets.imageUpload.choose'));
      await keys.press('Enter');
      await (await chooser).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer: TINY_PNG });
      await page.getByText(words.say('shared', 'widgets.imageUpload.done', { name: 'picture.png' })).waitFor();
    };
    await visitor.at(FLOW, 'userKind');
    await pick(option('userKind', 'user_kind', 'new'));
    await next(FLOW, 'userKind');
    await visitor.at(FLOW, 'region');
    await pick(option('region', 'region', 'HK', 'customer-region'), 3);
    await next(FLOW, 'region');
    await visitor.at(FLOW, 'document');
    await pick(option('document', 'doc_type', 'passport', 'identity-document'));
    visitor.watch.secret('L7654321');
    await fill(label('document', 'doc_no', 'doc-no'), 'L7654321');
    await pick(option('document', 'doc_validity', 'until', 'doc-validity'), 1);
    await handOver();
    await next(FLOW, 'document');
    await visitor.at(FLOW, 'details');
    await fill(label('details', 'name_en', 'name-en'), 'Lam Keyboard');
    await pick(option('details', 'sex', 'female', 'sex'), 1);
    await fill(words.say('shared', 'widgets.date.day'), '1');
    await fill(words.say('shared', 'widgets.date.month'), '6');
    await fill(words.say('shared', 'widgets.date.year'), '1990');
    await fill(label('details', 'email', 'email'), 'lam@example.com');
    await fill(label('details', 'mob_no', 'mob-no'), '61234571');
    await fill(label('details', 'address', 'address'), '1 Sample Road, Singapore');
    await next(FLOW, 'details');
    await visitor.at(FLOW, 'background');
    const select = async (field: string, shared: string, letter: string) => {
      await tabTo(label('background', field, shared));
      await keys.type(letter);
    };
    await select('occupation', 'occupation', 'Re');
    await pick(option('background', 'position', 'generalStaff', 'position'));
    await select('account_purpose', 'account-purpose', 'Tr');
    await select('source_of_funds', 'source-of-funds', 'Pe');
    await select('source_of_wealth', 'source-of-wealth', 'Em');
    await next(FLOW, 'background');
    await visitor.at('selfie', 'take');
    await handOver();
    await next('selfie', 'take');
    await visitor.at(FLOW, 'review');
    await tabTo(words.label(FLOW, 'review', 'agree'));
    await keys.press('Space');
    await next(FLOW, 'review');
    await visitor.at('one-time-code', 'enter');
    await keys.type(await sentCode(visitor, '61234571'));
    await visitor.at(FLOW, 'submitted');
  });
});

describe('who need not apply', () => {
  it.each([
    { who: chan, state: 'certified' },
    { who: member('kwok', '61234581'), state: 'received' },
    { who: member('lau', '61234582'), state: 'underReview' },
    { who: member('leung', '61234585'), state: 'faceToFace' },
    { who: member('poon', '61234586'), state: 'changeUnderReview' },
  ])('R-STATE-15 to R-STATE-22: $who.name sees $state', async ({ who, state }) => {
    const visitor = await begin(who);
    await visitor.at(FLOW, state);
  });
});
