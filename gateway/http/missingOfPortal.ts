import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What Vite's `manifest.json` says of one chunk. */
interface Chunk {
  readonly file?: unknown;
  readonly css?: unknown;
}

/** What a folder lacks of a built portal: its page, its manifest, or the first file that this names; `undefined` where it is whole. */
export async function missingOfPortal(folder: string): Promise<string | undefined> {
  if (!(await isThere(folder, 'index.html'))) return 'index.html';
  const files = await filesOfBuild(folder);
  if (!files) return 'manifest.json';
  const found = await Promise.all(files.map((file) => isThere(folder, file)));
  return files[found.indexOf(false)];
}

const isThere = (folder: string, file: string): Promise<boolean> =>
  access(join(folder, file)).then(
    () => true,
    () => false,
  );

/** Undefined where no build has written the manifest: one of that name may be for something else. */
async function filesOfBuild(folder: string): Promise<string[] | undefined> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '');
  try {
    const chunks = Object.values(JSON.parse(text) as { readonly [source: string]: Chunk | null });
    const files = chunks.flatMap((chunk) => [chunk?.file, ...(Array.isArray(chunk?.css) ? chunk.css : [])]);
    return files.length > 0 && files.every((file) => typeof file === 'string') ? files : undefined;
  } catch {
    return undefined;
  }
}
