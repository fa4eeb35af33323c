import { isJsonObject, type JsonObject } from '../../src/domain/json.ts';
import { toMinor, type Currency } from '../../src/domain/money.ts';

/** A constant that is a sum for each currency, in minor units.
 * @throws Error when it is absent or not in this currency: a fault of the data, not of the caller */
export function moneyConstant(constants: JsonObject, id: string, currency: Currency): bigint {
  return toMinor(textIn(constants, id, currency), currency);
}

/** What a constant says for one currency, as it is written: an amount, or a rate.
 * @throws Error when it is absent or says nothing of this currency: a fault of the data, not of the caller */
export function textIn(constants: JsonObject, id: string, currency: Currency): string {
  const texts = constants[id];
  const text = isJsonObject(texts) ? texts[currency] : undefined;
  if (typeof text === 'string') return text;
  throw new Error(`The constant "${id}" has nothing for ${currency}; see content/constants.`);
}

/** A constant that is a text, such as a rate.
 * @throws Error when it is absent or something else: a fault of the data, not of the caller */
export function textConstant(constants: JsonObject, id: string): string {
  const value = constants[id];
  if (typeof value !== 'string') throw new Error(`The constant "${id}" is not a text; see content/constants.`);
  return value;
}
