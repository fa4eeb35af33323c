import { entryConditions } from '../static/flowPaths.ts';
import { bundleFlow } from '../../compile/bundleFlow.ts';
import { ProjectError } from '../../compile/dataFile.ts';
import { ruleLibrary } from '../../compile/flowParts.ts';
import { languageProblems } from '../../compile/languageProblems.ts';
import type { Project } from '../../compile/project.ts';
import { isJsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import type { Guard } from '../../engine/flowFile.ts';
import { judgeGuard } from '../../engine/judge.ts';
import { resolvePointer } from '../../engine/trailScope.ts';
import { compileRule } from '../../rules/compileRule.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { daysToCome, projectOn } from '../checkWorld.ts';
import { counterexampleOf, type Counterexample } from './counterexample.ts';
import { Ahead } from './ahead.ts';
import { conditionsOf, type BuiltInId, type FlowPromise, type PromiseFile } from '../promises/promise.ts';
import { promisedLooks } from '../promises/promisedLooks.ts';
import { builtInVerdicts } from './builtInPromises.ts';
import { standsOn } from './standsOn.ts';
import { markUnbreakable } from './cannotBreak.ts';
import { withEnoughRows } from './enoughRows.ts';
import { entering, outsiders, type Refused, type Start } from './entering.ts';
import { allSteps, type Exploration } from './exploration.ts';
import { explainLooks } from './explainLooks.ts';
import { explore, type ExploreOptions, type Model } from './explore.ts';
import { flowVerdict } from './flowPromises.ts';
import { rememberedForms } from './rememberedForms.ts';
import {
  placeOfEnd,
  placeOfField,
  placeOfPromise,
  placesOfItem,
  placesOfSteps,
  type Verdict,
  type Placed,
} from './verdict.ts';
import { neverSeen } from './neverSeen.ts';

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
  readonly seconds: number;
  /** What was tried at some places only. */
  readonly sampled?: string;
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

/** Leads the engine through everything that can happen to a flow and holds its promises against that.
 * @throws ProjectError when a part of the flow is missing */
export function verifyFlow(project: Project, id: string, options: Pick<ExploreOptions, 'progress'> = {}): FlowReport {
  const began = performance.now();
  const checks = promisesOf(project, id);
  const { model, refused } = modelOf(project, id, checks);
  const exploration = explore(model, options);
  const entries = entryValues(model);
  const { coverage } = exploration;
  const reasons = new Map((checks.notProven ?? []).map(({ item, reason }) => [item, reason]));
  const notReached = coverage.missing().map((item) => {
    const reason = reasons.get(item);
    return { item, ...(reason !== undefined && { reason }), places: placesOfItem(project, id, item) };
  });
  const [guards, allGuards] = coverage.count('guard');
  const own = judgedOf(project, exploration, entries, checks, toldApart(project, id, checks, options));
  const verdicts = own.map(({ verdict }) => verdict);
  const isAllReached = entries.missing.length === 0 && notReached.every(({ reason }) => reason !== undefined);
  const today = isAllReached ? markUnbreakable(project, exploration, checks.promises, verdicts) : verdicts;
  const later = laterVerdicts(project, id, checks, options);
  const judged = today.map((verdict, index) => ({
    exploration: own[index]?.exploration ?? exploration,
    verdict,
    ...(verdict.type === 'kept' && later.get(verdict.id)),
  }));
  return {
    flow: id,
    states: coverage.count('state'),
    transitions: coverage.count('transition'),
    guardValues: [guards + entries.reached, allGuards + entries.all],
    refused,
    positions: exploration.positions.length,
    steps: allSteps(exploration).length,
    seconds: (performance.now() - began) / 1000,
    ...(exploration.sampled !== undefined && { sampled: exploration.sampled }),
    promises: judged.map((one) => withPlaces(project, one.exploration, id, one.verdict)),
    counterexamples: judged.flatMap(({ exploration: of, verdict: { id: promise, description, reason = '', steps } }) =>
      steps ? replayable(of, { id: promise, description, reason }, steps) : [],
    ),
    notReached: [...notReached, ...entries.missing.map((item) => ({ item }))],
  };
}

interface Judged {
  readonly exploration: Exploration;
  readonly verdict: Verdict;
}

/** What is not kept by the rows of constants that are to come, of the constants that the flow stands on: everything else stays
 * as it is today. By promise, the first day on which it is not. */
function laterVerdicts(
  project: Project,
  id: string,
  checks: PromiseFile,
  options: Pick<ExploreOptions, 'progress'>,
): ReadonlyMap<string, Judged> {
  const found = new Map<string, Judged>();
  for (const day of daysToCome(standsOn(project, id).constants)) {
    const then = projectOn(project, day);
    const { model } = modelOf(then, id, checks);
    const again = toldApart(then, id, checks, options);
    const judged = judgedOf(then, explore(model, options), entryValues(model), checks, again);
    for (const { exploration, verdict } of judged)
      if (verdict.type !== 'kept' && !found.has(verdict.id))
        found.set(verdict.id, { exploration, verdict: { ...verdict, reason: `from ${day}: ${verdict.reason ?? ''}` } });
  }
  return found;
}

/** Explores once more, with what a promise names told apart at every position. */
function toldApart(
  project: Project,
  id: string,
  checks: PromiseFile,
  options: ExploreOptions,
): (promise: FlowPromise) => Exploration {
  return (promise) => explore(modelOf(project, id, checks, promise).model, options);
}

/** Of every promise, built in or of the flow.
 * @param apart explores for one that may be accused of ways that nobody takes */
function judgedOf(
  project: Project,
  exploration: Exploration,
  { missing }: Entered,
  checks: PromiseFile,
  apart: (promise: FlowPromise) => Exploration,
): readonly Judged[] {
  const builtIn = [...builtInVerdicts(exploration), constantVerdict(project, exploration, missing)];
  const own = checks.promises.map((promise): Judged => {
    const verdict = flowVerdict(exploration, promise);
    if (!isByWayBack(verdict)) return { exploration, verdict };
    const again = apart(promise);
    return { exploration: again, verdict: flowVerdict(again, promise) };
  });
  return [...builtIn.map((verdict) => ({ exploration, verdict })), ...own];
}

/** One position stands for several ways to it, and Back leads along that on which it was found: what breaks by going back more
 * than once may be of two ways that nobody takes in one. */
function isByWayBack({ steps = [] }: Verdict): boolean {
  return steps.filter(({ kind }) => kind === 'back' || kind === 'edit').length > 1;
}

/** A verdict as it is reported: with the places to look at, where it is not that all is well. */
function withPlaces(project: Project, exploration: Exploration, flow: string, { steps, ...verdict }: Verdict): Verdict {
  if (verdict.type === 'kept') return verdict;
  const isOfGuards = verdict.id === 'noConstantGuard';
  const places = [
    ...placeOfPromise(project, flow, verdict.id),
    // What is to be changed is the form: the flow only leads there.
    ...(verdict.id === 'answerable' && steps ? placeOfField(project, exploration, steps) : []),
    ...placesOfSteps(project, exploration, steps ?? []).flat(),
    ...(steps ? placeOfEnd(project, exploration, steps) : []),
    ...(isOfGuards ? exploration.coverage.missing().flatMap((item) => placesOfItem(project, flow, item)) : []),
  ];
  return { ...verdict, places };
}

/** A flow may be so broken that no record follows the steps; those in words are there all the same. */
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

/** What tells the positions of a flow apart, in words. */
export function explainFlow(project: Project, id: string, options: Pick<ExploreOptions, 'progress'> = {}): string {
  const { model } = modelOf(project, id);
  return `${id}: values that still matter\n${explainLooks(explore(model, options), model.ahead)}`;
}

/** Everything that can happen to a flow. */
export function exploreFlow(project: Project, id: string, options: ExploreOptions = {}): Exploration {
  return explore(modelOf(project, id).model, options);
}

/** @param apart a promise: at every position it counts which of the states that it names lie on the path */
export function modelOf(
  project: Project,
  id: string,
  checks: PromiseFile = promisesOf(project, id),
  apart?: FlowPromise,
): { readonly model: Model; readonly refused: readonly Refused[] } {
  refuseUnfit(project, id);
  const whole = rememberedForms(withPromisedRules(project, bundleFlow(project, id), checks));
  const aheadIn = ({ flow }: FlowBundle) => new Ahead(project, promisedLooks(project, flow, checks.promises, apart));
  const aheadInAll = aheadIn(whole);
  const bundle = withEnoughRows(project, whole, aheadInAll);
  const ahead = bundle === whole ? aheadInAll : aheadIn(bundle);
  const { starts, refused } = entering(project, bundle, ahead);
  return { model: { project, bundle, ahead, starts }, refused };
}

/** What is not of the language leads no engine anywhere, in the flow or in one that it calls.
 * @throws ProjectError */
function refuseUnfit(project: Project, id: string, seen = new Set<string>()): void {
  const entry = project.flows[id];
  if (!entry || seen.has(id)) return;
  seen.add(id);
  const problems = languageProblems(project, entry.file);
  if (problems.length > 0) throw new ProjectError(problems);
  for (const { invoke } of Object.values(entry.flow.states))
    if (invoke?.src.startsWith('flow:')) refuseUnfit(project, invoke.src.slice('flow:'.length), seen);
}

/** A promise may ask a rule that the flow does not.
 * @throws ProjectError for one that is not there */
function withPromisedRules(project: Project, bundle: FlowBundle, checks: PromiseFile): FlowBundle {
  const rules = { ...bundle.rules };
  for (const [index, promise] of checks.promises.entries()) {
    for (const { at, guard } of conditionsOf(promise)) {
      const rule = ruleOfGuard(guard);
      if (rule === undefined || rules[rule]) continue;
      if (!project.rules[rule]) throw unknownRule(project, bundle.flow.id, [String(index), ...at], rule);
      rules[rule] = compileRule(rule, ruleLibrary(project));
    }
  }
  return { ...bundle, rules };
}

function unknownRule(project: Project, flow: string, at: readonly string[], rule: string): ProjectError {
  const file = `flows/${flow}/checks.json`;
  const message = `rule "${rule}" is not known; rules are looked up by id in flows/rules/.`;
  return new ProjectError([{ file, ...project.position(file, formatPointer(['promises', ...at, 'type'])), message }]);
}

/** Both values of every entry condition, for all who may come. */
function entryValues({ project, bundle, ahead }: Model): Entered {
  const everyone = outsiders(project, bundle, ahead);
  const guards = entryConditions(bundle.flow).map(({ guard }) => guard);
  const items = guards.flatMap((guard, index) => {
    const values = new Set(everyone.map((one) => holdsOutside(bundle, guard, one)));
    return [true, false].map((value) => ({
      item: `guard:entry.${index}=${String(value)}`,
      isReached: values.has(value),
    }));
  });
  const missing = items.filter(({ isReached }) => !isReached).map(({ item }) => item);
  return { all: items.length, reached: items.length - missing.length, missing };
}

function holdsOutside(bundle: FlowBundle, guard: Guard, { world, input }: Start): boolean {
  const scope = { world, input, path: [], outputs: {}, error: undefined };
  const resolve = (pointer: string) => resolvePointer(scope, pointer);
  return judgeGuard(guard, undefined, { bundle, world, resolve, lastStep: undefined });
}

function constantVerdict(project: Project, exploration: Exploration, entries: readonly string[]): Verdict {
  const id: BuiltInId = 'noConstantGuard';
  const description = 'Every guard holds for some and not for others.';
  const missing = exploration.coverage.missing().filter((item) => item.startsWith('guard:'));
  const items = [...missing, ...entries];
  if (items.length === 0) return { id, description, type: 'kept' };
  const seen = `never seen: ${neverSeen(project, exploration, items)}`;
  const { cut } = exploration;
  return { id, description, type: 'notProven', reason: cut === undefined ? seen : `${cut}; ${seen}` };
}

export function promisesOf(project: Project, id: string): PromiseFile {
  const data = project.flows[id]?.checks?.data;
  return isJsonObject(data) && Array.isArray(data['promises']) ? (data as unknown as PromiseFile) : { promises: [] };
}
