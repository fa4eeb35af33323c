import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../src/domain/json.ts';

/** A file of data of this project.
 * @param file path from the root */
export function readJson(file: string): JsonObject {
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
}
