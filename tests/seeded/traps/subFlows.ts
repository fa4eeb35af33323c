import type { JsonObject } from '../../../src/domain/json.ts';
import { FLOW, SUB, is, step, call, QUOTE_INPUT, NEXT, asking } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const PAY = '/states/paying/invoke';

const LEFT: readonly JsonObject[] = [
  { guard: 'outcome:back', target: 'ask' },
  { guard: 'outcome:cancelled', target: 'cancelled' },
];

export const SUB_FLOWS: readonly Trap[] = [
  {
    title: 'cancelled and back fall into a call',
    given: [[FLOW, NEXT, { target: 'asking' }]],
    trap: [asking([{ guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }])],
    twin: [asking([...LEFT, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }])],
    at: [[FLOW, '/states/asking/invoke/onDone/1/target']],
  },
  {
    title: 'cancelled and back fall into a good step, from which the quote follows',
    given: [
      [FLOW, NEXT, { target: 'asking' }],
      [FLOW, '/states/agreed', step({ NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } })],
    ],
    trap: [asking([{ guard: 'outcome:declined', target: 'refused' }, { target: 'agreed' }])],
    twin: [asking([...LEFT, { guard: 'outcome:declined', target: 'refused' }, { target: 'agreed' }])],
    at: [
      [FLOW, '/states/asking/invoke/onDone/1'],
      [FLOW, '/states/asking/invoke/onDone/1/target'],
    ],
  },
  {
    title: 'cancelled and back fall into a fork that leads on',
    given: [
      [FLOW, NEXT, { target: 'asking' }],
      [
        FLOW,
        '/states/onward',
        { always: [{ guard: is('$form/ask/kind', 'crate'), target: 'refused' }, { target: 'quoting' }] },
      ],
    ],
    trap: [asking([{ guard: 'outcome:declined', target: 'refused' }, { target: 'onward' }])],
    twin: [asking([...LEFT, { guard: 'outcome:declined', target: 'refused' }, { target: 'onward' }])],
    at: [
      [FLOW, '/states/asking/invoke/onDone/1'],
      [FLOW, '/states/asking/invoke/onDone/1/target'],
    ],
  },
  {
    title: 'cancelled and back fall into a call that others come to without the sub-flow',
    given: [
      [FLOW, NEXT, { target: 'forking' }],
      [
        FLOW,
        '/states/forking',
        { always: [{ guard: is('$form/ask/kind', 'crate'), target: 'asking' }, { target: 'quoting' }] },
      ],
    ],
    trap: [asking([{ guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }])],
    twin: [asking([...LEFT, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }])],
    at: [[FLOW, '/states/asking/invoke/onDone/1/target']],
  },
  {
    title: 'of letters cancelled and back are taken for a yes',
    given: [[FLOW, NEXT, { target: 'asking' }]],
    trap: [
      asking([
        { guard: is('$form/ask/kind', 'letter'), target: 'quoting' },
        ...LEFT,
        { guard: 'outcome:declined', target: 'refused' },
        { target: 'quoting' },
      ]),
    ],
    twin: [
      asking([
        ...LEFT,
        { guard: 'outcome:declined', target: 'refused' },
        { guard: is('$form/ask/kind', 'letter'), target: 'quoting' },
        { target: 'quoting' },
      ]),
    ],
    at: [
      [FLOW, '/states/asking/invoke/onDone/0'],
      [FLOW, '/states/asking/invoke/onDone/0/target'],
    ],
  },
  {
    title: 'a refusal of a sub-flow falls into the good branch',
    given: [
      [FLOW, NEXT, { target: 'asking' }],
      [SUB, '/states/declined/meta/outcome', 'refused'],
    ],
    trap: [asking([...LEFT, { target: 'quoting' }])],
    twin: [asking([...LEFT, { guard: 'outcome:refused', target: 'refused' }, { target: 'quoting' }])],
    at: [
      [FLOW, '/states/asking/invoke/onDone/2'],
      [FLOW, '/states/asking/invoke/onDone/2/target'],
    ],
  },
  {
    title: 'cancelled, named, leads on to the quote',
    given: [[FLOW, NEXT, { target: 'asking' }]],
    trap: [
      asking([
        { guard: 'outcome:back', target: 'ask' },
        { guard: 'outcome:cancelled', target: 'quoting' },
        { guard: 'outcome:declined', target: 'refused' },
        { target: 'quoting' },
      ]),
    ],
    twin: [asking([...LEFT, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }])],
    at: [
      [FLOW, '/states/asking/invoke/onDone/1'],
      [FLOW, '/states/asking/invoke/onDone/1/target'],
    ],
  },
  {
    title: 'Back from the first question of a sub-flow ends as a success',
    given: [[FLOW, NEXT, { target: 'asking' }]],
    trap: [
      asking([
        { guard: 'outcome:back', target: 'done' },
        { guard: 'outcome:cancelled', target: 'cancelled' },
        { guard: 'outcome:declined', target: 'refused' },
        { target: 'quoting' },
      ]),
    ],
    twin: [asking([...LEFT, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }])],
    at: [
      [FLOW, '/states/asking/invoke/onDone/0'],
      [FLOW, '/states/asking/invoke/onDone/0/target'],
    ],
  },
];

