import { DataFolderInUse } from './dataFolderLock.ts';
import { noRoomFor, saysNoRoom } from './lacksRoom.ts';
import { sqlState } from './retry.ts';
import { UnusableDatabase } from './unusableDatabase.ts';

/** Why the embedded database in a folder cannot be used, and what mends it; undefined when the error is none of the database's. */
export function unusableFolder(error: unknown, folder: string): string | undefined {
  if (error instanceof DataFolderInUse || error instanceof UnusableDatabase) return error.message;
  if (saysNoRoom(error)) return noRoomFor(folder);
  const state = sqlState(error);
  if (state === undefined) return undefined;
  return (
    `The database in ${folder} cannot be used (${state}). What lies in it is damaged or does not fit this version: ` +
    'put a copy in its place, or set DATA_DIR to another folder.'
  );
}
