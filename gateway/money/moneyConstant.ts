import { isJsonObject, type JsonObject } from '../../src/domain/json.ts';
import { toMinor, type Currency } from '../../src/domain/money.ts';

/** A constant that is a sum for each currency, in minor units.
 * @throws Error when it is absent or not in this currency: a fault of the data, not of the caller */
export function moneyConstant(constants: JsonObject, id: string, currency: Currency): bigint {
  const amounts = constants[id];
  const amount = isJsonObject(amounts) ? amounts[currency] : undefined;
  if (typeof amount === 'string') return toMinor(amount, currency);
  throw new Error(`The constant "${id}" has no amount in ${currency}; see content/constants.`);
}

/** A constant that is a text, such as a rate.
 * @throws Error when it is absent or something else: a fault of the data, not of the caller */
export function textConstant(constants: JsonObject, id: string): string {
  const value = constants[id];
  if (typeof value !== 'string') throw new Error(`The constant "${id}" is not a text; see content/constants.`);
  return value;
}
