import { TINY_PNG } from '../../contract/support/pictures.ts';
import type { SampleMember } from './members.ts';
import { enterDate } from './enterDate.ts';
import type { Visitor } from './visitor.ts';

const FLOW = 'realname';
const picture = { name: 'picture.png', mimeType: 'image/png', buffer: TINY_PNG };

export interface Person {
  readonly region?: 'HK' | 'CN' | 'MO' | 'OTHER';
  readonly document?: 'hkPermanentId' | 'identityCard' | 'passport';
  readonly number?: string;
  /** `YYYY-MM-DD`; permanent without it. */
  readonly validTo?: string;
  readonly birthDate?: string;
}

/** Chooses a value of a group of radio buttons. */
export async function choose(visitor: Visitor, state: string, field: string, value: string, shared?: string) {
  const { page, words } = visitor;
  await visitor.hands.check(
    page
      .getByRole('group', { name: words.label(FLOW, state, field, shared), exact: true })
      .getByRole('radio', { name: new RegExp(`^${words.option(FLOW, state, field, value, shared)}`) }),
  );
}

/** Hands a picture over, to the first or a later place of the step, and waits until the gateway has it. */
export async function hand(visitor: Visitor, place = 0): Promise<void> {
  const { page, words } = visitor;
  const done = page.getByText(words.say('shared', 'widgets.imageUpload.done', { name: picture.name }));
  const before = await done.count();
  await page.locator('input[type=file]:not([capture])').nth(place).setInputFiles(picture);
  await done.nth(before).waitFor();
}

/** From the first step to the details. */
export async function giveDocument(visitor: Visitor, person: Person = {}): Promise<void> {
  const { region = 'HK', document = 'passport', number = 'N7654321', validTo } = person;
  await visitor.at(FLOW, 'region');
  await choose(visitor, 'region', 'region', region, 'customer-region');
  await visitor.send(FLOW, 'region');
  await fillDocument(visitor, { document, number, ...(validTo === undefined ? {} : { validTo }) });
  await visitor.send(FLOW, 'document');
}

export async function fillDocument(visitor: Visitor, { document = 'passport', number = '', validTo }: Person) {
  const { words } = visitor;
  await visitor.at(FLOW, 'document');
  await choose(visitor, 'document', 'doc_type', document, 'identity-document');
  visitor.watch.secret(number);
  await visitor.type(words.label(FLOW, 'document', 'doc_no', 'doc-no'), number);
  await choose(visitor, 'document', 'doc_validity', validTo === undefined ? 'permanent' : 'until', 'doc-validity');
  if (validTo !== undefined)
    await enterDate(visitor, words.label(FLOW, 'document', 'doc_valid_to', 'doc-valid-to'), validTo);
  await hand(visitor, 0);
  if (document !== 'passport') await hand(visitor, 1);
}

export async function fillDetails(visitor: Visitor, { birthDate = '1995-06-01' }: Person = {}): Promise<void> {
  const { page, words } = visitor;
  const label = (field: string, shared: string) => words.label(FLOW, 'details', field, shared);
  await visitor.at(FLOW, 'details');
  const chinese = page.getByLabel(label('name_cn', 'name-cn'), { exact: true });
  if (await chinese.isVisible()) await visitor.hands.put(chinese, '李家欣');
  await visitor.type(label('name_en', 'name-en'), 'Lee Ka Yan');
  await choose(visitor, 'details', 'sex', 'female', 'sex');
  await enterDate(visitor, label('birth_date', 'birth-date'), birthDate);
  await visitor.type(label('email', 'email'), 'lee@example.com');
  await visitor.type(label('mob_no', 'mob-no'), '61234569');
  await visitor.type(label('address', 'address'), 'Flat A, 1 Sample Road, Hong Kong');
  await visitor.send(FLOW, 'details');
}

export async function fillBackground(visitor: Visitor): Promise<void> {
  const { page, words } = visitor;
  await visitor.at(FLOW, 'background');
  const select = (field: string, shared: string, value: string) =>
    visitor.hands.choose(page.getByLabel(words.label(FLOW, 'background', field, shared), { exact: true }), value);
  await select('occupation', 'occupation', 'education');
  await choose(visitor, 'background', 'position', 'generalStaff', 'position');
  await select('account_purpose', 'account-purpose', 'dailySpending');
  await select('source_of_funds', 'source-of-funds', 'salary');
  await select('source_of_wealth', 'source-of-wealth', 'employment');
  await visitor.send(FLOW, 'background');
}

/** The selfie, the review and the code. */
export async function proveAndSend(visitor: Visitor, member: SampleMember): Promise<void> {
  await visitor.at('selfie', 'take');
  await hand(visitor);
  await visitor.send('selfie', 'take');
  await confirm(visitor, member);
}

/** From the review through the code. */
export async function confirm(visitor: Visitor, member: SampleMember): Promise<void> {
  await visitor.at(FLOW, 'review');
  await visitor.hands.check(visitor.page.getByRole('checkbox'));
  await visitor.send(FLOW, 'review');
  await visitor.at('one-time-code', 'enter');
  await visitor.enterCode('one-time-code', member.mobile);
}

/** Opens the wizard as a new customer. */
export async function beginAsNew(visitor: Visitor): Promise<void> {
  await visitor.at(FLOW, 'userKind');
  await choose(visitor, 'userKind', 'user_kind', 'new');
  await visitor.send(FLOW, 'userKind');
}

/** The value beside a label of a result step. */
export async function rowOf(visitor: Visitor, state: string, name: string): Promise<string> {
  const label = visitor.words.say(FLOW, `steps.${state}.summary.${name}`);
  const term = visitor.page.locator('dt', { hasText: new RegExp(`^${label}$`) });
  return (await term.locator('xpath=following-sibling::dd[1]').innerText()).trim();
}
