import type { Project } from '../../src/compile/project.ts';
import { plainChanges } from '../../src/check/diff/diffProjects.ts';
import type { Judgement } from './judgement.ts';
import { mutatedProject } from './mutatedProject.ts';
import type { Mutant } from './mutant.ts';

/** Whether `flow diff` names a valid mutant in one of its sentences. */
export function judgeValid(project: Project, mutant: Mutant): Judgement {
  const changes = plainChanges(project, mutatedProject(project, mutant));
  const named = changes.find(({ sentence }) => mutant.says.every((text) => sentence.includes(text)));
  if (named) return { mutant, verdict: 'named', by: named.sentence };
  const by = changes.map(({ sentence }) => sentence).join(' | ');
  return { mutant, verdict: changes.length > 0 ? 'elsewhere' : 'survived', by };
}
