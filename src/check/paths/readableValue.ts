import { isJsonObject, type Json } from '../../domain/json.ts';

/** A value as a person reads it in a cell of a table: a list of objects has a numbered line for each, an object its members by name. */
export function readableValue(value: Json): string {
  if (!Array.isArray(value)) return oneLine(value);
  const rows = value as readonly Json[];
  if (!rows.some(isJsonObject)) return oneLine(value);
  return rows.map((row, index) => `<br>${String(index + 1)}. ${oneLine(row)}`).join('');
}

function oneLine(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : (value as readonly Json[]).map(inside).join(', ');
  if (!isJsonObject(value)) return JSON.stringify(value);
  return Object.entries(value)
    .map(([name, member]) => `${name} ${inside(member)}`)
    .join(', ');
}

function inside(value: Json): string {
  return typeof value === 'object' && value !== null ? `(${oneLine(value)})` : oneLine(value);
}
