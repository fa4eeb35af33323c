import type { ValidationError } from './validator.ts';

/** What generated validators do with every error, once instead of at every place.
 * @param errors those found before, `null` for none */
export function addError(
  errors: ValidationError[] | null,
  instancePath: string,
  schemaPath: string,
  keyword: string,
  params: ValidationError['params'],
): ValidationError[] {
  const error = { instancePath, schemaPath, keyword, params };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
