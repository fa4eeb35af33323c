import { relative, resolve } from 'node:path';
import { locales, type Locale } from '../../tests/journeys/support/words.ts';
import { root } from './requireNode.js';

/** Which pictures are asked for. */
export interface PicturesArguments {
  readonly folder: string;
  /** How the addresses of the pages begin; of all pages where there is none. */
  readonly starts: readonly string[];
  readonly locales: readonly Locale[];
}

/** A folder; then the pages, by how their addresses begin, and languages. All where none are named.
 * @throws Error that says what is wrong with them */
export function picturesArguments([to, ...only]: readonly string[]): PicturesArguments {
  if (to === undefined) throw new Error('Say where: npm run pictures -- <folder> [/address…] [language…]');
  const folder = resolve(to);
  if (!relative(root, folder).startsWith('..'))
    throw new Error(`${folder} is in the project: name a folder outside of it.`);
  const starts = only.filter((one) => one.startsWith('/'));
  const languages = only.filter((one) => !one.startsWith('/'));
  const unknown = languages.find((one) => !locales.some((locale) => locale === one));
  if (unknown !== undefined) throw new Error(`${unknown} is no language: ${locales.toSorted().join(', ')}`);
  const named = locales.filter((locale) => languages.includes(locale));
  return { folder, starts, locales: named.length === 0 ? locales : named };
}
