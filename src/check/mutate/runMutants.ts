import type { Project } from '../../compile/project.ts';
import { someOf } from './chooseMutants.ts';
import { judgeBroken } from './judgeBroken.ts';
import { judgeSound } from './judgeSound.ts';
import type { Judgement } from './judgement.ts';
import type { Mutant } from './mutant.ts';
import { mutantOf } from './mutant.ts';
import { OPERATORS } from './operators/index.ts';

export const MUTATION_SEED = 20260303;

/** Mutants of one operator at most: there are far more words than money calls. */
export const MOST_OF_AN_OPERATOR = 40;

/** So many are tried in every test run. */
export const SAMPLE = 200;

/** The mutants of a project, so many of each operator by the seed. */
export function mutantsOf(project: Project, most = MOST_OF_AN_OPERATOR, seed = MUTATION_SEED): readonly Mutant[] {
  return OPERATORS.flatMap((operator, index) =>
    someOf(operator.mutants(project), most, seed + index).map((change) => mutantOf(operator, change)),
  );
}

export function judge(project: Project, mutant: Mutant): Judgement {
  return mutant.class === 'broken' ? judgeBroken(project, mutant) : judgeSound(project, mutant);
}
