import type { JsonObject } from '../../../src/domain/json.ts';
import { NAME, details } from './freshParts.ts';
import { CHECKS, is, promise } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const promised = (...list: readonly JsonObject[]): Put => [CHECKS, '/promises', [...list]];

const vacuous = (title: string, trap: JsonObject, twin: JsonObject, given: readonly Put[] = []): Trap => ({
  title,
  given,
  trap: [promised(trap)],
  twin: [promised(twin)],
  at: [[CHECKS, '/promises/0']],
});

export const FRESH_PROMISES: readonly Trap[] = [
  vacuous(
    'a promise of what never comes after the end',
    promise('nothingAfter', 'never', {
      what: { call: 'parcelPay' },
      within: { after: { outcome: 'success' }, until: { call: 'parcelQuote' } },
    }),
    promise('nothingAfter', 'never', {
      what: { call: 'parcelPay' },
      within: { after: { code: 'QUOTE_EXPIRED' }, until: { call: 'parcelQuote' } },
    }),
  ),
  {
    ...vacuous(
      'only if it is a letter, it is a letter or a parcel',
      promise('letters', 'always', {
        when: { state: 'review', if: is('$form/ask/kind', 'letter') },
        holds: is('$form/ask/kind', 'letter', 'parcel'),
      }),
      promise('letters', 'always', {
        when: { state: 'review', if: is('$form/ask/kind', 'letter') },
        holds: is('$form/ask/count', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
      }),
    ),
  },
  vacuous(
    'at most three times what happens once at most',
    promise('once', 'atMost', { what: { outcome: 'success' }, times: 3 }),
    promise('once', 'precedes', { first: { state: 'review' }, then: { outcome: 'success' } }),
  ),
  vacuous(
    'a payment of crates goes with a note that crates are never asked for',
    promise('noted', 'always', {
      when: { call: 'parcelPay', if: is('$form/ask/kind', 'crate') },
      holds: is('$form/details/why', 'x'),
    }),
    promise('noted', 'always', {
      when: { call: 'parcelPay', if: is('$form/details/why', 'x') },
      holds: is('$form/ask/kind', 'letter', 'parcel'),
    }),
    details({ why: { ...NAME, 'x-when': is('$form/ask/kind', 'letter', 'parcel') } }, ['why']),
  ),
];
