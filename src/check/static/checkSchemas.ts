import { meant } from '../didYouMean.ts';
import type { JsonObject } from '../../domain/json.ts';
import { listOf, objectOf } from '../types/conjuncts.ts';
import type { Reporter } from './checkContext.ts';
import { schemasOf, type SchemaPlace } from './schemaPlaces.ts';

/** Schemas of forms, rules and the contract taken by themselves: bounds that something lies between, and no field required
 * that is nowhere described. */
export function checkSchemas(context: Reporter): void {
  for (const place of schemasOf(context)) {
    checkBounds(context, place);
    checkRequired(context, place);
  }
}

const BOUNDS = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
  ['minProperties', 'maxProperties'],
] as const;

function checkBounds(context: Reporter, { file, pointer, schema }: SchemaPlace): void {
  for (const [low, high] of BOUNDS) {
    const [least, most] = [schema[low], schema[high]];
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) continue;
    const what = `"${low}" ${least} is above "${high}" ${most}`;
    context.add('bounds-crossed', { file: file.path, pointer: `${pointer}/${low}` }, what, 'Change one of the two.');
  }
}

function checkRequired(context: Reporter, { file, pointer, schema, around }: SchemaPlace): void {
  const names = listOf(schema['required']).map(String);
  if (names.length === 0) return;
  const about = [schema, ...around];
  // What another file describes, and what an open object may hold, is not known here.
  if (about.some(isOpen) || !about.some((one) => one['properties'] !== undefined)) return;
  const known = about.flatMap((one) => Object.keys(objectOf(one['properties'])));
  names.forEach((name, index) => {
    if (known.includes(name)) return;
    const place = { file: file.path, pointer: `${pointer}/required/${index}` };
    const fix = meant(name, known, 'Describe it in "properties", or leave it out.');
    context.add('required-unknown', place, `"${name}" is required and nowhere described`, fix);
  });
}

function isOpen(schema: JsonObject): boolean {
  return schema['$ref'] !== undefined || listOf(schema['allOf']).some((one) => objectOf(one)['$ref'] !== undefined);
}
