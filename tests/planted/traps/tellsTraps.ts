import { describe, expect, test } from 'vitest';
import type { Trap } from './trap.ts';
import { inWords, linesOf, parcelWith, toldAt, toldOf } from './trap.ts';

/** Two tests for each trap: it is told at one of its places, and of its twin nothing is told. What is known to fail is
 * expected to, so that the one who mends it has to take the mark away. */
export function tellsTraps(kind: string, traps: readonly Trap[]): void {
  describe(kind, () => {
    // By itself: where a test is expected to fail, a place that is not there would go unseen.
    test('every place is there', () => {
      for (const { given = [], trap, at } of traps)
        expect(linesOf(parcelWith([...given, ...trap]), at)).not.toEqual([]);
    });

    for (const { title, given = [], trap, twin, at, flows, missed, accused } of traps) {
      const judged = (isKnown: boolean) => (isKnown ? test.fails : test);

      judged(missed !== undefined)(`told: ${title}`, () => {
        const project = parcelWith([...given, ...trap]);
        const told = toldOf(project, flows);
        expect(toldAt(project, told, at).length, `elsewhere:\n${inWords(told)}`).toBeGreaterThan(0);
      });

      judged(accused !== undefined)(`silent: ${title}`, () => {
        expect(inWords(toldOf(parcelWith([...given, ...twin]), flows))).toBe('');
      });
    }
  });
}
