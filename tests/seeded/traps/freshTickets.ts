import type { JsonObject } from '../../../src/domain/json.ts';
import { details } from './freshParts.ts';
import { DONE, FLOW, QUOTE_INPUT, ROWS, SUB, SUB_ASK, asking, call, is } from './parts.ts';
import { step } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const PAY = '/states/paying/invoke';

const sum: JsonObject = { $ref: '../shared/amount.schema.json', 'x-currency': 'HKD' };

/** The password is asked for what the second form has. */
const TOLD: Put = [FLOW, '/states/authorise/invoke/input/amount', { currency: 'HKD', amount: '$form/details/amount' }];

const passwordFor = (input: JsonObject, good: JsonObject, back: JsonObject): JsonObject => ({
  invoke: {
    src: 'flow:confirm-payment',
    input: { operation: 'parcelPay', payee: 'The post', ...input },
    onDone: [
      { guard: 'outcome:locked', target: 'refused' },
      { guard: 'outcome:cancelled', target: 'cancelled' },
      { guard: 'outcome:back', ...back },
      good,
    ],
  },
});

/** The other flow as a door to the money: it asks for the payment password for the quote that it is given. */
const gate = (locked: string): readonly Put[] => [
  [SUB, '/meta/input', ['quote_id', 'total']],
  [SUB, '/initial', 'ask'],
  [
    SUB,
    '/states',
    {
      ask: {
        ...passwordFor(
          { quote_id: '$input/quote_id', amount: '$input/total', fee: '$input/total', total: '$input/total' },
          { target: 'agreed' },
          { target: 'cancelled' },
        ),
      },
      agreed: { type: 'final', meta: { outcome: 'agreed', output: { ticket: '$reply/ask/ticket' } } },
      refused: { type: 'final', meta: { outcome: locked } },
      cancelled: { type: 'final', meta: { outcome: 'cancelled' } },
    },
  ],
  [SUB_ASK, '', undefined],
];

const gated = (quote: string): Put => [
  FLOW,
  '/states/authorise',
  {
    invoke: {
      src: 'flow:parcel-sub',
      input: { quote_id: `$reply/${quote}/quote_id`, total: `$reply/${quote}/total` },
      onDone: [
        { guard: 'outcome:locked', target: 'refused' },
        { guard: 'outcome:cancelled', target: 'cancelled' },
        { guard: 'outcome:back', target: 'review' },
        { target: 'paying' },
      ],
    },
  },
];

