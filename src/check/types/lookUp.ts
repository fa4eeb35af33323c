import { isJsonObject, listOf, objectOf, textsOf, type Json, type JsonObject } from '../../domain/json.ts';
import { conjuncts, alternatives } from './conjuncts.ts';
import type { SensitiveKind } from '../../domain/sensitive.ts';
import { deepEqual } from '../../domain/deepEqual.ts';

/** When a member is there: always, when one of these conditions holds, or one cannot say. */
type Presence =
  | { readonly type: 'always' }
  | { readonly type: 'when'; readonly any: readonly Condition[] }
  | { readonly type: 'maybe'; readonly ofSeveral?: OfSeveral };

/** One of several members that are never all absent. */
interface OfSeveral {
  readonly name: string;
  /** Lists of names, of each of which one is there. */
  readonly oneOf: readonly (readonly string[])[];
}

/** All of these hold. */
export type Condition = readonly Fact[];

/** The value at `at` (tokens from the root of the schema) is one of `in`; or a guard of the form holds. */
export type Fact =
  | { readonly type: 'is'; readonly at: readonly string[]; readonly in: readonly Json[] }
  | { readonly type: 'guard'; readonly guard: JsonObject };

export const ALWAYS: Presence = { type: 'always' };
export const MAYBE: Presence = { type: 'maybe' };

/** Both are there. */
function bothPresent(a: Presence, b: Presence): Presence {
  if (a.type === 'always') return b;
  if (b.type === 'always') return a;
  if (a.type === 'maybe' || b.type === 'maybe') return MAYBE;
  return { type: 'when', any: a.any.flatMap((one) => b.any.map((other) => [...one, ...other])) };
}

/** When `name` is there in an object of `schema`, which lies at `place`. */
function presenceOf(schemas: readonly JsonObject[], name: string, place: readonly string[]): Presence {
  const shown = shownWhen(schemas, name);
  const required = schemas.some((schema) => textsOf(schema['required']).includes(name));
  if (required) return shown ? { type: 'when', any: [[shown]] } : ALWAYS;
  const any = schemas.flatMap((schema) => conditionsOf(schema, name, place));
  if (any.length > 0) return { type: 'when', any: shown ? any.map((one) => [...one, shown]) : any };
  const oneOf = schemas.flatMap(namesAsked).filter((names) => names.includes(name));
  return oneOf.length > 0 && !shown && place.length === 0 ? { type: 'maybe', ofSeveral: { name, oneOf } } : MAYBE;
}

/** Names of which an `anyOf` or `oneOf` asks for one: where each of its branches asks for one member. */
function namesAsked(schema: JsonObject): readonly (readonly string[])[] {
  return ['anyOf', 'oneOf'].flatMap((keyword) => {
    const branches = listOf(schema[keyword]).map((branch) => textsOf(objectOf(branch)['required']));
    return branches.length > 0 && branches.every(({ length }) => length === 1) ? [branches.flat()] : [];
  });
}

/** The `x-when` of a field: hidden, not required and not sent when it does not hold. */
function shownWhen(schemas: readonly JsonObject[], name: string): Fact | undefined {
  const guard = schemas.map((schema) => objectOf(objectOf(schema['properties'])[name])['x-when']).find(isJsonObject);
  if (!guard) return undefined;
  const params = objectOf(guard['params']);
  const at = params['at'];
  if (guard['type'] === 'is' && typeof at === 'string' && at.startsWith('$self/')) {
    return { type: 'is', at: at.slice('$self/'.length).split('/'), in: listOf(params['in']) };
  }
  return { type: 'guard', guard };
}

/** What `if`/`then`/`else`, and branches told apart by a constant, say of `name`. */
function conditionsOf(schema: JsonObject, name: string, place: readonly string[]): readonly Condition[] {
  const found: Condition[] = [];
  const facts = factsOf(schema['if'], place);
  if (facts && requires(schema['then'], name)) found.push(facts);
  for (const branch of [...listOf(schema['oneOf']), ...listOf(schema['anyOf'])]) {
    const told = factsOf(branch, place);
    if (told && told.length > 0 && requires(branch, name)) found.push(told);
  }
  return found;
}

function requires(schema: Json | undefined, name: string): boolean {
  return conjuncts(schema).some((one) => textsOf(one['required']).includes(name));
}

/** `{ properties: { next: { const: 'X' } } }` as facts; `undefined` when an `if` says more than that. */
function factsOf(schema: Json | undefined, place: readonly string[]): Condition | undefined {
  if (!isJsonObject(schema)) return undefined;
  const facts: Fact[] = [];
  for (const [name, property] of Object.entries(objectOf(schema['properties']))) {
    const one = objectOf(property);
    if (one['const'] !== undefined) facts.push({ type: 'is', at: [...place, name], in: [one['const']] });
    else if (Array.isArray(one['enum'])) facts.push({ type: 'is', at: [...place, name], in: listOf(one['enum']) });
  }
  return facts.length > 0 ? facts : undefined;
}

/** What lies at a place: schemas that all hold for it, when it is there, and what kind of secret it is. */
export interface Typed {
  /** Empty: nothing is known, anything may be there. */
  readonly schemas: readonly JsonObject[];
  readonly presence: Presence;
  readonly secret: SensitiveKind | undefined;
}

/** Nothing lies there; `known` are the names that do. */
interface Missing {
  readonly missing: string;
  readonly known: readonly string[];
}

export function typeOf(schema: JsonObject): Typed {
  const schemas = conjuncts(schema);
  return { schemas, presence: ALWAYS, secret: secretOf(schemas, undefined) };
}

