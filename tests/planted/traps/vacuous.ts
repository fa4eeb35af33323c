import type { JsonObject } from '../../../src/domain/json.ts';
import { FLOW, CHECKS, rules, is, asks, promise, NEXT, count, atLeast } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const promises = (...list: readonly JsonObject[]): Put => [CHECKS, '/promises', [...list]];

const P: Trap['at'] = [[CHECKS, '/promises/0']];

const never = (within: JsonObject) => promise('trap', 'never', { what: { call: 'parcelPay' }, within });

export const PROMISES: readonly Trap[] = [
  {
    title: 'two promises of one id',
    trap: [
      promises(
        promise('one', 'precedes', { first: { state: 'review' }, then: { call: 'parcelPay' } }),
        promise('one', 'precedes', { first: { call: 'authPayPwd' }, then: { call: 'parcelPay' } }),
      ),
    ],
    twin: [
      promises(
        promise('one', 'precedes', { first: { state: 'review' }, then: { call: 'parcelPay' } }),
        promise('two', 'precedes', { first: { call: 'authPayPwd' }, then: { call: 'parcelPay' } }),
      ),
    ],
    at: [
      [CHECKS, '/promises/0'],
      [CHECKS, '/promises/1'],
      [CHECKS, '/promises/1/id'],
    ],
  },
  {
    title: 'a promise with the id of one that every flow makes',
    trap: [promises(promise('wayOut', 'precedes', { first: { state: 'review' }, then: { call: 'parcelPay' } }))],
    twin: [promises(promise('reviewFirst', 'precedes', { first: { state: 'review' }, then: { call: 'parcelPay' } }))],
    at: [
      [CHECKS, '/promises/0'],
      [CHECKS, '/promises/0/id'],
    ],
  },
  {
    title: 'a promise that begins after what never comes',
    trap: [promises(never({ after: { code: 'NOT_LOGIN' }, until: { call: 'parcelQuote' } }))],
    twin: [promises(never({ after: { code: 'QUOTE_EXPIRED' }, until: { call: 'parcelQuote' } }))],
    at: [
      [CHECKS, '/promises/0'],
      [CHECKS, '/promises/0/within/after/code'],
      [CHECKS, '/promises/0/within'],
    ],
  },
  {
    title: 'first comes what every run begins with',
    trap: [promises(promise('trap', 'precedes', { first: { state: 'ask' }, then: { call: 'parcelPay' } }))],
    twin: [promises(promise('trap', 'precedes', { first: { state: 'review' }, then: { call: 'parcelPay' } }))],
    at: P,
  },
  {
    title: 'what comes first is what comes then',
    trap: [promises(promise('trap', 'precedes', { first: { call: 'parcelPay' }, then: { call: 'parcelPay' } }))],
    twin: [promises(promise('trap', 'precedes', { first: { call: 'parcelQuote' }, then: { call: 'parcelPay' } }))],
    at: P,
  },
  {
    title: 'it leads to what it begins with',
    trap: [promises(promise('trap', 'leadsTo', { from: { event: 'CANCEL' }, to: { event: 'CANCEL' } }))],
    twin: [promises(promise('trap', 'leadsTo', { from: { event: 'CANCEL' }, to: { outcome: 'cancelled' } }))],
    at: P,
  },
  {
    title: 'a rule that every answer of the form fulfils always holds',
    given: [rules(atLeast('isSome', 1))],
    trap: [
      promises(
        promise('trap', 'always', { when: { state: 'quoting' }, holds: asks('isSome', { count: '$form/ask/count' }) }),
      ),
    ],
    twin: [
      promises(
        promise('trap', 'always', { when: { state: 'quoting' }, holds: asks('isSome', { count: '$form/ask/count' }) }),
      ),
      [FLOW, NEXT, [{ guard: asks('isSome', { count: '$form/ask/count' }), target: 'quoting' }, { target: 'refused' }]],
      count({ minimum: 0, maximum: 10 }),
    ],
    at: P,
  },
  {
    title: 'an answer is one of all that it can be',
    trap: [
      promises(
        promise('trap', 'always', {
          when: { state: 'quoting' },
          holds: is('$form/ask/kind', 'letter', 'parcel', 'crate'),
        }),
      ),
    ],
    twin: [
      promises(
        promise('trap', 'always', { when: { state: 'quoting' }, holds: is('$form/ask/kind', 'letter', 'parcel') }),
      ),
      [FLOW, NEXT, [{ guard: is('$form/ask/kind', 'crate'), target: 'refused' }, { target: 'quoting' }]],
    ],
    at: [...P, [CHECKS, '/promises/0/holds/params/in'], [CHECKS, '/promises/0/holds']],
  },
  {
    title: 'an answer is asked for by a name that the form does not have',
    trap: [promises(promise('trap', 'always', { when: { state: 'quoting' }, holds: is('$form/ask/kinds', 'letter') }))],
    twin: [
      promises(promise('trap', 'always', { when: { state: 'quoting' }, holds: is('$form/ask/kind', 'letter') })),
      [FLOW, NEXT, [{ guard: is('$form/ask/kind', 'letter'), target: 'quoting' }, { target: 'refused' }]],
    ],
    at: [...P, [CHECKS, '/promises/0/holds/params/at'], [CHECKS, '/promises/0/holds']],
  },
  {
    title: 'between one thing and itself',
    trap: [
      promises(
        promise('trap', 'between', {
          what: { call: 'parcelPay' },
          after: { state: 'paying' },
          until: { outcome: ['success', 'refused', 'processing', 'cancelled'] },
        }),
      ),
    ],
    twin: [
      promises(
        promise('trap', 'between', {
          what: { call: 'parcelPay' },
          after: { state: 'review' },
          until: { outcome: ['success', 'refused', 'processing', 'cancelled'] },
        }),
      ),
    ],
    at: P,
  },
];
