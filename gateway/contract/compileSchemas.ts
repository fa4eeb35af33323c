import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../src/domain/json.ts';
import { formatPointer } from '../../src/domain/jsonPointer.ts';
import { contractAjv } from '../../src/rules/contractAjv.ts';
import { inlined } from './inlined.ts';

/** A place where a value breaks its schema. */
export interface SchemaError {
  /** JSON Pointer into the value. */
  readonly pointer: string;
  readonly keyword: string;
}

/** Judges a value; empty when it fits. */
export type Validator = (value: unknown) => readonly SchemaError[];

/** Compiles schemas of one bundled document, strictly: an unknown keyword is an error. Each when it is first asked: all of them
 * take a second of every start, and `contract.test.ts` asks all. */
export function schemaCompiler(document: JsonObject): (schema: JsonObject) => Validator {
  const ajv = contractAjv({ allErrors: false });
  return (schema) => {
    let compiled: ValidateFunction | undefined;
    return (value) => {
      const judge = (compiled ??= ajv.compile(inlined(schema, document)));
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
