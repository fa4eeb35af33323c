import type { World } from './compiled.ts';

/** A function that Ajv made, in memory or as code: called with the world as `this`. */
export interface Validator {
  (this: { readonly world: World }, value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

export interface ValidationError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
}
