import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { compileSchema } from './compileRule.ts';
import { createForm } from './createForm.ts';
import { createRule } from './createRule.ts';
import { createPointerScope } from './pointerScope.ts';
import { testWorld } from './testing/testWorld.ts';

const within = createRule(
  'transfer.within',
  ['amount', 'available'],
  compileSchema({
    type: 'object',
    required: ['amount', 'available'],
    properties: { amount: { type: 'string', moneyAtMost: { data: '/available' } }, available: { type: 'string' } },
  }),
);
const positive = createRule(
  'row.positive',
  ['amount'],
  compileSchema({ type: 'object', properties: { amount: { type: 'string', moneyAtLeast: '1' } } }),
);
const rules = { 'transfer.within': within, 'row.positive': positive };

const isMethod = (method: string) => ({ type: 'is', params: { at: '$self/method', in: [method] } });
const schema: JsonObject = {
  type: 'object',
  properties: {
    account_id: {
      type: 'string',
      'x-options': { from: 'accounts', value: '/id', label: '/mask', only: { at: '/status', in: ['active'] } },
    },
    method: { type: 'string', enum: ['FPS', 'bank'] },
    bank_code: { type: 'string', pattern: '^[0-9]{3}$', 'x-when': isMethod('bank') },
    branch: { type: 'string', 'x-when': { type: 'is', params: { at: '$self/bank_code', in: ['024'] } } },
    amount: { type: 'string', pattern: '^[0-9]+(\\.[0-9]{2})?$' },
    pin: { type: 'string', pattern: '^[0-9]{6}$', 'x-sensitive': 'pin' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { amount: { type: 'string' }, note: { type: 'string', maxLength: 2 } },
        required: ['amount'],
        additionalProperties: false,
      },
    },
  },
  required: ['account_id', 'method', 'bank_code', 'branch', 'amount'],
  'x-rules': [
    {
      rule: 'transfer.within',
      params: { amount: '$self/amount', available: '$option/account_id/available' },
      at: '/amount',
    },
    { rule: 'row.positive', params: { amount: '$self/lines/-/amount' }, at: '/lines/-/amount' },
  ],
  additionalProperties: false,
};
const form = createForm(
  { id: 'x/y', schema, ui: {}, secrets: { '/pin': 'pin' }, sources: { accounts: ['$input/none', '$reply/accounts'] } },
  compileSchema(schema),
  rules,
);
const accounts = [
  { id: 'a1', mask: '1', status: 'active', available: '20.00' },
  { id: 'a2', mask: '2', status: 'locked', available: '20.00' },
];
const scope = createPointerScope(testWorld(), { reply: { accounts } });
const good = { account_id: 'a1', method: 'FPS', amount: '20.00' };
const keywords = (answer: JsonObject) =>
  form.validate(answer, scope).map(({ pointer, keyword }) => `${pointer} ${keyword}`);

describe('createForm', () => {
  it('finds nothing wrong with a right answer', () => {
    expect(form.validate(good, scope)).toEqual([]);
    expect(form.validate({ ...good, method: 'bank', bank_code: '024', branch: 'x' }, scope)).toEqual([]);
  });

  it('tells what is missing at the field itself, in screen order (R-VAL-01)', () => {
    expect(keywords({})).toEqual(['/account_id required', '/method required', '/amount required']);
    expect(keywords({ amount: 'x', method: 'bank' })).toEqual([
      '/account_id required',
      '/bank_code required',
      '/amount pattern',
    ]);
  });

  it('neither asks nor judges nor keeps a field that is hidden', () => {
    expect(keywords({ ...good, bank_code: 'not a code' })).toEqual([]);
    expect(form.prune({ ...good, bank_code: '024' }, scope)).toEqual(good);
  });

  it('hides a field whose condition looks at a hidden one', () => {
    expect(form.prune({ ...good, bank_code: '024', branch: 'x' }, scope)).toEqual(good);
    const bank = { ...good, method: 'bank', bank_code: '024', branch: 'x' };
    expect(form.prune(bank, scope)).toEqual(bank);
    expect(keywords({ ...good, method: 'bank', bank_code: '024' })).toEqual(['/branch required']);
  });

  it('leaves out what the form does not know, such as a field of an earlier version', () => {
    expect(form.prune({ ...good, gone: 1 }, scope)).toEqual(good);
    expect(keywords({ ...good, gone: 1 })).toEqual([]);
  });

  it('judges a rule over the row chosen, and tells its limit (R-VAL-07)', () => {
    expect(form.validate({ ...good, amount: '20.01' }, scope)).toEqual([
      { pointer: '/amount', keyword: 'transfer.within', params: { count: 5, limit: { amount: '20.00' } } },
    ]);
  });

  it('waits with a rule until the fields it looks at are right', () => {
    expect(keywords({ method: 'FPS', amount: '20.01' })).toEqual(['/account_id required']);
    expect(keywords({ ...good, amount: 'x' })).toEqual(['/amount pattern']);
  });

  it('refuses a choice that is no row, or a closed one', () => {
    expect(keywords({ ...good, account_id: 'a9' })).toEqual(['/account_id enum']);
    expect(keywords({ ...good, account_id: 'a2' })).toEqual(['/account_id enum']);
  });

  it('judges rows one by one, in their order', () => {
    const lines: readonly JsonObject[] = [{ amount: '2' }, { amount: '0', note: 'long' }, { note: 'x' }];
    expect(keywords({ ...good, lines })).toEqual([
      '/lines/1/amount row.positive',
      '/lines/1/note maxLength',
      '/lines/2/amount required',
    ]);
  });

  it('hides fields that wait for each other, as nobody ever sees the first of them', () => {
    const waits = (at: string) => ({
      'x-when': { type: 'is', params: { at: `$self/${at}`, in: ['yes'] } },
      type: 'string',
    });
    const source = { type: 'object', properties: { a: waits('b'), b: waits('a'), c: waits('c') } } as JsonObject;
    const form = createForm({ id: 'x/y', schema: source, ui: {}, secrets: {}, sources: {} }, compileSchema(source), {});
    expect(form.prune({ a: 'yes', b: 'yes', c: 'yes' }, createPointerScope(testWorld()))).toEqual({});
  });

  it('hides a field of a row by its own row', () => {
    const step = { type: 'boolean' };
    const when = { type: 'is', params: { at: '$self/children/-/step', in: [true] } };
    const row = {
      type: 'object',
      properties: { step, since: { type: 'string', 'x-when': when } },
      required: ['step', 'since'],
      additionalProperties: false,
    };
    const children = { type: 'array', items: row };
    const source = { type: 'object', properties: { children } } as JsonObject;
    const rows = createForm(
      { id: 'rows', schema: source, ui: {}, secrets: {}, sources: {} },
      compileSchema(source),
      {},
    );
    const scope = createPointerScope(testWorld());
    const given: JsonObject = {
      children: [
        { step: true, since: '2020' },
        { step: false, since: '2021' },
        { step: true },
      ] as readonly JsonObject[],
    };
    expect(rows.prune(given, scope)).toEqual({
      children: [{ step: true, since: '2020' }, { step: false }, { step: true }],
    });
    expect(rows.validate(given, scope).map(({ pointer, keyword }) => [pointer, keyword])).toEqual([
      ['/children/2/since', 'required'],
    ]);
  });

  it('takes a secret that the record no longer holds as given', () => {
    expect(keywords({ ...good, pin: { $hole: 'pin' } })).toEqual([]);
    expect(keywords({ ...good, pin: 'x' })).toEqual(['/pin pattern']);
  });
});
