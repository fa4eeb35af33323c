import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { pageModules, type PageModule } from '../build/pageModules.ts';
import { ensureBuilt } from '../lib/build.js';
import { root } from '../lib/requireNode.js';
import { loadProject } from '../../src/compile/loadProject.ts';
import { pageName } from '../../src/domain/pageName.ts';
import { judgeSizes, type PageSize, type SizeBound } from './judgeSizes.ts';
import { pageFiles, type Manifest, type PageParts } from './pageChunks.ts';

/** Kilobytes of JavaScript, brotli, that a page may need to stand there. */
const BOUNDS = {
  wizards: { of: 'wizards', most: 180 },
  pages: { of: 'pages', most: 220 },
  /** Where a visit begins that knows nothing yet of what it wants: nothing of the 220 KB is for these to take. */
  firstPages: { of: 'home and help', most: 190 },
} satisfies { readonly [pages: string]: SizeBound };

/** The chunk that renders every page (vite.config.ts). */
const PORTAL = 'portal';
/** And that of the wizards. */
const WIZARD = 'wizard';
const LOCALES = readdirSync(`${root}/locales`);

const folder = await ensureBuilt('production');
const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as Manifest;
const known = new Map<string, number>();

/** The size of a page in every language. */
function sizesOf(page: string, { words, modules }: Omit<PageParts, 'locale'>): readonly PageSize[] {
  return LOCALES.map((locale) => {
    const files = pageFiles(manifest, { locale, words, modules: [PORTAL, ...modules] });
    return { page, locale, kb: files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000 };
  });
}

function sizeOf(file: string): number {
  const size = known.get(file) ?? brotli(readFileSync(`${folder}/${file}`));
  known.set(file, size);
  return size;
}

function brotli(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Every flow that has a route. */
function wizards(): readonly PageSize[] {
  return Object.values(loadProject(root).flows).flatMap(({ id, flow }) =>
    Object.keys(flow.meta.entries ?? {}).length === 0
      ? []
      : sizesOf(id, { words: ['app', pageName(id)], modules: [WIZARD, `virtual:flow/${id}`] }),
  );
}

/** Addresses that are made of the same files are one page. */
function pageSizes(pages: readonly PageModule[]): readonly PageSize[] {
  const made = new Map(pages.toReversed().map((page) => [`${page.module} ${page.words.join(' ')}`, page]));
  return [...made.values()]
    .toReversed()
    .flatMap(({ route, module, words }) => sizesOf(route, { words, modules: [module] }));
}

const isFirst = ({ route }: PageModule): boolean => route === '/' || route.startsWith('/helpCenter/');

const judged = [
  { bound: BOUNDS.wizards, sizes: wizards() },
  { bound: BOUNDS.pages, sizes: pageSizes(pageModules()) },
  { bound: BOUNDS.firstPages, sizes: pageSizes(pageModules().filter(isFirst)) },
];
for (const page of new Set(judged.flatMap(({ sizes }) => sizes.map((size) => size.page)))) {
  const kb = Math.max(...judged.flatMap(({ sizes }) => sizes.flatMap((size) => (size.page === page ? [size.kb] : []))));
  console.log(`${page.padEnd(24)} ${kb.toFixed(1)} KB`);
}
for (const { bound, sizes } of judged) {
  const { holds, line } = judgeSizes(bound, sizes);
  console.log(line);
  if (holds) continue;
  console.error(`That is too much JavaScript. See what grew: npx vite build --logLevel info`);
  process.exitCode = 1;
}
