import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { optionLabel } from '../../src/forms/options/optionLabel.ts';
import { createStepWords } from '../../src/i18n/stepWords.ts';
import { walkFlow } from './support/flowWalk.ts';

/** Saved payees: every branch of looking after them (R-FLOW-39, R-FLOW-41). Taken from the wallets that members like: who was paid is
 * paid again in two steps, and is called what the member calls them. */
const LIST = [
  {
    payee_id: 'payee-1',
    name: 'S***** P****',
    type: 'mobile',
    number_mask: '698****3',
    saved_at: '2025-03-03T10:15:00Z',
  },
  { payee_id: 'payee-2', name: 'Mum', type: 'card', number_mask: '**** 0029', saved_at: '2025-03-03T10:15:00Z' },
];
const begun = () => walkFlow('payee-manage', { user: { signed_in: true, realname_status: '3' } });
const atChoose = () => begun().done({ list: LIST });
const at = (action: string) => atChoose().next({ payee_id: 'payee-2', action });

it('nobody saved: how it is done', () => expect(begun().done({ list: [] }).at).toBe('nothing!'));

it('a list that does not come is said, and asked for again', () => {
  expect(begun().code('UNKNOWN_ERROR').at).toBe('failed');
  expect(begun().code('UNKNOWN_ERROR').press('RETRY').at).toBe('listing');
});

it('one is chosen, and what is to be done', () => {
  expect(atChoose().faults({})).toEqual(['/payee_id required', '/action required']);
  expect(atChoose().faults({ payee_id: 'payee-9', action: 'remove' })).toEqual(['/payee_id enum']);
});

it('paid again: on to the transfer (R-FLOW-41)', () => expect(at('pay').at).toBe('pay!'));

describe.each([
  ['rename', { name: 'Landlord' }, { payee_id: 'payee-2', name: 'Landlord' }, 'renamed!'],
  ['remove', {}, { payee_id: 'payee-2' }, 'removed!'],
])('%s', (action, answer, sends, done) => {
  it('is done once it was read', () => {
    expect(at(action).at).toBe(action);
    expect(at(action).next(answer).sends).toEqual(sends);
    expect(at(action).next(answer).done({}).at).toBe(done);
  });

  it.each(['PARAM_ERROR', 'UNKNOWN_ERROR'])('%s: nothing was changed', (code) =>
    expect(at(action).next(answer).code(code).at).toBe('failed'),
  );

  it('a lost reply is said as processing (AMB-12)', () =>
    expect(at(action).next(answer).unknown().at).toBe('unknown!'));

  it('is left by Cancel', () => expect(at(action).press('CANCEL').at).toBe('cancelled!'));
});

it('a name of nothing but spaces is none', () => {
  expect(at('rename').faults({})).toEqual(['/name required']);
  expect(at('rename').faults({ name: 'x'.repeat(41) })).toEqual(['/name maxLength']);
});

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as JsonObject;

describe.each(['zh-HK', 'zh-CN', 'en'])('the rows to choose from, in %s', (locale) => {
  const account = { type: 'account', number_mask: '********9012', bank_name: 'Harbour Sample Bank' };
  const payees: readonly JsonObject[] = [
    { ...account, name: 'Sample Payee' },
    { ...account, name: 'Sample Payee', type: 'fpsAccount' },
    { ...account, name: 'Sample Payee', bank_name: 'Island Sample Bank' },
    { ...account, name: 'Sample Payee', number_mask: '********9013' },
    { ...account, name: 'Mum', payee_name: 'Sample Payee' },
    { ...account, name: 'Mum', payee_name: 'Another Payee' },
    { type: 'card', number_mask: '********9012', name: 'Sample Payee' },
  ];

  it.each([
    ['payee-manage', 'choose'],
    ['transfer-to-payee', 'details'],
  ])('%s: no two payees look the same, and who is paid is said whatever the member calls them', (flow, step) => {
    const [words, shared] = [flow, 'shared'].map((name) => read(`locales/${locale}/${name}.json`));
    const said = createStepWords({ locale, flow: words!, shared: shared!, codes: {} }, step);
    const labels = payees.map((row) =>
      optionLabel(row, '/name', said.field('payee_id'), said, { type: 'saved-payee-type' }),
    );
    expect(new Set(labels).size).toBe(payees.length);
    expect(labels[4]).toMatch(/^Mum\u00a0· \*+9012\nSample Payee\nHarbour Sample Bank\n/);
  });
});
