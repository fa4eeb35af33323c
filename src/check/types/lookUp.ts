import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { SensitiveKind } from '../../domain/sensitive.ts';
import { alternatives, conjuncts, listOf, objectOf } from './conjuncts.ts';
import type { Presence } from './presence.ts';
import { ALWAYS, bothPresent, MAYBE, presenceOf } from './presence.ts';

/** What lies at a place: schemas that all hold for it, when it is there, and what kind of secret it is. */
export interface Typed {
  /** Empty: nothing is known, anything may be there. */
  readonly schemas: readonly JsonObject[];
  readonly presence: Presence;
  readonly secret: SensitiveKind | undefined;
}

/** Nothing lies there; `known` are the names that do. */
export interface Missing {
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

/** The values a place may have, when the schemas list them. */
export function valuesOf(at: Typed): readonly Json[] | undefined {
  for (const schema of at.schemas) {
    if (schema['const'] !== undefined) return [schema['const']];
    if (Array.isArray(schema['enum'])) return listOf(schema['enum']);
    if (schema['type'] === 'boolean') return [true, false];
  }
  return undefined;
}
