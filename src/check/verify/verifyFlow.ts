import { bundleFlow } from '../../compile/bundleFlow.ts';
import { ProjectError } from '../../compile/dataFile.ts';
import { ruleLibrary } from '../../compile/flowParts.ts';
import type { Project } from '../../compile/project.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import { compileRule } from '../../rules/compileRule.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { checkWorld } from '../checkWorld.ts';
import type { Counterexample } from '../replay/counterexample.ts';
import { counterexampleOf } from '../replay/counterexample.ts';
import { builtInVerdicts } from './builtInPromises.ts';
import type { Refused, Start } from './entering.ts';
import { entering } from './entering.ts';
import type { FlatFlow } from './flatFlow.ts';
import { flattenFlow } from './flatFlow.ts';
import type { DataGuard } from './flatGuards.ts';
import { dataGuards, entryGuards } from './flatGuards.ts';
import { FlatMachine } from './flatMachine.ts';
import type { Exploration } from './explore.ts';
import { explore } from './explore.ts';
import { ALL_MOVES } from './steps.ts';
import { flowVerdict } from './flowPromises.ts';
import type { PromiseFile } from './promise.ts';
import type { Verdict } from './verdict.ts';
import type { Witnesses } from './witnesses.ts';
import type { Placed } from './verdictPlaces.ts';
import { placeOfEnd, placeOfPromise, placesOfItem, placesOfSteps } from './verdictPlaces.ts';
import { findWitnesses } from './witnesses.ts';

/** What the model check says of one flow. */
export interface FlowReport {
  readonly flow: string;
  /** Reached and all. */
  readonly states: readonly [number, number];
  readonly transitions: readonly [number, number];
  readonly guardValues: readonly [number, number];
  /** Whom the entries do not let in, and where they lead instead. */
  readonly refused: readonly Refused[];
  readonly positions: number;
  readonly steps: number;
  /** Control transitions asked of XState. */
  readonly learned: number;
  readonly seconds: number;
  /** Found out by an earlier run, of the same files and the same checker. */
  readonly fromCache?: true;
  readonly promises: readonly Verdict[];
  /** One for each broken promise, to replay. */
  readonly counterexamples: readonly Counterexample[];
  /** Items that were not reached, with the reason that checks.json gives, if it does. */
  readonly notReached: readonly {
    readonly item: string;
    readonly reason?: string;
    readonly places?: readonly Placed[];
  }[];
}

/** Walks a flow through everything that can happen and holds its promises against that.
 * @throws ProjectError when a part of the flow is missing */
export function verifyFlow(project: Project, id: string): FlowReport {
  const began = performance.now();
  const checks = promisesOf(project, id);
  const { exploration, entries, refused } = exploreFlow(project, id, checks);
  const { coverage, learned } = exploration.machine;
  const reasons = new Map((checks.notProven ?? []).map(({ item, reason }) => [item, reason]));
  const notReached = coverage.missing().map((item) => {
    const reason = reasons.get(item);
    return { item, ...(reason !== undefined && { reason }), places: placesOfItem(project, id, item) };
  });
  const [guards, allGuards] = coverage.count('guard');
  const promises = [
    ...builtInVerdicts(exploration),
    constantVerdict(
      notReached.map(({ item }) => item),
      entries.missing,
    ),
    ...checks.promises.map((promise) => flowVerdict(exploration, promise)),
  ];
  return {
    flow: id,
    states: coverage.count('state'),
    transitions: coverage.count('transition'),
    guardValues: [guards + entries.reached, allGuards + entries.all],
    refused,
    positions: exploration.positions.size,
    steps: exploration.steps.size,
    learned,
    seconds: (performance.now() - began) / 1000,
    promises: promises.map((verdict) => withPlaces(project, exploration, id, verdict, notReached)),
    counterexamples: promises.flatMap(({ id: promise, description, reason = '', steps }) =>
      steps ? replayable(project, exploration, { id: promise, description, reason }, steps) : [],
    ),
    notReached: [...notReached, ...entries.missing.map((item) => ({ item }))],
  };
}

/** A verdict as it is told: with the places to look at, where it is not that all is well. */
function withPlaces(
  project: Project,
  exploration: Exploration,
  flow: string,
  { steps, ...verdict }: Verdict,
  notReached: readonly { readonly item: string }[],
): Verdict {
  if (verdict.type === 'kept') return verdict;
  const isOfGuards = verdict.id === 'noConstantGuard';
  const places = [
    ...placeOfPromise(project, flow, verdict.id),
    ...placesOfSteps(project, exploration, steps ?? []).flat(),
    ...(steps ? placeOfEnd(project, exploration, steps) : []),
    ...(isOfGuards ? notReached.flatMap(({ item }) => placesOfItem(project, flow, item)) : []),
  ];
  return { ...verdict, places };
}

