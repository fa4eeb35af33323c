import type { Database } from '../../gateway/db/database.ts';
import type { Transaction } from '../../gateway/db/transaction.ts';
import { sampleDatabase } from './sampleDatabase.ts';
import { sampleGateway, type SampleGateway } from './sampleGateway.ts';

/** A database whose changes can be taken back. */
export interface RewoundDatabase extends Database {
  /** Does a work and then takes back whatever it has changed. */
  readonly rewind: <T>(work: () => Promise<T>) => Promise<T>;
  /** Inside `rewind`: a place to come back to, as often as wanted. What is given takes back all that was changed since. */
  readonly mark: () => Promise<() => Promise<void>>;
}

class Rewind<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('rewind');
    this.result = result;
  }
}

/** Inside `rewind`, a transaction is a savepoint of the one that is rolled back in the end; they take turns. */
export function rewound(database: Database): RewoundDatabase {
  let outer: Transaction | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let marks = 0;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  };
  const within = async <T>(tx: Transaction, work: (tx: Transaction) => Promise<T>): Promise<T> => {
    await tx.script('SAVEPOINT turn');
    try {
      const result = await work(tx);
      // What a commit would judge.
      await tx.script('SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED; RELEASE SAVEPOINT turn');
      return result;
    } catch (error) {
      await tx.script('ROLLBACK TO SAVEPOINT turn; RELEASE SAVEPOINT turn');
      throw error;
    }
  };

  return {
    ...database,
    transaction: (work) => {
      const tx = outer;
      if (!tx) return database.transaction(work);
      return inTurn(() => within(tx, work));
    },
    mark: async () => {
      const tx = outer;
      if (!tx) throw new Error('There is nothing to come back to outside of `rewind`.');
      const name = `mark_${(marks += 1)}`;
      await inTurn(() => tx.script(`SAVEPOINT ${name}`));
      return () => inTurn(() => tx.script(`ROLLBACK TO SAVEPOINT ${name}`));
    },
    rewind: async <T>(work: () => Promise<T>) => {
      try {
        return await database.transaction(async (tx) => {
          outer = tx;
          const result = await work();
          // Whatever was begun ends in here: the connection is somebody else's next.
          await turn;
          throw new Rewind(result);
        });
      } catch (error) {
        if (error instanceof Rewind) return error.result as T;
        throw error;
      } finally {
        outer = undefined;
      }
    },
  };
}

export type RewoundGateway = SampleGateway & { readonly database: RewoundDatabase };

/** A gateway for all tests of a file, each of which finds it as the first one did:
 * `aroundEach((test) => wallet.database.rewind(test))`. Not for tests of what happens at the same time: all take turns. */
export async function rewoundGateway(
  ...[at, constants, options]: Parameters<typeof sampleGateway>
): Promise<RewoundGateway> {
  const database = rewound(options?.database ?? (await sampleDatabase(at)));
  return { ...(await sampleGateway(at, constants, { ...options, database })), database };
}
