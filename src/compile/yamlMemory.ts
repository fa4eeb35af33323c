import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../domain/json.ts';
import { writeCacheFile } from './writeCacheFile.ts';

/** What YAML texts were read as, kept between runs in `.cache/` below the root: 140 files are then read in 20 ms instead of
 * several hundred. Only a help: without it, or with a broken one, everything is read again. */
export interface YamlMemory {
  readonly recall: (text: string) => Json | undefined;
  readonly remember: (text: string, data: Json) => void;
  /** Writes what was remembered since it was opened; never half a file. */
  readonly keep: () => void;
}

const loaded = new Map<string, Map<string, Json>>();

export function openYamlMemory(root: string): YamlMemory {
  const file = join(root, '.cache', 'yaml.json');
  const known = loaded.get(file) ?? readMemory(file);
  loaded.set(file, known);
  let isNew = false;
  return {
    recall: (text) => known.get(keyOf(text)),
    remember(text, data) {
      const key = keyOf(text);
      if (known.has(key)) return;
      known.set(key, data);
      isNew = true;
    },
    keep() {
      if (isNew) writeMemory(file, known);
    },
  };
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function readMemory(file: string): Map<string, Json> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as JsonObject));
  } catch {
    return new Map();
  }
}

/** Texts of long ago are forgotten when there are many more than a project has. */
function writeMemory(file: string, known: ReadonlyMap<string, Json>): void {
  writeCacheFile(file, JSON.stringify(Object.fromEntries([...known].slice(-1000))));
}
