import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { addDecimals, isDecimal } from '../domain/decimal.ts';
import {
  constantId,
  described,
  referenceSchema,
  resolveParam,
  showParam,
  subjectPointer,
  type JudgeContext,
  type Reference,
} from './keyword.ts';

/** One of a family of constants, `limit.transfer.single.0` and so on: the one whose id goes on with what is at `by`, or with
 * `else` where there is no such one. */
type FamilyReference = { readonly const: string; readonly by: { readonly data: string }; readonly else: string };

/** A bound on money: a decimal string, or a reference to one. Where a constant has a row for each currency,
 * `currency` says which: a literal, or a place of the subject. */
export type MoneyBound =
  string | Reference | { readonly value: string | Reference | FamilyReference; readonly currency: string | Reference };

const currency: JsonObject = { type: 'string', enum: ['HKD', 'CNY', 'USD'] };
const family: JsonObject = {
  description: 'One of a family of constants: `limit.transfer.single` by a level is `limit.transfer.single.3`.',
  type: 'object',
  properties: {
    const: described(constantId, 'The common start of their ids.'),
    by: {
      description: 'The member of the subject that completes the id.',
      type: 'object',
      properties: { data: subjectPointer },
      required: ['data'],
      additionalProperties: false,
    },
    else: { type: 'string', pattern: '^[A-Za-z0-9]+$', description: 'The completion for every other value.' },
  },
  required: ['const', 'by', 'else'],
  additionalProperties: false,
};
const amount: JsonObject = { type: 'string', pattern: '^-?\\d{1,15}(\\.\\d{1,4})?$' };

export const moneyBoundSchema: JsonObject = {
  description: 'A decimal string, a constant, a member of the subject, or one of these with a currency.',
  oneOf: [
    amount,
    referenceSchema,
    {
      type: 'object',
      properties: {
        value: { oneOf: [amount, referenceSchema, family] },
        currency: { oneOf: [currency, referenceSchema] },
      },
      required: ['value', 'currency'],
      additionalProperties: false,
    },
  ],
};

export interface ResolvedBound {
  readonly amount: string;
  readonly currency?: string;
}

/** The bound in force; `undefined` when the constant has no such currency or the place is empty. */
export function resolveBound(bound: MoneyBound, context: JudgeContext): ResolvedBound | undefined {
  if (isJsonObject(bound) && 'value' in bound) {
    const currency = resolveParam(bound['currency'], context);
    return typeof currency === 'string' ? boundOf(resolveValue(bound['value'], context), currency) : undefined;
  }
  return boundOf(resolveParam(bound as Json, context), undefined);
}

function resolveValue(value: Json | undefined, context: JudgeContext): Json | undefined {
  if (!isFamily(value)) return resolveParam(value, context);
  const key = resolveParam(value.by, context);
  if (typeof key !== 'string') return undefined;
  const ofKey = resolveParam({ const: `${value.const}.${key}` }, context);
  return ofKey ?? resolveParam({ const: `${value.const}.${value.else}` }, context);
}

function isFamily(value: Json | undefined): value is FamilyReference {
  return isJsonObject(value) && value['by'] !== undefined;
}

function boundOf(value: Json | undefined, currency: string | undefined): ResolvedBound | undefined {
  if (isDecimal(value)) return currency === undefined ? { amount: value } : { amount: value, currency };
  if (!isJsonObject(value)) return undefined;
  const { amount: ofMoney, currency: moneyCurrency } = value;
  if (isDecimal(ofMoney) && typeof moneyCurrency === 'string') return { amount: ofMoney, currency: moneyCurrency };
  const ofCurrency = currency !== undefined && Object.hasOwn(value, currency) ? value[currency] : undefined;
  return isDecimal(ofCurrency) && currency !== undefined ? { amount: ofCurrency, currency } : undefined;
}

/** What a message may show of a bound: `{ limit: { currency, amount } }`. */
export function boundParams(bound: ResolvedBound | undefined): JsonObject {
  return bound === undefined ? {} : { limit: { ...bound } };
}

export function showBound(bound: MoneyBound): string {
  if (isJsonObject(bound) && 'value' in bound) {
    const { value } = bound;
    const shown = isFamily(value) ? `[${value.const}.${showParam(value.by)}, else ${value.else}]` : showParam(value);
    return `${shown} (${showParam(bound['currency'])})`;
  }
  return showParam(bound as Json);
}

/** A cent below, the bound itself, a cent above. */
export function aroundBound(bound: MoneyBound, context: JudgeContext): readonly [string, string, string] | undefined {
  const resolved = resolveBound(bound, context);
  if (!resolved) return undefined;
  return [
    addDecimals(resolved.amount, '-0.01'),
    addDecimals(resolved.amount, '0.00'),
    addDecimals(resolved.amount, '0.01'),
  ];
}
