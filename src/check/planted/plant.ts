import { parseDataFile } from '../../compile/dataFile.ts';
import { loadProject } from '../../compile/loadProject.ts';
import type { Project } from '../../compile/project.ts';
import { readDataFiles } from '../../compile/readDataFiles.ts';
import { checkProject } from '../checkProject.ts';
import type { Finding } from '../finding.ts';
import type { FindingKind } from '../findingKinds.ts';

const root = process.cwd();
const sound = readDataFiles(root);

/** A change to a data file: a text that stands in it once, and what takes its place. */
export interface Change {
  readonly file: string;
  /** Absent: the file is new, or wholly replaced. */
  readonly from?: string;
  readonly to: string;
}

/** Changes after which there is a finding of a kind, on the line of a file that holds a text. */
export interface Fault {
  readonly id: FindingKind;
  readonly changes: readonly Change[];
  readonly file: string;
  readonly near: string;
}

/** The project with faults planted in memory; nothing on disk changes. */
export function planted(changes: readonly Change[]): Project {
  const files = new Map(sound);
  for (const { file, from, to } of changes) {
    const before = files.get(file)?.text ?? '';
    if (from !== undefined && before.split(from).length !== 2) {
      throw new RangeError(`${file} holds ${JSON.stringify(from)} ${before.split(from).length - 1} times, not once`);
    }
    files.set(file, parseDataFile(file, from === undefined ? to : before.replace(from, () => to)));
  }
  return loadProject(root, files);
}

export function findingsOf(changes: readonly Change[]): readonly Finding[] {
  return checkProject(planted(changes));
}

/** The line on which `needle` stands in the planted file; the `nth` of several. */
export function lineOf(changes: readonly Change[], file: string, needle: string): number {
  const text = planted(changes).files.get(file)?.text ?? '';
  const at = text.indexOf(needle);
  if (at < 0) throw new RangeError(`${file} does not hold ${JSON.stringify(needle)}`);
  return text.slice(0, at).split('\n').length;
}
