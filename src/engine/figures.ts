import type { Json } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { digestOf } from './digest.ts';

/** A digest of what a member would call the figures of a reply: its amounts, numbers and yes-or-nos, not its
 * identifiers and times. */
export function figuresOf(data: Json): string {
  return digestOf(collect(data));
}

function collect(value: Json): Json[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [value];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(collect);
  if (!isJsonObject(value)) return [];
  if (typeof value.amount === 'string' && typeof value.currency === 'string') return [value.currency, value.amount];
  return Object.keys(value)
    .sort()
    .flatMap((key) => collect(value[key] ?? null));
}
