import { isJsonObject, type Json } from './json.ts';

/** What the contract promises of `ret_data`, as light as the page needs it: which fields are there and of which kind.
 * A name that ends in `?` may be absent; `[shape]` is a list. The whole schema is judged by the gateway's own tests. */
export type ReplyShape =
  'string' | 'number' | 'boolean' | 'json' | readonly [ReplyShape] | { readonly [field: string]: ReplyShape };

export function fitsShape(value: Json | undefined, shape: ReplyShape): boolean {
  if (shape === 'json') return value !== undefined;
  if (typeof shape === 'string') return typeof value === shape;
  if (isList(shape)) return Array.isArray(value) && value.every((row: Json) => fitsShape(row, shape[0]));
  if (!isJsonObject(value)) return false;
  return Object.entries(shape).every(([name, inner]) => fitsField(value, name, inner));
}

function fitsField(object: { readonly [key: string]: Json }, name: string, shape: ReplyShape): boolean {
  const optional = name.endsWith('?');
  const key = optional ? name.slice(0, -1) : name;
  if (!Object.hasOwn(object, key)) return optional;
  return fitsShape(object[key], shape);
}

function isList(shape: ReplyShape): shape is readonly [ReplyShape] {
  return Array.isArray(shape);
}
