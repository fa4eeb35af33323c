import type { Project } from '../../src/compile/project.ts';
import { someOf } from './chooseMutants.ts';
import { judgeBroken } from './judgeBroken.ts';
import { judgeValid } from './judgeValid.ts';
import type { Judgement } from './judgement.ts';
import type { Mutant } from './mutant.ts';
import { mutantOf } from './mutant.ts';
import { OPERATORS } from './operators/index.ts';

export const MUTATION_SEED = 20260303;

/** Mutants of one operator at most: there are far more words than money calls. */
const MOST_OF_AN_OPERATOR = 40;

/** So many are tried in every test run; `--times` tries more. */
export const SAMPLE = 200;

/** The mutants of a project, so many of each operator by the seed. */
export function mutantsOf(project: Project): readonly Mutant[] {
  return OPERATORS.flatMap((operator, index) =>
    someOf(operator.mutants(project), MOST_OF_AN_OPERATOR, MUTATION_SEED + index).map((change) =>
      mutantOf(operator, change),
    ),
  );
}

export function judge(project: Project, mutant: Mutant): Judgement {
  return mutant.class === 'broken' ? judgeBroken(project, mutant) : judgeValid(project, mutant);
}
