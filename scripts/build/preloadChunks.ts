import type { Plugin } from 'vite';

/** Lets the browser fetch the code of these modules beside the entry, instead of after it: the entry would only
 * ask for them once it has run. And what the entry itself imports, which Vite leaves out as it is told to (vite.config.ts). */
export function preloadChunks(modules: readonly string[]): Plugin {
  let base = '/';
  return {
    name: 'preload-chunks',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, chunk: entry }) {
        if (!bundle) return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const files = new Set<string>();
        const add = (name: string): void => {
          if (files.has(name) || name === entry?.fileName) return;
          files.add(name);
          byName.get(name)?.imports.forEach(add);
        };
        for (const module of modules) {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
          if (!chunk) throw new Error(`No chunk begins with ${module}: there is nothing to preload.`);
          add(chunk.fileName);
        }
        entry?.imports.forEach(add);
        return [...files].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: base + file },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
