import type { JsonObject } from '../../../src/domain/json.ts';
import { people } from './freshParts.ts';
import { operation } from './parcel.ts';
import { DONE, FLOW, SUB, asking, call, callFile, form, is, poll, step } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const LAST = 'schemas/parcel/last.schema.json';
const TICK: JsonObject = { type: 'boolean', const: true };

/** A call that may refuse an answer, before the review. */
const tells = (code: string, field: string, schema: JsonObject, from: JsonObject | string): readonly Put[] => [
  [callFile('parcelTell'), '', operation('parcelTell', 'read', [code], [{ [field]: schema }, []], [{}, []], [{}, {}])],
  [
    FLOW,
    '/states/telling',
    call('parcelTell', { [field]: from }, { target: 'review' }, [
      { guard: `code:${code}`, target: 'last' },
      { target: 'refused' },
    ]),
  ],
];

/** The last step before it. */
const last = (fields: JsonObject, required: readonly string[]): readonly Put[] => [
  [LAST, '', form(fields, required)],
  [
    FLOW,
    '/states/last',
    step({ NEXT: { target: 'telling' }, CANCEL: { target: 'cancelled' } }, { form: 'parcel/last' }),
  ],
];

const target = '/states/telling/invoke/onError/0/target';
const PERSON = {
  type: 'object',
  properties: { pieces: { type: 'integer' } },
  required: ['pieces'],
  additionalProperties: false,
};

export const FRESH_REFUSALS: readonly Trap[] = [
  {
    title: 'after a poll, a tick is hidden by what was heard, and what is missing is asked for where it is hidden',
    given: [
      [FLOW, DONE, { target: 'waiting' }],
      [FLOW, '/states/waiting', poll({ target: 'last' })],
      ...last({ abandon_balance: { ...TICK, 'x-when': is('$reply/waiting/state', 'LOST') } }, ['abandon_balance']),
      ...tells('ABANDON_REQUIRED', 'abandon_balance', { type: 'boolean' }, { maybe: '$form/last/abandon_balance' }),
    ],
    trap: [],
    twin: [[FLOW, target, 'waiting']],
    at: [[FLOW, target]],
  },
  {
    title: 'rows are refused, and the step that has them does not come again',
    given: [
      [FLOW, '/states/ask/on/NEXT', { target: 'box' }],
      [
        'schemas/parcel/box.schema.json',
        '',
        form({ lines: people({ pieces: { type: 'integer', minimum: 1, maximum: 9 } }, ['pieces']) }, ['lines']),
      ],
      [
        FLOW,
        '/states/box',
        step({ NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } }, { form: 'parcel/box' }),
      ],
      [FLOW, DONE, { target: 'last' }],
      ...last({ remark: { type: 'string', maxLength: 20 } }, []),
      ...tells('GC_QTY_BASE', 'lines', { type: 'array', items: PERSON, minItems: 1, maxItems: 3 }, '$form/box/lines'),
    ],
    trap: [],
    twin: [[FLOW, target, 'box']],
    at: [[FLOW, target]],
  },
  {
    title: 'after a poll, what is asked behind a call is sent with the same call',
    given: [
      [FLOW, DONE, { target: 'waiting' }],
      [FLOW, '/states/waiting', poll({ target: 'telling' })],
      [LAST, '', form({ remark: { type: 'string', maxLength: 20 } }, ['remark'])],
      ...tells('GC_QTY_BASE', 'remark', { type: 'string', maxLength: 20 }, { maybe: '$form/last/remark' }),
      [
        FLOW,
        '/states/again',
        call('parcelTell', { remark: '$form/last/remark' }, { target: 'review' }, { target: 'refused' }),
      ],
    ],
    trap: [
      [FLOW, '/states/last', step({ NEXT: { target: 'telling' }, MORE: { target: 'again' } }, { form: 'parcel/last' })],
    ],
    twin: [
      [FLOW, '/states/last', step({ NEXT: { target: 'again' } }, { form: 'parcel/last' })],
      [FLOW, '/states/telling/invoke/input', {}],
    ],
    at: [[FLOW, '/states/telling/invoke/input/remark/maybe']],
  },
  {
    title: 'in a sub-flow, what is asked behind a call is sent with the same call',
    given: [
      asking([{ guard: 'outcome:agreed', target: 'quoting' }, { target: 'cancelled' }]),
      [FLOW, '/states/ask/on/NEXT', { target: 'asking' }],
      [SUB, '/states/ask/on/NEXT', { target: 'tracking' }],
      [SUB, '/states/more', step({ NEXT: { target: 'tracking' } }, { form: 'parcel-sub/more' })],
      ['schemas/parcel-sub/more.schema.json', '', form({ note: { type: 'string', maxLength: 20 } }, ['note'])],
      [SUB, '/states/declined', undefined],
    ],
    trap: [
      [
        SUB,
        '/states/tracking',
        call(
          'parcelTrack',
          { kind: '$form/ask/choice', count: 1, note: { maybe: '$form/more/note' } },
          { target: 'agreed' },
          { target: 'more' },
        ),
      ],
    ],
    twin: [
      [
        SUB,
        '/states/tracking',
        call('parcelTrack', { kind: '$form/ask/choice', count: 1 }, { target: 'agreed' }, { target: 'more' }),
      ],
    ],
    at: [
      [SUB, '/states/tracking/invoke/input/note'],
      [SUB, '/states/tracking/invoke/input/note/maybe'],
    ],
    flows: ['parcel', 'parcel-sub'],
  },
  {
    title: 'in a review, a row of what is asked between two quotes',
    given: [
      [FLOW, DONE, [{ guard: is('$reply/quoting/days', 3), target: 'last' }, { target: 'review' }]],
      [LAST, '', form({ remark: { type: 'string', maxLength: 20 } }, ['remark'])],
      [FLOW, '/states/review/meta/summary/3', { answer: 'last/remark' }],
    ],
    trap: [
      [
        FLOW,
        '/states/last',
        step({ NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } }, { form: 'parcel/last' }),
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/last',
        step({ NEXT: { target: 'review' }, CANCEL: { target: 'cancelled' } }, { form: 'parcel/last' }),
      ],
    ],
    at: [[FLOW, '/states/review/meta/summary/3/answer']],
  },
  {
    title: 'behind a review, a guard over what is asked between two quotes',
    given: [
      [FLOW, DONE, [{ guard: is('$reply/quoting/days', 3), target: 'last' }, { target: 'review' }]],
      [LAST, '', form({ sure: { type: 'string', enum: ['yes', 'no'] } }, ['sure'])],
      [
        FLOW,
        '/states/review/on/NEXT',
        [{ guard: is('$form/last/sure', 'no'), target: 'cancelled' }, { target: 'authorise' }],
      ],
    ],
    trap: [
      [
        FLOW,
        '/states/last',
        step({ NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } }, { form: 'parcel/last' }),
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/last',
        step({ NEXT: { target: 'review' }, CANCEL: { target: 'cancelled' } }, { form: 'parcel/last' }),
      ],
    ],
    at: [[FLOW, '/states/review/on/NEXT/0/guard/params/at']],
  },
];
