import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../gateway/db/database.ts';
import type { PasswordHasher } from '../../gateway/vault/passwordHasher.ts';

/** Fails a call that hashes a password while a transaction of it is open: its connection and its locks would wait. */
export function noHashInside() {
  const inside = new AsyncLocalStorage<true>();
  const judged = <Given extends unknown[], T>(hash: (...given: Given) => Promise<T>) => {
    return (...given: Given) =>
      inside.getStore() ? Promise.reject(new Error('A password is hashed in a transaction.')) : hash(...given);
  };
  return {
    database: (database: Database): Database => ({
      ...database,
      transaction: (work, options) => database.transaction((tx) => inside.run(true, () => work(tx)), options),
    }),
    passwords: ({ hash, matches }: PasswordHasher): PasswordHasher => ({
      hash: judged(hash),
      matches: judged(matches),
    }),
  };
}
