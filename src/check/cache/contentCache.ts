import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Json } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';

/** What was found out before, by name and by a key that is a digest of all it stands on. Kept in `.cache/` below the root
 * and never needed: an entry that is not there, cannot be read, is of another key or was touched by hand is as good as none. */
export interface ContentCache {
  readonly recall: (name: string, key: string) => Json | undefined;
  readonly remember: (name: string, key: string, value: Json) => void;
}

export function contentCache(root: string, kind: string): ContentCache {
  const fileOf = (name: string) => join(root, '.cache', kind, `${name}.json`);
  return {
    recall(name, key) {
      const entry = readEntry(fileOf(name));
      if (!isJsonObject(entry) || entry['key'] !== key || entry['value'] === undefined) return undefined;
      return entry['seal'] === sealOf(key, entry['value']) ? entry['value'] : undefined;
    },
    remember(name, key, value) {
      writeWhole(fileOf(name), JSON.stringify({ key, seal: sealOf(key, value), value }));
    },
  };
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Tells a value as it was written from one that was changed or cut. */
function sealOf(key: string, value: Json): string {
  return digestOf(`${key}\0${JSON.stringify(value)}`);
}

function readEntry(file: string): Json | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Json;
  } catch {
    return undefined;
  }
}

/** Never half a file, however many write at once. */
function writeWhole(file: string, text: string): void {
  const half = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(half, text);
    renameSync(half, file);
  } catch {
    // A root that cannot be written to: the next run finds it out anew.
  }
}
