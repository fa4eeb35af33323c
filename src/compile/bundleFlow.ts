import type { FlowBundle } from '../engine/bundle.ts';
import { compileFigure, compileRule, compileSchema } from '../rules/compileRule.ts';
import type { FlowFile } from '../engine/flowFile.ts';
import { transitionsOf } from '../engine/flowFile.ts';
import type { CompiledFigure } from '../rules/compiled.ts';
import { createForm } from '../rules/createForm.ts';
import type { JudgedRule } from '../rules/createRule.ts';
import { withFigures } from '../rules/figures/withFigures.ts';
import { ProjectError } from './dataFile.ts';
import { flowNote } from './flowNote.ts';
import { flowParts, ruleLibrary } from './flowParts.ts';
import type { Project } from './project.ts';

/** A flow with its sub-flows, validators in memory: for Node (checker, tests).
 * @throws ProjectError when a part is missing or a schema does not compile */
export function bundleFlow(project: Project, id: string): FlowBundle {
  return bundle(project, id, [], new Map());
}

function bundle(project: Project, id: string, trail: readonly string[], made: Map<string, FlowBundle>): FlowBundle {
  const before = made.get(id);
  if (before) return before;
  refuseCycle(project, id, trail);
  const parts = flowParts(project, id);
  refuseEndlessFork(project, parts.flow);
  const rules: Record<string, JudgedRule> = {};
  for (const ruleId of parts.ruleIds)
    rules[ruleId] = at(project, ruleFile(project, ruleId), () => compileRule(ruleId, ruleLibrary(project)));
  const figures: Record<string, CompiledFigure> = {};
  for (const figure of parts.figureIds) {
    const { file = '', pointer = '' } = project.figures[figure] ?? {};
    figures[figure] = at(project, { file, pointer }, () => compileFigure(figure, ruleLibrary(project)));
  }
  const forms = parts.forms.map((form) => {
    const file = `schemas/${form.id}.schema.json`;
    const made = createForm(
      form,
      at(project, file, () => compileSchema(form.schema)),
      rules,
    );
    return [form.id, withFigures(made, figures)] as const;
  });
  const note = flowNote(project, id);
  const result: FlowBundle = {
    flow: parts.flow,
    forms: Object.fromEntries(forms),
    rules: Object.fromEntries(parts.guardRuleIds.map((ruleId) => [ruleId, rules[ruleId] as JudgedRule])),
    figures: Object.fromEntries(parts.shownFigureIds.map((figure) => [figure, figures[figure] as CompiledFigure])),
    operations: parts.operations,
    flows: Object.fromEntries(parts.subFlowIds.map((sub) => [sub, bundle(project, sub, [...trail, id], made)])),
    migrations: parts.migrations,
    ...(note && { note }),
  };
  made.set(id, result);
  return result;
}

/** A flow that calls itself, through others or at once, has no end.
 * @throws ProjectError */
export function refuseCycle(project: Project, id: string, trail: readonly string[]): void {
  if (!trail.includes(id)) return;
  const file = `flows/${trail.at(-1) ?? id}/flow.json`;
  const message = `calls "${id}", which calls it again (${[...trail, id].join(' → ')}). A flow may not hold itself.`;
  throw new ProjectError([{ file, ...project.position(file, '/states'), message }]);
}

/** Forks that lead to each other look at nothing that changes on the way: who goes round once goes round for ever.
 * @throws ProjectError */
function refuseEndlessFork(project: Project, { id, states }: FlowFile): void {
  const forks = (state: string) => transitionsOf(states[state]?.always).map(({ target }) => target);
  for (const state of Object.keys(states)) {
    const ahead = new Set(forks(state));
    for (const one of ahead) for (const next of forks(one)) ahead.add(next);
    if (!ahead.has(state)) continue;
    const file = `flows/${id}/flow.json`;
    const place = project.position(file, `/states/${state}/always`);
    throw new ProjectError([{ file, ...place, message: `"${state}" comes back to itself by "always" alone.` }]);
  }
}

export function ruleFile(project: Project, id: string): { readonly file: string; readonly pointer: string } {
  const entry = project.rules[id];
  return { file: entry?.file ?? '', pointer: `${entry?.pointer ?? ''}/schema` };
}

/** Runs a compilation; what it throws becomes a problem of the file. */
export function at<T>(
  project: Project,
  place: string | { readonly file: string; readonly pointer: string },
  work: () => T,
): T {
  const { file, pointer } = typeof place === 'string' ? { file: place, pointer: '' } : place;
  try {
    return work();
  } catch (error) {
    if (error instanceof ProjectError) throw error;
    throw new ProjectError([{ file, ...project.position(file, pointer), message: (error as Error).message }]);
  }
}
