import { attempt } from '../attempt.ts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeCacheFile } from '../../compile/writeCacheFile.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';
import { fileURLToPath } from 'node:url';

/** What was found out before, by name and by a key that is a digest of all it depends on. Kept in `.cache/` below the root
 * and never needed: an entry that is not there, cannot be read, is of another key or was touched by hand is as good as none. */
interface ContentCache {
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
      writeCacheFile(fileOf(name), JSON.stringify({ key, seal: sealOf(key, value), value }));
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
  return attempt(() => JSON.parse(readFileSync(file, 'utf8')) as Json);
}

const digests = new Map<string, string>();

/** A digest of the code behind a module: its own text, that of every file of ours that it imports, the versions of
 * packages and of Node.js. What code said is worth keeping only as long as the code is the same. */
export function codeDigest(moduleUrl: string): string {
  const known = digests.get(moduleUrl);
  if (known !== undefined) return known;
  const digest = createHash('sha256')
    .update(process.version)
    .update(packageVersions(dirname(fileURLToPath(moduleUrl))));
  for (const [file, text] of [...importedBy(fileURLToPath(moduleUrl))].sort(([one], [other]) => (one < other ? -1 : 1)))
    digest.update(`\0${file}\0${text}`);
  const made = digest.digest('base64url');
  digests.set(moduleUrl, made);
  return made;
}

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** The texts of a file and of all that it imports, however far. */
function importedBy(entry: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, path = ''] of text.matchAll(IMPORT)) waiting.push(join(dirname(file), path));
  }
  return texts;
}

function packageVersions(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'package-lock.json');
    if (existsSync(file)) return readFileSync(file, 'utf8');
    if (dirname(at) === at) return '';
  }
}
