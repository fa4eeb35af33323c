import { formatPointer, getAt, parsePointer } from '../domain/jsonPointer.ts';
import type { JsonObject } from '../domain/json.ts';
import type { FieldError } from './compiled.ts';
import { COMBINING, membersNamed } from './membersNamed.ts';
import type { ValidationError } from './validator.ts';

/** Ajv's errors as a form shows them: `required` at the field that is missing, one error for `anyOf`, `oneOf` and `not`
 * without those of their branches, nothing for `if` itself. A text of wrong characters is told that before it is told that it is too short or
 * too long. The choices of an `enum` are left out: they are on the screen.
 * @param schema with it, what is said of an object is told at the members that it is about
 * @param hidden pointers of those that are not asked */
export function schemaErrors(
  errors: readonly ValidationError[],
  schema: JsonObject = {},
  hidden: ReadonlySet<string> = new Set(),
): readonly FieldError[] {
  const composed = errors.filter(({ keyword }) => [...COMBINING, 'contains'].includes(keyword));
  const inBranch = (error: ValidationError) =>
    composed.some(({ schemaPath }) => error.schemaPath.startsWith(`${schemaPath}/`));
  const told = errors.filter((error) => error.keyword !== 'if' && !inBranch(error));
  const isOfLength = ({ keyword }: ValidationError) => keyword === 'minLength' || keyword === 'maxLength';
  return [...told.filter((error) => !isOfLength(error)), ...told.filter(isOfLength)].map((error) => {
    const [first, ...beside] = membersOf(error, schema).filter((pointer) => !hidden.has(pointer));
    return first === undefined ? fieldError(error) : { ...fieldError(error), pointer: first, beside };
  });
}

function membersOf({ keyword, instancePath, schemaPath }: ValidationError, schema: JsonObject): readonly string[] {
  if (!COMBINING.some((one) => one === keyword) || !schemaPath.startsWith('#/')) return [];
  const names = membersNamed(getAt(schema, parsePointer(schemaPath.slice(1))));
  return names.map((name) => instancePath + formatPointer([name]));
}

function fieldError({ keyword, instancePath, params }: ValidationError): FieldError {
  const missing = params['missingProperty'];
  const absent = (keyword === 'required' || keyword === 'dependentRequired') && typeof missing === 'string';
  const { allowedValues: _choices, ...said } = params;
  const pointer = absent ? `${instancePath}${formatPointer([missing])}` : instancePath;
  return { pointer, keyword: absent ? 'required' : keyword, params: said as JsonObject };
}
