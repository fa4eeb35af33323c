import { readFileSync } from 'node:fs';

const LINES = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n');
const COMMON = new Set(LINES.filter((line) => line !== '' && !line.startsWith('#')));

/** Whether a password that R-VAL-12 to R-VAL-14 permit is among those that programs try first, whatever its case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.normalize('NFKC').toLowerCase());
}
