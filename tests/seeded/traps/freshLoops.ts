import { NAME, details, left } from './freshParts.ts';
import { DONE, FLOW, NEXT, QUOTE_INPUT, SUB, SUB_ASK, asking, call, form } from './parts.ts';
import { is, step } from './parts.ts';
import type { Put, Trap } from './trap.ts';

export const FRESH_LOOPS: readonly Trap[] = [
  {
    title: 'a loop that is left only when a reply is lost',
    given: [
      [FLOW, NEXT, { target: 'more' }],
      [FLOW, '/states/more', step({ NEXT: { target: 'saving' } })],
    ],
    trap: [
      [
        FLOW,
        '/states/saving',
        call('parcelSave', QUOTE_INPUT, { target: 'more' }, [
          { guard: 'call:unknown', target: 'processing' },
          { target: 'more' },
        ]),
      ],
      [FLOW, '/states/quoting', undefined],
      [FLOW, '/states/review', undefined],
      [FLOW, '/states/authorise', undefined],
      [FLOW, '/states/paying', undefined],
      [FLOW, '/states/done', undefined],
      [FLOW, '/states/refused', undefined],
      ['schemas/parcel/review.schema.json', '', undefined],
    ],
    twin: [
      [
        FLOW,
        '/states/saving',
        call('parcelSave', QUOTE_INPUT, { target: 'quoting' }, [
          { guard: 'call:unknown', target: 'processing' },
          { target: 'ask' },
        ]),
      ],
    ],
    at: [
      [FLOW, '/states/more'],
      [FLOW, '/states/saving'],
      [FLOW, '/states/saving/invoke/onDone'],
      [FLOW, '/states/more/on/NEXT'],
    ],
  },
  {
    title: 'a loop that is left only when the gateway refuses',
    given: [
      [FLOW, NEXT, { target: 'more' }],
      [FLOW, '/states/more', step({ NEXT: { target: 'saving' } })],
    ],
    trap: [
      [
        FLOW,
        '/states/saving',
        call('parcelSave', QUOTE_INPUT, { target: 'more' }, [
          { guard: 'call:unknown', target: 'processing' },
          { guard: 'code:PAYEE_NOT_FOUND', target: 'quoting' },
          { target: 'more' },
        ]),
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/saving',
        call('parcelSave', QUOTE_INPUT, { target: 'quoting' }, [
          { guard: 'call:unknown', target: 'processing' },
          { guard: 'code:PAYEE_NOT_FOUND', target: 'more' },
          { target: 'more' },
        ]),
      ],
    ],
    at: [
      [FLOW, '/states/more'],
      [FLOW, '/states/saving'],
      [FLOW, '/states/saving/invoke/onDone'],
      [FLOW, '/states/more/on/NEXT'],
    ],
  },
  {
    title: 'a first of two where a third way has neither',
    given: [
      [
        FLOW,
        NEXT,
        [
          { guard: is('$form/ask/kind', 'letter'), target: 'one' },
          { guard: is('$form/ask/kind', 'crate'), target: 'two' },
          { target: 'quoting' },
        ],
      ],
      [FLOW, '/states/one', step({ NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } })],
      ['schemas/parcel/one.schema.json', '', form({ a: NAME }, ['a'])],
      [FLOW, '/states/two', step({ NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } })],
      ['schemas/parcel/two.schema.json', '', form({ b: NAME }, ['b'])],
      [FLOW, '/states/quoting/invoke/input/kind', { first: ['$form/one/a', '$form/two/b'] }],
    ],
    trap: [],
    twin: [[FLOW, `${NEXT}/2/target`, 'two']],
    at: [
      [FLOW, '/states/quoting/invoke/input/kind'],
      [FLOW, '/states/quoting'],
    ],
  },
  {
    title: 'a maybe for what the call cannot be without, on a way that has it not',
    given: [
      [FLOW, NEXT, [{ guard: is('$form/ask/kind', 'letter'), target: 'one' }, { target: 'quoting' }]],
      [FLOW, '/states/one', step({ NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } })],
      ['schemas/parcel/one.schema.json', '', form({ a: NAME }, ['a'])],
    ],
    trap: [[FLOW, '/states/quoting/invoke/input/kind', { maybe: '$form/one/a' }]],
    twin: [[FLOW, '/states/quoting/invoke/input/kind', { first: ['$form/one/a', '$form/ask/kind'] }]],
    at: [
      [FLOW, '/states/quoting/invoke/input/kind'],
      [FLOW, '/states/quoting'],
    ],
  },
  {
    title: 'the second of a first that never comes, for the first is always there',
    given: details({ why: NAME }, ['why']),
    trap: [[FLOW, '/states/quoting/invoke/input/kind', { first: ['$form/ask/kind', '$form/details/why'] }]],
    twin: [[FLOW, '/states/quoting/invoke/input/kind', { first: ['$form/ask/note', '$form/details/why'] }]],
    at: [
      [FLOW, '/states/quoting/invoke/input/kind'],
      [FLOW, '/states/quoting/invoke/input/kind/first/1'],
    ],
  },
  {
    title: 'crates alone have the answer that crates alone are asked for again, and letters come too',
    given: [
      [FLOW, NEXT, [{ guard: is('$form/ask/kind', 'crate'), target: 'one' }, { target: 'quoting' }]],
      [FLOW, '/states/one', step({ NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } })],
      ['schemas/parcel/one.schema.json', '', form({ a: NAME }, ['a'])],
      [
        FLOW,
        '/states/saving',
        call('parcelSave', { kind: '$form/one/a', count: 1 }, { target: 'review' }, [
          { guard: 'call:unknown', target: 'processing' },
          { target: 'review' },
        ]),
      ],
    ],
    trap: [[FLOW, DONE, [{ guard: is('$form/ask/kind', 'crate', 'letter'), target: 'saving' }, { target: 'review' }]]],
    twin: [[FLOW, DONE, [{ guard: is('$form/ask/kind', 'crate'), target: 'saving' }, { target: 'review' }]]],
    at: [
      [FLOW, '/states/saving/invoke/input/kind'],
      [FLOW, '/states/saving'],
      [FLOW, `${DONE}/0`],
    ],
  },
  {
    title: 'in a sub-flow, a field that only crates are asked, and its answer is given for all',
    given: [
      [FLOW, NEXT, { target: 'asking' }],
      asking([...left, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }]),
      [SUB_ASK, '/properties/why', { ...NAME, 'x-when': is('$input/kind', 'crate') }],
      [SUB_ASK, '/required', ['choice', 'why']],
    ],
    trap: [
      [SUB, '/states/agreed/meta/output/why', '$form/ask/why'],
      [FLOW, '/states/quoting/invoke/input/note', '$reply/asking/why'],
    ],
    twin: [
      [SUB, '/states/agreed/meta/output/why', { maybe: '$form/ask/why' }],
      [FLOW, '/states/quoting/invoke/input/note', { maybe: '$reply/asking/why' }],
    ],
    at: [
      [SUB, '/states/agreed/meta/output/why'],
      [SUB, '/states/agreed'],
      [FLOW, '/states/quoting/invoke/input/note'],
    ],
  },
  {
    title: 'a flow in a flow: cancelled of the inner one is agreed to the outer one',
    given: [
      [FLOW, NEXT, { target: 'asking' }],
      asking([...left, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }]),
      [
        'flows/parcel-inner/flow.json',
        '',
        {
          $schema: '../../schemas/language/flow.schema.json',
          id: 'parcel-inner',
          version: 1,
          description: 'A question inside.',
          meta: { source: ['defined'], input: [] },
          initial: 'tick',
          states: {
            tick: { on: { NEXT: { target: 'fine' }, CANCEL: { target: 'gone' } } },
            fine: { type: 'final', meta: { outcome: 'fine' } },
            gone: { type: 'final', meta: { outcome: 'cancelled' } },
          },
        },
      ],
      ...['en', 'zh-HK', 'zh-CN'].map((locale): Put => [
        `locales/${locale}/parcel-inner.json`,
        '',
        { flow: { title: 'Inside' } },
      ]),
      [SUB, '/states/ask/on/NEXT/0/target', 'inner'],
    ],
    trap: [
      [
        SUB,
        '/states/inner',
        {
          invoke: {
            src: 'flow:parcel-inner',
            input: {},
            onDone: [{ guard: 'outcome:back', target: 'ask' }, { target: 'agreed' }],
          },
        },
      ],
    ],
    twin: [
      [
        SUB,
        '/states/inner',
        {
          invoke: {
            src: 'flow:parcel-inner',
            input: {},
            onDone: [
              { guard: 'outcome:back', target: 'ask' },
              { guard: 'outcome:cancelled', target: 'cancelled' },
              { target: 'agreed' },
            ],
          },
        },
      ],
    ],
    at: [
      [SUB, '/states/inner/invoke/onDone/1'],
      [SUB, '/states/inner/invoke/onDone/1/target'],
    ],
  },
  {
    title: 'a sub-flow that is called twice, and the answer of the call that letters skip is needed',
    given: [
      [FLOW, NEXT, [{ guard: is('$form/ask/kind', 'letter'), target: 'quoting' }, { target: 'asking' }]],
      asking([...left, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }]),
      [FLOW, DONE, { target: 'askingAgain' }],
      [
        FLOW,
        '/states/askingAgain',
        {
          invoke: {
            src: 'flow:parcel-sub',
            input: { kind: '$form/ask/kind' },
            onDone: [...left, { guard: 'outcome:declined', target: 'refused' }, { target: 'saving' }],
          },
        },
      ],
    ],
    trap: [
      [
        FLOW,
        '/states/saving',
        call('parcelSave', { kind: '$reply/asking/choice', count: 1 }, { target: 'review' }, [
          { guard: 'call:unknown', target: 'processing' },
          { target: 'review' },
        ]),
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/saving',
        call('parcelSave', { kind: '$reply/askingAgain/choice', count: 1 }, { target: 'review' }, [
          { guard: 'call:unknown', target: 'processing' },
          { target: 'review' },
        ]),
      ],
    ],
    at: [
      [FLOW, '/states/saving/invoke/input/kind'],
      [FLOW, '/states/saving'],
    ],
  },
  {
    title: 'the code of a field leads on to a call, and nothing was answered',
    given: [
      ...details(
        {
          code: {
            ...NAME,
            'x-service': { op: 'parcelTrack', input: { kind: '$form/ask/kind', count: 1 }, as: 'found' },
          },
        },
        ['code'],
      ),
      [FLOW, '/states/details/onError', [{ guard: 'code:PAYEE_NOT_FOUND', target: 'quoting' }]],
    ],
    trap: [[FLOW, '/states/quoting/invoke/input/note', '$form/details/code']],
    twin: [[FLOW, '/states/quoting/invoke/input/note', { maybe: '$form/details/code' }]],
    at: [
      [FLOW, '/states/quoting/invoke/input/note'],
      [FLOW, '/states/quoting'],
    ],
  },
];
