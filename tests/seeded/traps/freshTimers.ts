import type { JsonObject } from '../../../src/domain/json.ts';
import { NAME, details } from './freshParts.ts';
import { operation } from './parcel.ts';
import { DONE, FLOW, NEXT, call, callFile, is, poll, pollWithoutButton, step } from './parts.ts';
import type { Trap } from './trap.ts';

const fork = (...always: readonly JsonObject[]): JsonObject => ({ always: [...always] });

export const FRESH_TIMERS: readonly Trap[] = [
  {
    title: 'a timer leaves a form behind whose answer the call needs',
    given: details({ why: NAME }, ['why'], undefined, {
      after: { 'const:transfer.quote.life': { target: 'quoting' } },
    }),
    trap: [[FLOW, '/states/quoting/invoke/input/note', '$form/details/why']],
    twin: [[FLOW, '/states/quoting/invoke/input/note', { maybe: '$form/details/why' }]],
    at: [
      [FLOW, '/states/quoting/invoke/input/note'],
      [FLOW, '/states/quoting'],
      [FLOW, '/states/details/after/const:transfer.quote.life'],
    ],
  },
  {
    title: 'a button that is not NEXT leaves a form behind whose answer the call needs',
    given: details(
      { why: NAME },
      ['why'],
      {},
      {
        on: {
          NEXT: { target: 'quoting' },
          SKIP: { target: 'quoting' },
          CANCEL: { target: 'cancelled' },
        },
      },
    ),
    trap: [[FLOW, '/states/quoting/invoke/input/note', '$form/details/why']],
    twin: [[FLOW, '/states/quoting/invoke/input/note', { maybe: '$form/details/why' }]],
    at: [
      [FLOW, '/states/quoting/invoke/input/note'],
      [FLOW, '/states/quoting'],
      [FLOW, '/states/details/on/SKIP'],
    ],
  },
  {
    title: 'a time limit that is no number of seconds',
    given: [],
    trap: details({ why: NAME }, ['why'], undefined, {
      after: { 'const:transfer.bank.hours': { target: 'cancelled' } },
    }),
    twin: details({ why: NAME }, ['why'], undefined, {
      after: { 'const:transfer.quote.life': { target: 'cancelled' } },
    }),
    at: [
      [FLOW, '/states/details/after'],
      [FLOW, '/states/details/after/const:transfer.bank.hours'],
    ],
  },
  {
    title: 'a poll that is asked again every so many dollars',
    given: [
      [FLOW, DONE, { target: 'waiting' }],
      [FLOW, '/states/waiting', poll({ target: 'review' })],
    ],
    trap: [[FLOW, '/states/waiting/meta/poll/every', 'const:limit.transfer.single.3']],
    twin: [[FLOW, '/states/waiting/meta/poll/every', 'const:access.uplink.poll']],
    at: [
      [FLOW, '/states/waiting/meta/poll/every'],
      [FLOW, '/states/waiting/meta/poll'],
    ],
  },
  {
    title: 'a poll without a button, until an instant that the reply may lack',
    given: [
      [
        callFile('parcelStart'),
        '',
        operation(
          'parcelStart',
          'read',
          ['PAYEE_NOT_FOUND'],
          [{ kind: { type: 'string', maxLength: 40 } }, ['kind']],
          [
            { until: { $ref: '../../components/Instant.yaml' }, from: { $ref: '../../components/Instant.yaml' } },
            ['from'],
          ],
          [{ kind: 'letter' }, { from: '2025-03-03T10:20:00.000+08:00', until: '2025-03-03T10:20:00.000+08:00' }],
        ),
      ],
      [FLOW, DONE, { target: 'starting' }],
      [
        FLOW,
        '/states/starting',
        call('parcelStart', { kind: '$form/ask/kind' }, { target: 'waiting' }, { target: 'ask' }),
      ],
      [FLOW, '/states/waiting', pollWithoutButton({ target: 'review' })],
    ],
    trap: [[FLOW, '/states/waiting/meta/poll/until', '$reply/starting/until']],
    twin: [[FLOW, '/states/waiting/meta/poll/until', '$reply/starting/from']],
    at: [
      [FLOW, '/states/waiting/meta/poll/until'],
      [FLOW, '/states/waiting/meta/poll'],
      [FLOW, '/states/waiting'],
    ],
  },
  {
    title: 'a link begins at the review, before there was a quote',
    trap: [[FLOW, '/meta/entries/~1parcel~1link', { require: ['member'], at: 'review' }]],
    twin: [[FLOW, '/meta/entries/~1parcel~1link', { require: ['member'], at: 'ask' }]],
    at: [
      [FLOW, '/meta/entries/~1parcel~1link'],
      [FLOW, '/meta/entries/~1parcel~1link/at'],
      [FLOW, '/states/authorise/invoke/input/quote_id'],
      [FLOW, '/states/paying/invoke/input/quote_id'],
    ],
  },
  {
    title: 'a link begins with a call that writes, so whoever opens it has written',
    trap: [
      [FLOW, '/meta/input', ['code']],
      [FLOW, '/meta/entries/~1parcel~1link', { require: ['member'], query: ['code'], at: 'saving' }],
      [
        FLOW,
        '/states/saving',
        call('parcelSave', { kind: '$input/code', count: 1 }, { target: 'ask' }, [
          { guard: 'call:unknown', target: 'processing' },
          { target: 'refused' },
        ]),
      ],
    ],
    twin: [
      [FLOW, '/meta/entries/~1parcel~1link', { require: ['member'], query: ['code'], at: 'opened' }],
      [FLOW, '/states/opened', step({ NEXT: { target: 'saving' }, CANCEL: { target: 'cancelled' } })],
      [
        FLOW,
        '/states/saving',
        call('parcelSave', { kind: 'letter', count: 1, note: { maybe: '$input/code' } }, { target: 'ask' }, [
          { guard: 'call:unknown', target: 'processing' },
          { target: 'refused' },
        ]),
      ],
    ],
    at: [
      [FLOW, '/meta/entries/~1parcel~1link'],
      [FLOW, '/meta/entries/~1parcel~1link/at'],
      [FLOW, '/states/saving'],
    ],
  },
  {
    title: 'what the link brings is asked of those who came without it',
    given: [
      [FLOW, '/meta/entries/~1parcel~1link', { require: ['member'], query: ['code'], at: 'opened' }],
      [FLOW, '/states/opened', step({ NEXT: { target: 'ask' }, CANCEL: { target: 'cancelled' } })],
    ],
    trap: [[FLOW, '/states/quoting/invoke/input/note', '$input/code']],
    twin: [[FLOW, '/states/quoting/invoke/input/note', { maybe: '$input/code' }]],
    at: [
      [FLOW, '/states/quoting/invoke/input/note'],
      [FLOW, '/states/quoting'],
    ],
  },
  {
    title: 'who may not come in is led to the same address again',
    trap: [
      [
        FLOW,
        '/meta/entries/~1parcel/require',
        ['member', { guard: is('$user/realname_status', '3'), else: '/parcel' }],
      ],
    ],
    twin: [
      [
        FLOW,
        '/meta/entries/~1parcel/require',
        ['member', { guard: is('$user/realname_status', '3'), else: '/error/level' }],
      ],
    ],
    at: [
      [FLOW, '/meta/entries/~1parcel'],
      [FLOW, '/meta/entries/~1parcel/require/1'],
      [FLOW, '/meta/entries/~1parcel/require/1/else'],
    ],
  },
  {
    title: 'a link begins at the end',
    trap: [[FLOW, '/meta/entries/~1parcel~1link', { require: ['member'], at: 'done' }]],
    twin: [[FLOW, '/meta/entries/~1parcel~1link', { require: ['member'], at: 'ask' }]],
    at: [
      [FLOW, '/meta/entries/~1parcel~1link'],
      [FLOW, '/meta/entries/~1parcel~1link/at'],
      [FLOW, '/states/done'],
    ],
  },
  {
    title: 'two forks that lead to each other for letters',
    given: [[FLOW, NEXT, { target: 'here' }]],
    trap: [
      [FLOW, '/states/here', fork({ guard: is('$form/ask/kind', 'letter'), target: 'there' }, { target: 'quoting' })],
      [FLOW, '/states/there', fork({ guard: is('$form/ask/count', 7), target: 'here' }, { target: 'quoting' })],
    ],
    twin: [
      [FLOW, '/states/here', fork({ guard: is('$form/ask/kind', 'letter'), target: 'there' }, { target: 'quoting' })],
      [FLOW, '/states/there', fork({ guard: is('$form/ask/count', 7), target: 'refused' }, { target: 'quoting' })],
    ],
    at: [
      [FLOW, '/states/here'],
      [FLOW, '/states/here/always/0'],
      [FLOW, '/states/there'],
      [FLOW, '/states/there/always/0'],
    ],
  },
];
