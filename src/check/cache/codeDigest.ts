import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
