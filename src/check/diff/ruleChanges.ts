import type { Project } from '../../compile/project.ts';
import type { JsonObject } from '../../domain/json.ts';
import { checkWorld } from '../checkWorld.ts';
import { ruleSubjects } from '../ruleSubjects.ts';
import { boundsText } from './boundsText.ts';
import { compare, differences, namesOf } from './leaves.ts';
import type { Change } from './change.ts';
import { changeText } from './names.ts';
import { promisesOf } from '../verify/verifyFlow.ts';

/** Rules that are new, gone, or hold for others than before, each with one who is affected. */
export function ruleChanges(before: Project, after: Project): readonly Change[] {
  return namesOf(before.rules as unknown as JsonObject, after.rules as unknown as JsonObject).flatMap((id) =>
    ofRule(before, after, id).map((sentence): Change => ({ subject: 'rules', sentence })),
  );
}

const RULE_WORDS = {
  less: 'is stricter',
  more: 'is looser',
  other: 'holds in other cases than before',
  lost: (value: string) => `it no longer holds for ${value}`,
  gained: (value: string) => `it now holds for ${value}`,
};

function ofRule(before: Project, after: Project, id: string): readonly string[] {
  const [was, is] = [before.rules[id], after.rules[id]];
  if (!was) return [`The rule ${id} is new: ${is?.rule.description ?? ''}`];
  if (!is) return [`The rule ${id} is removed.`];
  const [old, now] = [ruleSubjects(before, id), ruleSubjects(after, id)];
  const subjects = [old, now].flatMap(({ samples }) => [...samples.hold, ...samples.fail]);
  const bounds = compare(
    subjects,
    (subject) => old.compiled.holds(subject as JsonObject, checkWorld(before)),
    (subject) => now.compiled.holds(subject as JsonObject, checkWorld(after)),
  );
  const how = boundsText(bounds, RULE_WORDS);
  if (how !== undefined) return [`The rule ${id} ${how}`];
  return differences(was.rule as unknown as JsonObject, is.rule as unknown as JsonObject).map(
    ({ at, ...values }) =>
      `${changeText(`The rule ${id}: ${at.join(' ')}`, values)}; no subject was found for which the result differs.`,
  );
}

/** What a flow promises that it did not, or no longer. */
export function promiseChanges(before: Project, after: Project, flow: string): readonly Change[] {
  const [was, is] = [before, after].map(
    (project) => new Map(promisesOf(project, flow).promises.map((one) => [one.id, one])),
  );
  const ids = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]);
  return [...ids].flatMap((id) => {
    const [old, now] = [was?.get(id), is?.get(id)];
    const said = (sentence: string): Change => ({ subject: 'promises', flow, sentence });
    if (!old) return [said(`New promise: ${now?.description ?? ''} (${id})`)];
    if (!now) return [said(`Removed promise: ${old.description} (${id})`)];
    return differences(old as unknown as JsonObject, now as unknown as JsonObject).map(({ at, ...values }) =>
      said(`${changeText(`The promise ${id}: ${at.join(' ')}`, values)}.`),
    );
  });
}
