import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../domain/json.ts';
import { setAt, parsePointer } from '../domain/jsonPointer.ts';
import { formatProblem, parseDataFile } from './dataFile.ts';
import { keywordSchemas } from './keywordSchemas.ts';
import { languageProblems } from './languageProblems.ts';
import { loadProject } from './loadProject.ts';

const project = loadProject('.');
const flow = (project.flows['transfer-to-hk'] ?? expect.fail()).file.data as JsonObject;

/** Problems of a file whose data has something else at a place. */
function seeded(path: string, data: Json, pointer: string, value: Json | undefined): readonly string[] {
  const text = JSON.stringify(setAt(data, parsePointer(pointer), value), null, 2);
  return languageProblems(project, parseDataFile(path, text)).map(({ message, fix = '' }) => `${message} ${fix}`);
}

describe('the language', () => {
  it('has every file of the project', () => {
    expect(project.problems.map(formatProblem)).toEqual([]);
    const problems = [...project.files.values()].flatMap((file) => languageProblems(project, file));
    expect(problems.map(formatProblem)).toEqual([]);
  });

  it('shows our keywords to editors as the code has them (-u writes the file)', async () => {
    const filepath = 'schemas/language/keywords.schema.json';
    const made = await format(JSON.stringify(keywordSchemas()), { ...(await resolveConfig(filepath)), filepath });
    await expect(made).toMatchFileSnapshot(`../../${filepath}`);
  });

  it.each<readonly [string, Json, RegExp]>([
    ['/states/details/entry', ['log'], /"entry" is not a word of the language here. It has: type, tags/],
    ['/states/details/states', {}, /"states" is not a word/],
    ['/context', {}, /"context" is not a word/],
    ['/states/details/meta/form', 'details', /is not written as it has to be here/],
    ['/states/details/meta/data/accounts', '$self/x', /is not written as it has to be here/],
    ['/states/details/on/CANCEL/target', '#cancelled', /is not written as it has to be here/],
    ['/states/details/on/next', { target: 'quoting' }, /next/],
    ['/states/quoting/invoke/src', 'transferQuote', /is not written as it has to be here/],
    ['/states/quoting/invoke/onError/0/guard', 'OVER_LIMIT', /is not written as it has to be here/],
    ['/states/quoting/invoke/onDone/guard', 'code:OVER_LIMIT', /`outcome:<name>` of a sub-flow/],
    ['/states/quoting/invoke/input/kind', { $concat: ['a', 'b'] }, /\$concat/],
    ['/states/quoting/invoke/onError', ['one'], /"one" in "onError" must be an object/],
    ['/states/quoting/invoke/onDone', 'one', /"one" in "onDone" must be an object or a list/],
    ['/states/quoting/invoke/onDone/target', ['details'], /in "target" must be a text/],
    ['/states/done/meta/outcome', 'back', /is not written as it has to be here/],
    ['/states/done/on', { NEXT: { target: 'details' } }, /does not belong here/],
    ['/states/quoting/type', 'parallel', /must be equal to constant/],
    ['/states/quoting/meta', { next: [{ page: '/' }] }, /does not belong here/],
    ['/states/quoting/tags', ['busy'], /must be equal to constant \(\["review"\]\)/],
    ['/states/details/tags', ['step', 'review'], /must be equal to constant/],
    ['/states/quoting/invoke/onError/0/guard', 'code:OVER_LIMIT,', /is not written as it has to be here/],
    ['/states/quoting/invoke/onError/0/guard', 'code:OVER_LIMIT, CARD_STATUS', /is not written as it has to be here/],
    ['/states/details/meta/screen', false, /does not belong here/],
    ['/states/done/meta/screen', true, /must be equal to constant/],
    ['/states/cancelled/meta/mark', 'closed', /does not belong here/],
    ['/states/levelTooLow/meta/summary', [{ answer: 'details/amount' }], /does not belong here/],
    ['/states/quoting/meta', { path: '/dashboard' }, /does not belong here/],
    ['/version', 0, /is less than 1/],
    ['/meta/source', [], /is empty/],
    ['/meta/entries/~1dashboard~1transfer~1toHk/require/0', 'visitor', /visitor/],
  ])('refuses %s %j', (pointer, value, message) => {
    const messages = seeded('flows/transfer-to-hk/flow.json', flow, pointer, value);
    expect(messages.join('\n')).toMatch(message);
  });

  it.each<readonly [string, Json | undefined, string]>([
    ['/banks/1/name_cn', undefined, 'row 2 of "banks" has no "name_cn". Add it: in Simplified Chinese.'],
    ['/banks', undefined, 'the file has no "banks". Add it: in the order in which they are shown.'],
    ['/banks/1/bank_code', 902, '902 in "bank_code" must be a text. Write it in quotes: "902". Its code'],
    ['/sample', 'true', '"true" in "sample" must be true or false. Write it without quotes: true.'],
    ['/banks/0/region', 'hk', '"hk" must be equal to one of the allowed values ("HK", "CN", "OTHER"). Hong Kong'],
  ])('says of a bank what is wrong in words: %s %j', (pointer, value, said) => {
    const path = 'content/banks.json';
    const [first = ''] = seeded(path, project.files.get(path)?.data ?? null, pointer, value);
    expect(first.slice(0, said.length)).toBe(said);
  });

  it.each<readonly [Json, string]>([
    ['18.0', '"18.0" in "maxLength" must be a whole number or an object. Write it without quotes: 18.'],
    ['18.5', '"18.5" in "maxLength" must be a whole number or an object. In characters.'],
    [18.5, '18.5 in "maxLength" must be a whole number or an object.'],
  ])('says how a whole number is written: %j', (value, said) => {
    const path = 'schemas/contact/message.schema.json';
    const [first = ''] = seeded(path, project.files.get(path)?.data ?? null, '/properties/content/maxLength', value);
    expect(first.slice(0, said.length)).toBe(said);
  });

  it('takes links at a step, and an address at a state that calls a sub-flow', () => {
    const problems = (pointer: string, value: Json) => seeded('flows/transfer-to-hk/flow.json', flow, pointer, value);
    expect(problems('/states/details/meta/next', [{ flow: 'login-by-card' }, { page: '/forgetPwd' }])).toEqual([]);
    expect(problems('/states/authorise/meta', { path: '/dashboard/transfer/authorise' })).toEqual([]);
  });

  it('takes a place in the progress line where a sub-flow is called for each row, and at no other call', () => {
    const each = { min: 1, max: 2, rows: [{ name: 'ticket', data: 'ticket', as: 'text' }] };
    const invoke = { src: 'flow:confirm-payment', each, onDone: { target: 'done' } };
    const stageAt = (state: string, call: Json) =>
      seeded('flows/transfer-to-hk/flow.json', flow, `/states/${state}`, { meta: { stage: 'review' }, invoke: call });
    expect(stageAt('authorise', invoke)).toEqual([]);
    expect(stageAt('authorise', { src: invoke.src, onDone: invoke.onDone }).join()).toMatch(
      /"stage" does not belong here.*progress line/,
    );
  });

  it('wants what a state cannot be without', () => {
    const problems = (pointer: string) => seeded('flows/transfer-to-hk/flow.json', flow, pointer, undefined);
    expect(problems('/states/done/meta/outcome').join()).toMatch(/has no "outcome"/);
    expect(problems('/states/quoting/invoke/onDone').join()).toMatch(/has no "onDone"/);
    expect(problems('/states/quoting/invoke')).not.toEqual([]);
    expect(problems('/description').join()).toMatch(/has no "description"/);
  });

  it('has forms without titles, foreign references and unknown keywords', () => {
    const entry = project.forms['transfer-to-hk/details'] ?? expect.fail();
    const problems = (pointer: string, value: Json) =>
      seeded(entry.schema.path, entry.schema.data, pointer, value).join('\n');
    expect(problems('/properties/amount/title', 'Amount')).toMatch(/"title" is not a word/);
    expect(problems('/properties/amount/$ref', 'https://example.com/amount.json')).toMatch(
      /is not written as it has to be here/,
    );
    expect(problems('/properties/amount/moneyAtMots', '1')).toMatch(/"moneyAtMots" is not a word/);
    expect(problems('/properties/amount/moneyAtMost', 5)).not.toBe('');
    expect(problems('/properties/amount/moneyAtMost', { const: 'limit.x' })).toBe('');
    expect(problems('/properties/amount/x-sensitive', 'secret')).toMatch(/must be equal to one of the allowed values/);
    expect(problems('/properties/amount/format', 'uri')).toMatch(/must be equal to one of the allowed values/);
  });

  it('has rows to read, each of an answer or of data, where a step is shown', () => {
    const problems = (rows: Json, state = 'done') =>
      seeded('flows/transfer-to-hk/flow.json', flow, `/states/${state}/meta/summary`, rows).join('\n');
    const shown = { name: 'question', data: 'question', as: 'option' };
    expect(problems([{ answer: 'details/amount' }, { ...shown, of: 'security-question' }])).toBe('');
    expect(problems([shown])).toMatch(/of/);
    expect(problems([{ ...shown, as: 'text', of: 'security-question' }])).not.toBe('');
    expect(problems([])).not.toBe('');
    expect(problems([{ answer: 'details/amount' }], 'authorise')).not.toBe('');
  });

  it.each<readonly [Json, RegExp]>([
    [{ data: '/currency', default: 'today' }, /must have property row when property default is present/],
    [{ lookUp: { data: '/currency', default: '1' }, in: 'giftcard.fee.virtual' }, /"default" is not a word/],
    [{ lookUp: 'HKD', in: 'giftcard.fee.virtual' }, /"HKD" in "lookUp" must be an object/],
    [{ lookUp: { const: 'giftcard.currency' }, in: 'giftcard.fee.virtual' }, /"const" is not a word/],
    [{ lookUp: {}, in: 'giftcard.fee.virtual' }, /is empty/],
    [{ lookUp: { data: '/currency', row: '/currency' }, in: 'giftcard.fee.virtual' }, /more than 1/],
  ])('takes a default of a row alone, and looks up by a place: not %j', (value, message) => {
    const file = project.files.get('flows/figures/giftcard.json') ?? expect.fail();
    expect(seeded(file.path, file.data, '/figures/2/value', value).join('\n')).toMatch(message);
  });

  it('has six patterns of promises and nothing else', () => {
    const promise = { id: 'a', description: 'b', source: ['defined'] };
    const check = (one: JsonObject) =>
      languageProblems(
        project,
        parseDataFile('flows/x/checks.json', JSON.stringify({ $schema: 's', promises: [{ ...promise, ...one }] })),
      ).length === 0;
    const review = { state: 'review' };
    expect(check({ pattern: 'never', what: review, within: { after: { call: 'transferToHk' } } })).toBe(true);
    expect(
      check({ pattern: 'always', when: review, holds: { type: 'is', params: { at: '$user/signed_in', in: [true] } } }),
    ).toBe(true);
    expect(check({ pattern: 'precedes', first: review, then: { effect: ['money', 'irreversible'] } })).toBe(true);
    expect(check({ pattern: 'leadsTo', from: { code: 'unknown' }, to: { outcome: 'processing' } })).toBe(true);
    expect(check({ pattern: 'atMost', what: { call: 'transferToHk' }, times: 1 })).toBe(true);
    expect(check({ pattern: 'between', what: { event: 'BACK' }, after: review, until: { tag: 'flow' } })).toBe(true);
    expect(check({ pattern: 'never' })).toBe(false);
    expect(check({ pattern: 'eventually', what: review })).toBe(false);
    expect(check({ pattern: 'never', what: { field: 'x' } })).toBe(false);
  });
});
