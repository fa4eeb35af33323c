import { describe, it } from 'vitest';
import { propertySeed } from '../../support/propertyRuns.ts';
import { sampleDatabase } from '../../support/sampleDatabase.ts';
import { asTheyAre, PATIENCE, played, playRuns, waysOfMembers } from './play.ts';
import { START } from './simulation.ts';

const every = { file: 'tests/faults/simulation/everyProcess.test.ts', ways: waysOfMembers };

describe(`members, their browsers, the network and the gateway in one process (seed ${propertySeed})`, () => {
  it(
    'whatever happens in any process, ledger and screens agree, nothing is had twice, and every wizard can go on or end',
    PATIENCE,
    () => playRuns(every),
  );

  it.skipIf(!process.env.DATABASE_URL)(
    'and on PostgreSQL, where calls are under way together',
    { timeout: 900_000 },
    () => played({ ...every, calls: asTheyAre, open: () => sampleDatabase(START), seed: propertySeed, runs: 1 }),
  );
});
