import type { RuleSource } from '../../rules/ruleFile.ts';
import type { Place } from '../finding.ts';
import { below } from './below.ts';
import { ownEntry, type Reporter } from './checkContext.ts';
import { know } from './checkNames.ts';

/** The figures that a rule names: each is there, has a name of its own, and is worked out from members of the rule.
 * @returns whether all of them are there */
export function checkRuleFigures(context: Reporter, rule: RuleSource, place: Place): boolean {
  const named = Object.entries(rule.figures ?? {});
  let isKnown = true;
  for (const [name, id] of named) {
    const at = below(place, 'figures', name);
    if (Object.hasOwn(rule.subject, name)) {
      const what = `rule "${rule.id}" has a member "${name}" and a figure of that name`;
      context.add('rule-member', { ...at, of: 'key' }, what, 'Give the figure another name.');
    }
    if (!know(context, 'figure-unknown', at, 'figure', id, context.project.figures)) {
      isKnown = false;
      continue;
    }
    for (const what of misfitOfMembers(context, id, rule.subject))
      context.add('rule-member', at, `rule "${rule.id}" names the figure "${id}", ${what}`, SAME_MEMBERS);
  }
  return isKnown;
}

export const SAME_MEMBERS = 'Give the two members of the same name and type.';

/** Why a figure cannot be worked out from a subject: members that this lacks, or has as something else. */
export function misfitOfMembers(context: Reporter, id: string, subject: RuleSource['subject']): readonly string[] {
  const figure = ownEntry(context.project.figures, id)?.figure;
  return membersLacking(figure?.subject ?? {}, figure?.defaults ?? {}, subject);
}

/** The same of whatever is asked with a subject of its own. */
export function membersLacking(
  asked: RuleSource['subject'],
  defaults: object,
  subject: RuleSource['subject'],
): readonly string[] {
  return Object.entries(asked).flatMap(([member, type]) => {
    const given = ownEntry(subject, member);
    if (given === undefined) return Object.hasOwn(defaults, member) ? [] : [`which is about "${member}"`];
    return given === type ? [] : [`whose "${member}" is ${type}, and here it is ${given}`];
  });
}
