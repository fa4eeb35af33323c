import type { DataFile } from '../../compile/dataFile.ts';
import type { Project } from '../../compile/project.ts';
import { LOCALES } from '../../i18n/locale.ts';

/** Words that no one flow owns: of the frame, the pages, the gateway, and what flows share. */
export const COMMON_WORDS: readonly string[] = ['app', 'gateway-messages', 'pages', 'return-codes', 'shared'];

/** Names of word files, in any language. */
export function wordFiles({ words }: Pick<Project, 'words'>): readonly string[] {
  return [...new Set(LOCALES.flatMap((locale) => Object.keys(words[locale] ?? {})))];
}

/** The language of a file of words, as its folder says. */
export const languageOf = ({ path }: DataFile): string => path.split('/')[1] ?? '';
