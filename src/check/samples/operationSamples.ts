import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import { resolveRefs } from '../../rules/resolveRefs.ts';
import { samplePattern } from '../../rules/samplePattern.ts';

/** Requests that the contract shows as examples, without what every call carries. */
export function requestSamples(project: Project, operationId: string): readonly JsonObject[] {
  return examples(project, operationId, ['requestBody']).flatMap((value) => (isJsonObject(value) ? [value] : []));
}

/** `ret_data` of the contract's examples of success: the first, with what only the others show. */
export function replySample(project: Project, operationId: string): Json {
  const data = examples(project, operationId, ['responses', '200']).flatMap((reply) =>
    isJsonObject(reply) && reply.return_code === 'SUCCESS' && reply.ret_data !== undefined ? [reply.ret_data] : [],
  );
  if (data.every(isJsonObject) && data.length > 0) return Object.assign({}, ...[...data].reverse()) as JsonObject;
  return data[0] ?? sampleSchema(project.operations[operationId]?.reply);
}

/** What comes with a return code, as `x-code-data` describes it. */
export function codeSample(project: Project, operationId: string, code: string): Json {
  const operation = project.operations[operationId];
  const schema = getAt(operation?.data, ['x-code-data', code]);
  if (!operation || schema === undefined) return {};
  const place = { file: operation.file, pointer: `${operation.pointer}/x-code-data/${code}` };
  return sampleSchema(resolveRefs(schema, place, { load: (file) => project.files.get(file)?.data }));
}

function examples(project: Project, operationId: string, at: readonly string[]): readonly Json[] {
  const media = getAt(project.operations[operationId]?.data, [...at, 'content', 'application/json']);
  if (!isJsonObject(media)) return [];
  const many = isJsonObject(media.examples) ? Object.values(media.examples) : [];
  const values = many.flatMap((one) => (isJsonObject(one) && one.value !== undefined ? [one.value] : []));
  return media.example === undefined ? values : [media.example, ...values];
}

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
