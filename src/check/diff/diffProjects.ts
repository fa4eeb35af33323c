import type { Project } from '../../compile/project.ts';
import type { Change } from './change.ts';
import { callChanges, constantChanges, wordChanges } from './contentChanges.ts';
import { flowChanges } from './flowChanges.ts';
import { formChanges } from './formChanges.ts';
import { promiseChanges } from './promiseChanges.ts';
import { recordFates } from './recordFates.ts';
import { ruleChanges } from './ruleChanges.ts';
import { standsOn } from './standsOn.ts';

/** Everything that is different between two states of the data, as sentences.
 * @throws ProjectError when a flow of either does not compile */
export function diffProjects(before: Project, after: Project): readonly Change[] {
  const general = [
    ...ruleChanges(before, after),
    ...constantChanges(before, after),
    ...callChanges(before, after),
    ...wordChanges(before, after),
  ];
  const flows = new Set([...Object.keys(before.flows), ...Object.keys(after.flows)]);
  return [...[...flows].flatMap((flow) => ofFlow(before, after, flow)), ...general];
}

function ofFlow(before: Project, after: Project, flow: string): readonly Change[] {
  const [was, is] = [before.flows[flow]?.flow, after.flows[flow]?.flow];
  if (!was) return [{ subject: 'process', flow, sentence: `It is new: ${is?.description ?? ''}` }];
  if (!is) return [{ subject: 'process', flow, sentence: 'It is gone. Records of it end.' }];
  const changes = [
    ...flowChanges(before, after, flow),
    ...formChanges(before, after, flow),
    ...promiseChanges(before, after, flow),
  ];
  // A rule, a fee or a call may change what becomes of a record even where its flow is untouched.
  const isReached = changes.length > 0 || standsOn(before, flow) !== standsOn(after, flow);
  if (!isReached) return changes;
  const fates = recordFates(before, after, flow);
  const isUntouched =
    changes.length === 0 && fates.every(({ sentence }) => sentence.endsWith('they go on where they were.'));
  return isUntouched ? [] : [...changes, ...fates];
}
