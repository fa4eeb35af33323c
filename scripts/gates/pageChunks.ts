import { DEFAULT_LOCALE } from '../../src/i18n/locale.ts';

/** What Vite's `manifest.json` says of one chunk. */
export interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface PageParts {
  readonly locale: string;
  /** Files of `locales/<locale>/` that the page reads. */
  readonly words: readonly string[];
  /** Lazy chunks by the modules that they begin with: a source file, or a flow as `virtual:flow/<id>`. One that begins with none, by its
   * own name. */
  readonly modules: readonly string[];
}

/** The document of the portal. What else a build begins with, prerendered pages load, and those are no wizards. */
const DOCUMENT = 'index.html';

/** The chunk with which the document begins when an entry would do nothing but import it (vite.config.ts). */
const BEGIN = 'begin';

/** A chunk's source, without the query that keeps revisions of it apart; the name of one that is put together of many. */
const nameOf = (key: string, { name }: ManifestChunk): string =>
  key.startsWith('_') && name !== undefined ? name : key.replace(/\?.*$/, '');

/** The JavaScript files that a page loads: the entry, its own modules, its words, and everything these import.
 * @throws Error when the build has no such chunk: a figure without it would be too small */
export function pageFiles(manifest: Manifest, { locale, words, modules }: PageParts): readonly string[] {
  const byName = new Map(Object.entries(manifest).map(([key, chunk]) => [nameOf(key, chunk), chunk]));
  const entry = manifest[DOCUMENT] ?? byName.get(BEGIN);
  if (!entry) throw new Error('The build has no entry.');
  const loaders = locale === DEFAULT_LOCALE ? [] : [`virtual:word-loaders/${locale}`];
  const files = words.map((file) => `virtual:words/${locale}/${file}`);
  const named = [...modules, ...loaders, ...files].map((name) => {
    const chunk = byName.get(name);
    if (!chunk) throw new Error(`The build has no chunk of ${name}.`);
    return chunk;
  });
  const found = new Set<string>();
  const add = (chunk: ManifestChunk): void => {
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const key of chunk.imports ?? []) if (manifest[key]) add(manifest[key]);
  };
  for (const chunk of [entry, ...named]) add(chunk);
  return [...found].filter((file) => file.endsWith('.js'));
}
