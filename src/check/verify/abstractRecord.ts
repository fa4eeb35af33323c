import type { Choice } from './choices.ts';

/** One visit of a record in the model: what happened at a state, and whether its secrets are gone. */
export interface AbstractVisit {
  readonly state: number;
  readonly choice: Choice;
  /** A secret of this answer or reply was left out when the record was stored. */
  readonly hole?: true;
}

/** A record in the model: what the engine's record is, with values only where a guard looks. */
export interface AbstractRecord {
  /** Visits on the path, then those that wait behind it. */
  readonly visits: readonly AbstractVisit[];
  /** What was taken out and may be given again as it was, by state. */
  readonly taken: readonly AbstractVisit[];
  /** A Change link was followed: where Back puts the answer in again. */
  readonly editing?: number;
  /** Values outside the flow, and the entry by which the member came. */
  readonly start: number;
}

/** Where a record stands: the path walked, and the state where the walk stopped. */
export interface Position {
  readonly record: AbstractRecord;
  /** How many of the record's visits are on the path. */
  readonly length: number;
  /** Index of the state. */
  readonly at: number;
}

/** The same text for the same position. */
export function positionKey({ record, length, at }: Position): string {
  const path = record.visits.slice(0, length).map(visitKey);
  const waiting = record.visits.slice(length).map(visitKey).sort();
  const taken = record.taken.map(visitKey).sort();
  return `${record.start}|${at}|${path.join(' ')}|${waiting.join(' ')}|${taken.join(' ')}|${record.editing ?? ''}`;
}

const keys = new WeakMap<Choice, string>();

function visitKey({ state, choice, hole }: AbstractVisit): string {
  return `${state}:${choiceKey(choice)}${hole ? '°' : ''}`;
}

export function choiceKey(choice: Choice): string {
  const known = keys.get(choice) ?? JSON.stringify(choice);
  keys.set(choice, known);
  return known;
}

export function sameChoice(a: Choice, b: Choice): boolean {
  return a === b || choiceKey(a) === choiceKey(b);
}
