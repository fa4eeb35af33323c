import type { Plugin } from 'vite';

const NAME = 'fast-uri';
const ID = '\0without-uris';

/** Leaves the library of URIs out of the portal, 6 KB of every page: rjsf resolves references in layouts with it, and a
 * compiled form has none (schemas/language/ui.schema.json knows no `$ref`). */
export function withoutUris(): Plugin {
  return {
    name: 'without-uris',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === NAME ? ID : null),
    load: (id) =>
      id === ID ? `export default { resolve() { throw new Error('A layout has a reference.'); } };` : null,
  };
}
