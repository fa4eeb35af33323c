import { FLOW, NEXT, QUOTE_INPUT, call, is, step } from './parts.ts';
import type { Trap } from './trap.ts';

const PAY = '/states/paying/invoke';

export const FRESH_PAYMENTS: readonly Trap[] = [
  {
    title: 'a timer pays: who only waits has paid',
    given: [[FLOW, '/states/authorise/invoke/onDone/3/target', 'last']],
    trap: [
      [
        FLOW,
        '/states/last',
        {
          ...step({ NEXT: { target: 'paying' }, CANCEL: { target: 'cancelled' } }),
          after: { 'const:transfer.quote.life': { target: 'paying' } },
        },
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/last',
        {
          ...step({ NEXT: { target: 'paying' }, CANCEL: { target: 'cancelled' } }),
          after: { 'const:transfer.quote.life': { target: 'quoting' } },
        },
      ],
    ],
    at: [
      [FLOW, '/states/last/after/const:transfer.quote.life'],
      [FLOW, '/states/last'],
      [FLOW, '/states/paying'],
    ],
  },
  {
    title: 'CANCEL after the payment password pays',
    given: [[FLOW, '/states/authorise/invoke/onDone/3/target', 'last']],
    trap: [[FLOW, '/states/last', step({ NEXT: { target: 'paying' }, CANCEL: { target: 'paying' } })]],
    twin: [[FLOW, '/states/last', step({ NEXT: { target: 'paying' }, CANCEL: { target: 'cancelled' } })]],
    at: [
      [FLOW, '/states/last/on/CANCEL'],
      [FLOW, '/states/last'],
      [FLOW, '/states/paying'],
    ],
  },
  {
    title: 'of express parcels a lost payment is taken for a refusal',
    trap: [
      [FLOW, `${PAY}/onError/0`, { guard: is('$reply/quoting/express', true), target: 'refused' }],
      [FLOW, `${PAY}/onError/3`, { guard: 'call:unknown', target: 'processing' }],
      [FLOW, `${PAY}/onError/4`, { guard: 'code:TRANS_PROCESSING', target: 'processing' }],
      [FLOW, `${PAY}/onError/5`, { target: 'refused' }],
    ],
    twin: [
      [FLOW, `${PAY}/onError/4`, { guard: is('$reply/quoting/express', true), target: 'refused' }],
      [FLOW, `${PAY}/onError/5`, { target: 'review' }],
    ],
    at: [
      [FLOW, `${PAY}/onError/0`],
      [FLOW, `${PAY}/onError/0/target`],
      [FLOW, `${PAY}/onError/3`],
      [FLOW, '/states/paying'],
    ],
  },
  {
    title: 'a lost payment comes by a fork to the success of letters',
    given: [[FLOW, `${PAY}/onError/0/target`, 'fork']],
    trap: [
      [
        FLOW,
        '/states/fork',
        { always: [{ guard: is('$form/ask/kind', 'letter'), target: 'done' }, { target: 'processing' }] },
      ],
    ],
    twin: [[FLOW, `${PAY}/onError/0/target`, 'processing']],
    at: [
      [FLOW, `${PAY}/onError/0`],
      [FLOW, `${PAY}/onError/0/target`],
      [FLOW, '/states/fork/always/0'],
      [FLOW, '/states/fork/always/0/target'],
      [FLOW, '/states/fork'],
    ],
  },
  {
    title: 'of letters, a write whose reply was lost is made again by another state',
    given: [
      [FLOW, NEXT, { target: 'saving' }],
      [
        FLOW,
        '/states/again',
        call('parcelSave', QUOTE_INPUT, { target: 'quoting' }, [
          { guard: 'call:unknown', target: 'processing' },
          { target: 'ask' },
        ]),
      ],
    ],
    trap: [
      [
        FLOW,
        '/states/saving',
        call('parcelSave', QUOTE_INPUT, { target: 'quoting' }, [
          { guard: 'call:unknown', target: 'fork' },
          { guard: 'code:PAYEE_NOT_FOUND', target: 'again' },
          { target: 'ask' },
        ]),
      ],
      [
        FLOW,
        '/states/fork',
        { always: [{ guard: is('$form/ask/kind', 'letter'), target: 'again' }, { target: 'processing' }] },
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/saving',
        call('parcelSave', QUOTE_INPUT, { target: 'quoting' }, [
          { guard: 'call:unknown', target: 'processing' },
          { guard: 'code:PAYEE_NOT_FOUND', target: 'again' },
          { target: 'ask' },
        ]),
      ],
    ],
    at: [
      [FLOW, '/states/saving/invoke/onError/0'],
      [FLOW, '/states/saving/invoke/onError/0/target'],
      [FLOW, '/states/saving'],
      [FLOW, '/states/fork'],
      [FLOW, '/states/fork/always/0'],
      [FLOW, '/states/again'],
    ],
  },
  {
    title: 'a poll before the money that waits until what is no instant',
    given: [[FLOW, '/states/authorise/invoke/onDone/3/target', 'waiting']],
    trap: [
      [
        FLOW,
        '/states/waiting',
        {
          meta: {
            poll: {
              every: 'const:access.uplink.poll',
              while: is('$reply/waiting/state', 'WAITING'),
              until: '$reply/quoting/class',
            },
          },
          invoke: {
            src: 'op:parcelTrack',
            input: { kind: '$form/ask/kind', count: '$form/ask/count' },
            onDone: { target: 'paying' },
            onError: { target: 'refused' },
          },
          on: { CANCEL: { target: 'cancelled' } },
        },
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/waiting',
        {
          meta: {
            poll: {
              every: 'const:access.uplink.poll',
              while: is('$reply/waiting/state', 'WAITING'),
              until: '$reply/quoting/expire_time',
            },
          },
          invoke: {
            src: 'op:parcelTrack',
            input: { kind: '$form/ask/kind', count: '$form/ask/count' },
            onDone: { target: 'paying' },
            onError: { target: 'refused' },
          },
          on: { CANCEL: { target: 'cancelled' } },
        },
      ],
    ],
    at: [
      [FLOW, '/states/waiting/meta/poll/until'],
      [FLOW, '/states/waiting/meta/poll'],
    ],
  },
];