/** A flow may be so broken that no record of the engine follows the model; the steps in words are there all the same. */
function replayable(...args: Parameters<typeof counterexampleOf>): readonly Counterexample[] {
  try {
    return [counterexampleOf(...args)];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

interface Entered {
  readonly reached: number;
  readonly all: number;
  readonly missing: readonly string[];
}

export function exploreFlow(
  project: Project,
  id: string,
  checks: PromiseFile = promisesOf(project, id),
  moves = ALL_MOVES,
): { readonly exploration: Exploration; readonly entries: Entered; readonly refused: readonly Refused[] } {
  const { machine, witnesses, starts, refused } = modelOf(project, id, checks);
  return {
    exploration: explore(project, machine, witnesses, starts, moves),
    entries: entryValues(project, machine),
    refused,
  };
}

/** What there is to explore of a flow. */
export interface Model {
  readonly machine: FlatMachine;
  readonly witnesses: Witnesses;
  readonly starts: readonly Start[];
  readonly refused: readonly Refused[];
}

export function modelOf(project: Project, id: string, checks: PromiseFile = promisesOf(project, id)): Model {
  const flat = flattenFlow(withPromisedRules(project, bundleFlow(project, id), checks));
  const world = checkWorld(project);
  const inside = [...dataGuards(flat), ...promisedGuards(flat, checks)];
  const witnesses = findWitnesses(project, flat, world, [...inside, ...entryGuards(flat)]);
  return { machine: new FlatMachine(flat, world), witnesses, ...entering(flat, world, witnesses.worlds, inside) };
}

/** A promise may ask a rule that the flow does not.
 * @throws ProjectError for one that is not there */
function withPromisedRules(project: Project, bundle: FlowBundle, checks: PromiseFile): FlowBundle {
  const rules = { ...bundle.rules };
  for (const [index, promise] of checks.promises.entries()) {
    const rule = promise.pattern === 'always' ? ruleOfGuard(promise.holds) : undefined;
    if (rule === undefined || rules[rule]) continue;
    if (!project.rules[rule]) throw unknownRule(project, bundle.flow.id, index, rule);
    rules[rule] = compileRule(rule, ruleLibrary(project));
  }
  return { ...bundle, rules };
}

function unknownRule(project: Project, flow: string, index: number, rule: string): ProjectError {
  const file = `flows/${flow}/checks.json`;
  const message = `rule "${rule}" is not known; rules are looked up by id in flows/rules/.`;
  return new ProjectError([{ file, ...project.position(file, `/promises/${index}/holds/type`), message }]);
}

/** Conditions of promises look at data too, so that values on both sides of them are tried. */
function promisedGuards(flat: FlatFlow, checks: PromiseFile): readonly DataGuard[] {
  const [frame] = flat.frames;
  return checks.promises.flatMap((promise) =>
    promise.pattern === 'always' && frame ? [{ frame, guard: promise.holds }] : [],
  );
}

/** Both values of every entry condition, by witnesses of the world. */
function entryValues(project: Project, machine: FlatMachine): Entered {
  const guards = entryGuards(machine.flat);
  const { worlds } = findWitnesses(project, machine.flat, machine.world, guards);
  const items = guards.flatMap(({ frame, guard }, index) => {
    const values = new Set(worlds.map((outside) => machine.holds(frame, guard, undefined, [], outside)));
    return [true, false].map((value) => ({
      item: `guard:entry.${index}=${String(value)}`,
      isReached: values.has(value),
    }));
  });
  const missing = items.filter(({ isReached }) => !isReached).map(({ item }) => item);
  return { all: items.length, reached: items.length - missing.length, missing };
}

function constantVerdict(notReached: readonly string[], entries: readonly string[]): Verdict {
  const id = 'noConstantGuard';
  const description = 'Every guard holds for some and not for others.';
  const items = [...notReached.filter((item) => item.startsWith('guard:')), ...entries];
  if (items.length === 0) return { id, description, type: 'kept' };
  return { id, description, type: 'notProven', reason: `never seen: ${items.join(', ')}` };
}

export function promisesOf(project: Project, id: string): PromiseFile {
  const data = project.flows[id]?.checks?.data;
  return isJsonObject(data) && Array.isArray(data['promises']) ? (data as unknown as PromiseFile) : { promises: [] };
}
