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

/** The variables of an environment that are almost those of the gateway. A short name has many neighbours that are others' own, like
 * HOME and PGHOST of HOST: a quarter of the letters may be wrong. */
export function misspeltVariables(env: { readonly [name: string]: string | undefined }): Misspelt[] {
  const known: readonly string[] = VARIABLES;
  return Object.keys(env).flatMap((variable) => {
    const meant = known.includes(variable) ? undefined : nearest(variable, known, Math.floor(variable.length / 4));
    return meant === undefined ? [] : [{ variable, meant }];
  });
}
