import { DatabaseAway } from './databaseAway.ts';
import { sqlState } from './retry.ts';

/** A statement was given up for its time or a lock (57014, 55P03), the transaction for its idleness or time (25P03, 25P04); a table, a
 * column, a function or the schema is not there (42P01, 42703, 42883, 3F000) or may not be used (42501); files are damaged or cannot
 * be written (58…, XX001, XX002). */
const FAILURE_STATE = /^(57014|55P03|25P0[34]|42P01|42703|42883|42501|3F000|58...|XX00[12])$/;

/** Whether an error says that the database is away or out of order, and nothing of the call: nobody's would fare better. */
export function isDatabaseFailure(error: unknown): boolean {
  return error instanceof DatabaseAway || FAILURE_STATE.test(sqlState(error) ?? '');
}
