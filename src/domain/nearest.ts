/** As many letters of a name as may be wrong. */
const slips = (name: string): number => Math.max(2, Math.floor(name.length / 3));

/** The known name that `name` was most likely meant to be; `undefined` when none is near.
 * @param most how many letters may be wrong */
export function nearest(name: string, known: Iterable<string>, most: number = slips(name)): string | undefined {
  let best: string | undefined;
  let least = most + 1;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), least);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Letters to insert, remove, replace or swap; stops counting at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    [before, previous] = [previous, current];
  }
  return previous[b.length] ?? limit;
}
