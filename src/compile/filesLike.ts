import type { DataFile } from './dataFile.ts';
import type { Project } from './project.ts';

/** The files whose path fits, in order. Of the others nothing is read but their names: what is made from these holds when one of
 * those is edited. */
export function filesLike({ files }: Pick<Project, 'files'>, path: RegExp): readonly DataFile[] {
  return [...files.keys()].filter((name) => path.test(name)).flatMap((name) => files.get(name) ?? []);
}
