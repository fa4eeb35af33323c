import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ANSWERS, CALLS, MEMBER, NOBODY, stranger } from '../support/callsOfStrangers.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleDatabase } from '../../support/sampleDatabase.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';

/** What the database is asked is most of what a call takes: strangers who measure it must not find out who exists. */
const NOW = '2025-03-03T10:00:00+08:00';
let wallet: SampleGateway;
let statements = 0;

beforeAll(async () => {
  // Old request numbers are swept out now and then.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const inner = await sampleDatabase(NOW);
  wallet = await sampleGateway(
    NOW,
    {},
    {
      database: {
        ...inner,
        transaction: (work, options) =>
          inner.transaction((tx) => {
            const counted: typeof tx.query = (sql, params) => {
              statements += 1;
              return tx.query(sql, params);
            };
            return work({ query: counted, script: (sql) => tx.script(sql) });
          }, options),
      },
    },
  );
});
afterAll(async () => {
  vi.restoreAllMocks();
  await wallet.close();
});
beforeEach(() => advance(wallet, 7200));

it.each(ANSWERS)(
  '%s asks the database as much for nobody as for a member, and says the same: %s',
  async (name, code) => {
    const work = async (who: typeof MEMBER) => {
      const send = await CALLS[name]!(wallet, stranger(wallet), who);
      await wallet.database.transaction((tx) => tx.query('DELETE FROM guesses'));
      statements = 0;
      expect((await send()).code).toBe(code);
      return statements;
    };
    expect(await work(NOBODY)).toBe(await work(MEMBER));
  },
);
