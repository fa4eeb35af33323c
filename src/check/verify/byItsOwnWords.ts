import { ruleLibrary } from '../../compile/flowParts.ts';
import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import { isWordPointer, parseWordPointer } from '../../rules/pointerScope.ts';
import { compileSchema } from '../../rules/compileRule.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { ruleSchema } from '../../rules/ruleSchema.ts';
import { checkWorld } from '../checkWorld.ts';
import { ruleSubjects, valuesNear } from '../ruleSubjects.ts';
import { isMissing, lookUp, typeOf, valuesOf } from '../types/lookUp.ts';
import type { DataGuard } from '../promises/lookedAt.ts';

/** Whether a condition may hold, or fail, by its own words. The bounds that a form or the contract sets do not count: a promise
 * that they keep today is broken by who widens them tomorrow. */
export function mayBeByItsOwnWords(project: Project, bundle: FlowBundle, condition: DataGuard, held: boolean): boolean {
  if (condition.type === 'is') return held || !namesEveryChoice(project, bundle, condition.params);
  const rule = ruleOfGuard(condition);
  if (rule === undefined) return true;
  const { compiled } = ruleSubjects(project, rule);
  const world = checkWorld(project);
  return subjectsOf(project, rule, condition.params).some((subject) => compiled.holds(subject, world) === held);
}

/** Choices are of the kind of a field: to name them all is to ask nothing. */
function namesEveryChoice(project: Project, { flow, forms }: FlowBundle, { at, in: values }: JsonObject): boolean {
  const { word, tokens } = parseWordPointer(String(at));
  const [state = '', ...rest] = tokens;
  const node = flow.states[state];
  const operation = node?.invoke?.src.replace(/^op:/, '') ?? '';
  const schema = word === 'form' ? forms[node?.meta?.form ?? '']?.schema : project.operations[operation]?.reply;
  const found = isJsonObject(schema) ? lookUp(typeOf(schema), rest) : undefined;
  const choices = found && !isMissing(found) ? valuesOf(found) : undefined;
  return choices?.every((one) => (values as readonly Json[]).some((value) => deepEqual(value, one))) ?? false;
}

/** Subjects as the params make them of values on both sides of the rule: a constant is that constant in each, and what one
 * pointer gives is the same wherever it is given. */
function subjectsOf(project: Project, id: string, params: JsonObject): readonly JsonObject[] {
  const { samples } = ruleSubjects(project, id);
  const all = [...samples.hold, ...samples.fail];
  const members = Object.keys(params);
  const pointers = [...new Set(Object.values(params).filter(isWordPointer))];
  // Whatever each member is alone, the rule has examples of both sides.
  if (pointers.length === members.length) return all;
  const groups = pointers.map((pointer) => members.filter((member) => params[member] === pointer));
  const constants = Object.fromEntries(Object.entries(params).filter(([, value]) => !isWordPointer(value)));
  const made = all.flatMap((sample) =>
    groups.reduce<readonly JsonObject[]>(
      (subjects, group) =>
        subjects.flatMap((subject) => group.map((member) => shared(subject, group, sample[member] ?? null))),
      [{ ...sample, ...constants }],
    ),
  );
  const near = made.flatMap((subject) =>
    groups.flatMap((group) =>
      group.flatMap((member) => valuesNear(project, id, member, subject)).map((value) => shared(subject, group, value)),
    ),
  );
  const isOfKind = kindOf(project, id);
  return [...made, ...near].filter(isOfKind);
}

function shared(subject: JsonObject, members: readonly string[], value: Json): JsonObject {
  return { ...subject, ...Object.fromEntries(members.map((member) => [member, value])) };
}

/** What is of another kind fails every rule, and says nothing of it. */
function kindOf(project: Project, id: string): (subject: JsonObject) => boolean {
  const subject = ruleLibrary(project).rule(id)?.rule.subject ?? {};
  const kind = compileSchema(ruleSchema({ subject }, {}));
  const world = checkWorld(project);
  return (one) => kind.call({ world }, one);
}
