import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../../src/domain/json.ts';

const files = new Map<string, JsonObject>();

/** A file of words, read once. */
export function wordsFile(locale: string, name: string): JsonObject {
  const path = `locales/${locale}/${name}.json`;
  const known = files.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as JsonObject);
  files.set(path, known);
  return known;
}
