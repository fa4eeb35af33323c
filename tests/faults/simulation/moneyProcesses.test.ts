import { describe, it } from 'vitest';
import { propertySeed } from '../../support/propertyRuns.ts';
import { moneyWays, PATIENCE, playRuns } from './play.ts';

describe(`members who do nothing but move money (seed ${propertySeed})`, () => {
  it(
    'whatever happens, ledger and screens agree, nothing is had twice, and every wizard can go on or end',
    PATIENCE,
    () => playRuns({ file: 'tests/faults/simulation/moneyProcesses.test.ts', ways: moneyWays }),
  );
});
