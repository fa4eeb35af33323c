import { describeError } from '../shared/log.ts';

/** Why the database of an address cannot be used, for whoever has given it; of the address itself, which may hold a password, nothing. */
export function unusableDatabase(error: unknown): string {
  const state = describeError(error).state ?? 'no answer';
  return `The database of DATABASE_URL cannot be used (${state}). Is it running, and is the address right?`;
}
