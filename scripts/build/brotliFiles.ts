import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** The page itself is filled in for each visit. */
const COMPRESSED = /\.(js|css|json|svg|txt)$/;

/** Writes `<file>.br` beside every text file of the build, as small as Brotli makes it: ten times the work of what the gateway
 * could do while a member waits. */
export function brotliFiles(): Plugin {
  let folder = '';
  return {
    name: 'brotli-files',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const files = entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name));
      await Promise.all(files.map(({ parentPath, name }) => writePacked(join(parentPath, name))));
    },
  };
}

async function writePacked(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
}
