import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { preloadChunks } from './preloadChunks.ts';

const chunk = (fileName: string, imports: readonly string[], facadeModuleId: string | null = null) =>
  ({ type: 'chunk', fileName, imports, facadeModuleId }) as Rolldown.OutputChunk;
const entry = chunk('main.js', ['rules.js']);
const bundle = Object.fromEntries(
  [
    entry,
    chunk('rules.js', ['dates.js']),
    chunk('dates.js', []),
    chunk('portal.js', ['react.js', 'rules.js'], '/src/portal.tsx'),
    chunk('react.js', []),
    chunk('page.js', ['react.js']),
  ].map((one) => [one.fileName, one]),
);
const { transformIndexHtml: transform } = preloadChunks(['/portal.tsx']);
const { handler } = transform as unknown as {
  handler: (html: string, context: object) => { attrs: { href: string } }[];
};

it('names the code of a module and what the entry imports, each once, with what these import', () => {
  const files = handler('', { bundle, chunk: entry }).map(({ attrs }) => attrs.href);
  expect(files).toEqual(['/portal.js', '/react.js', '/rules.js', '/dates.js']);
});

it('does not leave out silently what it is told to name', () => {
  expect(() => handler('', { bundle: { [entry.fileName]: entry }, chunk: entry })).toThrow('/portal.tsx');
});
