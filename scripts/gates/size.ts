import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { ensureBuilt } from '../lib/build.js';
import { root } from '../lib/requireNode.js';
import { loadProject } from '../../src/compile/loadProject.ts';
import { pageName } from '../../src/domain/pageName.ts';
import { wizardFiles, type Manifest } from './wizardChunks.ts';

/** Kilobytes of JavaScript, brotli, that a wizard page may need. */
const MOST_KB = 180;

const LAZY = ['src/app/startPortal.tsx'];

const project = loadProject(root);

interface Page {
  readonly flow: string;
  readonly locale: string;
  readonly kb: number;
}

/** Every flow that has a route, in every language; the largest page counts. */
function pages(folder: string): readonly Page[] {
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as Manifest;
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? brotli(readFileSync(`${folder}/${file}`));
    sizes.set(file, known);
    return known;
  };
  return flowsWithRoute().flatMap((flow) =>
    readdirSync(`${root}/locales`).map((locale) => {
      const words = ['app', pageName(flow)];
      const files = wizardFiles(manifest, { flow, locale, words, lazy: LAZY });
      return { flow, locale, kb: files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000 };
    }),
  );
}

function flowsWithRoute(): readonly string[] {
  return Object.values(project.flows).flatMap(({ id, flow }) =>
    Object.keys(flow.meta.entries ?? {}).length > 0 ? [id] : [],
  );
}

function brotli(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

const measured = pages(await ensureBuilt('production'));
const largest = measured.reduce((one, other) => (other.kb > one.kb ? other : one));
for (const flow of new Set(measured.map((page) => page.flow))) {
  const kb = Math.max(...measured.filter((page) => page.flow === flow).map((page) => page.kb));
  console.log(`${flow.padEnd(24)} ${kb.toFixed(1)} KB`);
}
console.log(`${largest.kb.toFixed(1)} KB of ${MOST_KB} KB (brotli): ${largest.flow} in ${largest.locale}`);
if (largest.kb > MOST_KB) {
  console.error(`A wizard page may need ${MOST_KB} KB of JavaScript. See what grew: npx vite build --logLevel info`);
  process.exitCode = 1;
}
