import { parseArgs } from 'node:util';

/** What support asks for. */
export interface Asked {
  readonly areaCode: string;
  readonly mobNo: string;
  /** Who of the staff. */
  readonly by: string;
  /** How it is known that it is the member who asks. */
  readonly why: string;
}

/** Reads what support has typed.
 * @param file of the command
 * @returns one sentence on what is missing instead */
export function readCommand(file: string, args: readonly string[]): Asked | string {
  const usage = `Usage: node --import tsx ${file} <area code> <mobile number> --by <who> --why <how the member was known>`;
  const options = { by: { type: 'string' }, why: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [areaCode, mobNo, ...more] = positionals;
    const [by, why] = [values.by?.trim(), values.why?.trim()];
    return areaCode && mobNo && by && why && more.length === 0 ? { areaCode, mobNo, by, why } : usage;
  } catch {
    return usage;
  }
}
