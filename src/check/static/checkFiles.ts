import type { Problem } from '../../compile/dataFile.ts';
import { languageProblems } from '../../compile/languageProblems.ts';
import { nearest } from '../../domain/nearest.ts';
import type { FindingKind } from '../findingKinds.ts';
import type { CheckContext } from './checkContext.ts';
import { reportCycle } from './checkReferences.ts';

const MOST_PROBLEMS = 20;

/** Files as files: readable, without doubled keys, and of their language. */
export function checkFiles(context: CheckContext): void {
  const { project } = context;
  for (const problem of project.problems) reportProblem(context, problem);
  for (const file of project.files.values()) {
    const problems = languageProblems(project, file);
    if (file.data === null || problems.length > 0) context.unfit.add(file.path);
    // Patterns are judged by themselves, and reported with the reason.
    const others = problems.filter(({ kind }) => kind !== 'pattern');
    for (const problem of others.slice(0, MOST_PROBLEMS)) report(context, 'file-invalid', problem);
  }
}

const KINDS: { readonly [kind in Exclude<Problem['kind'], undefined | 'pattern'>]: FindingKind } = {
  unreadable: 'file-unreadable',
  name: 'data-broken',
  mark: 'file-mark',
  keyTwice: 'key-twice',
  idTwice: 'id-twice',
};

/** Why a file, or what is built on it, cannot be used. References are judged by themselves, each at its place. */
function reportProblem(context: CheckContext, problem: Problem): void {
  const { kind, reference } = problem;
  if (reference) reportCycle(context, reference);
  else report(context, kind === undefined || kind === 'pattern' ? 'data-broken' : KINDS[kind], problem);
}

function report(context: CheckContext, id: FindingKind, problem: Problem): void {
  const { file, line, column, message } = problem;
  context.addAt(id, { file, line, column }, message.replace(/\.$/, ''), fixOf(problem));
}

/** Of a word that is not known, the one that was meant too. */
function fixOf({ fix = 'Write it so.', unknown }: Problem): string {
  const near = unknown && nearest(unknown.name, unknown.known);
  return near === undefined ? fix : `${fix} Did you mean "${near}"?`;
}

/** Flows that hold themselves, through others or at once. They are not looked at any further. */
export function checkCircles(context: CheckContext): void {
  const views = context.flows();
  const called = new Map(
    views.map((view) => [view.id, view.states.flatMap(([state]) => view.subFlowOf(state) ?? [])] as const),
  );
  const calls = (id: string): readonly string[] => called.get(id) ?? [];
  const circular = views.filter((view) => calls(view.id).some((sub) => reaches(calls, sub, view.id)));
  for (const view of circular) {
    for (const [state] of view.states) {
      const sub = view.subFlowOf(state);
      if (sub === undefined || !reaches(calls, sub, view.id)) continue;
      const what = `flow "${view.id}" holds itself through "${sub}"`;
      const fix = 'Call another flow, or end this one and name the other in "next".';
      context.add('flow-circular', view.at('states', state, 'invoke', 'src'), what, fix);
    }
  }
  for (const { file } of circular) context.unfit.add(file);
}

function reaches(calls: (id: string) => readonly string[], from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const id of seen) for (const next of calls(id)) seen.add(next);
  return seen.has(to);
}
