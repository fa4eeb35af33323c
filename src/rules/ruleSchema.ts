import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { subjectTypes, type RuleSource } from './ruleFile.ts';

/** The whole JSON Schema of a rule: its subject complete and typed, then what the rule says.
 * @param schema the rule's schema with references resolved */
export function ruleSchema(rule: Pick<RuleSource, 'subject'>, schema: Json): JsonObject {
  const members = Object.entries(rule.subject);
  return {
    type: 'object',
    required: members.map(([member]) => member),
    properties: Object.fromEntries(members.map(([member, type]) => [member, subjectTypes[type]])),
    allOf: [typeMembers(schema, rule.subject)],
  };
}

/** Says each member's type again where the rule's schema looks at it, so that Ajv's strict mode finds a keyword that does
 * not fit (`minimum` on money). Types do not narrow anything: the subject is typed already. */
function typeMembers(schema: Json, subject: RuleSource['subject']): Json {
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

function typeMember(schema: Json, type: RuleSource['subject'][string] | undefined): Json {
  if (!isJsonObject(schema) || type === undefined || 'type' in schema) return schema;
  return { type: subjectTypes[type].type, ...schema };
}
