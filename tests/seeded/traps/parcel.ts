import type { Json, JsonObject } from '../../../src/domain/json.ts';
import {
  FLOW,
  CHECKS,
  ASK,
  REVIEW,
  ROWS,
  SUB,
  SUB_ASK,
  callFile,
  form,
  is,
  call,
  end,
  QUOTE_INPUT,
  SENT,
} from './parts.ts';

/** A small flow of its own for traps: what a parcel costs, a review, the payment password, the money. All calls are its own
 * too. */
const flow: JsonObject = {
  $schema: '../../schemas/language/flow.schema.json',
  id: 'parcel',
  version: 1,
  description: 'A member sends parcels.',
  meta: { source: ['defined'], entries: { '/parcel': { require: ['member'] } } },
  initial: 'ask',
  states: {
    ask: {
      meta: { form: 'parcel/ask' },
      on: { NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } },
    },
    quoting: call('parcelQuote', QUOTE_INPUT, { target: 'review' }, { target: 'ask' }),
    review: {
      tags: ['review'],
      meta: { form: 'parcel/review', summary: ROWS, data: { quote: '$reply/quoting' } },
      on: { NEXT: { target: 'authorise' }, CANCEL: { target: 'cancelled' } },
    },
    authorise: {
      invoke: {
        src: 'flow:confirm-payment',
        input: {
          operation: 'parcelPay',
          quote_id: '$reply/quoting/quote_id',
          amount: '$reply/quoting/total',
          fee: '$reply/quoting/total',
          total: '$reply/quoting/total',
          payee: 'The post',
        },
        onDone: [
          { guard: 'outcome:locked', target: 'refused' },
          { guard: 'outcome:cancelled', target: 'cancelled' },
          { guard: 'outcome:back', target: 'review' },
          { target: 'paying' },
        ],
      },
    },
    paying: call(
      'parcelPay',
      { quote_id: '$reply/quoting/quote_id', ticket: '$reply/authorise/ticket' },
      { target: 'done' },
      [
        { guard: 'call:unknown', target: 'processing' },
        { guard: 'code:QUOTE_EXPIRED', target: 'quoting' },
        { guard: 'code:TICKET_EXPIRED', target: 'authorise' },
        { guard: 'code:TRANS_PROCESSING', target: 'processing' },
        { target: 'refused' },
      ],
    ),
    done: SENT,
    processing: end('processing'),
    refused: end('refused'),
    cancelled: end('cancelled'),
  },
};

/** A flow that the other may call: a question and its answer. */
const sub: JsonObject = {
  $schema: '../../schemas/language/flow.schema.json',
  id: 'parcel-sub',
  version: 1,
  description: 'A question on the way.',
  meta: { source: ['defined'], input: ['kind'] },
  initial: 'ask',
  states: {
    ask: {
      meta: { form: 'parcel-sub/ask' },
      on: {
        NEXT: [{ guard: is('$form/ask/choice', 'yes'), target: 'agreed' }, { target: 'declined' }],
        CANCEL: { target: 'cancelled' },
      },
    },
    agreed: { type: 'final', meta: { outcome: 'agreed', output: { choice: '$form/ask/choice' } } },
    declined: { type: 'final', meta: { outcome: 'declined' } },
    cancelled: { type: 'final', meta: { outcome: 'cancelled' } },
  },
};

export const operation = (
  name: string,
  effect: string,
  codes: readonly string[],
  request: readonly [JsonObject, readonly string[]],
  reply: readonly [JsonObject, readonly string[]],
  example: readonly [asked: JsonObject, answered: JsonObject],
): JsonObject => ({
  post: {
    operationId: name,
    summary: 'Made for traps.',
    tags: ['parcel'],
    'x-effect': effect,
    'x-auth': 'member',
    ...(effect === 'read' && { 'x-fresh': 0 }),
    'x-source': ['defined'],
    'x-return-codes': [...codes],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            allOf: [
              { $ref: '../../components/RequestBase.yaml' },
              { type: 'object', properties: request[0], required: [...request[1]] },
            ],
            unevaluatedProperties: false,
          },
          examples: {
            one: {
              value: { req_water_no: '0a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d', terminal_no: 'GC4PC001', ...example[0] },
            },
          },
        },
      },
    },
    responses: {
      '200': {
        description: 'Done.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              allOf: [
                { $ref: '../../components/Envelope.yaml' },
                {
                  type: 'object',
                  properties: {
                    ret_data: {
                      type: 'object',
                      properties: reply[0],
                      required: [...reply[1]],
                      additionalProperties: false,
                    },
                  },
                },
              ],
            },
            examples: { one: { value: { return_code: 'SUCCESS', return_desc: 'Success', ret_data: example[1] } } },
          },
        },
      },
    },
  },
});

