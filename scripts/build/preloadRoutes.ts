import type { Plugin, Rolldown } from 'vite';
import { loadProject } from '../../src/compile/loadProject.ts';
import { pageName } from '../../src/domain/pageName.ts';
import type { FlowFile } from '../../src/engine/flowFile.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { pageModules, type PageModule } from './pageModules.ts';

/** Files of the build that a page at an address needs besides the portal itself, by language: words are files of their own. */
export type Preloads = { readonly [locale in Locale]: { readonly [route: string]: readonly string[] } };

/** Writes `preload.json`, from which the gateway names what the page at an address is made of, the flow or the page's own code and the
 * words of the language that was chosen: the browser then fetches them beside the entry, which would ask for them once it has run, and
 * they for what they import.
 * @param names of chunks that the page names already (`preloadChunks`) */
export function preloadRoutes(names: readonly string[]): Plugin {
  let root = '';
  return {
    name: 'preload-routes',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const known = chunks.filter(({ isEntry, name }) => isEntry || names.includes(name));
      const flows = Object.values(loadProject(root).flows).map(({ flow }) => flow);
      const preloads = preloadsOf(
        { flows, pages: pageModules() },
        chunks,
        new Set(known.flatMap((chunk) => closure(chunk, chunks))),
      );
      this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(preloads) });
    },
  };
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports'>;

interface Places {
  readonly flows: readonly FlowFile[];
  readonly pages: readonly PageModule[];
}

/** @param known files that every page has */
export function preloadsOf(places: Places, chunks: readonly Chunk[], known: ReadonlySet<string>): Preloads {
  const filesOf = (module: string): readonly string[] => {
    const chunk = chunks.find(({ facadeModuleId }) => isModule(facadeModuleId, module));
    return chunk ? closure(chunk, chunks) : [];
  };
  const parts = partsOf(places);
  const inLocale = (locale: Locale) =>
    parts.map(({ route, module, words }) => {
      // Where the words of a language are, the entry says of the default one only.
      const loaders = locale === DEFAULT_LOCALE ? [] : [`virtual:word-loaders/${locale}`];
      // In this order they are fetched. Words before code: the frame is rendered with them while the largest file, which the code
      // imports, is still coming.
      const modules = [...loaders, ...words.map((name) => `virtual:words/${locale}/${name}`), module];
      return [route, [...new Set(modules.flatMap(filesOf).filter((file) => !known.has(file)))]] as const;
    });
  const byLocale = LOCALES.map((locale) => [locale, Object.fromEntries(inLocale(locale))] as const);
  return Object.fromEntries(byLocale) as Preloads;
}

/** The pages, and at every address of a flow its wizard. */
function partsOf({ flows, pages }: Places): readonly PageModule[] {
  const ofFlows = flows.flatMap(({ id, meta, states }) => {
    const entries = Object.keys(meta.entries ?? {});
    if (entries.length === 0) return [];
    const paths = Object.values(states).flatMap((state) => state.meta?.path ?? []);
    return [...entries, ...paths].map((route) => ({
      route,
      module: `virtual:flow/${id}`,
      words: ['app', pageName(id)],
    }));
  });
  return [...pages, ...ofFlows];
}

/** A virtual module by its name, a file by its path in the project. */
function isModule(id: string | null, module: string): boolean {
  const name = id?.replace(/^\0|\?.*$/g, '');
  return name === module || (module.startsWith('src/') && name?.endsWith(`/${module}`) === true);
}

/** A chunk and all that it imports. */
function closure(chunk: Chunk, chunks: readonly Chunk[], found = new Set<string>()): readonly string[] {
  if (found.has(chunk.fileName)) return [];
  found.add(chunk.fileName);
  for (const one of chunks) if (chunk.imports.includes(one.fileName)) closure(one, chunks, found);
  return [...found];
}
