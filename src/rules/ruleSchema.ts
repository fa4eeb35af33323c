import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { subjectTypes, type RuleSource } from './ruleFile.ts';

/** The whole JSON Schema of a rule: its subject complete and typed, with the figures worked out from it, then what the rule says.
 * @param schema the rule's schema with references resolved
 * @param figures what the figures are that the rule names */
export function ruleSchema(
  rule: Pick<RuleSource, 'subject'>,
  schema: Json,
  figures: { readonly [name: string]: JsonObject } = {},
): JsonObject {
  const subject = Object.entries(rule.subject).map(([member, type]) => [member, subjectTypes[type]] as const);
  const members: Members = { ...Object.fromEntries(subject), ...figures };
  return {
    type: 'object',
    required: Object.keys(members),
    properties: members,
    allOf: [typeMembers(schema, members)],
  };
}

/** The schema of each member. */
interface Members {
  readonly [member: string]: JsonObject;
}

/** Says each member's type again where the rule's schema looks at it, so that Ajv's strict mode finds a keyword that does
 * not fit (`minimum` on money). Types do not narrow anything: the subject is typed already. */
function typeMembers(schema: Json, subject: Members): Json {
  if (!isJsonObject(schema)) return schema;
  const typed: Record<string, Json> = { type: 'object', ...schema };
  if (isJsonObject(schema['properties'])) {
    typed['properties'] = Object.fromEntries(
      Object.entries(schema['properties']).map(([member, value]) => [member, typeMember(value, subject[member])]),
    );
  }
  for (const key of ['not', 'if', 'then', 'else']) {
    const inner = schema[key];
    if (inner !== undefined) typed[key] = typeMembers(inner, subject);
  }
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const list = schema[key];
    if (Array.isArray(list)) typed[key] = (list as readonly Json[]).map((inner) => typeMembers(inner, subject));
  }
  return typed;
}

function typeMember(schema: Json, member: JsonObject | undefined): Json {
  if (!isJsonObject(schema) || member?.['type'] === undefined || 'type' in schema) return schema;
  return { type: member['type'], ...schema };
}
