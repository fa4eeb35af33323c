import type { RuleSource } from '../../rules/ruleFile.ts';
import type { Place } from '../finding.ts';
import { below } from './below.ts';
import type { CheckContext } from './checkContext.ts';
import { areSound } from './checkFigureFiles.ts';
import { know } from './know.ts';
import { misfitOfMembers, SAME_MEMBERS } from './figureMembers.ts';

/** The figures that a rule names: each is there, has a name of its own, and is worked out from members of the rule.
 * @returns whether they can be worked out: where not, that is reported, and nothing more is to be said of the rule */
export function checkRuleFigures(context: CheckContext, rule: RuleSource, place: Place): boolean {
  const named = Object.entries(rule.figures ?? {});
  let isRight = true;
  for (const [name, id] of named) {
    const at = below(place, 'figures', name);
    if (Object.hasOwn(rule.subject, name)) {
      const what = `rule "${rule.id}" has a member "${name}" and a figure of that name`;
      context.add('rule-member', { ...at, of: 'key' }, what, 'Give the figure another name.');
      isRight = false;
    }
    if (!know(context, 'figure-unknown', at, 'figure', id, context.project.figures)) {
      isRight = false;
      continue;
    }
    for (const what of misfitOfMembers(context, id, rule.subject)) {
      context.add('rule-member', at, `rule "${rule.id}" names the figure "${id}", ${what}`, SAME_MEMBERS);
      isRight = false;
    }
  }
  const ids = named.map(([, id]) => id);
  return isRight && areSound(context, ids);
}