/** Follows `tokens` into `from`. */
export function lookUp(from: Typed, tokens: readonly string[]): Typed | Missing {
  let at: Typed = from;
  const place: string[] = [];
  for (const token of tokens) {
    if (at.schemas.length === 0) return at;
    const next = isArrayType(at.schemas) ? rowOf(at, token) : memberOf(at, token, place);
    if ('missing' in next) return next;
    at = next;
    place.push(token);
  }
  return at;
}

/** What schemas say of a member by a keyword. */
export function saidOfMember(from: Typed, name: string, keyword: string): readonly Json[] {
  const slot = lookUp(from, [name]);
  return isMissing(slot) ? [] : slot.schemas.flatMap((schema) => schema[keyword] ?? []);
}

export function isMissing(found: Typed | Missing): found is Missing {
  return 'missing' in found;
}

function rowOf(at: Typed, token: string): Typed | Missing {
  if (!/^(-|0|[1-9]\d*)$/.test(token)) return { missing: token, known: ['0'] };
  const schemas = at.schemas.flatMap((schema) => conjuncts(schema['items']));
  const least = Math.max(0, ...at.schemas.map((schema) => Number(schema['minItems'] ?? 0)));
  const presence = token !== '-' && Number(token) < least ? at.presence : MAYBE;
  return { schemas, presence, secret: secretOf(schemas, at.secret) };
}

function memberOf(at: Typed, token: string, place: readonly string[]): Typed | Missing {
  const sure = at.schemas.flatMap((schema) => conjuncts(objectOf(schema['properties'])[token]));
  const branches = at.schemas.flatMap(alternatives);
  const maybe = branches.flatMap((schema) => conjuncts(objectOf(schema['properties'])[token]));
  if (sure.length + maybe.length === 0 && !hasMember(at.schemas, token)) {
    return { missing: token, known: membersOf(at) };
  }
  const schemas = sure.length > 0 ? sure : maybe.length === 1 ? maybe : [];
  const presence = presenceOf(at.schemas, token, place);
  return { schemas, presence: bothPresent(at.presence, presence), secret: secretOf([...sure, ...maybe], at.secret) };
}

function hasMember(schemas: readonly JsonObject[], token: string): boolean {
  return schemas.some(
    (schema) =>
      Object.hasOwn(objectOf(schema['properties']), token) ||
      (isJsonObject(schema['additionalProperties']) && !isObjectClosed(schemas)),
  );
}

export function isObjectClosed(schemas: readonly JsonObject[]): boolean {
  return schemas.some(
    (schema) => schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false,
  );
}

/** The names of an object's members, those of its alternatives included. */
export function membersOf(at: Typed): readonly string[] {
  const all = [...at.schemas, ...at.schemas.flatMap(alternatives)];
  const names = all.flatMap((schema) => Object.keys(objectOf(schema['properties'])));
  return [...new Set(names)].filter((name) => !name.startsWith('$'));
}

function isArrayType(schemas: readonly JsonObject[]): boolean {
  return schemas.some((schema) => schema['type'] === 'array' || schema['items'] !== undefined);
}

function secretOf(schemas: readonly JsonObject[], inherited: SensitiveKind | undefined): SensitiveKind | undefined {
  const marked = schemas.map((schema) => schema['x-sensitive']).find((mark) => typeof mark === 'string');
  return (marked as SensitiveKind | undefined) ?? inherited;
}

/** Every secret inside, by the place of each. */
export function secretsInside(at: Typed, place = ''): readonly (readonly [place: string, kind: SensitiveKind])[] {
  if (at.secret) return [[place, at.secret]];
  if (isArrayType(at.schemas)) {
    const row = rowOf(at, '-');
    return 'missing' in row ? [] : secretsInside(row, `${place}/-`);
  }
  return membersOf(at).flatMap((name) => {
    const member = memberOf(at, name, []);
    return 'missing' in member ? [] : secretsInside(member, `${place}/${name}`);
  });
}

/** Where sums of money lie in a value; not those in lists, which are of one row each. */
export function sumsIn(typed: Typed): readonly (readonly string[])[] {
  const names = membersOf(typed);
  if (names.includes('currency') && names.includes('amount')) return [[]];
  return names.flatMap((name) => {
    const inner = memberOf(typed, name, []);
    return 'missing' in inner ? [] : sumsIn(inner).map((rest) => [name, ...rest]);
  });
}

/** The values a place may have, when the schemas list them. */
export function valuesOf(at: Typed): readonly Json[] | undefined {
  for (const schema of at.schemas) {
    if (schema['const'] !== undefined) return [schema['const']];
    if (Array.isArray(schema['enum'])) return listOf(schema['enum']);
    if (schema['type'] === 'boolean') return [true, false];
  }
  return undefined;
}

/** Nothing is known of it, but that it is there. */
export const UNKNOWN: Typed = { schemas: [], presence: ALWAYS, secret: undefined };

/** What holds of every one of several: their schemas when they are the same, secrets of any. */
export function commonType(all: readonly Typed[]): Typed {
  const [first] = all;
  if (!first) return UNKNOWN;
  const same = all.every(({ schemas }) => JSON.stringify(schemas) === JSON.stringify(first.schemas));
  const secret = all.map((one) => one.secret).find((kind) => kind !== undefined);
  return { schemas: same ? first.schemas : listOfSame(all), presence: first.presence, secret };
}

/** Lists whose rows are the same, however many they may be. */
function listOfSame(all: readonly Typed[]): readonly JsonObject[] {
  const rows = all.map(({ schemas: [schema, ...more] }) =>
    schema?.['type'] === 'array' && more.length === 0 ? schema['items'] : undefined,
  );
  const [first] = rows;
  const isSame = first !== undefined && rows.every((items) => deepEqual(items ?? null, first));
  return isSame ? [{ type: 'array', items: first }] : [];
}
