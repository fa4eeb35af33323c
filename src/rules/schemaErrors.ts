import { formatPointer } from '../domain/jsonPointer.ts';
import type { JsonObject } from '../domain/json.ts';
import type { FieldError } from './compiled.ts';
import type { ValidationError } from './validator.ts';

/** Ajv's errors as a form shows them: `required` at the field that is missing, one error for `anyOf`, `oneOf` and `not`
 * without those of their branches, nothing for `if` itself. A text of wrong characters is told that before it is told that it is too short or
 * too long. The choices of an `enum` are left out: they are on the screen. */
export function schemaErrors(errors: readonly ValidationError[]): readonly FieldError[] {
  const composed = errors.filter(({ keyword }) => ['anyOf', 'oneOf', 'not', 'contains'].includes(keyword));
  const inBranch = (error: ValidationError) =>
    composed.some(({ schemaPath }) => error.schemaPath.startsWith(`${schemaPath}/`));
  const told = errors.filter((error) => error.keyword !== 'if' && !inBranch(error));
  const isOfLength = ({ keyword }: ValidationError) => keyword === 'minLength' || keyword === 'maxLength';
  return [...told.filter((error) => !isOfLength(error)), ...told.filter(isOfLength)].map(fieldError);
}

function fieldError({ keyword, instancePath, params }: ValidationError): FieldError {
  const missing = params['missingProperty'];
  const absent = (keyword === 'required' || keyword === 'dependentRequired') && typeof missing === 'string';
  const { allowedValues: _choices, ...said } = params;
  const pointer = absent ? `${instancePath}${formatPointer([missing])}` : instancePath;
  return { pointer, keyword: absent ? 'required' : keyword, params: said as JsonObject };
}
