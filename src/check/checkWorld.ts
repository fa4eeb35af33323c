import type { Project } from '../compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../domain/json.ts';
import { resolveConstants, type Constant } from '../rules/constants.ts';
import type { World } from '../rules/compiled.ts';
import { fact, projectOf } from './memory/fact.ts';

/** The instant that checks take for now, so that they say the same tomorrow. A workday, when the replies of the contract's examples are new. */
export const CHECK_NOW = '2025-03-03T10:00:00+08:00';

/** Worlds that `projectOn` has made, for another day. */
const worlds = new WeakMap<Project, World>();
let latest: { readonly stands: string; readonly world: World } | undefined;

/** The world that rules and forms are judged in: constants in force at one fixed instant, nobody signed in. */
export function checkWorld(project: Project): World {
  return worlds.get(project) ?? worldOf(project);
}

const worldOf = fact('world', projectOf, (project): World => {
  // Projects with the same constants, calendars and site share one world, and what was found in it.
  const stands = JSON.stringify([project.constants, project.calendars, project.site?.data ?? null]);
  const world = latest?.stands === stands ? latest.world : makeWorld(project);
  latest = { stands, world };
  return world;
});

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
