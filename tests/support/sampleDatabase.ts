import type { Database } from '../../gateway/db/database.ts';
import { openDatabase } from '../../gateway/migrations/openDatabase.ts';
import { createPasswordHasher } from '../../gateway/vault/passwordHasher.ts';
import { sandboxClock, setClock } from '../../gateway/sandbox/sandboxClock.ts';
import { seed } from '../../gateway/seed/seed.ts';
import { freshDatabase } from './freshDatabase.ts';
import { serverCopy } from './serverCopies.ts';
import { templateOf } from './templateOf.ts';

/** Hashing made cheap: these tests are not about passwords. */
export const passwordCost = { N: 16, r: 1, p: 1 };

/** A database of its own with the sample members, whose year of history ends at this instant; the clock stands there. */
export async function sampleDatabase(at: string): Promise<Database> {
  const url = process.env.DATABASE_URL;
  if (!url) return embeddedSamples(at);
  return (
    (await serverCopy(url, nameOf(at), (database) => withSamples(database, at))) ??
    withSamples(await freshDatabase(), at)
  );
}

/** The same in this process, whatever DATABASE_URL says: what is done there comes in the same order each time. */
export async function embeddedSamples(at: string): Promise<Database> {
  const make = async () => withSamples(await openDatabase({}), at);
  return openDatabase({ from: await templateOf(nameOf(at), make) });
}

const nameOf = (at: string): string => `samples-${Date.parse(at)}`;

async function withSamples(database: Database, at: string): Promise<Database> {
  await database.transaction((tx) => setClock(tx, at, true));
  await seed(database, sandboxClock, { passwords: createPasswordHasher(passwordCost) });
  return database;
}
