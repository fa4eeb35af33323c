import type { Project } from '../../compile/project.ts';
import type { Change } from './change.ts';
import { callChanges, constantChanges } from './contentChanges.ts';
import { flowChanges } from './flowChanges.ts';
import { formChanges } from './formChanges.ts';
import { staleTranslations, wordChanges } from './wordChanges.ts';
import { migratedProject, defaultsOf, dueSteps, migrationChanges } from './migratedProject.ts';
import { figureChanges } from './figureChanges.ts';
import { promiseChanges, ruleChanges } from './ruleChanges.ts';
import { recordFates, STAYS } from './recordFates.ts';
import { flowParts } from '../../compile/flowParts.ts';
import { canonicalJson } from '../../domain/canonicalJson.ts';
import type { Json } from '../../domain/json.ts';

/** What is different in the data itself, without what becomes of records in progress.
 * @throws ProjectError when a flow of either does not compile */
export function plainChanges(before: Project, after: Project): readonly Change[] {
  const named = migratedProject(before, after);
  return [...flowsOf(before, after).flatMap((flow) => ofData(before, named, after, flow)), ...general(named, after)];
}

/** Everything that is different between two states of the data, as sentences.
 * @throws ProjectError when a flow of either does not compile */
export function diffProjects(before: Project, after: Project): readonly Change[] {
  const named = migratedProject(before, after);
  return [...flowsOf(before, after).flatMap((flow) => ofFlow(before, named, after, flow)), ...general(named, after)];
}

function flowsOf(before: Project, after: Project): readonly string[] {
  return [...new Set([...Object.keys(before.flows), ...Object.keys(after.flows)])];
}

/** What several flows share. */
function general(before: Project, after: Project): readonly Change[] {
  return [
    ...ruleChanges(before, after),
    ...figureChanges(before, after),
    ...constantChanges(before, after),
    ...callChanges(before, after),
    ...wordChanges(before, after),
    ...staleTranslations(before, after),
  ];
}

/** @param named the older data with the names that migrations give */
function ofData(before: Project, named: Project, after: Project, flow: string): readonly Change[] {
  const [was, is] = [before.flows[flow]?.flow, after.flows[flow]?.flow];
  if (!was) return [{ subject: 'process', flow, sentence: `It is new: ${is?.description ?? ''}` }];
  if (!is) return [{ subject: 'process', flow, sentence: 'It is removed. Its records end.' }];
  return [
    ...flowChanges(named, after, flow),
    ...migrationChanges(before, after, flow),
    ...formChanges(named, after, flow, defaultsOf(dueSteps(before, after, flow))),
    ...promiseChanges(named, after, flow),
  ];
}

function ofFlow(before: Project, named: Project, after: Project, flow: string): readonly Change[] {
  const changes = ofData(before, named, after, flow);
  if (!before.flows[flow] || !after.flows[flow]) return changes;
  // A rule, a fee or a call may change what becomes of a record even where its flow is untouched.
  const isReached = changes.length > 0 || dependencyText(before, flow) !== dependencyText(after, flow);
  if (!isReached) return changes;
  const fates = recordFates(before, after, flow);
  const isUntouched = changes.length === 0 && fates.every(({ sentence }) => sentence.endsWith(STAYS));
  return isUntouched ? [] : [...changes, ...fates];
}

/** All that a flow depends on, as one text: its forms, rules, calls and sub-flows, and the constants that they name. */
export function dependencyText(project: Project, flow: string): string {
  const parts = flowParts(project, flow);
  const own = canonicalJson({
    flow: parts.flow,
    forms: parts.forms,
    rules: parts.ruleIds.map((id) => project.rules[id]?.rule ?? null),
    figures: parts.figureIds.map((id) => project.figures[id]?.figure ?? null),
    calls: Object.keys(parts.operations).map((id) => [project.operations[id]?.request, project.operations[id]?.reply]),
    operations: parts.operations,
  } as unknown as Json);
  const constants = Object.values(project.constants).filter(({ constant }) => own.includes(constant.id));
  return [
    own,
    canonicalJson(constants.map(({ constant }) => constant) as unknown as Json),
    ...parts.subFlowIds.map((sub) => dependencyText(project, sub)),
  ].join('\n');
}
