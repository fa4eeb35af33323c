import { ruleLibrary } from '../compile/flowParts.ts';
import type { Project } from '../compile/project.ts';
import type { JsonObject } from '../domain/json.ts';
import { compileRule, standaloneRuleSchema } from '../rules/compileRule.ts';
import type { JudgedRule } from '../rules/createRule.ts';
import { sampleRule, type RuleSamples } from '../rules/sampleRule.ts';
import { checkWorld } from './checkWorld.ts';

interface Sampled {
  readonly compiled: JudgedRule;
  readonly samples: RuleSamples;
}

const sampled = new WeakMap<Project, Map<string, Sampled>>();

/** A rule compiled, with subjects on both sides of it: its examples and what the sampler finds.
 * @throws DataError for a rule that does not compile */
export function ruleSubjects(project: Project, id: string): Sampled {
  const known = sampled.get(project) ?? new Map<string, Sampled>();
  sampled.set(project, known);
  const before = known.get(id);
  if (before) return before;
  const library = ruleLibrary(project);
  const compiled = compileRule(id, library);
  const rule = library.rule(id)?.rule;
  if (!rule) throw new RangeError(`no rule "${id}"`);
  const schema: JsonObject = standaloneRuleSchema(id, library);
  const found = { compiled, samples: sampleRule(rule, schema, compiled, checkWorld(project)) };
  known.set(id, found);
  return found;
}
