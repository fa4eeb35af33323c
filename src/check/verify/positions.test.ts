import { describe, expect, test } from 'vitest';
import type { PositionDraft } from './positions.ts';
import { emptyDraft, Positions } from './positions.ts';

const STATES = 40;
/** Visit n belongs to state n: enough for what is packed here. */
const stateOf = Uint16Array.from({ length: STATES }, (_, visit) => visit);

function draft(values: {
  at?: number;
  editing?: number;
  path?: number[];
  waiting?: number[];
  taken?: number[];
}): PositionDraft {
  const made = emptyDraft(STATES);
  made.at = values.at ?? 0;
  made.editing = values.editing ?? -1;
  made.path.set(values.path ?? []);
  made.pathLength = values.path?.length ?? 0;
  for (const visit of values.waiting ?? []) made.waiting[visit] = visit;
  for (const visit of values.taken ?? []) made.taken[visit] = visit;
  return made;
}

describe('packed positions', () => {
  test('a position is found again, whatever order what waits came in', () => {
    const positions = new Positions();
    const first = positions.add(draft({ at: 3, path: [4, 2], waiting: [6, 8], taken: [10] }));
    const again = positions.add(draft({ at: 3, path: [4, 2], waiting: [8, 6], taken: [10] }));
    expect([first, again, positions.size]).toEqual([0, 0, 1]);
  });

  test.each<[string, Parameters<typeof draft>[0]]>([
    ['its place', { at: 4, path: [4, 2], waiting: [6] }],
    ['the order of its path', { at: 3, path: [2, 4], waiting: [6] }],
    ['what was walked and what waits', { at: 3, path: [4, 2, 6] }],
    ['what waits and what was taken', { at: 3, path: [4, 2], taken: [6] }],
    ['where Back leads', { at: 3, path: [4, 2], waiting: [6], editing: 70_000 }],
  ])('another one differs by %s', (_, other) => {
    const positions = new Positions();
    positions.add(draft({ at: 3, path: [4, 2], waiting: [6] }));
    expect(positions.add(draft(other))).toBe(1);
  });

  test('what was packed is read as it was', () => {
    const positions = new Positions();
    const packed = draft({ at: 3, editing: 70_000, path: [4, 2], waiting: [6, 9], taken: [10] });
    positions.add(draft({ path: [1] }));
    positions.add(packed);
    const read = draft({ path: [30, 31, 32], waiting: [33], taken: [34] });
    positions.read(1, read, stateOf);
    expect({ ...read, path: read.path.slice(0, read.pathLength) }).toEqual({ ...packed, path: Uint16Array.of(4, 2) });
  });

  test('a path alone is the position of a draft in which nothing else stands', () => {
    const positions = new Positions();
    const packed = draft({ at: 3, path: [4, 2, 5] });
    expect(positions.add(packed)).toBe(0);
    expect(positions.addPath(draft({ path: [4, 2, 5, 6], waiting: [9] }), 3, 3)).toBe(0);
    expect(positions.addPath(packed, 2, 3)).toBe(1);
    expect(positions.add(draft({ at: 3, path: [4, 2] }))).toBe(1);
  });

  test('a hundred thousand are told apart', () => {
    const positions = new Positions();
    const one = draft({ path: [0, 0, 0] });
    const add = (number: number) => {
      one.path.set([number % 50, Math.floor(number / 50) % 50, Math.floor(number / 2500)]);
      return positions.add(one);
    };
    for (let number = 0; number < 100_000; number += 1) expect(add(number)).toBe(number);
    expect(add(31_415)).toBe(31_415);
  });
});
