import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { root } from '../../lib/requireNode.js';
import type { PrintedPages } from './printPages.ts';
import { composePages } from './composePages.ts';

/** By the variant of the site. */
interface Printed {
  readonly [variant: string]: PrintedPages;
}

/** Writes the public pages as they read before any script has run, one file for each variant of the site and each language, with what search engines ask for
 * (docs/decisions/0030-prerendered-pages.md). They are rendered beside the build, in a process of their own. */
export function prerenderPages(): Plugin {
  let outDir = '';
  let printed: Promise<Printed> | undefined;
  let script: string | undefined;
  let first = '';
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(config) {
      // A build that has data of its own, as the bench does, has none of these pages.
      if (config.root === root) outDir = resolve(config.root, config.build.outDir);
    },
    buildStart() {
      if (outDir === '') return;
      script = this.emitFile({ type: 'chunk', id: `${root}/src/app/takeOverPage.ts`, name: 'takeOver' });
      printed = printPages();
      // Told when it is awaited.
      printed.catch(() => undefined);
    },
    writeBundle() {
      if (script !== undefined) first = this.getFileName(script);
    },
    async closeBundle() {
      const pages = await printed;
      if (!pages) return;
      const html = await readFile(`${outDir}/index.html`, 'utf8');
      for (const [variant, ofVariant] of Object.entries(pages)) {
        const folder = `${outDir}/prerendered/${variant}`;
        const files = composePages({ html, first }, ofVariant);
        await mkdir(folder, { recursive: true });
        await Promise.all(Object.entries(files).map(([name, text]) => writeFile(`${folder}/${name}`, text)));
      }
    },
  };
}

async function printPages(): Promise<Printed> {
  const options = { cwd: root, maxBuffer: 50_000_000, env: { ...process.env, NODE_ENV: 'production' } };
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'scripts/build/prerender/printPages.ts'], options);
  return JSON.parse(stdout) as Printed;
}
