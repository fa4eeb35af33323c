import { unreadFile, type DataFile } from './dataFile.ts';
import { parseFile } from './parseFile.ts';
import { readDataTexts, type DataText } from './readDataTexts.ts';
import { openYamlMemory, type YamlMemory } from './yamlMemory.ts';

/** By path from the root, the latest first: copies of a project, and its revisions, have most texts in common. */
const known = new Map<string, readonly DataFile[]>();

/** So many texts of one path are kept. */
const MOST_KNOWN = 3;

/** Every data file, by path. A file whose text is the same as before is not parsed again, and is the very same: what was found
 * out about it holds.
 * @param texts what lies on disk, where that was read already */
export function readDataFiles(root: string, texts = readDataTexts(root)): ReadonlyMap<string, DataFile> {
  const memory = openYamlMemory(root);
  const files = new Map(texts.map((text) => [text.path, dataFileOf(text, memory)]));
  memory.keep();
  return files;
}

function dataFileOf({ path, text, fault }: DataText, memory: YamlMemory): DataFile {
  if (fault) return unreadFile(path, text, fault);
  const before = known.get(path) ?? [];
  const file = before.find((one) => one.text === text) ?? parsed(path, text, memory);
  known.set(path, [file, ...before.filter((one) => one !== file)].slice(0, MOST_KNOWN));
  return file;
}

function parsed(path: string, text: string, memory: YamlMemory): DataFile {
  const isYaml = /\.ya?ml$/.test(path);
  const file = parseFile(path, text, isYaml ? memory.recall(text) : undefined);
  if (isYaml && file.problems.length === 0) memory.remember(text, file.data);
  return file;
}
