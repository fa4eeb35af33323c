import { statfs } from 'node:fs/promises';

/** With less than this an embedded database cannot be opened: it takes two files of 16 MB before anything is written. */
const LEAST_BYTES = 32 * 2 ** 20;

/** What the system says of a disk that is full, or of a user who has used up a share of it; and what PostgreSQL says. */
const NO_ROOM = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

export const saysNoRoom = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && NO_ROOM.has(error.code)) || saysNoRoom(error.cause));

/** For whoever starts the program: nothing is wrong with the folder. */
export const noRoomFor = (folder: string) =>
  `The database in ${folder} cannot be opened: its disk has no room left. Make room there and start again; leave the folder as it is.`;

type Stats = (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }>;

/** Whether the disk of a folder has too little room for an embedded database; not where nobody can tell. */
export async function lacksRoom(folder: string, stats: Stats = statfs): Promise<boolean> {
  const disk = await stats(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < LEAST_BYTES;
}
