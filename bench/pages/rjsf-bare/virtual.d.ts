declare module 'bench:validators' {
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
  const functions: { readonly [name: string]: ValidatorFunctions };
  export = functions;
}
