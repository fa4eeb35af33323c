import type { JsonObject } from '../../../src/domain/json.ts';
import { FLOW, REVIEW, ROWS, is, step, call, QUOTE_INPUT, NEXT, DONE } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const PAY = '/states/paying/invoke';

const review = (quote: string, next: string): JsonObject => ({
  tags: ['review'],
  meta: { form: 'parcel/review', summary: ROWS, data: { quote } },
  on: { NEXT: { target: next }, CANCEL: { target: 'cancelled' } },
});

export const QUOTES: readonly Trap[] = [
  {
    title: 'quoted for one piece, sent for as many as were asked',
    given: [[FLOW, `${PAY}/input/count`, '$form/ask/count']],
    trap: [[FLOW, '/states/quoting/invoke/input/count', 1]],
    twin: [],
    at: [
      [FLOW, `${PAY}/input/count`],
      [FLOW, '/states/quoting/invoke/input/count'],
      [FLOW, `${PAY}/input`],
    ],
  },
  {
    title: 'a number that is asked after the quote is sent with it',
    given: [
      [REVIEW, '/properties/pieces', { type: 'integer', minimum: 1, maximum: 10 }],
      [REVIEW, '/required', ['pieces']],
    ],
    trap: [[FLOW, `${PAY}/input/count`, '$form/review/pieces']],
    twin: [[FLOW, `${PAY}/input/count`, '$form/ask/count']],
    at: [
      [FLOW, `${PAY}/input/count`],
      [FLOW, `${PAY}/input`],
    ],
  },
  {
    title: 'authorised is one quote, sent another',
    given: [
      [FLOW, NEXT, { target: 'first' }],
      [
        FLOW,
        '/states/first',
        call('parcelQuote', { ...QUOTE_INPUT, count: 1 }, { target: 'quoting' }, { target: 'ask' }),
      ],
      [FLOW, '/states/review/meta/data', { quote: '$reply/quoting', one: '$reply/first' }],
    ],
    trap: [[FLOW, '/states/authorise/invoke/input/quote_id', '$reply/first/quote_id']],
    twin: [],
    at: [
      [FLOW, '/states/authorise/invoke/input/quote_id'],
      [FLOW, `${PAY}/input/quote_id`],
      [FLOW, '/states/paying'],
    ],
  },
  {
    title: 'the password is asked for the total of another quote',
    given: [
      [FLOW, NEXT, { target: 'first' }],
      [
        FLOW,
        '/states/first',
        call('parcelQuote', { ...QUOTE_INPUT, count: 1 }, { target: 'quoting' }, { target: 'ask' }),
      ],
      [FLOW, '/states/review/meta/data', { quote: '$reply/quoting', one: '$reply/first' }],
    ],
    trap: [[FLOW, '/states/authorise/invoke/input/total', '$reply/first/total']],
    twin: [],
    at: [
      [FLOW, '/states/authorise/invoke/input/total'],
      [FLOW, '/states/authorise/invoke/input'],
    ],
  },
  {
    title: 'the password is asked for another operation',
    trap: [[FLOW, '/states/authorise/invoke/input/operation', 'transferToHk']],
    twin: [[FLOW, '/states/authorise/invoke/input/operation', 'parcelPay']],
    at: [
      [FLOW, '/states/authorise/invoke/input/operation'],
      [FLOW, `${PAY}/input/ticket`],
    ],
  },
  {
    title: 'the review shows one quote, and another is sent',
    given: [
      [FLOW, NEXT, { target: 'first' }],
      [
        FLOW,
        '/states/first',
        call('parcelQuote', { ...QUOTE_INPUT, count: 1 }, { target: 'quoting' }, { target: 'ask' }),
      ],
    ],
    trap: [
      [FLOW, '/states/authorise/invoke/input/quote_id', '$reply/first/quote_id'],
      [FLOW, `${PAY}/input/quote_id`, '$reply/first/quote_id'],
    ],
    twin: [],
    at: [
      [FLOW, `${PAY}/input`],
      [FLOW, `${PAY}/input/quote_id`],
    ],
  },
  {
    title: 'a review that has the quote and shows nothing of it',
    trap: [[FLOW, '/states/review/meta/summary', [{ answer: 'ask/kind' }, { answer: 'ask/count' }]]],
    twin: [
      [
        FLOW,
        '/states/review/meta/summary',
        [{ answer: 'ask/kind' }, { answer: 'ask/count' }, { name: 'total', data: 'quote/total', as: 'money' }],
      ],
    ],
    at: [
      [FLOW, '/states/review/meta/summary'],
      [FLOW, '/states/review'],
      [FLOW, `${PAY}/input`],
    ],
  },
  {
    title: 'two reviews by kind, and that of crates is about an older quote',
    given: [
      [FLOW, DONE, [{ guard: is('$form/ask/kind', 'crate'), target: 'second' }, { target: 'review' }]],
      [FLOW, '/states/crates', review('$reply/quoting', 'again')],
      [FLOW, '/states/second', step({ NEXT: { target: 'crates' }, CANCEL: { target: 'cancelled' } })],
      [FLOW, '/states/again', call('parcelQuote', QUOTE_INPUT, { target: 'authorise' }, { target: 'ask' })],
    ],
    trap: [
      [
        FLOW,
        '/states/authorise/invoke/input/quote_id',
        { first: ['$reply/again/quote_id', '$reply/quoting/quote_id'] },
      ],
      [FLOW, `${PAY}/input/quote_id`, { first: ['$reply/again/quote_id', '$reply/quoting/quote_id'] }],
    ],
    twin: [],
    at: [
      [FLOW, '/states/again'],
      [FLOW, '/states/paying'],
      [FLOW, `${PAY}/input/quote_id`],
      [FLOW, `${PAY}/input`],
    ],
  },
  {
    title: 'after a quote that ran out the new one is sent with the ticket of the old',
    trap: [
      [FLOW, '/states/requoting', call('parcelQuote', QUOTE_INPUT, { target: 'again' }, { target: 'ask' })],
      [FLOW, '/states/again', review('$reply/requoting', 'paying')],
      [FLOW, `${PAY}/input/quote_id`, { first: ['$reply/requoting/quote_id', '$reply/quoting/quote_id'] }],
      [FLOW, `${PAY}/onError/1/target`, 'requoting'],
    ],
    twin: [[FLOW, `${PAY}/onError/1/target`, 'quoting']],
    at: [
      [FLOW, `${PAY}/input/ticket`],
      [FLOW, `${PAY}/input/quote_id`],
      [FLOW, '/states/paying'],
      [FLOW, '/states/again'],
    ],
  },
  {
    title: 'quoted twice, and all but letters are shown the first of the two',
    given: [
      [FLOW, DONE, { target: 'again' }],
      [
        FLOW,
        '/states/again',
        call(
          'parcelQuote',
          QUOTE_INPUT,
          [{ guard: is('$form/ask/kind', 'letter'), target: 'review' }, { target: 'others' }],
          { target: 'ask' },
        ),
      ],
      [FLOW, '/states/review', review('$reply/again', 'authorise')],
      [FLOW, '/states/others', review('$reply/again', 'authorise')],
      ...['quote_id', 'amount', 'fee', 'total'].map((name): Put => [
        FLOW,
        `/states/authorise/invoke/input/${name}`,
        `$reply/again/${name === 'quote_id' ? 'quote_id' : 'total'}`,
      ]),
      [FLOW, '/states/authorise/invoke/onDone/2', { guard: 'outcome:back', target: 'ask' }],
      [FLOW, `${PAY}/input/quote_id`, '$reply/again/quote_id'],
    ],
    trap: [[FLOW, '/states/others/meta/data/quote', '$reply/quoting']],
    twin: [],
    at: [
      [FLOW, '/states/paying'],
      [FLOW, '/states/others'],
      [FLOW, '/states/others/meta/data/quote'],
    ],
  },
];
