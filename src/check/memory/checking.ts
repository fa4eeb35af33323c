import type { Project } from '../../compile/project.ts';
import type { Place } from '../finding.ts';
import type { FindingKind } from '../findingKinds.ts';
import type { Looked } from './reads.ts';

/** What is said to a reporter. */
export type Report = [id: FindingKind, place: Place, what: string, fix: string];

/** A project while it is checked. */
export interface Checking extends Looked {
  readonly project: Project;
  /** The very same for all projects whose language is the same. */
  readonly language: object;
  add(...report: Report): void;
  /** Does what a check does, and gives what it reports. */
  reported(check: () => void): readonly Report[];
}
