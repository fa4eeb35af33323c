import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const INDEX = '/content/documents/index.json';

/** Of the list of documents every page has their addresses, and nothing that only the checker and the gateway read. */
export function documentPlaces(): Plugin {
  return {
    name: 'document-places',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(INDEX)) return null;
      const { documents } = JSON.parse(readFileSync(id, 'utf8')) as { documents: readonly Listed[] };
      return JSON.stringify({
        documents: documents.map(({ type, routes, english, editions }) => ({ type, routes, english, editions })),
      });
    },
  };
}

interface Listed {
  readonly [member: string]: unknown;
}
