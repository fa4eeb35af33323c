import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../domain/json.ts';
import { createPointerScope } from '../../rules/pointerScope.ts';
import { makeForm } from '../testing/makeForm.ts';
import { makeWords } from '../testing/makeWords.ts';
import { scopeOf } from '../testing/scopeOf.ts';
import { summaryRows } from './summaryRows.ts';

const details = makeForm(
  {
    account: { type: 'string', 'x-options': { from: 'accounts', value: '/id', label: '/mask' } },
    method: { type: 'string', enum: ['FPS', 'bank'] },
    bank: { type: 'string', 'x-service': { op: 'bankList', as: 'options', input: { region: 'HK' }, value: '/code' } },
    amount: { type: 'string', 'x-currency': '$option/account/currency' },
    paid_on: { type: 'string', format: 'date' },
    pin: { type: 'string' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { amount: { type: 'string', 'x-currency': 'HKD' }, note: { type: 'string' } },
      },
    },
    cards: {
      type: 'array',
      items: {
        type: 'object',
        properties: { price: { type: 'string', 'x-currency': 'HKD' }, count: { type: 'integer' } },
      },
    },
    place: {
      type: 'object',
      properties: { code: { type: 'string' }, name: { type: 'string' } },
      'x-service': { op: 'placeFind', as: 'suggestions', typed: 'text', list: '/list', value: '/code', label: '/name' },
    },
    remark: { type: 'string' },
    area: { type: 'string' },
    mobile: { type: 'string' },
    other_area: { type: 'string' },
  },
  { secrets: { '/pin': 'pin' }, data: ['accounts'] },
);
const accounts = [{ id: 'a', mask: '**** 1234', currency: 'USD' }];
const words = makeWords(
  {
    account: { label: 'Account', row: '{{mask}}\n{{currency}}' },
    method: { label: 'Method', options: { FPS: 'By FPS' } },
    bank: { label: 'Bank' },
    amount: { label: 'Amount' },
    paid_on: { label: 'Paid on' },
    place: { label: 'Place' },
    lines: { label: 'Payments' },
    mobile: { label: 'Mobile number' },
    cards: { label: 'Cards', row: '{{count}} at {{price}}' },
    question: { options: { firstSchool: 'What was your first school?' } },
  },
  { summary: { fee: 'Fee', card: 'Card', question: 'Question' } },
);
const answer: JsonObject = {
  account: 'a',
  method: 'FPS',
  bank: '901',
  amount: '1234.5',
  place: { code: 'p1', name: 'Peak Road' },
  paid_on: '2026-11-20',
  area: '852',
  mobile: '51234567',
  pin: '135790',
  lines: [{ amount: '5', note: 'lunch' }, { amount: '6' }],
  cards: [
    { price: '500', count: 2 },
    { price: '880', count: 1 },
  ],
};
const shown = ['account', 'method', 'bank', 'amount', 'paid_on', 'pin', 'lines', 'cards', 'place', 'remark'];
const review = makeForm(
  {},
  {
    schema: {
      'x-summary': [
        ...shown.map((name) => ({ answer: `details/${name}` })),
        { answer: 'details/mobile', areaCode: 'details/area' },
        { name: 'fee', data: 'quote/fee', as: 'money' },
        { name: 'absent', data: 'quote/absent', as: 'money' },
        { name: 'card', data: 'mask', as: 'text', change: 'details/pin' },
        { name: 'question', data: 'asked', as: 'option', of: 'security-question' },
      ],
    },
  },
);
const rows = summaryRows({
  form: review,
  data: { quote: { fee: { currency: 'HKD', amount: '5' } }, mask: '**** 0011', asked: 'firstSchool' },
  scope: createPointerScope(scopeOf().world, { form: { details: answer } }),
  words,
  stepOf: (state) => (state === 'details' ? { form: details, words, data: { accounts } } : undefined),
});

it('each earlier answer has its own label and format, and a Change link to its step', () => {
  expect(
    rows
      .filter(({ name, edit }) => edit?.state === 'details' && name !== 'card')
      .map(({ label, value }) => [label, value]),
  ).toEqual([
    ['Account', '**** 1234'],
    ['Method', 'By FPS'],
    ['Bank', '901'],
    ['Amount', 'US$\u00a01,234.50'],
    ['Paid on', '20 November 2026'],
    ['Payments', 'HK$\u00a05.00 · lunch\nHK$\u00a06.00'],
    ['Cards', '2 at HK$\u00a0500.00\n1 at HK$\u00a0880.00'],
    ['Place', 'Peak Road'],
    ['Mobile number', '+852\u00a05123\u00a04567'],
  ]);
});

