import { parseArgs } from 'node:util';
import type { LockOpening } from './openLocks.ts';

const USAGE =
  'Usage: node --import tsx gateway/openLocks.ts <area code> <mobile number> --by <who> --why <how the member was known>';

/** Reads what support has typed.
 * @returns one sentence on what is missing instead */
export function readCommand(args: readonly string[]): LockOpening | string {
  const options = { by: { type: 'string' }, why: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [areaCode, mobNo, ...more] = positionals;
    const [by, why] = [values.by?.trim(), values.why?.trim()];
    return areaCode && mobNo && by && why && more.length === 0 ? { areaCode, mobNo, by, why } : USAGE;
  } catch {
    return USAGE;
  }
}
