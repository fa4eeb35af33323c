import { systemClock } from '../clock/clock.ts';
import { connect } from '../db/database.ts';
import { isPostgresUrl, NO_POSTGRES_URL } from '../db/isPostgresUrl.ts';
import type { Transaction } from '../db/transaction.ts';
import { unusableDatabase } from '../db/unusableDatabase.ts';
import { readCommand, type Asked } from './readCommand.ts';

/** Runs a command of support in the database of DATABASE_URL, and says what came of it.
 * @param file of the command
 * @param work gives `undefined` when nobody has the number, and what to say otherwise */
export async function runCommand(
  file: string,
  work: (tx: Transaction, asked: Asked, now: string) => Promise<string | undefined>,
): Promise<void> {
  process.exitCode = await run(file, work).catch((error: unknown) => {
    const why = unusableDatabase(error);
    if (why === undefined) throw error;
    console.error(`${why} Then run it again: what is done already stays done.`);
    return 1;
  });
}

async function run(file: string, work: Parameters<typeof runCommand>[1]): Promise<number> {
  const asked = readCommand(file, process.argv.slice(2));
  const { DATABASE_URL: url, DATABASE_SCHEMA: schema } = process.env;
  if (typeof asked === 'string' || !url || !isPostgresUrl(url)) {
    const missing = url ? NO_POSTGRES_URL : 'DATABASE_URL names no database.';
    console.error(typeof asked === 'string' ? asked : missing);
    return 2;
  }
  // A newer checkout at support's desk brings no migrations.
  const database = await connect({ url, ...(schema ? { schema } : {}) }, () => Promise.resolve());
  try {
    const said = await database.transaction(async (tx) => work(tx, asked, await systemClock.now(tx)));
    if (said === undefined) console.error('Nobody has that mobile number.');
    else console.log(said);
    return said === undefined ? 1 : 0;
  } finally {
    await database.close();
  }
}
