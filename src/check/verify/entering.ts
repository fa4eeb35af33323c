import { entryConditions } from '../static/flowPaths.ts';
import { USER_OPERATION, userType } from '../userType.ts';

import type { Project } from '../../compile/project.ts';
import { objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { getAt, parsePointer, setAt } from '../../domain/jsonPointer.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import { entryRefusal } from '../../engine/entryRefusal.ts';
import type { World } from '../../rules/compiled.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { proposeValues } from '../../rules/proposeValues.ts';
import { checkWorld } from '../checkWorld.ts';
import { replySample } from '../samples/operationSamples.ts';
import { sampleWords } from '../samples/sampleScope.ts';
import { valuesNear } from '../ruleSubjects.ts';
import { isMissing, lookUp, valuesOf } from '../types/lookUp.ts';
import type { Ahead } from './ahead.ts';
import { combinations, valuesOfLook, valuesToTry } from './answers/variants.ts';
import { guardLooks, type Look } from '../promises/lookedAt.ts';

/** How a flow begins: what of the outside is looked at, the world and the input with that in it, the entry that lets that in,
 * and the state that the entry names. A sub-flow has no entries. */
export interface Start {
  readonly outside: JsonObject;
  readonly world: World;
  readonly input: JsonObject;
  readonly entry?: string;
  readonly at?: string;
}

/** Somebody whom an entry does not let in: an end of its own, on another page. */
export interface Refused {
  readonly entry: string;
  readonly outside: JsonObject;
  readonly route: string;
}

/** Who comes to each entry: the engine says who is let in. */
export function entering(
  project: Project,
  bundle: FlowBundle,
  ahead: Ahead,
): { readonly starts: readonly Start[]; readonly refused: readonly Refused[] } {
  const entries = Object.entries(bundle.flow.meta.entries ?? {});
  const starts: Start[] = [];
  const refused: Refused[] = [];
  const everyone = outsiders(project, bundle, ahead);
  if (entries.length === 0) return { starts: everyone, refused };
  for (const one of everyone) {
    for (const [entry, { at }] of entries) {
      const refusal = entryRefusal(bundle, entry, one.world);
      if (refusal) refused.push({ entry, outside: one.outside, route: refusal.route });
      else starts.push({ ...one, entry, ...(at !== undefined && { at }) });
    }
  }
  return { starts, refused };
}

/** Everybody whom something of the flow tells apart. */
export function outsiders(project: Project, bundle: FlowBundle, ahead: Ahead): readonly Start[] {
  const { flow } = bundle;
  const entries = Object.values(flow.meta.entries ?? {});
  const begins = new Set([flow.initial, ...entries.flatMap(({ at }) => at ?? [])]);
  const looks = [...[...begins].flatMap((state) => ahead.before(bundle, state)), ...entryLooks(project, bundle)];
  const outside = new Map<string, Look[]>();
  for (const look of looks.filter(({ pointer }) => /^\$(user|input|last)\//.test(pointer)))
    outside.set(look.pointer, [...(outside.get(look.pointer) ?? []), look]);
  const base: Base = {
    world: memberWorld(project),
    input: entries.length > 0 ? {} : sampleWords(project, flow.id).input,
    mayLackInput: entries.length > 0,
  };
  const lists = [...outside].map(([pointer, all]) =>
    valuesAt(project, base, pointer, all).map((value) => ({ pointer, value })),
  );
  return combinations(lists).rows.map((row) => startWith(base, row));
}

interface Base {
  readonly world: World;
  readonly input: JsonObject;
  readonly mayLackInput: boolean;
}

/** Looks of the conditions under which an entry lets somebody in. */
function entryLooks(project: Project, { flow }: FlowBundle): readonly Look[] {
  return entryConditions(flow).flatMap(({ guard }) => guardLooks(project, guard));
}

function valuesAt(
  project: Project,
  base: Base,
  pointer: string,
  looks: readonly Look[],
): readonly (Json | undefined)[] {
  const { world, input } = base;
  const words: JsonObject = { user: world.user, input };
  const tokens = parsePointer(`/${pointer.slice(1)}`);
  const own = getAt(words, tokens);
  const named = looks.flatMap((look) => valuesOfLook(project, look, { world, resolve: () => undefined }));
  const asked = looks.flatMap((look) => valuesAskedOf(project, look));
  const ofUser = tokens[0] === 'user' ? lookUp(userType(project), tokens.slice(1)) : undefined;
  const typed = ofUser && !isMissing(ofUser) ? ofUser : undefined;
  const listed = typed && (valuesOf(typed) as readonly Json[] | undefined);
  const first = [...(own === undefined ? [] : [own]), ...named, ...asked].filter(
    (value) => !listed || listed.some((one) => JSON.stringify(one) === JSON.stringify(value)),
  );
  const proposed = listed ??
    typed?.schemas.flatMap((schema) => proposeValues(schema, { world, subject: {} }).hold) ?? ['other'];
  const others = proposed.filter((value) => !first.some((one) => JSON.stringify(one) === JSON.stringify(value)));
  // Where every value counts for itself, each that there is comes in; of others one is enough.
  const isEach = listed !== undefined && looks.some(({ how }) => how === 'value');
  const mayBeAbsent =
    tokens[0] === 'input' ? base.mayLackInput || own === undefined : typed?.presence.type !== 'always';
  return valuesToTry(first, isEach ? others : others.slice(0, 1), mayBeAbsent);
}

/** Whom the rule of a form tells apart: a member comes with each of these values, for nothing on the way gives another. */
function valuesAskedOf(project: Project, { pointer, asked }: Look): readonly Json[] {
  const rule = asked && ruleOfGuard(asked);
  if (rule === undefined || !project.rules[rule]) return [];
  const members = Object.entries(asked?.params ?? {}).flatMap(([member, value]) => (value === pointer ? [member] : []));
  return members.flatMap((member) => valuesNear(project, rule, member, {}));
}

function startWith(base: Base, row: readonly { readonly pointer: string; readonly value: Json | undefined }[]): Start {
  let words: JsonObject = { user: base.world.user, input: base.input };
  let outside: JsonObject = {};
  for (const { pointer, value } of row) {
    const tokens = parsePointer(`/${pointer.slice(1)}`);
    if (value !== undefined || getAt(words, tokens) !== undefined) words = setAt(words, tokens, value) as JsonObject;
    if (value !== undefined) outside = setAt(outside, tokens, value) as JsonObject;
  }
  const user = objectOf(words['user']);
  const world = {
    ...base.world,
    // Of a visitor nothing is known.
    user: user['signed_in'] === false ? { signed_in: false } : user,
    ...(words['last'] !== undefined && { last: objectOf(words['last']) }),
  };
  return { outside, world, input: objectOf(words['input']) };
}

/** A member like the one of the contract's example. */
function memberWorld(project: Project): World {
  return { ...checkWorld(project), user: { ...objectOf(replySample(project, USER_OPERATION)), signed_in: true } };
}
