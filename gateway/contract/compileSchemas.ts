import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../../src/domain/json.ts';
import { formatPointer } from '../../src/domain/jsonPointer.ts';
import { formats } from '../../src/rules/formats.ts';

/** A place where a value breaks its schema. */
export interface SchemaError {
  /** JSON Pointer into the value. */
  readonly pointer: string;
  readonly keyword: string;
}

/** Judges a value; empty when it fits. */
export type Validator = (value: unknown) => readonly SchemaError[];

/** Keywords that inform people and tools and judge nothing. */
const ANNOTATIONS = ['x-sensitive', 'x-shared', 'x-source', 'example'];

/** Compiles schemas of one bundled document, strictly: an unknown keyword is an error. Each when it is first asked: all of them
 * take a second of every start, and `contract.test.ts` asks all. */
export function schemaCompiler(document: JsonObject): (schema: JsonObject) => Validator {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: false });
  for (const [name, { validate }] of Object.entries(formats)) ajv.addFormat(name, validate);
  ajv.addVocabulary(ANNOTATIONS);
  return (schema) => {
    let compiled: ValidateFunction | undefined;
    return (value) => {
      const judge = (compiled ??= ajv.compile(inlined(schema, document, []) as JsonObject));
      return judge(value) ? [] : schemaErrors(judge.errors ?? []);
    };
  };
}

function schemaErrors(errors: readonly ErrorObject[]): readonly SchemaError[] {
  const seen = new Set<string>();
  return errors
    .filter(({ keyword }) => keyword !== 'if' && keyword !== 'allOf')
    .map((error) => ({ pointer: pointerOf(error), keyword: error.keyword }))
    .filter(({ pointer, keyword }) => !seen.has(`${pointer} ${keyword}`) && seen.add(`${pointer} ${keyword}`))
    .slice(0, 20);
}

/** The place of an absent or unknown property is that property. Names a client made up are cut short. */
function pointerOf({ instancePath, params }: ErrorObject): string {
  const name = params.missingProperty ?? params.unevaluatedProperty ?? params.additionalProperty;
  const whole = typeof name === 'string' ? `${instancePath}${formatPointer([name])}` : instancePath;
  return whole.length > 200 ? whole.slice(0, 200) : whole;
}

/** The schema with every `#/components/schemas/…` in place. */
function inlined(node: Json, document: JsonObject, inside: readonly string[]): Json {
  if (Array.isArray(node)) return node.map((item) => inlined(item, document, inside));
  if (node === null || typeof node !== 'object') return node;
  const { $ref, ...rest } = node as JsonObject;
  const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, inlined(value, document, inside)]));
  if (typeof $ref !== 'string') return own;
  const name = $ref.replace('#/components/schemas/', '');
  const target = ((document.components as JsonObject).schemas as JsonObject)[name];
  if (target === undefined) throw new Error(`The contract has no component "${name}" (${$ref}).`);
  if (inside.includes(name))
    throw new Error(`The component "${name}" contains itself: ${[...inside, name].join(' → ')}.`);
  return { ...(inlined(target, document, [...inside, name]) as JsonObject), ...own };
}
