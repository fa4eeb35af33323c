import { ProjectError } from '../../src/compile/dataFile.ts';
import type { Project } from '../../src/compile/project.ts';
import { formatPointer } from '../../src/domain/jsonPointer.ts';
import { checkProject } from '../../src/check/checkProject.ts';
import { isProven } from '../../src/check/cli/closingLine.ts';
import { dependencyText } from '../../src/check/diff/diffProjects.ts';
import type { Place } from '../../src/check/finding.ts';
import { formatFinding } from '../../src/check/finding.ts';
import type { FlowReport } from '../../src/check/verify/verifyFlow.ts';
import { verifyFlow } from '../../src/check/verify/verifyFlow.ts';
import type { Judgement } from './judgement.ts';
import { mutatedProject } from './mutatedProject.ts';
import type { Mutant } from './mutant.ts';

/** Whether `flow check`, or the model check after it, says of a broken mutant what is wrong where it is. */
export function judgeBroken(project: Project, mutant: Mutant): Judgement {
  const mutated = mutatedProject(project, mutant);
  return judgeByChecks(mutated, mutant) ?? walked(project, mutated, mutant);
}

/** What `flow check` says; `undefined` when it says nothing. */
export function judgeByChecks(mutated: Project, mutant: Mutant): Judgement | undefined {
  const right = rightLines(mutated, mutant);
  const findings = checkProject(mutated).filter(({ id }) => id !== 'shape-changed');
  const found = findings.find(({ file, line }) => right.has(`${file}:${line}`));
  if (found) return { mutant, verdict: 'caught', by: found.id };
  const [first] = findings;
  return first && { mutant, verdict: 'elsewhere', by: formatFinding(first) };
}

/** A mutant that the checks let pass is walked, in every flow that it reaches. */
function walked(project: Project, mutated: Project, mutant: Mutant): Judgement {
  const right = rightLines(mutated, mutant);
  let said: string | undefined;
  try {
    for (const flow of flowsReached(project, mutated, mutant)) {
      const report = verifyFlow(mutated, flow);
      if (isProven(report)) continue;
      const told = problemsOf(report);
      const hit = told.find(({ places }) => places.some((place) => right.has(place)));
      if (hit) return { mutant, verdict: 'caught', by: `verify ${hit.id}` };
      said ??= `${flow}: ${told.map(({ id, places }) => `${id} ${places.join(' ')}`).join('; ')}`;
    }
  } catch (error) {
    if (!(error instanceof ProjectError)) {
      const by = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { mutant, verdict: 'survived', by, isWalkable: false };
    }
    return { mutant, verdict: 'elsewhere', by: error.message };
  }
  if (said !== undefined) return { mutant, verdict: 'elsewhere', by: said };
  return { mutant, verdict: 'survived', by: 'nothing is said', isWalkable: true };
}

function problemsOf(report: FlowReport): readonly { readonly id: string; readonly places: readonly string[] }[] {
  const verdicts = report.promises
    .filter(({ type }) => type !== 'kept')
    .map(({ id, places = [] }) => ({ id, places: places.map(({ file, line }) => `${file}:${line}`) }));
  const open = report.notReached.map(({ item, places = [] }) => ({
    id: item,
    places: places.map(({ file, line }) => `${file}:${line}`),
  }));
  return [...verdicts, ...open];
}

/** Flows that stand on something else than before, the flow of the file first. */
export function flowsReached(project: Project, mutated: Project, { file }: Mutant): readonly string[] {
  const own = /^flows\/([^/]+)\/checks\.json$/.exec(file)?.[1];
  if (own !== undefined) return [own];
  const reached = Object.keys(project.flows).filter(
    (flow) => dependencyText(project, flow) !== dependencyText(mutated, flow),
  );
  const folder = /^(?:flows|schemas)\/([^/]+)\//.exec(file)?.[1];
  return reached.sort((a, b) => Number(b === folder) - Number(a === folder));
}

/** Lines at which a finding tells the truth: of what was edited, of what holds it, and of what the operator names. */
function rightLines(mutated: Project, { file, edits, places }: Mutant): ReadonlySet<string> {
  const edited = edits.flatMap(({ at }): readonly Place[] =>
    [at, at.slice(0, -1), ...branchAround(at)].map((tokens) => ({ file, pointer: formatPointer(tokens) })),
  );
  return new Set(
    [...edited, ...places].flatMap((place) =>
      (['value', 'key'] as const).map((of) => {
        const { line } = mutated.position(place.file, place.pointer, of);
        return `${place.file}:${line}`;
      }),
    ),
  );
}

/** What stands in a guard belongs to its branch. */
function branchAround(at: readonly string[]): readonly (readonly string[])[] {
  const guard = at.lastIndexOf('guard');
  return guard < 0 ? [] : [at.slice(0, guard), at.slice(0, guard + 1)];
}
