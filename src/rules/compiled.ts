import type { Json, JsonObject } from '../domain/json.ts';
import type { SensitiveKind } from '../domain/sensitive.ts';

/** What the world is at a moment: all that a rule, a form or a walk may look at besides answers and replies. */
export interface World {
  /** The signed-in member as `/userInfoQuery` answered, with `signed_in`; `{ signed_in: false }` for a visitor. */
  readonly user: JsonObject;
  readonly site: JsonObject;
  /** Constants in force at `now`, by id. Money is `{ "HKD": "6.00", … }`. */
  readonly const: JsonObject;
  /** Calendars by id (`hk`, `prc`): holidays and make-up workdays. */
  readonly calendars: JsonObject;
  /** Instant, ISO 8601 with offset, by the named clock, never the browser's. */
  readonly now: string;
  /** The last ended record of this flow of a declined process, without secrets. */
  readonly last?: JsonObject;
}

/** Resolves `$word/…` pointers; `undefined` when absent. `$self` is the answer being judged. */
export interface PointerScope {
  readonly resolve: (pointer: string) => Json | undefined;
  readonly world: World;
}

export interface FieldError {
  /** JSON Pointer into the answer: `/amount`, `/lines/0/amount`. */
  readonly pointer: string;
  /** What is said of several fields together: the others of them. */
  readonly beside?: readonly string[];
  /** The schema keyword or the rule id that failed: `required`, `pattern`, `transfer.withinSingleLimit`. */
  readonly keyword: string;
  readonly params: JsonObject;
}

export interface CompiledRule {
  readonly id: string;
  readonly subject: readonly string[];
  /** False when any member of the subject is absent. */
  readonly holds: (subject: JsonObject, world: World) => boolean;
}

export interface CompiledFigure {
  readonly id: string;
  /** The value as rules take it: a decimal string, a whole number or a day; `undefined` where something it needs is absent. */
  readonly work: (subject: JsonObject, world: World) => Json | undefined;
  /** The same as a step shows it: money with its currency. */
  readonly show: (subject: JsonObject, world: World) => Json | undefined;
}

/** A figure of a step's own answers: shown while they are typed. */
export interface LiveFigure {
  /** How it reads: `name`, `as`, `of`, as in a row of a summary. */
  readonly row: JsonObject;
  readonly value: (scope: PointerScope) => Json | undefined;
}

export interface CompiledForm {
  /** `transfer-to-hk/details` */
  readonly id: string;
  /** Static, every `$ref` resolved, no titles. A property that came from `schemas/shared/<name>` has `x-shared: <name>`. */
  readonly schema: JsonObject;
  readonly ui: JsonObject;
  /** Kinds of the secret fields by JSON Pointer into the answer (`/lines/-/image` for every row). */
  readonly secrets: { readonly [pointer: string]: SensitiveKind };
  readonly figures?: readonly LiveFigure[];
  /** Judges an answer: the schema with fields hidden by `x-when` left out, then `x-rules`. Empty when it holds.
   * `scope` resolves everything but `$self` and `$option`, which come from `answer`. */
  readonly validate: (answer: JsonObject, scope: PointerScope) => readonly FieldError[];
  /** The answer as `x-tidy` wants it, hidden fields too: what the fields show and what their calls take. */
  readonly tidy: (answer: JsonObject) => JsonObject;
  /** The tidied answer with hidden fields left out: what is recorded and sent. */
  readonly prune: (answer: JsonObject, scope: PointerScope) => JsonObject;
}
