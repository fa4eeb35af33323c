/** The middle of the values; of two middles their mean. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The value that so many of a hundred do not exceed; 0 of none.
 * @param sorted from the smallest on */
export function percentile(sorted: readonly number[], of: number): number {
  return sorted[Math.max(0, Math.ceil((sorted.length * of) / 100) - 1)] ?? 0;
}

/** Half the distance between the quartiles: how far a usual value lies from the median. */
export function spread(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  return (sorted[sorted.length - 1 - quarter]! - sorted[quarter]!) / 2;
}

/** The rounds' orders: each baseline comes first, second … equally often. */
export function rotated<T>(items: readonly T[], by: number): readonly T[] {
  const shift = by % items.length;
  return [...items.slice(shift), ...items.slice(0, shift)];
}
