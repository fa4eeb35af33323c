import { nearest } from '../src/domain/nearest.ts';

/** Every variable that the gateway reads (gateway/settings.ts). */
export const VARIABLES = [
  'PORT',
  'PORTAL_DIR',
  'SANDBOX',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_SCHEMA',
  'HOST',
  'PUBLIC_ORIGIN',
  'SITE_VARIANT',
  'TRUSTED_PROXIES',
  'CALLS_PER_SECOND',
  'ALLOW_EMBEDDED',
  'OPERATOR_PORT',
  'OPERATOR_HOST',
  'DRAIN_SECONDS',
  'VAULT_KEYS',
] as const;

/** A variable that nothing reads, and the one that was most likely meant. */
export interface Misspelt {
  readonly variable: string;
  readonly meant: string;
}

/** The variables of an environment that are almost those of the gateway. */
export function misspeltVariables(env: { readonly [name: string]: string | undefined }): Misspelt[] {
  const known: readonly string[] = VARIABLES;
  return Object.keys(env).flatMap((variable) => {
    if (known.includes(variable)) return [];
    const meant = nearest(variable, known, mostWrong(variable)) ?? known.find((one) => beginsLike(variable, one));
    return meant === undefined ? [] : [{ variable, meant }];
  });
}

/** A short name has many neighbours that are others' own, like PORTS of PORT: a letter in six may be wrong. */
const mostWrong = (variable: string) => Math.floor(variable.length / 6);

/** Shortened: as many words, and each is the beginning of the other's, or all of it. A single word is too little to tell. */
function beginsLike(variable: string, known: string): boolean {
  const [words, knownWords] = [variable, known].map((name) => name.toUpperCase().split('_')) as [string[], string[]];
  if (words.length < 2 || words.length !== knownWords.length) return false;
  return words.every((word, index) => word.length >= 3 && knownWords[index]!.startsWith(word.replace(/[SY]$/, '')));
}
