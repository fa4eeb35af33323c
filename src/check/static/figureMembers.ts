import { ownEntry } from '../../domain/ownEntry.ts';
import type { RuleSource } from '../../rules/ruleFile.ts';
import type { Reporter } from './checkContext.ts';

/** How to mend it where a figure and what names it have not the same members. */
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
