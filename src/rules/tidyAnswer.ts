import type { Json, JsonObject } from '../domain/json.ts';
import { getAt, placesOf, setAt } from '../domain/jsonPointer.ts';
import { tidyText, type TidyOperation } from '../domain/tidyText.ts';
import { tidyOf, type FieldTidy, type FormField, type TidyStep } from './formSchema.ts';

/** An answer as `x-tidy` of its fields wants it, for the form and the gateway alike; a text of which nothing is left is absent.
 * The very same object where nothing changes. */
export function tidyAnswer(fields: readonly FormField[], answer: JsonObject): JsonObject {
  return fields.reduce((now, { tokens, schema }) => {
    const tidy = tidyOf(schema);
    return tidy ? placesOf(now, tokens).reduce((all, place) => tidyPlace(tidy, all, place), now) : now;
  }, answer);
}

function tidyPlace(tidy: FieldTidy, answer: JsonObject, place: readonly string[]): JsonObject {
  const text = getAt(answer, place);
  if (typeof text !== 'string') return answer;
  const beside = (name: string): Json | undefined => getAt(answer, [...place.slice(0, -1), name]);
  const steps = stepsOf(tidy, beside);
  const tidied = tidyText(text, steps.filter(isOperation), countryCodeOf(steps, beside));
  return tidied === text ? answer : (setAt(answer, place, tidied === '' ? undefined : tidied) as JsonObject);
}

function stepsOf(tidy: FieldTidy, beside: (name: string) => Json | undefined): readonly TidyStep[] {
  if (!('by' in tidy)) return tidy;
  const value = beside(tidy.by);
  const own = typeof value === 'string' && Object.hasOwn(tidy.of, value) ? tidy.of[value] : undefined;
  return own ?? tidy.else ?? [];
}

function countryCodeOf(steps: readonly TidyStep[], beside: (name: string) => Json | undefined): string | undefined {
  const step = steps.find((one) => !isOperation(one));
  if (step === undefined || isOperation(step)) return undefined;
  const code = typeof step.countryCode === 'string' ? step.countryCode : beside(step.countryCode.beside);
  return typeof code === 'string' && code !== '' ? code : undefined;
}

function isOperation(step: TidyStep): step is TidyOperation {
  return typeof step === 'string';
}
