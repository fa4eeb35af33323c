import { readdirSync } from 'node:fs';
import type { Section } from './guide.ts';
import { readGuide } from './guide.ts';

/** The analyst's guide: the first change, the language on a page, then a page for each part of it. */
export const PAGES: readonly string[] = [
  'docs/analyst.md',
  'docs/language.md',
  ...namesIn('docs/language', '.md').map((name) => `docs/language/${name}`),
];

export const guide: readonly Section[] = PAGES.flatMap(readGuide);

export const withExamples: readonly Section[] = guide.filter(({ snippets }) => snippets.length > 0);

/** Names of a folder's files, in order. */
export function namesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
}
