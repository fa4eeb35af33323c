import type { JsonObject } from '../domain/json.ts';
import { placesOf, setAt } from '../domain/jsonPointer.ts';
import type { CompiledRule, PointerScope } from './compiled.ts';
import { answerScope, type DataSources } from './formScope.ts';
import { whenOf, type FormField } from './formSchema.ts';
import { holdsGuard } from './guard.ts';
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
  /** Fields that `x-when` hides. */
  readonly hidden: readonly FormField[];
}

/** Tidies what was typed, and leaves out what the form does not ask: fields hidden by `x-when`, and properties it does not know (of a draft from an
 * earlier version). A field that is hidden counts as absent for the fields below it. */
export function pruneAnswer(parts: FormParts, answer: JsonObject, scope: PointerScope): PrunedAnswer {
  const tidied = tidyAnswer(parts.fields, answer);
  let kept = parts.closed ? onlyKnown(tidied, parts.closed) : tidied;
  let hidden: readonly FormField[] = [];
  const conditional = parts.fields.filter(({ schema }) => whenOf(schema));
  for (let round = 0; round <= conditional.length; round += 1) {
    const judged = answerScope(kept, parts.fields, parts.sources, scope);
    const now = conditional.filter(({ schema }) => {
      const when = whenOf(schema);
      return when && !holdsGuard(when, judged, parts.rules);
    });
    const next = now.reduce(withoutField, kept);
    const settled = next === kept && now.length === hidden.length;
    kept = next;
    hidden = now;
    if (settled) break;
  }
  return { answer: kept, hidden };
}

function onlyKnown(answer: JsonObject, known: ReadonlySet<string>): JsonObject {
  const entries = Object.entries(answer).filter(([name]) => known.has(name));
  return entries.length === Object.keys(answer).length ? answer : Object.fromEntries(entries);
}

function withoutField(answer: JsonObject, field: FormField): JsonObject {
  return placesOf(answer, field.tokens).reduce<JsonObject>(
    (rest, place) => setAt(rest, place, undefined) as JsonObject,
    answer,
  );
}
