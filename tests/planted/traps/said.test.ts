import { describe, expect, test } from 'vitest';
import { verifyFlow } from '../../../src/check/verify/verifyFlow.ts';
import { FRESH_ROWS } from './freshRows.ts';
import { FLOW } from './parts.ts';
import { parcelWith } from './trap.ts';

describe('flow verify says what it stumbled on', () => {
  test('the field and the rule of a step that nobody can answer', () => {
    const { given = [], trap } = FRESH_ROWS.find(({ title }) => /at most 20 each/.test(title)) ?? { trap: [] };
    const { promises } = verifyFlow(parcelWith([...given, ...trap]), 'parcel');
    const { reason } = promises.find(({ id }) => id === 'answerable') ?? {};
    expect(reason).toContain('"people" by rule parcel.isEnough');
    expect(reason).toMatch(/"people\/\d\/value" by rule parcel\.isSmall/);
  });

  test('the place of what is not of the language, instead of walking it', () => {
    const broken = parcelWith([[FLOW, '/states/review/meta/data/quote', { maybe: '$reply/quoting' }]]);
    expect(() => verifyFlow(broken, 'parcel')).toThrow(/flow\.json:\d+:\d+ .*must be a text/);
  });
});
