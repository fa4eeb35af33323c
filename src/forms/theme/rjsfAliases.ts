import { fileURLToPath } from 'node:url';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Vite aliases (Node only, for `resolve.alias`) that keep the parts of rjsf that no step uses out of the page:
 * its Markdown renderer, and the default widgets and templates that its form would bring in. */
export const rjsfAliases = [
  { find: /^markdown-to-jsx(\/react)?$/, replacement: here('./noMarkdown.tsx') },
  { find: /^\.\.\/getDefaultRegistry\.js$/, replacement: here('./leanRegistry.ts') },
];
