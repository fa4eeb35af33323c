import { join } from 'node:path';
import { unreadFile, type DataFile } from './dataFile.ts';
import { parseFile } from './parseFile.ts';
import { readDataTexts, type DataText } from './readDataTexts.ts';
import { openYamlMemory, type YamlMemory } from './yamlMemory.ts';

const known = new Map<string, DataFile>();

/** Every data file, by path. A file whose text is the same as before is not parsed again.
 * @param texts what lies on disk, where that was read already */
export function readDataFiles(root: string, texts = readDataTexts(root)): ReadonlyMap<string, DataFile> {
  const memory = openYamlMemory(root);
  const files = new Map(texts.map((text) => [text.path, dataFileOf(root, text, memory)]));
  memory.keep();
  return files;
}

function dataFileOf(root: string, { path, text, fault }: DataText, memory: YamlMemory): DataFile {
  if (fault) return unreadFile(path, text, fault);
  const full = join(root, path);
  const before = known.get(full);
  if (before?.text === text) return before;
  const isYaml = /\.ya?ml$/.test(path);
  const file = parseFile(path, text, isYaml ? memory.recall(text) : undefined);
  if (isYaml && file.problems.length === 0) memory.remember(text, file.data);
  known.set(full, file);
  return file;
}
