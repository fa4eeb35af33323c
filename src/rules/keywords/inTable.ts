import type { Json } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { say, type Judge, type JudgeContext, type RuleKeyword } from '../keyword.ts';

/** Membership in a dated table: a constant whose value is a list of keys, or of rows with a `key`. */
export type InTable = { readonly table: string; readonly by?: 'key' | 'prefix' };

export const judge: Judge<InTable> = (param, value, context) => {
  if (typeof value !== 'string') return {};
  const found = keysOf(param.table, context).some((key) =>
    param.by === 'prefix' ? value.startsWith(key) : value === key,
  );
  return found ? undefined : {};
};

function keysOf(table: string, context: JudgeContext): readonly string[] {
  const rows = Object.hasOwn(context.world.const, table) ? context.world.const[table] : undefined;
  if (!Array.isArray(rows)) return [];
  const keys = (rows as readonly Json[]).map((row) => (isJsonObject(row) ? row['key'] : row));
  return keys.filter((key) => typeof key === 'string');
}

/** A value is in a table by its whole or by its first characters:
 * `"inTable": { "table": "bank.cardPrefixes", "by": "prefix" }` (R-VAL-22, AMB-21). */
export const inTable: RuleKeyword<InTable> = {
  name: 'inTable',
  type: 'string',
  metaSchema: {
    description: 'The value is a key of this dated table, or starts with one.',
    type: 'object',
    properties: {
      table: { type: 'string', description: 'Id of a constant whose value is a list of keys, or of rows with `key`.' },
      by: { type: 'string', enum: ['key', 'prefix'], description: 'The default is `key`.' },
    },
    required: ['table'],
    additionalProperties: false,
  },
  judge,
  propose(param, context) {
    const keys = keysOf(param.table, context);
    const hold = keys.flatMap((key) => (param.by === 'prefix' ? [key, ...padded(key)] : [key]));
    return { hold: hold.slice(0, 12), fail: ['0000000000000000', '000000', '?'] };
  },
  explain: ({ table, by }, lang) =>
    by === 'prefix'
      ? say(lang, `begins as a row of ${table}`, `以 ${table} 內的字頭開始`, `以 ${table} 内的字头开始`)
      : say(lang, `is a row of ${table}`, `在 ${table} 之內`, `在 ${table} 之内`),
};

/** Lengths that card and account numbers have. */
function padded(key: string): readonly string[] {
  return [12, 16, 19].map((length) => key.padEnd(length, '0'));
}
