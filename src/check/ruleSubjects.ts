import { ruleLibrary } from '../compile/flowParts.ts';
import type { Project } from '../compile/project.ts';
import type { Json, JsonObject } from '../domain/json.ts';
import { compileRule, standaloneRuleSchema } from '../rules/compileRule.ts';
import type { World } from '../rules/compiled.ts';
import type { JudgedRule } from '../rules/createRule.ts';
import { figuresWith } from '../rules/figures/refuseCircle.ts';
import { sampleRule, valuesFor, type RuleSamples } from '../rules/sampleRule.ts';
import { checkWorld } from './checkWorld.ts';
import { isSame } from './memory/isSame.ts';
import { lookedAt, noting } from './memory/noting.ts';
import { rememberingIn, type Known } from './remembering.ts';

interface Sampled {
  readonly compiled: JudgedRule;
  readonly samples: RuleSamples;
}

/** What was found of a rule in a world, and the names of what was looked at there. */
interface SampledBefore {
  readonly world: World;
  readonly looked: ReadonlySet<string>;
  readonly known: Known<Sampled>;
}

/** By all that a rule says, the latest first. */
const sampled = new Map<string, readonly SampledBefore[]>();
const MOST_SAMPLED = 2000;
/** Of one rule, worlds that differ in what it looks at. */
const MOST_WORLDS = 8;

/** A rule compiled, with subjects on both sides of it: its examples and what the sampler finds. A rule that says the same is not
 * sampled again in a world where all that it looks at is the same.
 * @throws DataError for a rule that does not compile */
export function ruleSubjects(project: Project, id: string): Sampled {
  const world = checkWorld(project);
  const library = ruleLibrary(project);
  const schema: JsonObject = standaloneRuleSchema(id, library);
  const rule = library.rule(id)?.rule;
  if (!rule) throw new RangeError(`no rule "${id}"`);
  const worked = figuresWith(Object.values(rule.figures ?? {}), library);
  const said = JSON.stringify([rule, schema, worked.figures.map(library.figure), worked.rules.map(library.rule)]);
  if (sampled.size >= MOST_SAMPLED) sampled.clear();
  const looked = new Set<string>();
  const known = {
    get: () => sampled.get(said)?.find((one) => isSameIn(world, one))?.known,
    set: (_: string, made: Known<Sampled>) =>
      sampled.set(said, [{ world, looked, known: made }, ...(sampled.get(said) ?? [])].slice(0, MOST_WORLDS)),
  };
  return rememberingIn(known, () => {
    const compiled = compileRule(id, library);
    return {
      compiled,
      samples: sampleRule(
        rule,
        schema,
        compiled,
        notingWorld(world, (name) => looked.add(name)),
      ),
    };
  })(said);
}

/** The same world: `note` is told of every constant that is looked at, by its id, and of the site and the
 * calendars. */
function notingWorld(world: World, note: (name: string) => void): World {
  return {
    user: world.user,
    now: world.now,
    get site() {
      note(SITE);
      return world.site;
    },
    get calendars() {
      note(CALENDARS);
      return world.calendars;
    },
    const: noting(world.const, note),
  };
}

/** No constant is named so. */
const SITE = ' site';
const CALENDARS = ' calendars';

function isSameIn(world: World, { world: before, looked }: SampledBefore): boolean {
  const at = (one: World, name: string): unknown =>
    name === SITE ? one.site : name === CALENDARS ? one.calendars : lookedAt(one.const, name);
  return world === before || [...looked].every((name) => isSame(at(world, name), at(before, name)));
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
