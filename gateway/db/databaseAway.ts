/** The database gave no answer, or the connection to it was lost: what was under way may have been done or not. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  /** What the driver said: a code of the system (`ECONNREFUSED`) or of PostgreSQL (`57P01`). */
  readonly code: string;

  constructor(code: string) {
    super(`The database does not answer (${code}).`);
    this.code = code;
  }
}

/** Connection exceptions, a server that stops, crashes or starts, one without a connection, disk or memory left, and one that is only read:
 * after a failover, until the address leads to the new primary. */
const AWAY_STATE = /^(08...|25006|53[123]00|57P0[1-5])$/;
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
]);
/** `pg` says these without a code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered a connection error)/;

/** The same error as a `DatabaseAway` when that is what it means. */
export function asDatabaseAway(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = codeOf(error);
  if (code !== undefined) return AWAY_STATE.test(code) || AWAY_CODES.has(code) ? new DatabaseAway(code) : error;
  return AWAY_WORDS.test(error.message) ? new DatabaseAway('NO_ANSWER') : error;
}

/** The same of an error while connecting, when whatever the server or the system says of it means that there is no database for us:
 * connections are not allowed (55000), the role may not log in (28000, 28P01), the name is gone (3D000), the certificate has expired. */
export function asNoConnection(error: unknown): unknown {
  const code = codeOf(error);
  return code === undefined || error instanceof DatabaseAway ? asDatabaseAway(error) : new DatabaseAway(code);
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
