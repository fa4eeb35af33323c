/** As many are tried whole; of more, every pair is. */
const MOST_WHOLE = 400;

interface Combinations<T> {
  readonly rows: readonly (readonly T[])[];
  /** How many there are, whether they are among the rows or not. */
  readonly all: number;
}

/** One value of each list, in as many combinations as it takes: all of them where they are few, else such that any two values
 * of two lists meet somewhere. */
export function combinations<T>(lists: readonly (readonly T[])[]): Combinations<T> {
  const all = lists.reduce((product, { length }) => product * length, 1);
  return { rows: all <= MOST_WHOLE ? allOf(lists) : pairwise(lists), all };
}

function allOf<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (made, list) => made.flatMap((row) => list.map((value) => [...row, value])),
    [[]],
  );
}

function pairwise<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  const open = new Set(
    lists.flatMap((one, left) =>
      lists.flatMap((other, right) =>
        left < right ? one.flatMap((_, a) => other.map((__, b) => pairKey(left, a, right, b))) : [],
      ),
    ),
  );
  const rows: number[][] = [];
  for (const first of open) {
    const [left = 0, a = 0, right = 0, b = 0] = first.split(' ').map(Number);
    const row = new Map([
      [left, a],
      [right, b],
    ]);
    for (const [place, { length }] of lists.entries()) {
      if (row.has(place)) continue;
      row.set(place, bestAt(place, length, row, open));
    }
    const made = lists.map((_, place) => row.get(place) ?? 0);
    for (const [one, value] of made.entries())
      for (const [other, second] of made.entries()) if (one < other) open.delete(pairKey(one, value, other, second));
    rows.push(made);
  }
  return rows.map((row) => row.flatMap((index, place) => lists[place]?.slice(index, index + 1) ?? []));
}

/** The value that meets the most of the chosen ones for the first time. */
function bestAt(place: number, length: number, row: ReadonlyMap<number, number>, open: ReadonlySet<string>): number {
  const gain = (value: number) =>
    [...row].filter(([other, second]) =>
      open.has(other < place ? pairKey(other, second, place, value) : pairKey(place, value, other, second)),
    ).length;
  const gains = Array.from({ length }, (_, value) => gain(value));
  return gains.indexOf(Math.max(...gains));
}

function pairKey(left: number, a: number, right: number, b: number): string {
  return `${left} ${a} ${right} ${b}`;
}
