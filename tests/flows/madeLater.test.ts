import { expect, it } from 'vitest';
import { loadProject } from '../../src/compile/loadProject.ts';

/** What is ordered and still to be made wears no sign of a success: the order stands, the card is not there. */
const ends = Object.values(loadProject('.').flows).flatMap(({ flow }) =>
  Object.entries(flow.states).flatMap(([state, { type, meta }]) =>
    type === 'final' &&
    meta?.outcome === 'success' &&
    meta.summary?.some((row) => JSON.stringify(row).includes('/made_by'))
      ? [{ end: `${flow.id} ${state}`, mark: meta.mark }]
      : [],
  ),
);

it('is found in flows', () => expect(ends.length).toBeGreaterThan(3));

it.each(ends)('$end', ({ mark }) => expect(mark).toBe('processing'));
