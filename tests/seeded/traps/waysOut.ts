import type { JsonObject } from '../../../src/domain/json.ts';
import { FLOW, SUB, rule, rules, is, asks, step, call, poll, NEXT, DONE, count, atLeast } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const stepTo = (target: string, more: JsonObject = {}) => step({ NEXT: { target } }, more);

const left = (target: string) => step({ NEXT: { target }, CANCEL: { target: 'cancelled' } });

/** A poll behind the quote; what is not said of its answers leads to the review. */
const polled = (...onDone: readonly JsonObject[]): readonly Put[] => [
  [FLOW, DONE, { target: 'waiting' }],
  [FLOW, '/states/waiting', poll(onDone.length === 0 ? { target: 'review' } : [...onDone, { target: 'review' }])],
];

const state = (...values: readonly string[]) => is('$reply/waiting/state', ...values);

const turn = (value: number) => is('$reply/waiting/turn', value);

const asked = (input: JsonObject = { kind: '$form/ask/kind' }): readonly Put[] => [
  [FLOW, NEXT, { target: 'asking' }],
  [
    FLOW,
    '/states/asking',
    {
      invoke: {
        src: 'flow:parcel-sub',
        input,
        onDone: [
          { guard: 'outcome:back', target: 'ask' },
          { guard: 'outcome:cancelled', target: 'cancelled' },
          { guard: 'outcome:declined', target: 'refused' },
          { target: 'quoting' },
        ],
      },
    },
  ],
];

