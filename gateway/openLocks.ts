import { systemClock } from './clock/clock.ts';
import { connect } from './db/database.ts';
import { unusableDatabase } from './db/unusableDatabase.ts';
import { openLocks, type Opened } from './support/openLocks.ts';
import { readCommand } from './support/readCommand.ts';

/** Support's command: opens what wrong guesses have locked for a member, in the database of DATABASE_URL. */
async function main(): Promise<number> {
  const asked = readCommand(process.argv.slice(2));
  const { DATABASE_URL: url, DATABASE_SCHEMA: schema } = process.env;
  if (typeof asked === 'string' || !url) {
    console.error(typeof asked === 'string' ? asked : 'DATABASE_URL names no database.');
    return 2;
  }
  // A newer checkout at support's desk brings no migrations.
  const database = await connect({ url, ...(schema ? { schema } : {}) }, () => Promise.resolve());
  try {
    const opened = await database.transaction(async (tx) => openLocks(tx, asked, await systemClock.now(tx)));
    if (opened === undefined) console.error('Nobody has that mobile number.');
    else console.log(said(opened));
    return opened === undefined ? 1 : 0;
  } finally {
    await database.close();
  }
}

const said = ({ locks, cards }: Opened) =>
  `Opened: ${locks}. Cards that can be activated again: ${cards}. It is written down in lock_openings.`;

process.exitCode = await main().catch((error: unknown) => {
  const why = unusableDatabase(error);
  if (why === undefined) throw error;
  console.error(`${why} Then run it again: what is open already stays open.`);
  return 1;
});
