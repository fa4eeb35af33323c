import type { JsonObject } from '../domain/json.ts';

/** The first row that does not go with an earlier one, and which that is, both counted from 1, as a message may show them.
 * @param clash whether two rows do not go together */
export function clashingRows<Row>(
  rows: readonly Row[],
  clash: (one: Row, other: Row) => boolean,
): JsonObject | undefined {
  for (const [index, row] of rows.entries()) {
    const other = rows.findIndex((one, at) => at < index && clash(one, row));
    if (other >= 0) return { row: index + 1, other: other + 1 };
  }
  return undefined;
}
