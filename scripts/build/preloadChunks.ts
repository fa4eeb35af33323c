import type { Plugin } from 'vite';

/** Lets the browser fetch chunks of these names beside the entry, instead of after it: the entry would only ask for them once it
 * has run. And what the entry itself imports, which Vite leaves out as it is told to (vite.config.ts), or begins with instead of an
 * entry that does nothing else. */
export function preloadChunks(names: readonly string[]): Plugin {
  let base = '/';
  return {
    name: 'preload-chunks',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry }) {
        if (!bundle) return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const files = new Set<string>();
        const add = (name: string): void => {
          if (files.has(name) || name === entry?.fileName) return;
          files.add(name);
          byName.get(name)?.imports.forEach(add);
        };
        for (const name of names) {
          const chunk = chunks.find((one) => one.name === name);
          if (!chunk) throw new Error(`No chunk is called ${name}: there is nothing to preload.`);
          add(chunk.fileName);
        }
        entry?.imports.forEach(add);
        return [...files]
          .filter((file) => !html.includes(` src="${base}${file}"`))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: base + file },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
