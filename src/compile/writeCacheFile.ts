import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file that is only a help: never half of it, however many write at once, and nothing at all where it cannot be written. */
export function writeCacheFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}.draft`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {
    // A root that cannot be written to: the next run finds it out again.
  }
}