const ID = { $ref: '../../components/OpaqueId.yaml' };

const REF = { $ref: '../../components/ReferenceNumber.yaml' };

const INSTANT = { $ref: '../../components/Instant.yaml' };

const MONEY = { $ref: '../../components/Money.yaml' };

const money = { currency: 'HKD', amount: '100.00' };

const asked = { kind: 'letter', count: 1 };

const QUESTION = {
  kind: { type: 'string', maxLength: 40 },
  count: { type: 'integer' },
  note: { type: 'string', maxLength: 40 },
};

const operations: readonly JsonObject[] = [
  operation(
    'parcelQuote',
    'read',
    ['PAYEE_NOT_FOUND'],
    [QUESTION, ['kind', 'count']],
    [
      {
        quote_id: ID,
        total: MONEY,
        express: { type: 'boolean' },
        days: { type: 'integer', minimum: 1, maximum: 30 },
        class: { type: 'string', enum: ['a', 'b', 'c'] },
        expire_time: INSTANT,
      },
      ['quote_id', 'total', 'express', 'days', 'class', 'expire_time'],
    ],
    [
      asked,
      {
        quote_id: 'q7Yx2Lw9Km4Pz',
        total: money,
        express: false,
        days: 3,
        class: 'a',
        expire_time: '2025-03-03T10:20:00.000+08:00',
      },
    ],
  ),
  operation(
    'parcelPay',
    'money',
    ['QUOTE_EXPIRED', 'TICKET_EXPIRED', 'TRANS_FAIL', 'TRANS_PROCESSING'],
    [
      {
        quote_id: ID,
        ticket: {
          $ref: '../../components/Ticket.yaml',
          'x-ticket': { from: 'authPayPwd', told: { quote_id: 'quote_id' } },
        },
        amount: { $ref: '../../../schemas/shared/amount.schema.json' },
        count: { type: 'integer' },
      },
      ['quote_id', 'ticket'],
    ],
    [{ ref_no: REF, status: { type: 'string', enum: ['success', 'processing'] } }, ['ref_no', 'status']],
    [
      { quote_id: 'q7Yx2Lw9Km4Pz', ticket: 'uX3vT0kqYw1nR8sBz5cD7fGh' },
      { ref_no: '20250303000000000124', status: 'success' },
    ],
  ),
  operation(
    'parcelSave',
    'write',
    ['PAYEE_NOT_FOUND'],
    [QUESTION, ['kind', 'count']],
    [{ ref_no: REF }, ['ref_no']],
    [asked, { ref_no: '20250303000000000124' }],
  ),
  operation(
    'parcelTrack',
    'read',
    ['PAYEE_NOT_FOUND'],
    [QUESTION, ['kind', 'count']],
    [
      {
        state: { type: 'string', enum: ['WAITING', 'READY', 'LOST', 'HELD'] },
        turn: { type: 'integer', minimum: 1, maximum: 9 },
      },
      ['state', 'turn'],
    ],
    [asked, { state: 'WAITING', turn: 1 }],
  ),
];

const words = (title: string) => ({ flow: { title } });

const wordsOfParcel = { ...words('Parcels'), steps: { done: { title: 'On its way' } } };

/** Every file of it, by path. */
export const PARCEL: ReadonlyMap<string, Json> = new Map<string, Json>([
  [FLOW, flow],
  [CHECKS, { $schema: '../../schemas/language/promises.schema.json', promises: [] }],
  [
    ASK,
    form(
      {
        kind: { type: 'string', enum: ['letter', 'parcel', 'crate'] },
        count: { type: 'integer', minimum: 1, maximum: 10 },
        note: { type: 'string', maxLength: 20 },
      },
      ['kind', 'count'],
    ),
  ],
  [REVIEW, form({}, [])],
  [SUB, sub],
  [SUB_ASK, form({ choice: { type: 'string', enum: ['yes', 'no'] } }, ['choice'])],
  ...['en', 'zh-HK', 'zh-CN'].flatMap((locale) => [
    [`locales/${locale}/parcel.json`, wordsOfParcel] as const,
    [`locales/${locale}/parcel-sub.json`, words('A question')] as const,
  ]),
  ...operations.map((one) => [callFile(String((one['post'] as JsonObject)['operationId'])), one] as const),
]);
