import type { Project } from '../../compile/project.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import { resolveRefs } from '../../rules/resolveRefs.ts';
import { sampleSchema } from './sampleSchema.ts';

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