export const FRESH_TICKETS: readonly Trap[] = [
  {
    title: 'the sum of the first form is sent, that of the second is on the review',
    given: [
      ...details({ amount: sum }, ['amount']),
      ['schemas/parcel/ask.schema.json', '/properties/amount', sum],
      ['schemas/parcel/ask.schema.json', '/properties/note', undefined],
      [FLOW, '/states/review/meta/summary', [...ROWS, { answer: 'details/amount' }]],
      [FLOW, '/states/quoting/invoke/input/note', { maybe: '$form/ask/amount' }],
      TOLD,
    ],
    trap: [[FLOW, `${PAY}/input/amount`, { first: ['$form/ask/amount', '$form/details/amount'] }]],
    twin: [[FLOW, `${PAY}/input/amount`, '$form/details/amount']],
    at: [
      [FLOW, `${PAY}/input/amount`],
      [FLOW, '/states/paying'],
    ],
  },
  {
    title: 'a sum that no review showed is sent beside the quote',
    given: [...details({ amount: sum }, ['amount']), [FLOW, `${PAY}/input/amount`, '$form/details/amount'], TOLD],
    trap: [],
    twin: [[FLOW, '/states/review/meta/summary', [...ROWS, { answer: 'details/amount' }]]],
    at: [
      [FLOW, `${PAY}/input/amount`],
      [FLOW, '/states/paying'],
      [FLOW, '/states/review'],
    ],
  },
  {
    title: 'a fixed sum is sent, whatever was on the review',
    trap: [[FLOW, `${PAY}/input/amount`, '500.00']],
    twin: [],
    at: [
      [FLOW, `${PAY}/input/amount`],
      [FLOW, '/states/paying'],
    ],
  },
  {
    title: 'the payment password is asked for a total that is always the same',
    trap: [[FLOW, '/states/authorise/invoke/input/total', { currency: 'HKD', amount: '1.00' }]],
    twin: [],
    at: [
      [FLOW, '/states/authorise/invoke/input/total'],
      [FLOW, '/states/authorise'],
      [FLOW, '/states/authorise/invoke/input'],
    ],
  },
  {
    title: 'a ticket is used again by a button, after the payment has failed',
    given: [
      [FLOW, '/states/failed', step({ RETRY: { target: 'paying' }, CANCEL: { target: 'cancelled' } })],
      [FLOW, `${PAY}/onError/4`, { target: 'failed' }],
    ],
    trap: [],
    twin: [[FLOW, '/states/failed/on/RETRY/target', 'quoting']],
    at: [
      [FLOW, '/states/failed'],
      [FLOW, '/states/failed/on/RETRY'],
      [FLOW, '/states/paying'],
      [FLOW, `${PAY}/input/ticket`],
      [FLOW, `${PAY}/onError/4`],
    ],
  },
  {
    title: 'a ticket is used by two payments, one for letters and then one for all',
    given: [
      [
        FLOW,
        '/states/authorise/invoke/onDone/3',
        [{ guard: is('$form/ask/kind', 'letter'), target: 'stamping' }, { target: 'paying' }][0] as JsonObject,
      ],
      [FLOW, '/states/authorise/invoke/onDone/4', { target: 'paying' }],
    ],
    trap: [
      [
        FLOW,
        '/states/stamping',
        call(
          'parcelPay',
          { quote_id: '$reply/quoting/quote_id', ticket: '$reply/authorise/ticket' },
          { target: 'paying' },
          [
            { guard: 'call:unknown', target: 'processing' },
            { guard: 'code:TRANS_PROCESSING', target: 'processing' },
            { target: 'refused' },
          ],
        ),
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/stamping',
        call(
          'parcelPay',
          { quote_id: '$reply/quoting/quote_id', ticket: '$reply/authorise/ticket' },
          { target: 'done' },
          [
            { guard: 'call:unknown', target: 'processing' },
            { guard: 'code:TRANS_PROCESSING', target: 'processing' },
            { target: 'refused' },
          ],
        ),
      ],
    ],
    at: [
      [FLOW, '/states/stamping'],
      [FLOW, '/states/stamping/invoke/onDone'],
      [FLOW, '/states/paying'],
      [FLOW, `${PAY}/input/ticket`],
    ],
  },
  {
    title: 'a locked password comes out of a flow in between as agreed',
    given: [gated('quoting')],
    trap: gate('agreed'),
    twin: gate('locked'),
    at: [
      [SUB, '/states/refused'],
      [SUB, '/states/refused/meta/outcome'],
      [SUB, '/states/ask/invoke/onDone/0'],
      [FLOW, '/states/paying'],
      [FLOW, `${PAY}/input/ticket`],
      [FLOW, '/states/authorise/invoke/onDone/3'],
    ],
  },
  {
    title: 'a flow in between authorises an older quote than is sent',
    given: [
      ...gate('locked'),
      [FLOW, '/states/requoting', call('parcelQuote', QUOTE_INPUT, { target: 'review' }, { target: 'ask' })],
      [FLOW, DONE, { target: 'requoting' }],
      [FLOW, '/states/review/meta/data/quote', '$reply/requoting'],
      [FLOW, `${PAY}/input/quote_id`, '$reply/requoting/quote_id'],
    ],
    trap: [gated('quoting')],
    twin: [gated('requoting')],
    at: [
      [FLOW, '/states/authorise/invoke/input/quote_id'],
      [FLOW, '/states/authorise'],
      [FLOW, '/states/paying'],
      [FLOW, `${PAY}/input/ticket`],
      [FLOW, `${PAY}/input/quote_id`],
    ],
  },
  {
    title: 'the review stands in a sub-flow, which is shown another quote than is sent',
    given: [
      [FLOW, '/states/requoting', call('parcelQuote', QUOTE_INPUT, { target: 'asking' }, { target: 'ask' })],
      [FLOW, DONE, { target: 'requoting' }],
      [SUB, '/meta/input', ['quote']],
      [SUB, '/states/ask/tags', ['review']],
      [SUB, '/states/ask/meta/data', { quote: '$input/quote' }],
      [SUB, '/states/ask/meta/summary', [{ name: 'total', data: 'quote/total', as: 'money' }]],
      [FLOW, '/states/review', undefined],
      ['schemas/parcel/review.schema.json', '', undefined],
      [FLOW, '/states/authorise/invoke/onDone/2/target', 'asking'],
      [FLOW, '/states/authorise/invoke/input/quote_id', '$reply/requoting/quote_id'],
      [FLOW, '/states/authorise/invoke/input/total', '$reply/requoting/total'],
      [FLOW, '/states/authorise/invoke/input/amount', '$reply/requoting/total'],
      [FLOW, '/states/authorise/invoke/input/fee', '$reply/requoting/total'],
      [FLOW, `${PAY}/input/quote_id`, '$reply/requoting/quote_id'],
    ],
    trap: [
      asking(
        [
          { guard: 'outcome:declined', target: 'refused' },
          { guard: 'outcome:cancelled', target: 'cancelled' },
          { guard: 'outcome:back', target: 'ask' },
          { target: 'authorise' },
        ],
        { quote: '$reply/quoting' },
      ),
    ],
    twin: [
      asking(
        [
          { guard: 'outcome:declined', target: 'refused' },
          { guard: 'outcome:cancelled', target: 'cancelled' },
          { guard: 'outcome:back', target: 'ask' },
          { target: 'authorise' },
        ],
        { quote: '$reply/requoting' },
      ),
    ],
    at: [
      [FLOW, '/states/asking/invoke/input/quote'],
      [FLOW, '/states/asking'],
      [FLOW, '/states/paying'],
      [FLOW, `${PAY}/input/quote_id`],
    ],
  },
  {
    title: 'a timer leads past the review',
    given: [[FLOW, DONE, { target: 'thanks' }]],
    trap: [
      [
        FLOW,
        '/states/thanks',
        {
          ...step({ NEXT: { target: 'review' }, CANCEL: { target: 'cancelled' } }),
          after: { 'const:transfer.quote.life': { target: 'authorise' } },
        },
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/thanks',
        {
          ...step({ NEXT: { target: 'review' }, CANCEL: { target: 'cancelled' } }),
          after: { 'const:transfer.quote.life': { target: 'review' } },
        },
      ],
    ],
    at: [
      [FLOW, '/states/thanks/after/const:transfer.quote.life'],
      [FLOW, '/states/thanks'],
      [FLOW, '/states/paying'],
    ],
  },
];
