import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { typeOf, commonType, type Typed } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';

/** Key under which the outcome of a sub-flow is in the type of its output, for conditions on it. */
export const OUTCOME = '$outcome';

/** What is known of a part of an output: its type, and the whole answer or reply it is taken from. */
export interface TypedPart {
  readonly typed: Typed;
  readonly root?: string;
}

/** What a sub-flow gives: the outputs of its outcomes, each name there when an outcome that gives it came.
 * @param typeOfPart the type of a mapping of the sub-flow */
export function outputType(sub: FlowView, typeOfPart: (part: Mapping) => TypedPart): Typed {
  const outputs = sub.states.flatMap(([, node]) => {
    const output = node.type === 'final' ? node.meta?.output : undefined;
    return isJsonObject(output) ? [{ outcome: node.meta?.outcome ?? '', output: output as JsonObject }] : [];
  });
  const names = [...new Set(outputs.flatMap(({ output }) => Object.keys(output)))];
  const properties = Object.fromEntries(
    names.map((name) => {
      const parts = outputs.flatMap(({ output }) => (output[name] === undefined ? [] : [output[name]]));
      const { schemas, secret } = commonType(parts.map((part) => typeOfPart(part as Mapping).typed));
      return [name, { allOf: [...schemas], ...(secret && { 'x-sensitive': secret }) }];
    }),
  );
  const branches = outputs.flatMap(({ outcome, output }) => branchesOf(outcome, output, typeOfPart));
  const told = branches.length > 0 && { oneOf: branches };
  return typeOf({ type: 'object', properties, additionalProperties: false, ...told });
}

/** What a sub-flow gives for one of several rows: whoever left it has given none. */
export function rowType(sub: FlowView, typeOfPart: (part: Mapping) => TypedPart): JsonObject {
  // Of a sub-flow that ends well in several ways that is reported.
  const given = sub.states
    .filter(([, { type, meta }]) => type === 'final' && !LEFT.includes(meta?.outcome ?? ''))
    .map(([, { meta }]) => meta?.output as Json | undefined)
    .find(isJsonObject);
  const properties = Object.entries(given ?? {}).map(([name, part]) => {
    const { schemas, secret } = typeOfPart(part as Mapping).typed;
    return [name, { allOf: [...schemas], ...(secret && { 'x-sensitive': secret }) }] as const;
  });
  const required = Object.entries(given ?? {}).flatMap(([name, part]) => (maybeOf(part) === undefined ? [name] : []));
  return { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false };
}

const LEFT = ['back', 'cancelled'];

/** Branches told apart by the outcome: one for what it surely gives, one for each value on which a `maybe` depends that
 * the output gives too. */
function branchesOf(
  outcome: string,
  output: JsonObject,
  typeOfPart: (part: Mapping) => TypedPart,
): readonly JsonObject[] {
  const base = { [OUTCOME]: { const: outcome } };
  const sure = Object.entries(output).flatMap(([name, part]) => (maybeOf(part) === undefined ? [name] : []));
  const dependent = Object.entries(output).flatMap(([name, part]): readonly JsonObject[] => {
    const pointer = maybeOf(part);
    const inner = pointer === undefined ? undefined : typeOfPart(pointer);
    if (inner?.typed.presence.type !== 'when') return [];
    return inner.typed.presence.any.flatMap((condition) => {
      const facts = condition.map((fact) =>
        fact.type === 'is' ? givenAs(output, `${inner.root ?? ''}${formatPointer(fact.at)}`, fact.in) : undefined,
      );
      return facts.every((fact) => fact !== undefined)
        ? [{ properties: Object.assign({}, base, ...facts) as JsonObject, required: [name] }]
        : [];
    });
  });
  return [{ properties: base, required: sure }, ...dependent];
}

/** The name under which an output gives the value at `pointer`, with the values it must have. */
function givenAs(output: JsonObject, pointer: string, values: readonly Json[]): JsonObject | undefined {
  const name = Object.keys(output).find((key) => output[key] === pointer);
  return name === undefined ? undefined : { [name]: { enum: values } };
}

function maybeOf(part: Json | undefined): string | undefined {
  const pointer = isJsonObject(part) ? part['maybe'] : undefined;
  return typeof pointer === 'string' ? pointer : undefined;
}
