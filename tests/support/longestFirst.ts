import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test files that take longest, which would otherwise begin last and leave the other cores idle: how long a file takes
 * Vitest knows from earlier runs only, and a fresh clone has none. */
const LONG = [
  'tests/seeded/seededFaults.test.ts',
  'tests/seeded/brokenPromises.test.ts',
  'tests/docs/examples.test.ts',
  'tests/flows/outside.test.ts',
  'tests/contract/faultMatrix/firstHalf.test.ts',
  'tests/contract/faultMatrix/secondHalf.test.ts',
  'tests/contract/authorisation/authorisation.test.ts',
  'tests/faults/simulation/everyProcess.test.ts',
  'tests/faults/simulation/moneyProcesses.test.ts',
  'tests/journeys/everyRoute.test.ts',
  'tests/journeys/everyRouteOfMainland.test.ts',
  'tests/journeys/copiedFlow.test.ts',
  'tests/journeys/transferBranches.test.ts',
  'tests/journeys/register.test.ts',
];

const IN_PAGE = '// @vitest-environment jsdom';

/** The order of test files: the longest first, the others as Vitest has them, those that need a page last. A worker goes on to
 * the next file only if that has the same environment; else it ends, and another reads all of the code again. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((file) => moduleId.endsWith(`/${file}`));
      if (at >= 0) return at;
      return readFileSync(moduleId, 'utf8').startsWith(IN_PAGE) ? LONG.length + 1 : LONG.length;
    };
    const ranks = new Map(files.map((file) => [file, rank(file)]));
    return (await super.sort(files)).sort((one, other) => ranks.get(one)! - ranks.get(other)!);
  }
}
