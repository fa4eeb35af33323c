import type { JsonObject } from '../domain/json.ts';
import { formatPointer, getAt, placesOf, setAt } from '../domain/jsonPointer.ts';
import type { CompiledRule, PointerScope } from './compiled.ts';
import { answerScope, type DataSources } from './formScope.ts';
import { whenOf, type FormField, type FormGuard } from './formSchema.ts';
import { holdsGuard } from './guard.ts';
import { inRow } from './inRow.ts';
import { tidyAnswer } from './tidyAnswer.ts';

/** What judging an answer needs to know of its form. */
export interface FormParts {
  readonly fields: readonly FormField[];
  readonly sources: DataSources;
  readonly rules: { readonly [ruleId: string]: CompiledRule };
  /** Names of the top-level properties, when the schema allows no others. */
  readonly closed: ReadonlySet<string> | undefined;
}

export interface PrunedAnswer {
  readonly answer: JsonObject;
  /** Pointers of the places that `x-when` hides: of a field in rows, one for each row. */
  readonly hidden: ReadonlySet<string>;
}

/** Tidies what was typed, and leaves out what the form does not ask: fields hidden by `x-when`, and properties it does not know (of a draft from an
 * earlier version). A field that is hidden counts as absent for the fields below it: they come one after another, as for a member who
 * begins with an empty form, so those that wait for each other never do. */
export function pruneAnswer(parts: FormParts, answer: JsonObject, scope: PointerScope): PrunedAnswer {
  const tidied = tidyAnswer(parts.fields, answer);
  const given = parts.closed ? onlyKnown(tidied, parts.closed) : tidied;
  const conditional = parts.fields.flatMap((field) => conditionsOf(field, given));
  let hidden: readonly Condition[] = conditional;
  let kept = hidden.reduce(without, given);
  for (let round = 0; round < conditional.length; round += 1) {
    const judged = answerScope(kept, parts.fields, parts.sources, scope);
    const now = conditional.filter(({ when }) => !holdsGuard(when, judged, parts.rules));
    const isSettled = now.length === hidden.length && now.every((one, index) => one === hidden[index]);
    if (isSettled) break;
    hidden = now;
    kept = hidden.reduce(without, given);
  }
  return { answer: kept, hidden: new Set(hidden.map(({ place }) => formatPointer(place))) };
}

/** A place that is asked while a guard holds. */
interface Condition {
  readonly place: readonly string[];
  readonly when: FormGuard;
}

/** Each row is judged for itself. */
function conditionsOf({ tokens, schema }: FormField, answer: JsonObject): readonly Condition[] {
  const when = whenOf(schema);
  if (!when) return [];
  return placesAsked(answer, tokens).map((place) => ({
    place,
    when: { ...when, params: inRow(when.params, tokens, place) },
  }));
}

/** Where a field is asked, answered or not: once, or in every row that there is. */
function placesAsked(answer: JsonObject, tokens: readonly string[]): readonly (readonly string[])[] {
  const row = tokens.lastIndexOf('-') + 1;
  return placesOf(answer, tokens.slice(0, row)).map((place) => [...place, ...tokens.slice(row)]);
}

function without(answer: JsonObject, { place }: Condition): JsonObject {
  return getAt(answer, place) === undefined ? answer : (setAt(answer, place, undefined) as JsonObject);
}

function onlyKnown(answer: JsonObject, known: ReadonlySet<string>): JsonObject {
  const entries = Object.entries(answer).filter(([name]) => known.has(name));
  return entries.length === Object.keys(answer).length ? answer : Object.fromEntries(entries);
}
