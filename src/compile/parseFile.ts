import type { Json } from '../domain/json.ts';
import { articleFile } from './articles/articleFile.ts';
import { parseDataFile, type DataFile } from './dataFile.ts';

/** Any data file of the project by its name: JSON, YAML, or an article.
 * @param remembered what YAML was read as before */
export function parseFile(path: string, text: string, remembered?: Json): DataFile {
  return path.endsWith('.md') ? articleFile(path, text) : parseDataFile(path, text, remembered);
}
