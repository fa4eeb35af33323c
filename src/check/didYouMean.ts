import type { Json } from '../domain/json.ts';

/** The known name that `name` was most likely meant to be; `undefined` when none is near. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), least);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** A sentence for the end of a finding: the nearest name, or the whole list when it is short. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = [...known];
  const near = nearest(name, names);
  if (near !== undefined) return ` Did you mean "${near}"?`;
  if (names.length === 0 || names.length > 8) return '';
  return ` Known: ${names.map((one) => `"${one}"`).join(', ')}.`;
}

/** The same as the whole of a finding's fix, where a name is near. */
export function meant(name: string, known: Iterable<string>, otherwise: string): string {
  return didYouMean(name, known).trim() || otherwise;
}

/** The same of a value: one that is written as a text and is none, or the other way about, is said to be. */
export function meantValue(value: Json, known: readonly Json[], otherwise: string): string {
  const alike = known.find((one) => String(one) === String(value));
  if (alike === undefined) return meant(String(value), known.map(String), otherwise);
  const how = typeof alike === 'string' ? 'in' : 'without';
  return `Write it ${how} quotation marks: ${JSON.stringify(alike)}.`;
}

/** The name that such a sentence proposes. */
export function nameMeant(sentence: string): string | undefined {
  return /Did you mean "([^"]+)"\?/.exec(sentence)?.[1];
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

/** Names as a finding lists them: `"a", "b"`. */
export function inQuotes(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
