import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { samplePattern } from '../../rules/samplePattern.ts';

const instant = '2026-11-22T09:30:00.000+08:00';

/** One value that a schema without references describes; for what no example shows. */
export function sampleSchema(schema: Json | undefined): Json {
  if (!isJsonObject(schema)) return {};
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return (schema.enum as readonly Json[])[0] ?? null;
  if (Array.isArray(schema.allOf))
    return Object.assign({}, sampleTyped(schema), ...(schema.allOf as readonly Json[]).map(sampleSchema)) as JsonObject;
  return sampleTyped(schema);
}

function sampleTyped(schema: JsonObject): Json {
  const { type, properties, items, minimum, minItems, format, pattern } = schema;
  if (isJsonObject(properties))
    return Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, sampleSchema(member)]));
  if (type === 'array') {
    const row = sampleSchema(items);
    return Array.from({ length: typeof minItems === 'number' && minItems > 1 ? minItems : 1 }, () => row);
  }
  if (type === 'integer' || type === 'number') return Math.max(2, typeof minimum === 'number' ? minimum : 2);
  if (type === 'boolean') return true;
  if (format === 'date-time') return instant;
  if (format === 'date') return '2026-11-22';
  if (typeof pattern === 'string') return readable(samplePattern(pattern)) ?? '1';
  return type === 'string' ? 'Sample' : {};
}

/** An amount rather than a bare digit, a real instant rather than the first text of its pattern. */
function readable(texts: readonly string[]): string | undefined {
  if (texts.some((text) => /^\d{4}-\d\d-\d\dT/.test(text))) return instant;
  return texts.find((text) => /^[1-9]\d*\.\d\d$/.test(text)) ?? texts[0];
}
