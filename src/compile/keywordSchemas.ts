import type { JsonObject } from '../domain/json.ts';
import { ruleKeywords } from '../rules/ruleKeywords.ts';

/** `schemas/language/keywords.schema.json`: our own keywords as editors and the meta-schemas of rules and forms see them.
 * Made from the keywords themselves; a test holds the file against this. */
export function keywordSchemas(): JsonObject {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Keywords',
    description: 'What JSON Schema cannot say: our own keywords, for rules and forms.',
    type: 'object',
    properties: Object.fromEntries(ruleKeywords.map(({ name, metaSchema }) => [name, metaSchema])),
  };
}
