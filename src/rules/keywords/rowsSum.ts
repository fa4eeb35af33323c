import type { Json } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { addDecimals, compareDecimals, isDecimal, multiplyDecimals } from '../../domain/decimal.ts';
import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import { described, say, subjectPointer, type Judge, type JudgeContext, type RuleKeyword } from '../keyword.ts';
import { aroundBound, boundParams, moneyBoundSchema, resolveBound, showBound, type MoneyBound } from '../moneyBound.ts';

/** A sum over rows within bounds: of one member, of the product of two (`times`), or as an equivalent in the currency
 * of a dated rate table (`rates`: a constant with an amount for each currency of `currency`, a member of the row). */
export type RowsSum = {
  readonly of: string;
  readonly times?: string;
  readonly rates?: string;
  readonly currency?: string;
  readonly atLeast?: MoneyBound;
  readonly atMost?: MoneyBound;
};

export const judge: Judge<RowsSum> = (param, value, context) => {
  const sum = sumRows(param, value, context);
  if (sum === undefined) return {};
  const [least, most] = [param.atLeast, param.atMost].map((bound) =>
    bound === undefined ? undefined : resolveBound(bound, context),
  );
  if (param.atLeast !== undefined && !(least && compareDecimals(sum, least.amount) >= 0))
    return { sum, ...boundParams(least) };
  if (param.atMost !== undefined && !(most && compareDecimals(sum, most.amount) <= 0))
    return { sum, ...boundParams(most) };
  return undefined;
};

/** The sum as a decimal string; `undefined` when a row has no such number. */
export function sumRows(param: RowsSum, rows: Json, context: JudgeContext): string | undefined {
  if (!Array.isArray(rows)) return undefined;
  let sum = '0';
  for (const row of rows as readonly Json[]) {
    const one = rowValue(param, row, context);
    if (one === undefined) return undefined;
    sum = addDecimals(sum, one);
  }
  return sum;
}

function rowValue(param: RowsSum, row: Json, context: JudgeContext): string | undefined {
  const factors = [numberAt(row, param.of)];
  if (param.times !== undefined) factors.push(numberAt(row, param.times));
  if (param.rates !== undefined)
    factors.push(rateOf(param.rates, getAt(row, parsePointer(param.currency ?? '/currency')), context));
  return factors.every((factor) => factor !== undefined) ? factors.reduce(multiplyDecimals) : undefined;
}

function numberAt(row: Json, pointer: string): string | undefined {
  const value = getAt(row, parsePointer(pointer));
  const text = typeof value === 'number' ? String(value) : value;
  return isDecimal(text) ? text : undefined;
}

function rateOf(id: string, currency: Json | undefined, context: JudgeContext): string | undefined {
  const table = Object.hasOwn(context.world.const, id) ? context.world.const[id] : undefined;
  if (!isJsonObject(table) || typeof currency !== 'string' || !Object.hasOwn(table, currency)) return undefined;
  const rate = table[currency];
  return isDecimal(rate) ? rate : undefined;
}

export const rowsSum: RuleKeyword<RowsSum> = {
  name: 'rowsSum',
  type: 'array',
  metaSchema: {
    description: 'The sum over the rows is within these bounds: of a member, of a product of two, or as an equivalent.',
    type: 'object',
    properties: {
      of: described(subjectPointer, 'The member to sum, as a pointer into a row.'),
      times: described(subjectPointer, 'A second member, such as a quantity: products are summed.'),
      rates: { type: 'string', description: 'A constant with a rate for each currency: equivalents are summed.' },
      currency: described(subjectPointer, 'The currency of a row; by default `/currency`.'),
      atLeast: moneyBoundSchema,
      atMost: moneyBoundSchema,
    },
    required: ['of'],
    anyOf: [{ required: ['atLeast'] }, { required: ['atMost'] }],
    additionalProperties: false,
  },
  judge,
  propose(param, context) {
    const rowsOf = (bound: MoneyBound | undefined): readonly (Json | undefined)[] => {
      const around = bound === undefined ? undefined : aroundBound(bound, context);
      return (around ?? []).map((sum) => rowWith(param, sum, context));
    };
    const rows = [...rowsOf(param.atLeast), ...rowsOf(param.atMost)].filter((row) => row !== undefined);
    const lists = rows.map((row): Json => [row]);
    return { hold: lists, fail: lists };
  },
  explain: (param, lang) => {
    const what = [param.of, param.times]
      .filter((one) => one !== undefined)
      .map((one) => one.slice(1))
      .join(' × ');
    const least = param.atLeast === undefined ? '' : ` ≥ ${showBound(param.atLeast)}`;
    const most = param.atMost === undefined ? '' : ` ≤ ${showBound(param.atMost)}`;
    const range = `${least}${most}`;
    const rates = param.rates === undefined ? '' : `[${param.rates}]`;
    return say(
      lang,
      `has a sum of ${what}${range}${rates && `, at the rates of ${rates}`}`,
      `的 ${what} 總和${range}${rates && `（按 ${rates} 折算）`}`,
      `的 ${what} 总和${range}${rates && `（按 ${rates} 折算）`}`,
    );
  },
};

/** One row whose value is `sum`; only where the row is flat and, for equivalents, some rate is 1. */
function rowWith(param: RowsSum, sum: string, context: JudgeContext): Json | undefined {
  const member = param.of.slice(1);
  const row: Record<string, Json> = { [member]: sum };
  if (param.times !== undefined) row[param.times.slice(1)] = 1;
  if (param.rates !== undefined) {
    const table = context.world.const[param.rates];
    const unit = isJsonObject(table) ? Object.keys(table).find((key) => Number(table[key]) === 1) : undefined;
    if (unit === undefined) return undefined;
    row[(param.currency ?? '/currency').slice(1)] = unit;
  }
  return row;
}
