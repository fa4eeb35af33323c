import { describe, expect, it } from 'vitest';
import type { OperationCalls } from '../../../src/api/operationCalls.ts';
import type { Database } from '../../../gateway/db/database.ts';
import type { AttemptOptions } from '../../../gateway/db/driver.ts';
import type { Transaction } from '../../../gateway/db/transaction.ts';
import { asTheyAre, embedded, moneyWays, only, played, type Played } from './play.ts';

describe.skipIf(only !== undefined)('what a simulation finds out', () => {
  const found = (how: Partial<Played>) =>
    played({
      file: 'tests/faults/simulation/foundOut.test.ts',
      ways: moneyWays,
      calls: asTheyAre,
      open: embedded,
      seed: 7,
      runs: 5,
      tries: 3,
      ...how,
    }).then(
      () => 'nothing',
      (error: Error) => error.message,
    );

  it('a portal that takes what was done for refused', { timeout: 600_000 }, async () => {
    const deaf = (calls: OperationCalls): OperationCalls => ({
      ...calls,
      send: async (call) => {
        const outcome = await calls.send(call);
        const isDone = outcome.type === 'done' && call.idempotencyKey !== undefined;
        return isDone ? { type: 'business', code: 'TRANS_FAIL', data: {} } : outcome;
      },
    });
    expect(await found({ calls: deaf })).toMatch(/ends as|had twice/);
  });

  it(
    'a gateway that forgets keys and tickets, so that a call that comes again is done again',
    { timeout: 600_000 },
    async () => {
      const forgetful = async (): Promise<Database> => {
        const database = await embedded();
        await database.transaction((tx) => tx.script('ALTER TABLE transfers DROP CONSTRAINT transfers_quote_id_key'));
        const forget =
          'DELETE FROM idempotency_keys; UPDATE tickets SET used_at = NULL; UPDATE transfer_quotes SET spent_at = NULL';
        return {
          ...database,
          transaction: (work, options) =>
            database.transaction(async (tx) => {
              await tx.script(forget);
              return work(tx);
            }, options),
        };
      };
      expect(await found({ open: forgetful })).toMatch(/had twice/);
    },
  );

  it('a gateway that says done before the database has it', { timeout: 600_000 }, async () => {
    class Undone extends Error {}
    const hasty = async (): Promise<Database> => {
      const database = await embedded();
      return {
        ...database,
        transaction: async <T>(work: (tx: Transaction) => Promise<T>, options?: AttemptOptions) => {
          let isOrder = false;
          let said: T | undefined;
          try {
            return await database.transaction(async (tx) => {
              const query: Transaction['query'] = (sql, params) => {
                isOrder ||= /INSERT INTO (transfers|card_orders)\b/.test(sql);
                return tx.query(sql, params);
              };
              said = await work({ ...tx, query });
              if (isOrder) throw new Undone();
              return said;
            }, options);
          } catch (error) {
            if (error instanceof Undone) return said as T;
            throw error;
          }
        },
      };
    };
    expect(await found({ open: hasty })).toMatch(/0 were carried out, not 1 to/);
  });
});