/** A sub-flow without a step to go back from. */
const UNSHOWN: Put = [
  SUB,
  '/states',
  {
    saving: call('parcelSave', { kind: '$input/kind', count: 1 }, { target: 'agreed' }, [
      { guard: 'call:unknown', target: 'processing' },
      { target: 'declined' },
    ]),
    agreed: { type: 'final', meta: { outcome: 'agreed' } },
    declined: { type: 'final', meta: { outcome: 'declined' } },
    processing: { type: 'final', meta: { outcome: 'processing' } },
  },
];

export const UNSHOWN_SUB_FLOWS: readonly Trap[] = [
  {
    title: 'of a sub-flow without a step, an outcome that falls into the good branch',
    given: [[FLOW, NEXT, { target: 'asking' }], UNSHOWN, [SUB, '/initial', 'saving']],
    trap: [asking([{ guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }])],
    twin: [
      asking([
        { guard: 'outcome:declined', target: 'refused' },
        { guard: 'outcome:processing', target: 'processing' },
        { target: 'quoting' },
      ]),
    ],
    at: [[FLOW, '/states/asking/invoke/onDone/1/target']],
  },
];

export const LOST_REPLIES: readonly Trap[] = [
  {
    title: 'a write whose reply is lost may be tried again by hand',
    given: [[FLOW, NEXT, { target: 'saving' }]],
    trap: [
      [
        FLOW,
        '/states/saving',
        call('parcelSave', QUOTE_INPUT, { target: 'quoting' }, [
          { guard: 'call:unknown', target: 'lost' },
          { target: 'ask' },
        ]),
      ],
      [FLOW, '/states/lost', step({ RETRY: { target: 'saving' }, CANCEL: { target: 'cancelled' } })],
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
      [FLOW, '/states/saving/invoke/onError/0'],
      [FLOW, '/states/saving/invoke/onError/0/target'],
    ],
  },
  {
    title: 'in a sub-flow a write whose reply is lost is made again by the caller',
    given: [
      [SUB, '/meta/input', ['kind', 'count']],
      [SUB, '/states/ask/on/NEXT/0/target', 'saving'],
      [
        SUB,
        '/states/saving',
        call('parcelSave', { kind: '$input/kind', count: '$input/count' }, { target: 'agreed' }, [
          { guard: 'call:unknown', target: 'unsure' },
          { target: 'declined' },
        ]),
      ],
      [SUB, '/states/unsure', { type: 'final', meta: { outcome: 'processing' } }],
      [FLOW, NEXT, { target: 'asking' }],
      [FLOW, '/states/sorry', step({ RETRY: { target: 'asking' }, CANCEL: { target: 'cancelled' } })],
    ],
    trap: [
      asking(
        [
          ...LEFT,
          { guard: 'outcome:declined', target: 'refused' },
          { guard: 'outcome:processing', target: 'sorry' },
          { target: 'quoting' },
        ],
        { kind: '$form/ask/kind', count: '$form/ask/count' },
      ),
    ],
    twin: [
      asking(
        [
          ...LEFT,
          { guard: 'outcome:declined', target: 'sorry' },
          { guard: 'outcome:processing', target: 'processing' },
          { target: 'quoting' },
        ],
        { kind: '$form/ask/kind', count: '$form/ask/count' },
      ),
    ],
    at: [
      [FLOW, '/states/asking/invoke/onDone/3'],
      [FLOW, '/states/asking/invoke/onDone/3/target'],
    ],
  },
  {
    title: 'in a sub-flow a write whose reply is lost falls into the branch of success',
    given: [
      [SUB, '/meta/input', ['kind', 'count']],
      [SUB, '/states/ask/on/NEXT/0/target', 'saving'],
      [
        SUB,
        '/states/saving',
        call('parcelSave', { kind: '$input/kind', count: '$input/count' }, { target: 'agreed' }, [
          { guard: 'call:unknown', target: 'unsure' },
          { target: 'declined' },
        ]),
      ],
      [SUB, '/states/unsure', { type: 'final', meta: { outcome: 'processing' } }],
      [FLOW, NEXT, { target: 'asking' }],
    ],
    trap: [
      asking([...LEFT, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }], {
        kind: '$form/ask/kind',
        count: '$form/ask/count',
      }),
    ],
    twin: [
      asking(
        [
          ...LEFT,
          { guard: 'outcome:declined', target: 'refused' },
          { guard: 'outcome:processing', target: 'processing' },
          { target: 'quoting' },
        ],
        { kind: '$form/ask/kind', count: '$form/ask/count' },
      ),
    ],
    at: [
      [FLOW, '/states/asking/invoke/onDone/3'],
      [FLOW, '/states/asking/invoke/onDone/3/target'],
    ],
  },
  {
    title: 'a payment that is still processing is tried again',
    trap: [
      [FLOW, `${PAY}/onError/3`, { guard: 'code:TRANS_PROCESSING', target: 'review' }],
      [FLOW, `${PAY}/onError/4`, { target: 'refused' }],
    ],
    twin: [
      [FLOW, `${PAY}/onError/3`, { guard: 'code:TRANS_PROCESSING', target: 'processing' }],
      [FLOW, `${PAY}/onError/4`, { target: 'refused' }],
    ],
    at: [
      [FLOW, `${PAY}/onError/3`],
      [FLOW, `${PAY}/onError/3/target`],
    ],
  },
];
