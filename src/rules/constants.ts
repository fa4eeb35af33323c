import type { Json, JsonObject } from '../domain/json.ts';
import { DataError } from '../domain/dataError.ts';
import { hongKongDate } from '../domain/calendarDate.ts';

/** `content/constants/<area>.json`: values with the day they come into force. */
export interface ConstantFile {
  readonly $schema?: string;
  readonly constants: readonly Constant[];
}

export interface Constant {
  /** `<area>.<name>…`: `limit.transfer.single.3`. */
  readonly id: string;
  readonly description: string;
  /** `HKD`, `seconds`, `days`, `attempts`, …; shown in tables. */
  readonly unit: string;
  readonly source: readonly string[];
  /** The specification does not show the value. */
  readonly sample?: boolean;
  /** What pages and documents call it where it is nothing in every currency, by language. */
  readonly free?: { readonly [locale: string]: string };
  /** Oldest first. */
  readonly rows: readonly ConstantRow[];
}

export type ConstantRow =
  | { readonly effectiveFrom: string; readonly value: Json }
  | { readonly effectiveFrom: string; readonly currency: string; readonly amount: string };

/** Constants in force at an instant, by id: the value of the newest row not after today in Hong Kong; where rows have a
 * currency, an object of amounts by currency. What `world.const` holds.
 * @throws DataError when `now` is before a constant's first row */
export function resolveConstants(constants: readonly Pick<Constant, 'id' | 'rows'>[], now: string): JsonObject {
  const today = hongKongDate(now);
  const resolved: Record<string, Json> = {};
  for (const constant of constants) resolved[constant.id] = resolveConstant(constant, today);
  return resolved;
}

function resolveConstant(constant: Pick<Constant, 'id' | 'rows'>, today: string): Json {
  const inForce = constant.rows.filter((row) => row.effectiveFrom <= today).sort(byDay);
  const newest = inForce.at(-1);
  if (!newest) {
    const first = constant.rows.map((row) => row.effectiveFrom).sort()[0];
    throw new DataError(`Constant "${constant.id}" has no value on ${today}: its first row begins on ${first}.`);
  }
  if ('value' in newest) return newest.value;
  const amounts: Record<string, Json> = {};
  for (const row of inForce) if ('currency' in row) amounts[row.currency] = row.amount;
  return amounts;
}

function byDay(left: ConstantRow, right: ConstantRow): number {
  return left.effectiveFrom < right.effectiveFrom ? -1 : left.effectiveFrom > right.effectiveFrom ? 1 : 0;
}
