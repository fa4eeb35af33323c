import type { JsonObject } from '../../../src/domain/json.ts';
import { FLOW, CHECKS, rule, rules, is, asks, promise, NEXT, count, atLeast } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const promises = (...list: readonly JsonObject[]): Put => [CHECKS, '/promises', [...list]];

const P: Trap['at'] = [[CHECKS, '/promises/0']];

const never = (within: JsonObject) => promise('trap', 'never', { what: { call: 'parcelPay' }, within });

const always = (holds: JsonObject) => promise('trap', 'always', { when: { state: 'quoting' }, holds });

const neverIf = (condition: JsonObject) => promise('trap', 'never', { what: { call: 'parcelPay', if: condition } });

const both = { kind: 'string', other: 'string' };

const ALIKE = { kind: 'letter', other: 'letter' };

const UNLIKE = { kind: 'letter', other: 'crate' };

const sameNames: JsonObject = { properties: { kind: { sameName: { data: '/other' } } } };

const SAME = rule('isSame', both, sameNames, [ALIKE], [UNLIKE]);

const OTHER = rule('isOther', both, { not: sameNames }, [UNLIKE], [ALIKE]);

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
    title: 'a rule that a constant decides always holds',
    given: [
      rules(
        rule(
          'isLight',
          { kind: 'string', count: 'integer' },
          { anyOf: [{ properties: { kind: { const: 'letter' } } }, { properties: { count: { maximum: 5 } } }] },
          [
            { kind: 'letter', count: 9 },
            { kind: 'crate', count: 5 },
          ],
          [{ kind: 'crate', count: 6 }],
        ),
      ),
    ],
    trap: [promises(always(asks('isLight', { kind: 'letter', count: '$form/ask/count' })))],
    // The form keeps it today, and could cease to.
    twin: [
      promises(always(asks('isLight', { kind: '$form/ask/kind', count: '$form/ask/count' }))),
      count({ minimum: 1, maximum: 5 }),
    ],
    at: P,
  },
  {
    title: 'a rule of one answer and itself always holds',
    given: [rules(SAME, atLeast('isSome', 1))],
    trap: [promises(always(asks('isSame', { kind: '$form/ask/kind', other: '$form/ask/kind' })))],
    twin: [promises(always(asks('isSome', { count: '$form/ask/count' })))],
    at: P,
  },
  {
    title: 'only if an answer is not itself',
    given: [rules(OTHER, atLeast('isHeavy', 20))],
    trap: [promises(neverIf(asks('isOther', { kind: '$form/ask/kind', other: '$form/ask/kind' })))],
    twin: [promises(neverIf(asks('isHeavy', { count: '$form/ask/count' })))],
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
