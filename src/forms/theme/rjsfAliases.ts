import { fileURLToPath } from 'node:url';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Vite aliases (Node only, for `resolve.alias`) that keep the parts of rjsf that no step uses out of the page:
 * its Markdown renderer, the default widgets and templates that its form would bring in, everything about `$ref`s, conditions
 * and defaults, and a library that compares. */
export const rjsfAliases = [
  { find: /^markdown-to-jsx(\/react)?$/, replacement: here('./noMarkdown.tsx') },
  { find: /^fast-uri$/, replacement: here('./noReferences.ts') },
  { find: /^\.\/createSchemaUtils\.js$/, replacement: here('./plainSchemas.ts') },
  { find: /^\.{1,2}\/deepEquals\.js$/, replacement: here('./sameProps.ts') },
  { find: /^\.\.\/getDefaultRegistry\.js$/, replacement: here('./leanRegistry.ts') },
];
