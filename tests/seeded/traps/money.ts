import type { JsonObject } from '../../../src/domain/json.ts';
import { FLOW, CHECKS, ROWS, is, promise, step, call, QUOTE_INPUT, DONE } from './parts.ts';
import type { Trap } from './trap.ts';

const PAY = '/states/paying/invoke';

const authorise = (state: string, input: JsonObject, to: string, quote = 'quoting'): JsonObject => ({
  invoke: {
    src: 'flow:confirm-payment',
    input: {
      operation: 'parcelPay',
      amount: `$reply/${quote}/total`,
      fee: `$reply/${quote}/total`,
      total: `$reply/${quote}/total`,
      payee: 'The post',
      ...input,
    },
    onDone: [
      { guard: 'outcome:locked', target: 'refused' },
      { guard: 'outcome:cancelled', target: 'cancelled' },
      { guard: 'outcome:back', target: state },
      { target: to },
    ],
  },
});

/** Where a payment leads that is not done. */
const UNPAID: readonly JsonObject[] = [
  { guard: 'call:unknown', target: 'processing' },
  { guard: 'code:TRANS_PROCESSING', target: 'processing' },
  { target: 'refused' },
];

export const MONEY: readonly Trap[] = [
  {
    title: 'letters go past the review, by a step of their own',
    given: [[FLOW, '/states/thanks', step({ NEXT: { target: 'authorise' }, CANCEL: { target: 'cancelled' } })]],
    trap: [[FLOW, DONE, [{ guard: is('$form/ask/kind', 'letter'), target: 'thanks' }, { target: 'review' }]]],
    twin: [
      [FLOW, DONE, [{ guard: is('$form/ask/kind', 'letter'), target: 'thanks' }, { target: 'review' }]],
      [FLOW, '/states/thanks/on/NEXT/target', 'review'],
    ],
    at: [
      [FLOW, '/states/paying'],
      [FLOW, `${DONE}/0`],
    ],
  },
  {
    title: 'express parcels are paid before the password',
    trap: [
      [
        FLOW,
        '/states/review/on/NEXT',
        [{ guard: is('$reply/quoting/express', true), target: 'paying' }, { target: 'authorise' }],
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/review/on/NEXT',
        [{ guard: is('$reply/quoting/express', true), target: 'refused' }, { target: 'authorise' }],
      ],
    ],
    at: [
      [FLOW, '/states/paying'],
      [FLOW, `${PAY}/input/ticket`],
      [FLOW, '/states/review/on/NEXT/0'],
    ],
  },
  {
    title: 'of express parcels a locked password is no hindrance',
    given: [],
    trap: [
      [FLOW, '/states/authorise/invoke/onDone/0', { guard: is('$reply/quoting/express', true), target: 'paying' }],
      [FLOW, '/states/authorise/invoke/onDone/3', { guard: 'outcome:locked', target: 'refused' }],
      [FLOW, '/states/authorise/invoke/onDone/4', { target: 'paying' }],
    ],
    twin: [
      [FLOW, '/states/authorise/invoke/onDone/3', { guard: is('$reply/quoting/express', true), target: 'paying' }],
      [FLOW, '/states/authorise/invoke/onDone/4', { target: 'paying' }],
    ],
    at: [
      [FLOW, '/states/authorise/invoke/onDone/0'],
      [FLOW, '/states/paying'],
      [FLOW, `${PAY}/input/ticket`],
    ],
  },
  {
    title: 'after a quote that ran out the new one is sent without a review',
    trap: [
      [FLOW, '/states/requoting', call('parcelQuote', QUOTE_INPUT, { target: 'authorise' }, { target: 'ask' })],
      [
        FLOW,
        '/states/authorise/invoke/input/quote_id',
        { first: ['$reply/requoting/quote_id', '$reply/quoting/quote_id'] },
      ],
      [FLOW, `${PAY}/input/quote_id`, { first: ['$reply/requoting/quote_id', '$reply/quoting/quote_id'] }],
      [FLOW, `${PAY}/onError/1/target`, 'requoting'],
    ],
    twin: [[FLOW, `${PAY}/onError/1/target`, 'quoting']],
    at: [
      [FLOW, '/states/requoting'],
      [FLOW, '/states/paying'],
      [FLOW, `${PAY}/input/quote_id`],
      [FLOW, '/states/requoting/invoke/onDone'],
      [FLOW, `${PAY}/onError/1`],
    ],
  },
  {
    title: 'letters go past both of two reviews',
    given: [
      [
        FLOW,
        '/states/again',
        {
          tags: ['review'],
          meta: { form: 'parcel/review', summary: ROWS, data: { quote: '$reply/quoting' } },
          on: { NEXT: { target: 'authorise' }, CANCEL: { target: 'cancelled' } },
        },
      ],
      [FLOW, '/states/review/on/NEXT/target', 'again'],
    ],
    trap: [[FLOW, DONE, [{ guard: is('$form/ask/kind', 'letter'), target: 'authorise' }, { target: 'review' }]]],
    twin: [],
    at: [
      [FLOW, '/states/paying'],
      [FLOW, `${DONE}/0`],
    ],
  },
  {
    title: 'a second payment behind the first, without a review of its own',
    given: [
      [FLOW, `${PAY}/onDone/target`, 'requoting'],
      [FLOW, '/states/requoting', call('parcelQuote', QUOTE_INPUT, { target: 'tip' }, { target: 'done' })],
      [
        FLOW,
        '/states/payingMore',
        call(
          'parcelPay',
          { quote_id: '$reply/requoting/quote_id', ticket: '$reply/authorising/ticket' },
          { target: 'done' },
          UNPAID,
        ),
      ],
      [
        FLOW,
        '/states/authorising',
        authorise('tip', { quote_id: '$reply/requoting/quote_id' }, 'payingMore', 'requoting'),
      ],
    ],
    trap: [
      [
        FLOW,
        '/states/tip',
        step({ NEXT: { target: 'authorising' }, CANCEL: { target: 'done' } }, { data: { quote: '$reply/requoting' } }),
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/tip',
        {
          ...step(
            { NEXT: { target: 'authorising' }, CANCEL: { target: 'done' } },
            { form: 'parcel/review', summary: ROWS, data: { quote: '$reply/requoting' } },
          ),
          tags: ['review'],
        },
      ],
    ],
    at: [
      [FLOW, '/states/payingMore'],
      [FLOW, '/states/payingMore/invoke/input'],
      [FLOW, '/states/tip'],
    ],
  },
  {
    title: 'a second payment with the ticket of the first',
    given: [
      [FLOW, `${PAY}/onDone/target`, 'requoting'],
      [FLOW, '/states/requoting', call('parcelQuote', QUOTE_INPUT, { target: 'tip' }, { target: 'done' })],
      [
        FLOW,
        '/states/tip',
        {
          ...step(
            { NEXT: { target: 'authorising' }, CANCEL: { target: 'done' } },
            { form: 'parcel/review', summary: ROWS, data: { quote: '$reply/requoting' } },
          ),
          tags: ['review'],
        },
      ],
    ],
    trap: [
      [FLOW, '/states/tip/on/NEXT/target', 'payingMore'],
      [
        FLOW,
        '/states/payingMore',
        call(
          'parcelPay',
          { quote_id: '$reply/requoting/quote_id', ticket: '$reply/authorise/ticket' },
          { target: 'done' },
          UNPAID,
        ),
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/authorising',
        authorise('tip', { quote_id: '$reply/requoting/quote_id' }, 'payingMore', 'requoting'),
      ],
      [
        FLOW,
        '/states/payingMore',
        call(
          'parcelPay',
          { quote_id: '$reply/requoting/quote_id', ticket: '$reply/authorising/ticket' },
          { target: 'done' },
          UNPAID,
        ),
      ],
    ],
    at: [
      [FLOW, '/states/payingMore'],
      [FLOW, '/states/payingMore/invoke/input'],
      [FLOW, '/states/payingMore/invoke/input/ticket'],
    ],
  },
  {
    title: 'after Change the figures are those of before: the quote was not asked with all of it',
    given: [
      [
        CHECKS,
        '/promises',
        [
          promise('trap', 'never', {
            what: { call: 'parcelPay' },
            within: { after: { event: 'EDIT' }, until: { call: 'parcelQuote' } },
          }),
        ],
      ],
    ],
    trap: [[FLOW, '/states/quoting/invoke/input', { kind: '$form/ask/kind', count: 1 }]],
    twin: [
      [
        CHECKS,
        '/promises',
        [promise('trap', 'precedes', { first: { call: 'parcelQuote' }, then: { call: 'parcelPay' } })],
      ],
    ],
    at: [
      [CHECKS, '/promises/0'],
      [FLOW, '/states/quoting/invoke/input'],
    ],
  },
];
