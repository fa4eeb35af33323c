import { readdirSync, readFileSync } from 'node:fs';

export interface TestHook {
  readonly file: string;
  readonly excerpt: string;
}

/** What only a demonstration may hold: the sandbox's addresses, its drawer and its words. */
const hookNames = /sandbox|outbox/i;

/** Files of a build that name a test hook. */
export function findTestHooks(folder: string): readonly TestHook[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html|json|css|map)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const at = text.search(hookNames);
    return at < 0 ? [] : [{ file: file.slice(folder.length + 1), excerpt: text.slice(Math.max(0, at - 40), at + 60) }];
  });
}