it('rows that the member added are told row by row', () => {
  expect(rows.flatMap(({ label, lines }) => (lines ? [[label, lines]] : []))).toEqual([
    ['Payments', ['HK$\u00a05.00 · lunch', 'HK$\u00a06.00']],
    ['Cards', ['2 at HK$\u00a0500.00', '1 at HK$\u00a0880.00']],
  ]);
});

it('a mobile number whose area code was not given stands alone', () => {
  const [row] = summaryRows({
    form: makeForm({}, { schema: { 'x-summary': [{ answer: 'details/mobile', areaCode: 'details/other_area' }] } }),
    data: {},
    scope: createPointerScope(scopeOf().world, { form: { details: answer } }),
    words,
    stepOf: () => ({ form: details, words, data: { accounts } }),
  });
  expect(row?.value).toBe('51234567');
});

it('what was chosen from a list that a read answers is looked up by its key', () => {
  const { lookUp } = rows.find(({ label }) => label === 'Bank') ?? {};
  expect([lookUp?.service.operation, lookUp?.input, lookUp?.chosen]).toEqual(['bankList', { region: 'HK' }, ['901']]);
});

it('several choices stand below one another in their words, or are looked up by their keys', () => {
  const list = { type: 'array', items: { type: 'string' } };
  const asked = makeForm(
    {
      topics: { type: 'array', items: { type: 'string', enum: ['fees', 'fps'] } },
      accounts: { ...list, 'x-options': { from: 'accounts', value: '/id', label: '/mask' } },
      banks: { ...list, 'x-service': { op: 'bankList', as: 'options', value: '/code' } },
      none: list,
    },
    { data: ['accounts'] },
  );
  const said = makeWords({
    topics: { label: 'Topics', options: { fees: 'Fees', fps: 'FPS' } },
    accounts: { label: 'Accounts', row: '{{mask}}\n{{currency}}' },
    banks: { label: 'Banks' },
  });
  const chosen = { topics: ['fees', 'fps'], accounts: ['a'], banks: ['901', '902'] };
  const shownRows = summaryRows({
    form: makeForm(
      {},
      {
        schema: { 'x-summary': Object.keys(asked.schema.properties ?? {}).map((name) => ({ answer: `ask/${name}` })) },
      },
    ),
    data: {},
    scope: createPointerScope(scopeOf().world, { form: { ask: chosen } }),
    words: said,
    stepOf: () => ({ form: asked, words: said, data: { accounts } }),
  });
  expect(shownRows.map(({ label, value }) => [label, value])).toEqual([
    ['Topics', 'Fees\nFPS'],
    ['Accounts', '**** 1234'],
    ['Banks', '901\n902'],
  ]);
  expect(shownRows[2]?.lookUp?.chosen).toEqual(['901', '902']);
});

it('what the gateway gives back of a secret has a Change link where it names the answer', () => {
  expect(rows.at(-2)).toEqual({
    name: 'card',
    label: 'Card',
    edit: { state: 'details', path: 'pin' },
    value: '**** 0011',
  });
});

it.each([
  { method: 'bank', changes: true },
  { method: 'FPS', changes: false },
])('what came without the question has no Change link: $method', ({ method, changes }) => {
  const whenBank = { type: 'is', params: { at: '$self/method', in: ['bank'] } };
  const asked = makeForm({ method: { type: 'string' }, bank: { type: 'string', 'x-when': whenBank } });
  const [row] = summaryRows({
    form: makeForm(
      {},
      { schema: { 'x-summary': [{ name: 'card', data: 'bank', as: 'text', change: 'details/bank' }] } },
    ),
    data: { bank: 'Harbour Bank' },
    scope: createPointerScope(scopeOf().world, { form: { details: { method } } }),
    words,
    stepOf: () => ({ form: asked, words, data: {} }),
  });
  expect(row?.value).toBe('Harbour Bank');
  expect(row?.edit !== undefined).toBe(changes);
});

it('figures of the gateway have no Change link', () => {
  expect(rows.at(-3)).toEqual({ name: 'fee', label: 'Fee', value: 'HK$\u00a05.00' });
});

