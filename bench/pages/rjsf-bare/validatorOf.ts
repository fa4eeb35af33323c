import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import * as compiled from 'bench:validators';

/** rjsf's own precompiled validator of a schema (`bench/validators.ts` compiles it). */
export function validatorOf(name: string, schema: RJSFSchema): ValidatorType {
  const functions = compiled[name];
  if (!functions) throw new Error(`bench/validators.ts compiles no schema "${name}".`);
  return createPrecompiledValidator(functions, schema);
}
