import { FLOW, SUB, SUB_ASK, call, asking, form, is, poll, step } from './parts.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import type { Put, Spot, Trap } from './trap.ts';

const BOX = 'schemas/parcel/box.schema.json';
const KIND = { type: 'string', enum: ['letter', 'parcel', 'crate'] };
const COUNT = { type: 'integer', minimum: 1, maximum: 10 };

const figures = (input: JsonObject): JsonObject => ({
  op: 'parcelQuote',
  input,
  as: 'figures',
  rows: [{ name: 'total', data: 'total', as: 'money' }],
});

/** A step after the first, whose number stands beside what that many cost. */
const box = (input: JsonObject): readonly Put[] => [
  [BOX, '', form({ pieces: { ...COUNT, 'x-service': figures(input) } }, ['pieces'])],
  [
    FLOW,
    '/states/box',
    { ...step({ NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } }, { form: 'parcel/box' }) },
  ],
  [FLOW, '/states/quoting/invoke/input/count', '$form/box/pieces'],
];

/** The price of each row of a list stands in the row. */
const rows = (input: JsonObject): readonly Put[] => [
  [
    BOX,
    '',
    form(
      {
        boxes: {
          type: 'array',
          minItems: 1,
          maxItems: 3,
          items: {
            type: 'object',
            properties: { pieces: { ...COUNT, 'x-service': figures(input) } },
            required: ['pieces'],
            additionalProperties: false,
          },
        },
        pieces: COUNT,
      },
      ['boxes', 'pieces'],
    ),
  ],
  [FLOW, '/states/box', step({ NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } }, { form: 'parcel/box' })],
  [FLOW, '/states/quoting/invoke/input/count', '$form/box/pieces'],
];

const throughBox: Put = [FLOW, '/states/ask/on/NEXT', { target: 'box' }];
const ofBox: readonly Spot[] = [
  [BOX, '/properties/pieces/x-service'],
  [BOX, '/properties/pieces/x-service/input/kind'],
  [BOX, '/properties/pieces/x-service/input'],
  [FLOW, '/states/quoting/invoke/input/kind'],
];
const NOTE = { maybe: '$form/ask/note' };

/** A sub-flow that shows a price, and asks for it again once it is agreed to. */
const priced = (kind: string): readonly Put[] => [
  asking([{ guard: 'outcome:agreed', target: 'quoting' }, { target: 'cancelled' }]),
  [FLOW, '/states/ask/on/NEXT', { target: 'asking' }],
  [
    SUB_ASK,
    '',
    form(
      { choice: KIND, pieces: { ...COUNT, 'x-service': figures({ kind: '$self/choice', count: '$self/pieces' }) } },
      ['choice', 'pieces'],
    ),
  ],
  [SUB, '/states/ask/on/NEXT', { target: 'pricing' }],
  [
    SUB,
    '/states/pricing',
    call('parcelQuote', { kind, count: '$form/ask/pieces' }, { target: 'agreed' }, { target: 'ask' }),
  ],
  [SUB, '/states/declined', undefined],
];

export const FRESH_FIGURES: readonly Trap[] = [
  {
    title: 'beside a number, the price of another kind than was answered',
    given: [throughBox],
    trap: box({ kind: 'letter', count: '$self/pieces', note: NOTE }),
    twin: box({ kind: '$form/ask/kind', count: '$self/pieces', note: NOTE }),
    at: ofBox,
  },
  {
    title: 'beside a number, the price of the one kind that comes there',
    given: [
      [FLOW, '/states/ask/on/NEXT', [{ guard: is('$form/ask/kind', 'crate'), target: 'box' }, { target: 'cancelled' }]],
    ],
    trap: box({ kind: 'parcel', count: '$self/pieces', note: NOTE }),
    twin: box({ kind: 'crate', count: '$self/pieces', note: NOTE }),
    at: ofBox,
  },
  {
    title: 'in rows, the price without what makes it dearer',
    given: [throughBox],
    trap: rows({ kind: '$form/ask/kind', count: '$self/boxes/-/pieces' }),
    twin: rows({ kind: '$form/ask/kind', count: '$self/boxes/-/pieces', note: NOTE }),
    at: [[BOX, '/properties/boxes/items/properties/pieces/x-service/input']],
  },
  {
    title: 'in a sub-flow, the price of another kind than was shown',
    trap: priced('parcel'),
    twin: priced('$form/ask/choice'),
    at: [[SUB, '/states/pricing/invoke/input/kind']],
    flows: ['parcel', 'parcel-sub'],
  },
  {
    title: 'after a poll, a price that was shown before is asked for again of another kind',
    given: [
      [FLOW, '/states/review/on/NEXT/target', 'waiting'],
      [FLOW, '/states/waiting', poll({ target: 'again' })],
      [FLOW, '/states/authorise/invoke/input/quote_id', '$reply/again/quote_id'],
      [FLOW, '/states/paying/invoke/input/quote_id', '$reply/again/quote_id'],
      [
        FLOW,
        '/states/last',
        {
          tags: ['review'],
          ...step(
            { NEXT: { target: 'authorise' }, CANCEL: { target: 'cancelled' } },
            {
              form: 'parcel/last',
              data: { quote: '$reply/again' },
              summary: [
                { step: 'ask', answers: ['kind', 'count'] },
                { name: 'total', data: 'quote/total', as: 'money' },
              ],
            },
          ),
        },
      ],
      ...['amount', 'fee', 'total'].map((name): Put => [
        FLOW,
        `/states/authorise/invoke/input/${name}`,
        '$reply/again/total',
      ]),
      ['schemas/parcel/last.schema.json', '', form({}, [])],
    ],
    trap: [
      [
        FLOW,
        '/states/again',
        call(
          'parcelQuote',
          { kind: 'crate', count: '$form/ask/count', note: NOTE },
          { target: 'last' },
          { target: 'refused' },
        ),
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/again',
        call(
          'parcelQuote',
          { kind: '$form/ask/kind', count: '$form/ask/count', note: NOTE },
          { target: 'last' },
          { target: 'refused' },
        ),
      ],
    ],
    at: [[FLOW, '/states/again/invoke/input/kind']],
  },
];
