import type { Project } from '../../src/compile/project.ts';
import type { Place } from '../../src/check/finding.ts';
import type { Edit } from './edit.ts';

/** `broken`: no longer fit to ship, and check or verify must say where. `valid`: ships, and `flow diff` must say what is different. */
export type MutantClass = 'broken' | 'valid';

/** One small change to one data file, as a careless edit would make it. */
export interface Mutant {
  readonly operator: string;
  readonly class: MutantClass;
  readonly file: string;
  readonly edits: readonly Edit[];
  /** What was done, as a clause. */
  readonly what: string;
  /** Of a broken one: where a finding tells the truth. The place of the change itself is always right. */
  readonly places: readonly Place[];
  /** Of a valid one: what a sentence that names the change has in it, each text as it stands. */
  readonly says: readonly string[];
}

/** A kind of careless edit, and every place of a project where it can be made. */
export interface Operator {
  readonly id: string;
  readonly class: MutantClass;
  /** What it does, in a sentence without its full stop. */
  readonly about: string;
  readonly mutants: (project: Project) => readonly Change[];
}

/** What an operator says of one mutant. */
export interface Change {
  readonly file: string;
  readonly edits: readonly Edit[];
  readonly what: string;
  readonly places?: readonly Place[];
  readonly says?: readonly string[];
}

export function mutantOf({ id, class: kind }: Operator, { file, edits, what, places = [], says = [] }: Change): Mutant {
  return { operator: id, class: kind, file, edits, what, places, says };
}
