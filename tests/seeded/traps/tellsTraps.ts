import { describe, expect, test } from 'vitest';
import type { Trap } from './trap.ts';
import { inWords, parcelWith, toldAt, toldOf } from './trap.ts';

/** Two tests for each trap: it is told at one of its places, and of its twin nothing is told. */
export function tellsTraps(kind: string, traps: readonly Trap[]): void {
  describe(kind, () => {
    for (const { title, given = [], trap, twin, at, flows } of traps) {
      test(`told: ${title}`, () => {
        const project = parcelWith([...given, ...trap]);
        const told = toldOf(project, flows);
        expect(toldAt(project, told, at).length, `elsewhere:\n${inWords(told)}`).toBeGreaterThan(0);
      });

      test(`silent: ${title}`, () => {
        expect(inWords(toldOf(parcelWith([...given, ...twin]), flows))).toBe('');
      });
    }
  });
}
