import { mkdir } from 'node:fs/promises';
import { PGlite, types } from '@electric-sql/pglite';
import type { Driver } from './driver.ts';
import { lockDataFolder } from './dataFolderLock.ts';
import { lacksRoom, noRoomFor, saysNoRoom } from './lacksRoom.ts';
import type { SqlValue, Transaction } from './transaction.ts';
import { UnusableDatabase } from './unusableDatabase.ts';

type PgliteTransaction = Parameters<Parameters<PGlite['transaction']>[0]>[0];

function over(tx: PgliteTransaction): Transaction {
  return {
    query: async <Row>(sql: string, params: readonly SqlValue[] = []) => (await tx.query<Row>(sql, [...params])).rows,
    script: async (sql) => void (await tx.exec(sql)),
  };
}

/** PGlite says the same of all of these: its engine aborts, without a code; and of a full disk, which is asked for first. */
const unreadable = (folder: string) =>
  `The database in ${folder} cannot be opened: its files are damaged, not all of them may be read and written, or another ` +
  'version of PostgreSQL made them. Give it rights, or put a copy in its place; without the folder an empty one is made.';

/** Opens the embedded database, in memory or in a folder that is then this process's alone.
 * @throws UnusableDatabase when what lies in the folder cannot be opened, or its disk is full */
export async function openPglite(
  { dataDir, from }: { dataDir?: string; from?: Blob },
  isFull: (folder: string) => Promise<boolean> = lacksRoom,
): Promise<Driver> {
  const unlock = dataDir ? await lockDataFolder(dataDir) : () => Promise.resolve();
  try {
    if (dataDir) await mkdir(dataDir, { recursive: true });
    const pglite = await PGlite.create({
      ...(dataDir ? { dataDir } : {}),
      ...(from ? { loadDataDir: from } : {}),
      parsers: { [types.INT8]: (text: string) => BigInt(text), [types.DATE]: (text: string) => text },
    }).catch(async (error: unknown) => {
      if (!dataDir) throw error;
      const why = saysNoRoom(error) || (await isFull(dataDir)) ? noRoomFor(dataDir) : unreadable(dataDir);
      throw new UnusableDatabase(why, { cause: error });
    });
    return {
      attempt: (work) => pglite.transaction((tx) => work(over(tx))),
      close: async () => {
        await pglite.close();
        await unlock();
      },
      dump: () => pglite.dumpDataDir('none'),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
