import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseDataFile, type DataFile } from './dataFile.ts';
import { openYamlMemory, type YamlMemory } from './yamlMemory.ts';

/** Folders that hold data, below the root. */
export const dataFolders = ['content', 'flows', 'locales', 'openapi', 'schemas'] as const;

const known = new Map<string, DataFile>();

/** True for a path below the root that is a data file of the project. */
export function isDataPath(path: string): boolean {
  return dataFolders.some((folder) => path.startsWith(`${folder}/`)) && /\.(json|ya?ml)$/.test(path);
}

/** Every data file, by path. A file whose text is the same as before is not parsed again. */
export function readDataFiles(root: string): ReadonlyMap<string, DataFile> {
  const files = new Map<string, DataFile>();
  const memory = openYamlMemory(root);
  for (const folder of dataFolders) {
    for (const path of pathsBelow(root, folder)) {
      const file = readDataFile(root, path, memory);
      if (file) files.set(path, file);
    }
  }
  memory.keep();
  return files;
}

function pathsBelow(root: string, folder: string): readonly string[] {
  try {
    const entries = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    return entries
      .map((entry) => `${folder}/${entry.split(sep).join('/')}`)
      .filter(isDataPath)
      .sort();
  } catch {
    return [];
  }
}

/** `undefined` when the file went away between listing and reading, as editors do when they save. */
function readDataFile(root: string, path: string, memory: YamlMemory): DataFile | undefined {
  const full = join(root, path);
  let text: string;
  try {
    text = readFileSync(full, 'utf8');
  } catch {
    return undefined;
  }
  const before = known.get(full);
  if (before?.text === text) return before;
  const isYaml = !path.endsWith('.json');
  const file = parseDataFile(path, text, isYaml ? memory.recall(text) : undefined);
  if (isYaml && file.problems.length === 0) memory.remember(text, file.data);
  known.set(full, file);
  return file;
}
