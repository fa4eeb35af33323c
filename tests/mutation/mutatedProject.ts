import { stringify } from 'yaml';
import { parseDataFile } from '../../src/compile/dataFile.ts';
import type { DataFile } from '../../src/compile/dataFile.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import type { Project } from '../../src/compile/project.ts';
import type { Json } from '../../src/domain/json.ts';
import { edited } from './edit.ts';
import type { Mutant } from './mutant.ts';

/** The project with the edits of a mutant, in memory: every other file is the very one of `project`. */
export function mutatedProject(project: Project, { file, edits }: Pick<Mutant, 'file' | 'edits'>): Project {
  const before = project.files.get(file);
  if (!before) throw new RangeError(`no data file ${file}`);
  const data = edits.reduce<Json>(edited, before.data);
  return loadProject(project.root, new Map(project.files).set(file, written(file, data)));
}

/** A file as an editor would save it. */
function written(path: string, data: Json): DataFile {
  if (path.endsWith('.json')) return parseDataFile(path, `${JSON.stringify(data, null, 2)}\n`);
  return parseDataFile(path, stringify(data, { aliasDuplicateObjects: false }), data);
}
