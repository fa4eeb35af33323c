import type { Project } from '../../compile/project.ts';

/** What a project has of one kind, for who looks for a name. */
export interface Listing {
  /** One sentence: where these names are written. */
  readonly use: string;
  /** Every name, each with one line about it. */
  readonly rows: (project: Project) => readonly Row[];
  /** All that is known of one name, where that is more than its line. */
  readonly whole?: (project: Project, name: string) => readonly string[];
}

export type Row = readonly [name: string, about: string];

/** What may stand on several lines in a file. */
export function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
