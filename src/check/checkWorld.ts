import type { Project } from '../compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../domain/json.ts';
import { resolveConstants, type Constant } from '../rules/constants.ts';
import type { World } from '../rules/compiled.ts';
import { fact } from './memory/fact.ts';
import { lookedAt, noting } from './memory/noting.ts';
import { isWatched, unwatched } from './memory/reads.ts';
import { remembering } from './remembering.ts';

/** The instant that checks take for now, so that they say the same tomorrow. A workday, when the replies of the contract's examples are new. */
export const CHECK_NOW = '2025-03-03T10:00:00+08:00';

/** By project; of another day where `projectOn` has made them. */
const worlds = new WeakMap<Project, World>();
let latest: { readonly stands: string; readonly world: World } | undefined;

/** The world that rules and forms are judged in: constants in force at one fixed instant, nobody signed in.
 * A check that has it has read nothing yet: what it looks at there is read by its name. A search looks too often to note it. */
export function checkWorld(project: Project): World {
  const world = worldOf(project);
  return isWatched() ? watchedWorld(world) : world;
}

function worldOf(project: Project): World {
  const known = worlds.get(project) ?? unwatched(() => sharedWorld(project));
  worlds.set(project, known);
  return known;
}

/** Projects with the same constants, calendars and site share one world, and what was found in it. */
function sharedWorld(project: Project): World {
  const stands = JSON.stringify([project.constants, project.calendars, project.site?.data ?? null]);
  const world = latest?.stands === stands ? latest.world : makeWorld(project);
  latest = { stands, world };
  return world;
}

const read = fact(
  'world',
  ({ project }) => worldOf(project),
  (world, name) => world[name as keyof World],
);

const readConstant = fact('constants in force', ({ project }) => worldOf(project).const, lookedAt);

const watchedWorld = remembering((world: World): World => ({
  user: world.user,
  now: world.now,
  get site() {
    return read(world, 'site') as JsonObject;
  },
  get calendars() {
    return read(world, 'calendars') as JsonObject;
  },
  const: noting(world.const, (name) => readConstant(world.const, name)),
}));

/** The same project, with the constants that are in force on another day. */
export function projectOn(project: Project, day: string): Project {
  const then = { ...project };
  worlds.set(then, makeWorld(project, `${day}T00:00:00+08:00`));
  return then;
}

/** Days to come on which one of some constants changes. */
export function daysToCome(constants: readonly Pick<Constant, 'rows'>[]): readonly string[] {
  const days = constants.flatMap(({ rows }) => rows.map(({ effectiveFrom }) => effectiveFrom));
  return [...new Set(days)].filter((day) => day > CHECK_NOW.slice(0, 10)).sort();
}

function makeWorld(project: Project, day = CHECK_NOW): World {
  const constants: Record<string, Json> = {};
  for (const { constant } of Object.values(project.constants)) {
    try {
      Object.assign(constants, resolveConstants([constant], day));
    } catch {
      // A constant without a row for today has no value here, as it would have none in the portal.
    }
  }
  const site = project.site?.data;
  return {
    user: { signed_in: false },
    site: isJsonObject(site) ? site : {},
    const: constants,
    calendars: project.calendars as unknown as JsonObject,
    now: CHECK_NOW,
  };
}
