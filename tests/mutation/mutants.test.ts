import { beforeAll, expect, test } from 'vitest';
import { propertyRuns } from '../support/propertyRuns.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import { readDataFiles } from '../../src/compile/readDataFiles.ts';
import { writtenApart } from './writtenApart.ts';
import { someOf } from './chooseMutants.ts';
import type { Judgement } from './judgement.ts';
import type { Mutant } from './mutant.ts';
import { isProvenByMutants, isTold, missedText, mutationReport } from './mutationReport.ts';
import { judge, mutantsOf, MUTATION_SEED, SAMPLE } from './runMutants.ts';

const project = loadProject(process.cwd(), writtenApart(readDataFiles(process.cwd())));
const most = propertyRuns(SAMPLE);
let all: readonly Mutant[];
let judgements: readonly Judgement[];

beforeAll(() => {
  all = mutantsOf(project);
  judgements = someOf(all, most, MUTATION_SEED).map((mutant) => judge(project, mutant));
}, 1_800_000);

test('there are at least 2,000 mutants, of both classes, and each is another', () => {
  expect(all.length).toBeGreaterThanOrEqual(2000);
  expect(new Set(all.map((mutant) => mutant.class))).toEqual(new Set(['broken', 'valid']));
  const edits = all.map(({ file, edits: own, operator }) => JSON.stringify([operator, file, own]));
  expect(new Set(edits).size).toBe(edits.length);
});

test('of 200 by a fixed seed, at least 98 of 100 broken ones are caught at the right file and line', () => {
  expect(judgements).toHaveLength(Math.min(most, all.length));
  expect(isProvenByMutants(judgements), mutationReport(judgements)).toBe(true);
});

test('every valid one is named by flow diff in a sentence', () => {
  const unnamed = judgements.filter((one) => one.mutant.class === 'valid' && !isTold(one));
  expect(unnamed.map(missedText)).toEqual([]);
});

test('no survivor makes a walk of its flow stumble', () => {
  expect(judgements.filter(({ isWalkable }) => isWalkable === false).map(missedText)).toEqual([]);
});
