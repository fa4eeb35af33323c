import { resolveConstants } from '../../rules/constants.ts';
import { CHECK_NOW } from '../checkWorld.ts';
import type { Reporter } from './checkContext.ts';

/** Every constant has a row that is in force: a date without one is an error wherever it is asked. */
export function checkConstants(context: Reporter): void {
  for (const [id, { constant, file, pointer }] of Object.entries(context.project.constants)) {
    try {
      resolveConstants([constant], CHECK_NOW);
    } catch {
      const place = { file, pointer: `${pointer}/rows`, of: 'key' as const };
      const what = `constant "${id}" has no row that has begun on ${CHECK_NOW.slice(0, 10)}`;
      context.add('constant-without-row', place, what, 'Add the row that has been in force so far.');
    }
  }
}