it('a secret, what was not answered, and what the gateway did not say have no row', () => {
  expect(JSON.stringify(rows)).not.toContain('135790');
  expect(rows).toHaveLength(12);
});

it('of a card number the last digits are shown while the page has it (R-CONST-37)', () => {
  const rowsOf = (number: Json) =>
    summaryRows({
      form: makeForm({}, { schema: { 'x-summary': [{ answer: 'refund/number' }] } }),
      data: {},
      scope: createPointerScope(scopeOf().world, { form: { refund: { number } } }),
      words,
      stepOf: () => ({
        form: makeForm({ number: { type: 'string' } }, { secrets: { '/number': 'pan' } }),
        words,
        data: {},
      }),
    });
  expect(rowsOf('6222021111111111')).toMatchObject([
    { value: '**** **** **** 1111', edit: { state: 'refund', path: 'number' } },
  ]);
  expect(rowsOf({ $hole: 'pan' })).toEqual([]);
});

it('a value of a shared choice is said in its words', () => {
  expect(rows.at(-1)).toEqual({ name: 'question', label: 'Question', value: 'What was your first school?' });
});

it('a row with a role keeps it, for the list to show it large or with a button that copies', () => {
  const [amount, reference] = summaryRows({
    form: makeForm(
      {},
      {
        schema: {
          'x-summary': [
            { name: 'fee', data: 'fee', as: 'money', role: 'amount' },
            { name: 'card', data: 'ref', as: 'text', role: 'reference' },
          ],
        },
      },
    ),
    data: { fee: { currency: 'HKD', amount: '5' }, ref: '2026' },
    scope: scopeOf(),
    words,
    stepOf: () => undefined,
  });
  expect([amount?.role, reference?.role, reference?.value]).toEqual(['amount', 'reference', '2026']);
});

it('a value may be one to scan', () => {
  const schema = { 'x-summary': [{ name: 'code', data: 'code', as: 'text', role: 'qrCode' }] };
  const [code] = summaryRows({
    form: makeForm({}, { schema }),
    data: { code: '000201' },
    scope: scopeOf(),
    words,
    stepOf: () => undefined,
  });
  expect(code).toMatchObject({ value: '000201', role: 'qrCode' });
});

it('a text message has the number that it is to be sent to', () => {
  const [text] = summaryRows({
    form: makeForm(
      {},
      { schema: { 'x-summary': [{ name: 'text', data: 'text', as: 'text', smsTo: 'reach/number' }] } },
    ),
    data: { text: 'K7WP4R', reach: { number: '+852 3000 0001' } },
    scope: scopeOf(),
    words,
    stepOf: () => undefined,
  });
  expect(text).toMatchObject({ value: 'K7WP4R', smsTo: '+852 3000 0001' });
});

it('a list keeps its items, none of them too; one that is not there has no row', () => {
  const list = { as: 'list', rows: [{ name: 'amount', data: 'amount', as: 'money' }] };
  const listed = summaryRows({
    form: makeForm(
      {},
      { schema: { 'x-summary': ['paid', 'none', 'absent'].map((name) => ({ name, data: `card/${name}`, ...list })) } },
    ),
    data: { card: { paid: [{ amount: '5' }], none: [] } },
    scope: createPointerScope(scopeOf().world, { form: {} }),
    words,
    stepOf: () => undefined,
  });
  expect(listed.map(({ name, list: shown }) => [name, shown?.items])).toEqual([
    ['paid', [{ amount: '5' }]],
    ['none', []],
  ]);
});

it('a secret of a reply stands in its groups, and is copied without them; one that is gone has no row (R-ROLE-21)', () => {
  const shown: readonly JsonObject[] = [
    { name: 'fee', secret: 'revealing/card_no', groups: [4], role: 'reference' },
    { name: 'card', secret: 'revealing/cvc2' },
    { name: 'question', secret: 'revealing/gone' },
  ];
  const reply = { card_no: '4000010000000011', cvc2: '123', gone: { $hole: 'pan' } };
  const made = summaryRows({
    form: makeForm({}, { schema: { 'x-summary': shown } }),
    data: {},
    scope: createPointerScope(scopeOf().world, { reply: { revealing: reply } }),
    words,
    stepOf: () => undefined,
  });
  expect(made).toEqual([
    { name: 'fee', label: 'Fee', value: '4000010000000011', role: 'reference', print: { groups: [4], between: ' ' } },
    { name: 'card', label: 'Card', value: '123', print: { groups: [], between: ' ' } },
  ]);
});
