import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const rows = [...page.matchAll(/^\| V(\d+)\.(\d+)\.(\d+) +\| ([a-z/ ]+?) +\| (.+?) +\|$/gm)].map(
  ([, chapter, section, number, state = '', text = '']) => ({
    id: `V${chapter}.${section}.${number}`,
    section: `V${chapter}.${section}`,
    state,
    text,
  }),
);
const STATES = ['done', 'part', 'operator', 'deviates', 'not done', 'n/a'];

/** How many requirements of each section are of level 1 or 2, in ASVS 5.0.0. */
const OF_LEVEL_2: { readonly [chapter: number]: readonly number[] } = {
  ...{ 1: [2, 9, 11, 3, 2], 2: [3, 3, 4, 1], 3: [0, 2, 4, 6, 5, 0, 2], 4: [3, 1, 2, 4], 5: [1, 3, 2, 3] },
  ...{ 6: [3, 12, 4, 4, 5, 3, 0, 4], 7: [3, 4, 2, 5, 2, 2], 8: [2, 3, 1, 1], 9: [3, 4] },
  ...{ 10: [2, 2, 4, 11, 5, 2, 3], 11: [2, 3, 3, 4, 1, 1], 12: [3, 2, 4], 13: [1, 5, 2, 5], 14: [2, 4, 3] },
  ...{ 15: [3, 3, 7], 16: [1, 5, 4, 3, 3], 17: [1, 4, 2] },
};

describe('docs/security.md', () => {
  test('names files and folders that are there', () => {
    const named = [...page.matchAll(/`([^`\s]+\/[^`\s]+)`/g)].map(([, path = '']) => path);
    const paths = named.filter((path) =>
      /^(tests|gateway|src|scripts|flows|schemas|content|docs|openapi)\//.test(path),
    );
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('has each requirement of level 2 once', () => {
    expect(rows.map(({ id }) => id).filter((id, place, all) => all.indexOf(id) !== place)).toEqual([]);
    const expected = Object.entries(OF_LEVEL_2).flatMap(([chapter, sections]) =>
      sections.map((count, place) => [`V${chapter}.${place + 1}`, count] as const),
    );
    const counted = expected.map(([section]) => [section, rows.filter((row) => row.section === section).length]);
    expect(counted).toEqual(expected);
    expect(rows).toHaveLength(expected.reduce((sum, [, count]) => sum + count, 0));
  });

  test('says of each how it stands, and of none that it is done without a file or a reason', () => {
    expect(rows.filter(({ state, text }) => !STATES.includes(state) || text.trim() === '')).toEqual([]);
  });

  test('counts them as they are', () => {
    const said = /Of (\d+) lines\s+([^.]+)\./.exec(page)!;
    const counts = STATES.map((state) => `${rows.filter((row) => row.state === state).length} ${state}`);
    expect([said[1], said[2]!.replace(' are ', ' ')]).toEqual([String(rows.length), counts.join(', ')]);
  });
});
