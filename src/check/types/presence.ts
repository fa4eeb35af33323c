import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { conjuncts, listOf, objectOf, textsOf } from './conjuncts.ts';

/** When a member is there: always, when one of these conditions holds, or one cannot say. */
export type Presence =
  | { readonly type: 'always' }
  | { readonly type: 'when'; readonly any: readonly Condition[] }
  | { readonly type: 'maybe' };

/** All of these hold. */
export type Condition = readonly Fact[];

/** The value at `at` (tokens from the root of the schema) is one of `in`; or a guard of the form holds. */
export type Fact =
  | { readonly type: 'is'; readonly at: readonly string[]; readonly in: readonly Json[] }
  | { readonly type: 'guard'; readonly guard: JsonObject };

export const ALWAYS: Presence = { type: 'always' };
export const MAYBE: Presence = { type: 'maybe' };

/** Both are there. */
export function bothPresent(a: Presence, b: Presence): Presence {
  if (a.type === 'maybe' || b.type === 'maybe') return MAYBE;
  if (a.type === 'always') return b;
  if (b.type === 'always') return a;
  return { type: 'when', any: a.any.flatMap((one) => b.any.map((other) => [...one, ...other])) };
}

/** When `name` is there in an object of `schema`, which lies at `place`. */
export function presenceOf(schemas: readonly JsonObject[], name: string, place: readonly string[]): Presence {
  const shown = shownWhen(schemas, name);
  const required = schemas.some((schema) => textsOf(schema['required']).includes(name));
  if (required) return shown ? { type: 'when', any: [[shown]] } : ALWAYS;
  const any = schemas.flatMap((schema) => conditionsOf(schema, name, place));
  return any.length > 0 ? { type: 'when', any: shown ? any.map((one) => [...one, shown]) : any } : MAYBE;
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
