import { describe, it } from 'vitest';
import { propertySeed } from '../../support/propertyRuns.ts';
import { sampleDatabase } from '../../support/sampleDatabase.ts';
import { asTheyAre, played, waysOfMembers } from './play.ts';
import { START } from './simulation.ts';

const file = 'tests/faults/simulation/onPostgres.test.ts';

describe.skipIf(!process.env.DATABASE_URL)(`members whose calls are under way together (seed ${propertySeed})`, () => {
  it(
    'whatever happens on PostgreSQL, ledger and screens agree, nothing is had twice, and every wizard can go on or end',
    { timeout: 900_000 },
    () =>
      played({
        file,
        ways: waysOfMembers,
        calls: asTheyAre,
        open: () => sampleDatabase(START),
        seed: propertySeed,
        runs: 1,
      }),
  );
});
