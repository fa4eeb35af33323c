import { rememberingAll } from './remembering.ts';
import type { Reporter } from './static/checkContext.ts';

/** Where a check reports that knows nothing of the project. */
export type Told = Pick<Reporter, 'add'>;

/** A check of nothing but what it is given: what it tells is told again, and not looked for, as long as that is the very same. */
export function toldAgain<Of extends readonly object[]>(
  check: (told: Told, ...of: Of) => void,
): (told: Told, ...of: Of) => void {
  const found = rememberingAll((...of: Of) => {
    const reports: Parameters<Told['add']>[] = [];
    check({ add: (...report) => void reports.push(report) }, ...of);
    return reports;
  });
  return (told, ...of) => {
    for (const report of found(...of)) told.add(...report);
  };
}
