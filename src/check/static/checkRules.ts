import { ownEntry } from '../../domain/ownEntry.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { JudgedRule } from '../../rules/createRule.ts';
import { RefError } from '../../rules/resolveRefs.ts';
import { subjectTypes, type RuleSource } from '../../rules/ruleFile.ts';
import { checkWorld } from '../checkWorld.ts';
import type { Place } from '../finding.ts';
import { plainCompileError } from '../plainCompileError.ts';
import { ruleSubjects } from '../ruleSubjects.ts';
import { misfitOfGiven } from '../types/fits.ts';
import { typeOf } from '../types/lookUp.ts';
import type { CheckContext, Reporter } from './checkContext.ts';
import { checkConstantRefs } from './checkNames.ts';
import { checkRuleFigures } from './checkRuleFigures.ts';
import { isWholeRule } from './isWholeRule.ts';
import { reportCycle } from './checkReferences.ts';

/** Rules: they compile, their examples are as they say, and they are not the same for everybody. */
export function checkRules(context: CheckContext): void {
  for (const [id, { rule, file, pointer }] of Object.entries(context.project.rules)) {
    if (!isWholeRule(rule)) continue;
    checkRuleDefaults(context, rule, { file, pointer });
    checkConstantRefs(context, file, rule.schema, `${pointer}/schema`);
    if (!checkRuleFigures(context, rule, { file, pointer })) continue;
    try {
      const { compiled, samples } = ruleSubjects(context.project, id);
      checkExamples(context, rule, compiled, { file, pointer });
      const [side, other] = samples.notProven;
      if (side !== undefined) {
        const what =
          other === undefined
            ? `rule "${id}" is always ${side === 'hold' ? 'false' : 'true'}, as far as values could be found`
            : `rule "${id}" is about nobody, as far as values could be found`;
        const fix = 'Say the condition it is meant to have, or remove the rule and the branches that ask it.';
        context.add('rule-constant', { file, pointer: `${pointer}/schema` }, what, fix);
      }
    } catch (error) {
      if (error instanceof RefError) {
        reportCycle(context, error);
        continue;
      }
      const why = plainCompileError(error);
      const fix = 'Write it with the keywords that rules have, each on a value of its type.';
      context.add('rule-broken', { file, pointer: `${pointer}/schema` }, `rule "${id}" does not compile: ${why}`, fix);
    }
  }
}

/** What a member is where it is absent is of its type. */
function checkRuleDefaults(context: Reporter, { id, subject, defaults = {} }: RuleSource, place: Place): void {
  for (const [member, value] of Object.entries(defaults)) {
    const type = ownEntry(subject, member);
    const target = ownEntry(subjectTypes, type ?? '');
    const why = target && misfitOfGiven(value, typeOf(target), checkWorld(context.project));
    if (why === undefined) continue;
    const at = { file: place.file, pointer: `${place.pointer}/subject/${member}/default` };
    const what = `rule "${id}" fails wherever "${member}" is absent: ${why}`;
    context.add('default-refused', at, what, `Write a value of the type ${type}.`);
  }
}

function checkExamples(context: Reporter, rule: RuleSource, compiled: JudgedRule, place: Place): void {
  const world = checkWorld(context.project);
  for (const side of ['hold', 'fail'] as const) {
    rule.examples[side].forEach((subject: JsonObject, index) => {
      if (compiled.holds(subject, world) === (side === 'hold')) return;
      const at = { file: place.file, pointer: `${place.pointer}/examples/${side}/${index}` };
      const what = `rule "${rule.id}" ${side === 'hold' ? 'fails' : 'holds'} for an example of "${side}"`;
      const fix = `Fix the rule, or move the example to "${side === 'hold' ? 'fail' : 'hold'}".`;
      context.add('rule-example', at, what, fix);
    });
  }
}