export const WAYS_OUT: readonly Trap[] = [
  {
    title: 'after a poll that says HELD a step that all but crates never leave',
    given: polled({ guard: state('HELD'), target: 'held' }),
    trap: [
      [
        FLOW,
        '/states/held',
        step({ NEXT: [{ guard: is('$form/ask/kind', 'crate'), target: 'cancelled' }, { target: 'held' }] }),
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/held',
        step({ NEXT: [{ guard: is('$form/ask/kind', 'crate'), target: 'cancelled' }, { target: 'review' }] }),
      ],
    ],
    at: [[FLOW, '/states/held']],
  },
  {
    title: 'only at the third turn of a poll, a step that leads to itself',
    given: polled({ guard: turn(3), target: 'held' }),
    trap: [[FLOW, '/states/held', step({ NEXT: [{ guard: state('HELD'), target: 'cancelled' }, { target: 'held' }] })]],
    twin: [
      [FLOW, '/states/held', step({ NEXT: [{ guard: state('HELD'), target: 'cancelled' }, { target: 'review' }] })],
    ],
    at: [[FLOW, '/states/held']],
  },
  {
    title: 'only at the third turn and state HELD of a poll, and for one of 200 numbers',
    given: [count({ minimum: 1, maximum: 200 }), ...polled({ guard: state('HELD'), target: 'held' })],
    trap: [
      [
        FLOW,
        '/states/held',
        step({
          NEXT: [{ guard: is('$form/ask/count', 137), target: 'worse' }, { target: 'cancelled' }],
        }),
      ],
      [FLOW, '/states/worse', step({ NEXT: [{ guard: turn(3), target: 'worse' }, { target: 'cancelled' }] })],
    ],
    twin: [
      [
        FLOW,
        '/states/held',
        step({ NEXT: [{ guard: is('$form/ask/count', 137), target: 'worse' }, { target: 'cancelled' }] }),
      ],
      [FLOW, '/states/worse', step({ NEXT: [{ guard: turn(3), target: 'refused' }, { target: 'cancelled' }] })],
    ],
    at: [[FLOW, '/states/worse']],
  },
  {
    title: 'a poll whose end is the poll again',
    given: polled({ guard: state('HELD'), target: 'refused' }),
    trap: [
      [
        FLOW,
        '/states/waiting/invoke/onError',
        [{ guard: 'code:POLL_ENDED', target: 'waiting' }, { target: 'cancelled' }],
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/waiting/invoke/onError',
        [{ guard: 'code:POLL_ENDED', target: 'refused' }, { target: 'cancelled' }],
      ],
    ],
    at: [
      [FLOW, '/states/waiting'],
      [FLOW, '/states/waiting/invoke/onError/0'],
      [FLOW, '/states/waiting/invoke/onError/0/target'],
    ],
  },
  {
    title: 'a poll that asks on whatever is answered',
    given: polled(),
    trap: [[FLOW, '/states/waiting/meta/poll/while', state('WAITING', 'READY', 'LOST', 'HELD')]],
    twin: [[FLOW, '/states/waiting/meta/poll/while', state('WAITING')]],
    at: [
      [FLOW, '/states/waiting/meta/poll/while'],
      [FLOW, '/states/waiting/meta/poll/while/params/in'],
      [FLOW, '/states/waiting'],
      [FLOW, '/states/waiting/invoke/onDone'],
    ],
  },
  {
    title: 'a poll that asks on until what the contract never answers',
    given: [
      ...polled(),
      rules(
        rule(
          'isEarly',
          { turn: 'integer' },
          { properties: { turn: { type: 'integer', maximum: 20 } } },
          [{ turn: 20 }],
          [{ turn: 21 }],
        ),
      ),
    ],
    trap: [[FLOW, '/states/waiting/meta/poll/while', asks('isEarly', { turn: '$reply/waiting/turn' })]],
    twin: [
      [FLOW, '/states/waiting/meta/poll/while', asks('isEarly', { turn: '$reply/waiting/turn' })],
      rules(
        rule(
          'isEarly',
          { turn: 'integer' },
          { properties: { turn: { type: 'integer', maximum: 2 } } },
          [{ turn: 2 }],
          [{ turn: 3 }],
        ),
      ),
    ],
    at: [
      [FLOW, '/states/waiting/meta/poll/while'],
      [FLOW, '/states/waiting'],
      [FLOW, '/states/waiting/invoke/onDone'],
    ],
  },
  {
    title: 'two steps that lead to each other unless 20 pieces are sent, where 10 are taken',
    given: [
      rules(atLeast('isHeavy', 20)),
      [FLOW, NEXT, { target: 'here' }],
      [FLOW, '/states/here', stepTo('there')],
      [
        FLOW,
        '/states/there',
        step({
          NEXT: [{ guard: asks('isHeavy', { count: '$form/ask/count' }), target: 'quoting' }, { target: 'here' }],
        }),
      ],
    ],
    trap: [],
    twin: [[FLOW, '/states/here', left('there')], count({ minimum: 1, maximum: 20 })],
    at: [
      [FLOW, '/states/here'],
      [FLOW, '/states/there'],
      [FLOW, '/states/there/on/NEXT/0'],
    ],
  },
  {
    title: 'a step that 10 pieces, of at most 10, never leave',
    given: [rules(atLeast('isFull', 10)), [FLOW, NEXT, { target: 'here' }]],
    trap: [
      [
        FLOW,
        '/states/here',
        step({
          NEXT: [{ guard: asks('isFull', { count: '$form/ask/count' }), target: 'here' }, { target: 'quoting' }],
        }),
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/here',
        step({
          NEXT: [{ guard: asks('isFull', { count: '$form/ask/count' }), target: 'refused' }, { target: 'quoting' }],
        }),
      ],
    ],
    at: [[FLOW, '/states/here']],
  },
  {
    title: 'in a sub-flow, a step that crates never leave',
    given: [...asked(), [SUB, '/states/ask/on/NEXT/0/target', 'packing']],
    trap: [
      [
        SUB,
        '/states/packing',
        step({ NEXT: [{ guard: is('$input/kind', 'crate'), target: 'packing' }, { target: 'agreed' }] }),
      ],
    ],
    twin: [
      [
        SUB,
        '/states/packing',
        step({ NEXT: [{ guard: is('$input/kind', 'crate'), target: 'declined' }, { target: 'agreed' }] }),
      ],
    ],
    at: [
      [SUB, '/states/packing'],
      [FLOW, '/states/asking'],
    ],
  },
  {
    title: 'in a sub-flow walked by itself, a step that crates never leave',
    given: [...asked(), [SUB, '/states/ask/on/NEXT/0/target', 'packing']],
    trap: [
      [
        SUB,
        '/states/packing',
        step({ NEXT: [{ guard: is('$input/kind', 'crate'), target: 'packing' }, { target: 'agreed' }] }),
      ],
    ],
    twin: [
      [
        SUB,
        '/states/packing',
        step({ NEXT: [{ guard: is('$input/kind', 'crate'), target: 'declined' }, { target: 'agreed' }] }),
      ],
    ],
    at: [[SUB, '/states/packing']],
    flows: ['parcel-sub'],
  },
  {
    title: 'in a sub-flow, a step that ten pieces never leave, by a rule',
    given: [
      ...asked({ kind: '$form/ask/kind', count: '$form/ask/count' }),
      rules(atLeast('isFull', 10)),
      [SUB, '/meta/input', ['kind', 'count']],
      [SUB, '/states/ask/on/NEXT/0/target', 'packing'],
    ],
    trap: [
      [
        SUB,
        '/states/packing',
        step({ NEXT: [{ guard: asks('isFull', { count: '$input/count' }), target: 'packing' }, { target: 'agreed' }] }),
      ],
    ],
    twin: [
      [
        SUB,
        '/states/packing',
        step({
          NEXT: [{ guard: asks('isFull', { count: '$input/count' }), target: 'declined' }, { target: 'agreed' }],
        }),
      ],
    ],
    at: [
      [SUB, '/states/packing'],
      [FLOW, '/states/asking'],
    ],
    flows: ['parcel'],
  },
  {
    title: 'two calls that ask each other as long as the class is c',
    given: [[FLOW, DONE, [{ guard: is('$reply/quoting/class', 'c'), target: 'tracking' }, { target: 'review' }]]],
    trap: [
      [
        FLOW,
        '/states/tracking',
        call(
          'parcelTrack',
          { kind: '$form/ask/kind', count: '$form/ask/count' },
          { target: 'quoting' },
          { target: 'cancelled' },
        ),
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/tracking',
        call(
          'parcelTrack',
          { kind: '$form/ask/kind', count: '$form/ask/count' },
          { target: 'review' },
          { target: 'cancelled' },
        ),
      ],
    ],
    at: [
      [FLOW, '/states/tracking'],
      [FLOW, '/states/quoting'],
      [FLOW, `${DONE}/0`],
    ],
  },
  {
    title: 'two calls that go round when both fail',
    given: [],
    trap: [
      [
        FLOW,
        '/states/quoting/invoke/onError',
        [{ guard: 'code:PAYEE_NOT_FOUND', target: 'tracking' }, { target: 'ask' }],
      ],
      [
        FLOW,
        '/states/tracking',
        call(
          'parcelTrack',
          { kind: '$form/ask/kind', count: '$form/ask/count' },
          { target: 'ask' },
          { target: 'quoting' },
        ),
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/quoting/invoke/onError',
        [{ guard: 'code:PAYEE_NOT_FOUND', target: 'tracking' }, { target: 'ask' }],
      ],
      [
        FLOW,
        '/states/tracking',
        call(
          'parcelTrack',
          { kind: '$form/ask/kind', count: '$form/ask/count' },
          { target: 'ask' },
          { target: 'refused' },
        ),
      ],
    ],
    at: [
      [FLOW, '/states/tracking'],
      [FLOW, '/states/quoting'],
      [FLOW, '/states/tracking/invoke/onError'],
    ],
  },
];
