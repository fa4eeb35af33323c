import type { JsonObject } from '../../src/domain/json.ts';

/** A constant that is a number.
 * @throws Error when it is absent or something else: a fault of the data, not of the caller */
export function numberConstant(constants: JsonObject, id: string): number {
  const value = constants[id];
  if (typeof value !== 'number') throw new Error(`The constant "${id}" is not a number; see content/constants.`);
  return value;
}
