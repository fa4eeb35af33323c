import { nearest } from '../../domain/nearest.ts';
import { meant } from '../didYouMean.ts';
import { rememberingReads } from '../../compile/rememberingReads.ts';
import { isJsonObject, listOf, objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import type { Place } from '../finding.ts';

import { toldAgain, type Told } from '../toldAgain.ts';
import type { Reporter } from './checkContext.ts';
import { fileNamed, schemasOf, type SchemaPlace } from './schemaPlaces.ts';

/** Schemas of forms, rules and the contract taken by themselves: bounds that something lies between, and no field required
 * that is nowhere described. */
export function checkSchemas(context: Reporter): void {
  const load = (path: string) => context.project.files.get(path)?.data;
  for (const place of schemasOf(context)) checkSchema(context, place, partsOf(place, '', load));
}

const checkSchema = toldAgain((told, place: SchemaPlace, parts: Parts) => {
  checkBounds(told, place, parts);
  checkChoices(told, place, parts);
  checkAlternatives(told, place);
  checkRequired(told, place);
});

/** All that is said of a value: by a schema itself, by its `allOf`, and by what it takes by `$ref`. */
interface Parts {
  readonly own: readonly Said[];
  /** Of what stands in a list. */
  readonly items: readonly Said[];
}

const partsOf = rememberingReads(({ file, pointer, schema }: SchemaPlace, _, load: Load): Parts => {
  const own = saidWith(load, { file: file.path, pointer }, schema);
  const items = own.flatMap(({ place, schema: { items: one } }) =>
    one === undefined ? [] : saidWith(load, { ...place, pointer: `${place.pointer}/items` }, objectOf(one)),
  );
  return { own, items };
});

/** References to what has a reference itself. */
const MOST_DEEP = 8;

const BOUNDS = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
  ['minProperties', 'maxProperties'],
] as const;

function checkBounds(told: Told, { file, pointer }: SchemaPlace, { own: parts }: Parts): void {
  const own = `${pointer}/`;
  for (const [low, high] of BOUNDS) {
    const least = bound(parts, low, (one, other) => one > other);
    const most = bound(parts, high, (one, other) => one < other);
    if (!least || !most || least.value <= most.value) continue;
    const [here, there] =
      least.place.file === file.path && `${least.place.pointer}/`.startsWith(own) ? [least, most] : [most, least];
    // Where neither is said here, both are said together elsewhere.
    if (here.place.file !== file.path || !`${here.place.pointer}/`.startsWith(own)) continue;
    const beside = there.place.file === file.path ? '' : ` of ${there.place.file}`;
    const [lower, upper] = here === least ? ['', beside] : [beside, ''];
    const what = `"${low}" ${least.value}${lower} is above "${high}" ${most.value}${upper}`;
    const name = here === least ? low : high;
    const place = { file: file.path, pointer: `${here.place.pointer}/${name}` };
    told.add('bounds-crossed', place, what, 'Change one of the two.');
  }
}

/** Of several branches each says something: one that holds of everything makes the rest idle. */
function checkAlternatives(told: Told, { file, pointer, schema }: SchemaPlace): void {
  const required = listOf(schema['required']);
  const branches = listOf(schema['anyOf']).map(objectOf);
  branches.forEach((branch, index) => {
    const { type: _type, required: asked, ...more } = branch;
    const names = listOf(asked);
    if (asked === undefined || Object.keys(more).length > 0 || !names.every((name) => required.includes(name))) return;
    const said = names.map((name) => `"${String(name)}"`).join(' and ');
    const what = `"anyOf" holds of everything: ${said} is required in any case`;
    const fix = 'Leave the "anyOf" out, or the field out of "required".';
    told.add('rule-constant', { file: file.path, pointer: `${pointer}/anyOf/${index}/required` }, what, fix);
  });
}

/** Of choices that are all different there are as many as listed. */
function checkChoices(told: Told, { file }: SchemaPlace, { own, items }: Parts): void {
  const least = bound(own, 'minItems', (one, other) => one > other);
  if (least?.place.file !== file.path || !own.some((part) => part.schema['uniqueItems'] === true)) return;
  const [listed] = items.flatMap((part) => (Array.isArray(part.schema['enum']) ? [listOf(part.schema['enum'])] : []));
  if (!listed || least.value <= listed.length) return;
  const what = `"minItems" ${least.value} is above the ${listed.length} that "enum" lists`;
  const place = { file: file.path, pointer: `${least.place.pointer}/minItems` };
  told.add('bounds-crossed', place, what, 'Ask for fewer, or list more.');
}

interface Said {
  readonly place: Place;
  readonly schema: JsonObject;
}

type Load = (path: string) => Json | undefined;

/** A schema, its `allOf`, and what each takes from another file. */
function saidWith(load: Load, place: Place, schema: JsonObject, depth = 0): readonly Said[] {
  const { $ref, allOf } = schema;
  const inside = listOf(allOf).flatMap((one, index) =>
    saidWith(load, { ...place, pointer: `${place.pointer}/allOf/${index}` }, objectOf(one), depth),
  );
  const path = typeof $ref === 'string' && !$ref.includes('#') ? fileNamed(place.file, $ref) : undefined;
  const taken = path === undefined ? undefined : load(path);
  const other =
    path !== undefined && isJsonObject(taken) && depth < MOST_DEEP
      ? saidWith(load, { file: path, pointer: '' }, taken, depth + 1)
      : [];
  return [{ place, schema }, ...inside, ...other];
}

function bound(
  parts: readonly Said[],
  keyword: string,
  isCloser: (one: number, other: number) => boolean,
): { readonly place: Place; readonly value: number } | undefined {
  let found: { readonly place: Place; readonly value: number } | undefined;
  for (const { place, schema } of parts) {
    const value = schema[keyword];
    if (typeof value === 'number' && (!found || isCloser(value, found.value))) found = { place, value };
  }
  return found;
}

function checkRequired(told: Told, { file, pointer, schema, around }: SchemaPlace): void {
  const names = listOf(schema['required']).map(String);
  if (names.length === 0) return;
  const about = [schema, ...around];
  // What another file describes, and what an open object may hold, is not known here.
  if (about.some(isOpen) || !about.some((one) => one['properties'] !== undefined)) return;
  const known = about.flatMap((one) => Object.keys(objectOf(one['properties'])));
  names.forEach((name, index) => {
    if (known.includes(name)) return;
    const place = { file: file.path, pointer: `${pointer}/required/${index}` };
    const near = nearest(name, known);
    const isEither = near !== undefined && !names.includes(near);
    const other = isEither ? ` If "${near}" is the one that is misspelt, rename it in "properties".` : '';
    const fix = `${meant(name, known, 'Describe it in "properties", or leave it out.')}${other}`;
    told.add('required-unknown', place, `"${name}" is required and nowhere described`, fix);
  });
}

function isOpen(schema: JsonObject): boolean {
  return schema['$ref'] !== undefined || listOf(schema['allOf']).some((one) => objectOf(one)['$ref'] !== undefined);
}
