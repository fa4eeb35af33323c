import { isJsonObject, listOf, objectOf, textsOf, type Json, type JsonObject } from '../../domain/json.ts';
import { canonicalJson } from '../../domain/canonicalJson.ts';
import { explainRule } from '../../rules/explainRule.ts';
import type { FormGuard } from '../../rules/formSchema.ts';
import { ruleOfGuard } from '../../rules/guard.ts';

/** How a field is called. */
type NameOf = (field: string) => string;

/** What a schema asks only sometimes: `if` with `then` and `else`, and what depends on a field that is there. */
interface Conditional {
  readonly when: string;
  readonly then: string;
}

/** What became of the conditions of a form, one sentence each, to stand behind the name of the step. */
export function conditionChanges(old: JsonObject, now: JsonObject, nameOf: NameOf): readonly string[] {
  const [was, is] = [old, now].map((schema) => byCondition(conditionals(schema, nameOf)));
  if (!was || !is) return [];
  const all = [...new Set([...was.keys(), ...is.keys()])];
  return all.flatMap((when) => {
    const [before, after] = [was.get(when), is.get(when)];
    if (before === after) return [];
    if (before === undefined) return [`${when}, ${after}; there was no such condition before.`];
    if (after === undefined) return [`${when}, there is no longer a condition; it was: ${before}.`];
    return [`${when}, ${after}; it was: ${before}.`];
  });
}

function byCondition(all: readonly Conditional[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { when, then } of all) found.set(when, [found.get(when) ?? [], then].flat().join(' and '));
  return found;
}

/** A form without what it asks only sometimes. */
export function withoutConditions(schema: JsonObject): JsonObject {
  const {
    if: _if,
    then: _then,
    else: _else,
    dependentRequired: _required,
    dependentSchemas: _schemas,
    ...rest
  } = schema;
  if (!Array.isArray(schema['allOf'])) return rest;
  const { allOf: _allOf, ...others } = rest;
  const parts = listOf(schema['allOf']).map((part) => (isJsonObject(part) ? withoutConditions(part) : part));
  const left = parts.filter((part) => canonicalJson(part) !== '{}');
  return left.length === 0 ? others : { ...others, allOf: left };
}

/** The names that a form asks for under some condition. */
export function askedSometimes(schema: JsonObject): ReadonlySet<string> {
  const parts = [schema['then'], schema['else'], ...Object.values(objectOf(schema['dependentSchemas']))].filter(
    isJsonObject,
  );
  const names = [
    ...parts.flatMap((part) => [...textsOf(part['required']), ...askedSometimes(part)]),
    ...Object.values(objectOf(schema['dependentRequired'])).flatMap(textsOf),
    ...listOf(schema['allOf']).flatMap((part) => (isJsonObject(part) ? [...askedSometimes(part)] : [])),
  ];
  return new Set(names);
}

function conditionals(schema: JsonObject, nameOf: NameOf): readonly Conditional[] {
  const condition = schema['if'] === undefined ? undefined : holding(schema['if'], nameOf);
  const branch = (when: string, then: Json | undefined): readonly Conditional[] =>
    then === undefined ? [] : [{ when, then: asking(then, nameOf) }];
  const depending = [
    ...Object.entries(objectOf(schema['dependentRequired'])).map(
      ([field, names]) => [field, { required: names }] as const,
    ),
    ...Object.entries(objectOf(schema['dependentSchemas'])),
  ];
  return [
    ...(condition === undefined ? [] : branch(`where ${condition}`, schema['then'])),
    ...(condition === undefined ? [] : branch(`unless ${condition}`, schema['else'])),
    ...depending.flatMap(([field, then]) => branch(`where ${nameOf(field)} is answered`, then as Json)),
    ...listOf(schema['allOf']).flatMap((part) => (isJsonObject(part) ? conditionals(part, nameOf) : [])),
  ];
}

/** When a schema over the answers of a step holds. A field that is not answered meets everything but `required`. */
function holding(schema: Json, nameOf: NameOf): string {
  return inWords(schema, nameOf, (isRequired) => (isRequired ? '' : ' (or left empty)'), 'is answered');
}

function asking(schema: Json, nameOf: NameOf): string {
  return inWords(schema, nameOf, () => '', 'is required');
}

function inWords(schema: Json, nameOf: NameOf, more: (isRequired: boolean) => string, required: string): string {
  if (!isJsonObject(schema)) return JSON.stringify(schema);
  const names = textsOf(schema['required']);
  const { type: _type, properties: _properties, required: _required, ...rest } = schema;
  const described = Object.entries(objectOf(schema['properties'])).map(([field, property]) => {
    const lines = explainRule({ schema: { properties: { it: property } } }, 'en').map((line) =>
      line.replace(/^it /, '').trim(),
    );
    const said = lines.length > 0 ? lines.join(' and ') : `is ${JSON.stringify(property)}`;
    return `${nameOf(field)} ${said}${more(names.includes(field))}`;
  });
  const bare = names.filter((name) => required === 'is required' || objectOf(schema['properties'])[name] === undefined);
  const parts = [...bare.map((name) => `${nameOf(name)} ${required}`), ...described];
  const others = Object.keys(rest).length > 0 ? [`this holds: ${JSON.stringify(rest)}`] : [];
  return [...parts, ...others].join(' and ') || 'anything is answered';
}

/** A guard of a form in words: `“Method” is "FPS"`. */
export function guardWords(guard: FormGuard, nameOf: NameOf): string {
  const rule = ruleOfGuard(guard);
  const places = (params: JsonObject) =>
    Object.entries(params).map(([member, value]) => `${member}: ${pointerWords(value, nameOf)}`);
  if (rule !== undefined) return `the rule ${rule} holds (${places(guard.params).join(', ')})`;
  const values = listOf(guard.params['in']).map((value) => JSON.stringify(value));
  return `${pointerWords(guard.params['at'] ?? null, nameOf)} ${guard.type} ${values.join(' or ')}`;
}

function pointerWords(value: Json, nameOf: NameOf): string {
  const field = typeof value === 'string' ? /^\$self\/([^/]+)$/.exec(value)?.[1] : undefined;
  return field === undefined ? (typeof value === 'string' ? value : JSON.stringify(value)) : nameOf(field);
}
