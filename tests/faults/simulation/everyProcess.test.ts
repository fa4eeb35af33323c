import { describe, it } from 'vitest';
import { propertySeed } from '../../support/propertyRuns.ts';
import { PATIENCE, playRuns, waysOfMembers } from './play.ts';

describe(`members, their browsers, the network and the gateway in one process (seed ${propertySeed})`, () => {
  it(
    'whatever happens in any process, ledger and screens agree, nothing is had twice, and every wizard can go on or end',
    PATIENCE,
    () => playRuns({ file: 'tests/faults/simulation/everyProcess.test.ts', ways: waysOfMembers }),
  );
});
