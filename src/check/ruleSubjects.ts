import { ruleLibrary } from '../compile/flowParts.ts';
import type { Project } from '../compile/project.ts';
import type { Json, JsonObject } from '../domain/json.ts';
import { compileRule, standaloneRuleSchema } from '../rules/compileRule.ts';
import type { World } from '../rules/compiled.ts';
import type { JudgedRule } from '../rules/createRule.ts';
import { figuresWith } from '../rules/figures/refuseCircle.ts';
import { sampleRule, valuesFor, type RuleSamples } from '../rules/sampleRule.ts';
import { checkWorld } from './checkWorld.ts';
import { rememberingIn, type Known } from './remembering.ts';

interface Sampled {
  readonly compiled: JudgedRule;
  readonly samples: RuleSamples;
}

/** By the world, then by all that a rule says. */
const sampled = new WeakMap<World, Map<string, Known<Sampled>>>();
const MOST_SAMPLED = 2000;

/** A rule compiled, with subjects on both sides of it: its examples and what the sampler finds. A rule that says the same in
 * the same world is not sampled again.
 * @throws DataError for a rule that does not compile */
export function ruleSubjects(project: Project, id: string): Sampled {
  const world = checkWorld(project);
  const library = ruleLibrary(project);
  const schema: JsonObject = standaloneRuleSchema(id, library);
  const rule = library.rule(id)?.rule;
  if (!rule) throw new RangeError(`no rule "${id}"`);
  const known = sampled.get(world) ?? new Map<string, Known<Sampled>>();
  sampled.set(world, known);
  const worked = figuresWith(Object.values(rule.figures ?? {}), library);
  const said = JSON.stringify([rule, schema, worked.figures.map(library.figure), worked.rules.map(library.rule)]);
  if (known.size >= MOST_SAMPLED) known.clear();
  return rememberingIn(known, () => {
    const compiled = compileRule(id, library);
    return { compiled, samples: sampleRule(rule, schema, compiled, world) };
  })(said);
}

/** Values of one member of a rule's subject, on both sides of the rule beside what the other members are.
 * @throws DataError for a rule that does not compile */
export function valuesNear(project: Project, id: string, member: string, subject: JsonObject): readonly Json[] {
  const library = ruleLibrary(project);
  const rule = library.rule(id)?.rule;
  if (!rule) throw new RangeError(`no rule "${id}"`);
  const { samples } = ruleSubjects(project, id);
  const sampled = [...samples.hold, ...samples.fail].flatMap((one) => one[member] ?? []);
  return [...valuesFor(rule, standaloneRuleSchema(id, library), member, subject, checkWorld(project)), ...sampled];
}
