import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface EdgeTest {
  readonly file: string;
  /** A part of its title. */
  readonly test: string;
  readonly inside?: string;
  readonly outside?: string;
}
interface EdgeRow {
  readonly what: string;
  readonly tests: readonly EdgeTest[];
}
interface ConstantFile {
  readonly constants: readonly { readonly id: string; readonly source: readonly string[] }[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const rows = Object.entries(parse(read('tests/edges/section9.yaml')) as { readonly [id: string]: EdgeRow });
const LAST = 88;

/** The text of a test, with the table before its title: from where it begins to where the next one does. */
function textOf({ file, test }: EdgeTest): string {
  const text = read(file);
  const at = text.indexOf(test);
  if (at < 0) return '';
  const begins = Math.max(text.lastIndexOf('\n  it', at), text.lastIndexOf('\ndescribe', at), 0);
  const next = /\n(?: {2}it|describe)/.exec(text.slice(at));
  return text.slice(begins, next ? at + next.index : undefined);
}

describe('the constants of section 9', () => {
  it('are all in the table', () => {
    const ids = Array.from({ length: LAST }, (_, index) => `R-CONST-${String(index + 1).padStart(2, '0')}`);
    expect(rows.map(([id]) => id)).toEqual(ids);
  });

  it.each(rows)('%s has a test on both sides of its edge', (id, row) => {
    for (const one of row.tests) {
      const text = textOf(one);
      expect(text, `${one.file} has no test "${one.test}"`).not.toBe('');
      for (const side of [one.inside, one.outside]) if (side) expect(text, one.test).toContain(side);
    }
    const sides = (side: 'inside' | 'outside') => row.tests.some((one) => one[side] !== undefined);
    expect([sides('inside'), sides('outside')], `${id} is tested inside and outside`).toEqual([true, true]);
    expect(
      row.tests.some(({ file }) => cites(read(file), id)),
      `no file of ${id} cites it`,
    ).toBe(true);
  });

  it('of content/constants cite rows that are here', () => {
    const known = new Set(rows.map(([id]) => id));
    const files = readdirSync(`${root}/content/constants`).map(
      (name) => JSON.parse(read(`content/constants/${name}`)) as ConstantFile,
    );
    const cited = files.flatMap(({ constants }) =>
      constants.flatMap(({ source }) => source.filter((one) => one.startsWith('R-CONST-'))),
    );
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
  });
});

/** A row is cited by its id, or by a range that it lies in. */
function cites(text: string, id: string): boolean {
  if (text.includes(id)) return true;
  const number = Number(id.slice(-2));
  return [...text.matchAll(/R-CONST-(\d\d) to R-CONST-(\d\d)/g)].some(
    ([, from, to]) => Number(from) <= number && number <= Number(to),
  );
}
