import { objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { tidyOf } from '../../rules/formSchema.ts';
import { checkWorld } from '../checkWorld.ts';

import { misfitOf } from '../types/fits.ts';
import { typeOf, type Typed } from '../types/lookUp.ts';
import type { Reporter } from './checkContext.ts';

/** How a mobile number reads, and the area code before it: `+852 5123 4567`. */
const DIGITS: JsonObject = { type: 'string', pattern: '^[0-9]+$' };
const AREA_CODE: JsonObject = { ...DIGITS, maxLength: 5 };

/** A field, by the name that its file has for it. */
interface Field {
  readonly name: string;
  readonly typed: Typed;
}

/** Why a field is not the area code of a mobile number; `undefined` when nothing was found against it. */
export function noAreaCode(
  { project }: Reporter,
  number: Field,
  code: Field,
): { readonly what: string; readonly fix: string } | undefined {
  const world = checkWorld(project);
  const own = number.typed.schemas.flatMap(codesBeside).map((name) => number.name.replace(/[^/]+$/, name));
  const fix = own.length > 0 ? `Name "${own.join('", "')}".` : 'Name the field with the area code, or leave it out.';
  const oddNumber = misfitOf(number.typed, typeOf(DIGITS), world);
  if (oddNumber !== undefined) return { what: `"${number.name}" does not read as a mobile number: ${oddNumber}`, fix };
  const oddCode = misfitOf(code.typed, typeOf(AREA_CODE), world);
  if (oddCode !== undefined) return { what: `"${code.name}" does not read as an area code: ${oddCode}`, fix };
  if (own.length === 0 || own.includes(code.name)) return undefined;
  return { what: `"${code.name}" is not the area code by which "${number.name}" is tidied`, fix };
}

/** The fields beside a mobile number by which it is tidied. */
function codesBeside(schema: JsonObject): readonly string[] {
  const tidy = tidyOf(schema);
  const steps = Array.isArray(tidy) ? (tidy as readonly Json[]) : [];
  return steps.flatMap((step) => {
    const { beside } = objectOf(objectOf(step)['countryCode']);
    return typeof beside === 'string' ? [beside] : [];
  });
}
