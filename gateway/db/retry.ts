import { setTimeout as sleep } from 'node:timers/promises';

const MOST_TRIES = 12;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/** The five-character SQLSTATE of a database error, `undefined` for anything else; those of the system begin with an E (`EPERM`). */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(code) ? code : undefined;
}

/** Runs a transaction again when the database rolled it back for another one's sake. The waits are random, so that two
 * that met once do not meet again. */
export async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const state = sqlState(error);
      if ((state !== SERIALIZATION_FAILURE && state !== DEADLOCK_DETECTED) || tries >= MOST_TRIES) throw error;
      await sleep(Math.random() * 5 * 2 ** Math.min(tries, 6));
    }
  }
}
