import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import type { CompiledRule, World } from './compiled.ts';
import { compileSchema } from './compileRule.ts';
import { proposeValues } from './proposeValues.ts';
import { subjectTypes, type RuleSource } from './ruleFile.ts';
import { ruleSchema } from './ruleSchema.ts';

/** Subjects on both sides of a rule, judged by the compiled rule, and the sides for which none was found. */
export interface RuleSamples {
  readonly hold: readonly JsonObject[];
  readonly fail: readonly JsonObject[];
  readonly notProven: readonly ('hold' | 'fail')[];
}

const tries = 600;
const kept = 12;

/** Looks for subjects that hold and that fail: the keywords propose, the compiled rule judges. Only complete and well-typed
 * subjects count: anything else fails every rule.
 * @param schema the rule's schema standing alone: `standaloneRuleSchema` */
export function sampleRule(rule: RuleSource, schema: JsonObject, compiled: CompiledRule, world: World): RuleSamples {
  const typed = compileSchema(ruleSchema(rule, {}));
  const seen = new Set<string>();
  const hold: JsonObject[] = [];
  const fail: JsonObject[] = [];
  let waiting: readonly JsonObject[] = seedsOf(rule, schema, world);
  while (waiting.length > 0 && seen.size < tries && (hold.length < kept || fail.length < kept)) {
    const fresh = waiting.filter((subject) => {
      const key = JSON.stringify(subject);
      return !seen.has(key) && seen.add(key);
    });
    for (const subject of fresh) {
      if (!typed.call({ world }, subject)) continue;
      const side = compiled.holds(subject, world) ? hold : fail;
      if (side.length < kept) side.push(subject);
    }
    waiting = fresh.slice(0, 24).flatMap((subject) => variants(rule, schema, subject, world));
  }
  const notProven = [
    ...(hold.length === 0 ? (['hold'] as const) : []),
    ...(fail.length === 0 ? (['fail'] as const) : []),
  ];
  return { hold, fail, notProven };
}

function seedsOf(rule: RuleSource, schema: JsonObject, world: World): readonly JsonObject[] {
  const plain = Object.fromEntries(
    Object.keys(rule.subject).map((member) => [member, valuesFor(rule, schema, member, {}, world)[0] ?? null]),
  );
  return [...rule.examples.hold, ...rule.examples.fail, plain];
}

/** The subject with one member changed, for every value its keywords propose. */
function variants(rule: RuleSource, schema: JsonObject, subject: JsonObject, world: World): readonly JsonObject[] {
  return Object.keys(rule.subject).flatMap((member) =>
    valuesFor(rule, schema, member, subject, world).map((value) => ({ ...subject, [member]: value })),
  );
}

/** Values for one member of a rule's subject, on either side of what the rule says of it beside the other members. */
export function valuesFor(
  rule: RuleSource,
  schema: JsonObject,
  member: string,
  subject: JsonObject,
  world: World,
): readonly Json[] {
  const context = { world, subject };
  const type = rule.subject[member];
  const said = memberSchemas(schema, member).map((one) => proposeValues(one, context));
  const typed = type === undefined ? [] : proposeValues(subjectTypes[type], context).hold;
  const absent = rule.defaults?.[member];
  const families = familiesBy(schema, member).flatMap((family) => membersOfFamily(family, world));
  return [
    ...said.flatMap(({ hold, fail }) => [...hold, ...fail]),
    ...families,
    ...typed,
    ...(absent === undefined ? [] : [absent]),
  ];
}

/** Families of constants that a schema chooses from by a member. */
function familiesBy(schema: Json, member: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { const: family, by } = isJsonObject(schema) ? schema : {};
  const isBy = typeof family === 'string' && isJsonObject(by) && by['data'] === `/${member}`;
  const inside = (Object.values(schema) as readonly Json[]).flatMap((inner) => familiesBy(inner, member));
  return isBy ? [family, ...inside] : inside;
}

/** How the ids of a family go on. */
function membersOfFamily(family: string, { const: constants }: World): readonly string[] {
  return Object.keys(constants).flatMap((id) => (id.startsWith(`${family}.`) ? [id.slice(family.length + 1)] : []));
}

/** Every schema that looks at a member, in whatever branch. */
function memberSchemas(schema: Json, member: string): readonly JsonObject[] {
  if (!isJsonObject(schema)) return [];
  const properties = schema['properties'];
  const own = isJsonObject(properties) && isJsonObject(properties[member]) ? [properties[member]] : [];
  const branches = ['not', 'if', 'then', 'else', 'allOf', 'anyOf', 'oneOf'].flatMap((key): readonly Json[] => {
    const inner = schema[key];
    if (inner === undefined) return [];
    return Array.isArray(inner) ? (inner as readonly Json[]) : [inner];
  });
  return [...own, ...branches.flatMap((branch) => memberSchemas(branch, member))];
}
