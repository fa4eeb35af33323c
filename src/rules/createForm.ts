import type { Json, JsonObject } from '../domain/json.ts';
import { getAt, parsePointer, placesOf } from '../domain/jsonPointer.ts';
import { isHole, type SensitiveKind } from '../domain/sensitive.ts';
import type { CompiledForm, FieldError, PointerScope } from './compiled.ts';
import type { JudgedRule } from './createRule.ts';
import { answerScope, chosenRow, isOpenRow, optionRows, type DataSources } from './formScope.ts';
import { formFields, optionsOf, rulesOf, type FormField, type FormRule } from './formSchema.ts';
import { holdsGuard, resolveSubject } from './guard.ts';
import { inRow } from './inRow.ts';
import { inScreenOrder } from './inScreenOrder.ts';
import { isWordPointer, parseWordPointer } from './pointerScope.ts';
import { lengthInCharacters } from './lengthInCharacters.ts';
import { pruneAnswer, type FormParts } from './pruneAnswer.ts';
import { schemaErrors } from './schemaErrors.ts';
import { tidyAnswer } from './tidyAnswer.ts';
import type { Validator } from './validator.ts';

/** A form as `src/compile` writes it: data beside its validator. */
export interface FormSource {
  readonly id: string;
  /** Every `$ref` resolved. */
  readonly schema: JsonObject;
  readonly ui: JsonObject;
  readonly secrets: { readonly [pointer: string]: SensitiveKind };
  /** Where the names of the step's `data` lie. */
  readonly sources: DataSources;
}

/** A form from its validator and the rules it asks: the same in the page, the checker and tests. */
export function createForm(
  source: FormSource,
  validator: Validator,
  rules: { readonly [ruleId: string]: JudgedRule },
): CompiledForm {
  const fields = formFields(source.schema);
  const parts: FormParts = { fields, sources: source.sources, rules, closed: closedNames(source.schema, fields) };
  const order = new Map(fields.map(({ tokens }, index) => [tokens.filter((token) => token !== '-').join('/'), index]));
  const formRules = rulesOf(source.schema);
  return {
    id: source.id,
    schema: source.schema,
    ui: source.ui,
    secrets: source.secrets,
    tidy: (answer) => tidyAnswer(fields, answer),
    prune: (answer, scope) => pruneAnswer(parts, answer, scope).answer,
    validate(given, scope) {
      const { answer, hidden } = pruneAnswer(parts, given, scope);
      const valid = validator.call({ world: scope.world }, answer);
      const bySchema = (valid ? [] : schemaErrors(validator.errors ?? [], source.schema, hidden)).filter(
        ({ pointer }) => !hidden.has(pointer) && !underHole(answer, pointer),
      );
      const errors = [...bySchema, ...optionErrors(parts, answer, bySchema, scope)];
      const judged = answerScope(answer, fields, source.sources, scope);
      for (const rule of formRules) errors.push(...ruleErrors(rule, answer, errors, judged, rules));
      return inScreenOrder(errors, order).map((error) => counted(error, getAt(answer, parsePointer(error.pointer))));
    },
  };
}

/** With `count`, what a message may tell of the value: characters of a text, rows of a list. */
function counted(error: FieldError, value: Json | undefined): FieldError {
  const count = typeof value === 'string' ? lengthInCharacters(value) : Array.isArray(value) ? value.length : undefined;
  return count === undefined ? error : { ...error, params: { count, ...error.params } };
}

function closedNames(schema: JsonObject, fields: readonly FormField[]): ReadonlySet<string> | undefined {
  const isClosed = schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false;
  return isClosed ? new Set(fields.map(({ tokens }) => tokens[0] ?? '')) : undefined;
}

/** A choice that is no row, or no open one: a draft may be older than the list. */
function optionErrors(
  { fields, sources }: FormParts,
  answer: JsonObject,
  before: readonly FieldError[],
  scope: PointerScope,
): readonly FieldError[] {
  return fields.flatMap(({ tokens, schema }) => {
    const options = optionsOf(schema);
    const rows = options && optionRows(options, sources, scope);
    if (!options || !rows) return [];
    return placesOf(answer, tokens).flatMap((place): readonly FieldError[] => {
      const pointer = `/${place.join('/')}`;
      // Of several choices each is one.
      const fine = [getAt(answer, place)].flat().every((one) => {
        const row = chosenRow(options, rows, one as Json);
        return row !== undefined && isOpenRow(options, row);
      });
      return fine || before.some((error) => error.pointer === pointer)
        ? []
        : [{ pointer, keyword: 'enum', params: {} }];
    });
  });
}

/** Judges a rule once, or for every row when `at` has a `-`. A rule waits until the fields it looks at are there and
 * right, so that a member sees one error at a time for a field. */
function ruleErrors(
  { rule: id, params, at, when }: FormRule,
  answer: JsonObject,
  before: readonly FieldError[],
  scope: PointerScope,
  rules: { readonly [ruleId: string]: JudgedRule },
): readonly FieldError[] {
  const rule = rules[id];
  if (!rule || (when && !holdsGuard(when, scope, rules))) return [];
  return placesOf(answer, parsePointer(at)).flatMap((place): readonly FieldError[] => {
    const here = inRow(params, parsePointer(at), place);
    const waits = [`/${place.join('/')}`, ...ownPointers(here)].some((pointer) => hasError(before, pointer));
    const subject = resolveSubject(here, scope);
    if (waits || Object.values(subject).some(holdsHole)) return [];
    const failure = rule.failure(subject, scope.world);
    return failure === undefined ? [] : [{ pointer: `/${place.join('/')}`, keyword: id, params: failure }];
  });
}

/** Fields of this form that the parameters look at. */
function ownPointers(params: JsonObject): readonly string[] {
  return Object.values(params).flatMap((value) => {
    if (!isWordPointer(value)) return [];
    const { word, tokens } = parseWordPointer(value);
    if (word === 'self') return [`/${tokens.join('/')}`];
    return word === 'option' ? [`/${tokens[0] ?? ''}`] : [];
  });
}

function hasError(errors: readonly FieldError[], pointer: string): boolean {
  return errors.some((error) => error.pointer === pointer || error.pointer.startsWith(`${pointer}/`));
}

/** A secret that the record no longer holds is asked again elsewhere; here it counts as given. */
function underHole(answer: JsonObject, pointer: string): boolean {
  const tokens = pointer.split('/').slice(1);
  return tokens.some((_, index) => isHole(getAt(answer, tokens.slice(0, index + 1))));
}

function holdsHole(value: Json): boolean {
  if (isHole(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => holdsHole(inner as Json));
}
