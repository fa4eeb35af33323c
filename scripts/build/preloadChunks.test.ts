import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { preloadChunks } from './preloadChunks.ts';

const chunk = (fileName: string, imports: readonly string[]) =>
  ({ type: 'chunk', fileName, imports, name: fileName.replace(/\.js$/, '') }) as Rolldown.OutputChunk;
const entry = chunk('main.js', ['rules.js']);
const bundle = Object.fromEntries(
  [
    entry,
    chunk('rules.js', ['dates.js']),
    chunk('dates.js', []),
    chunk('portal.js', ['react.js', 'rules.js']),
    chunk('react.js', []),
    chunk('page.js', ['react.js']),
  ].map((one) => [one.fileName, one]),
);
const { transformIndexHtml: transform } = preloadChunks(['portal']);
const { handler } = transform as unknown as {
  handler: (html: string, context: object) => { attrs: { href: string } }[];
};

it('names the code of a chunk and what the entry imports, each once, with what these import', () => {
  const files = handler('', { bundle, chunk: entry }).map(({ attrs }) => attrs.href);
  expect(files).toEqual(['/portal.js', '/react.js', '/rules.js', '/dates.js']);
});

it('names no file twice that the page begins with', () => {
  const html = '<script type="module" crossorigin src="/rules.js"></script>';
  const files = handler(html, { bundle, chunk: entry }).map(({ attrs }) => attrs.href);
  expect(files).toEqual(['/portal.js', '/react.js', '/dates.js']);
});

it('does not leave out silently what it is told to name', () => {
  expect(() => handler('', { bundle: { [entry.fileName]: entry }, chunk: entry })).toThrow('portal');
});
