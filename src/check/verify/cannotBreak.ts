import type { Project } from '../../compile/project.ts';
import { guardPointers } from '../../engine/judge.ts';
import { parseWordPointer, isWordPointer } from '../../rules/pointerScope.ts';
import { inWords, occurs, partsOf, type Observation, type FlowPromise, type Part } from '../promises/promise.ts';
import { allSteps, type Exploration, type Position, type Step } from './exploration.ts';
import { holdsAt, isEnd, monitorOf, partsOfStep, type Monitor, type Parts } from './monitor.ts';
import type { DataGuard } from '../promises/lookedAt.ts';
import type { Verdict } from './verdict.ts';
import { ruleLibrary } from '../../compile/flowParts.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import { compileSchema } from '../../rules/compileRule.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { ruleSchema } from '../../rules/ruleSchema.ts';
import { checkWorld } from '../checkWorld.ts';
import { ruleSubjects, valuesNear } from '../ruleSubjects.ts';
import { isMissing, lookUp, typeOf, valuesOf } from '../types/lookUp.ts';

/** Says of promises that are kept which of them nothing could break: they would be kept by a flow that does it all wrong. Not
 * where the search was cut or did not reach everything, nor while another promise is broken: what does not come for that may
 * come once it is repaired. */
export function markUnbreakable(
  project: Project,
  exploration: Exploration,
  promises: readonly FlowPromise[],
  verdicts: readonly Verdict[],
): readonly Verdict[] {
  if (exploration.cut !== undefined || verdicts.some(({ type }) => type === 'broken')) return verdicts;
  return verdicts.map((verdict) => {
    const promise = promises.find(({ id }) => id === verdict.id);
    const why = promise && verdict.type === 'kept' ? whyUnbreakable(project, exploration, promise) : undefined;
    return why === undefined ? verdict : { ...verdict, type: 'cannotBreak', reason: `It cannot break: ${why}` };
  });
}

/** What was seen of the parts of a promise: at the starts in their order, and anywhere. */
interface Seen {
  readonly starts: readonly (readonly Parts[])[];
  readonly anywhere: readonly Parts[];
  /** Moments at which the flow ends. */
  readonly ends: readonly Parts[];
}

/** Why a promise would be kept whatever the order in which things come; `undefined` when some order breaks it. */
function whyUnbreakable(project: Project, exploration: Exploration, promise: FlowPromise): string | undefined {
  const mayBe = (condition: DataGuard, held: boolean) =>
    wasSeen(exploration, condition, held) || mayBeByItsOwnWords(project, exploration.bundle, condition, held);
  const monitor = monitorOf(exploration, promise);
  const seen = seenParts(exploration, monitor);
  const missing = triggersOf(promise).find(({ name }) => !seen.anywhere.some((parts) => parts[name]));
  if (missing) return occurs(missing.observation, 'never');
  if (promise.pattern === 'always' && promise.when.if && follows(promise.holds, promise.when.if))
    return 'what must hold only repeats its own condition';
  if (promise.pattern === 'always')
    return mayBe(promise.holds, false) ? undefined : 'what must hold always holds, whatever the values';
  if (promise.pattern === 'never' && promise.what.if && !mayBe(promise.what.if, true))
    return 'its condition can never hold';
  const forbidden = forbiddenPart(promise);
  const mayCome = forbidden !== undefined && !seen.anywhere.some((parts) => parts[forbidden]);
  const all = mayCome ? { ...seen, anywhere: [...seen.anywhere, { [forbidden]: true }] } : seen;
  return breaksInSomeOrder(monitor, all) ? undefined : describeWhy(promise, seen);
}

function seenParts({ positions, starts, ...exploration }: Exploration, monitor: Monitor): Seen {
  const all = new Set<Parts>();
  const ends = new Set<Parts>();
  const read = (step: Step | undefined, position: Position) => {
    const moments = partsOfStep(monitor, step, position);
    moments.forEach((parts, index) => {
      (isEnd(position) && index === moments.length - 1 ? ends : all).add(parts);
    });
    return moments;
  };
  const begins = starts.map((start) =>
    positions.slice(start, start + 1).flatMap((position) => read(undefined, position)),
  );
  for (const step of allSteps({ ...exploration, positions, starts })) {
    const position = positions[step.to];
    if (position) read(step, position);
  }
  // What comes at an end may come elsewhere too: these are only of the end.
  const last = [...ends].map((parts) => ({ ...parts }));
  return { starts: begins, anywhere: [...all, ...last], ends: last };
}

/** Leads the promise through what was seen, in every order: from each start, and nothing after an end. */
function breaksInSomeOrder(monitor: Monitor, { starts, anywhere, ends }: Seen): boolean {
  const memories = new Set<number>();
  for (const start of starts) {
    let memory: number | undefined = monitor.begin;
    for (const parts of start) memory = memory === undefined ? undefined : monitor.next(memory, parts);
    if (memory === undefined) return true;
    memories.add(memory);
  }
  for (const memory of memories)
    for (const parts of anywhere) {
      const next = monitor.next(memory, parts);
      if (next === undefined) return true;
      if (!ends.includes(parts)) memories.add(next);
    }
  return false;
}

/** Parts without which nothing is promised. */
function triggersOf(promise: FlowPromise): readonly Part[] {
  const forbidden = forbiddenPart(promise);
  return partsOf(promise).filter(({ name }) => !['first', 'to', 'until', forbidden].includes(name));
}

/** A part that may be named to keep it out of the flow: of `never` whatever it is, else what the flow has no kind of. */
function forbiddenPart(promise: FlowPromise): string | undefined {
  if (promise.pattern === 'never') return 'what';
  const [part, observation] =
    promise.pattern === 'precedes' ? ['then', promise.then] : 'what' in promise ? ['what', promise.what] : [];
  return observation && !observation.if && ('tag' in observation || 'effect' in observation) ? part : undefined;
}

/** Whether a condition over answers and replies holds, or fails, somewhere. Of other conditions that is not known: what they
 * look at may be otherwise for somebody else. */
function wasSeen(exploration: Exploration, condition: DataGuard, held: boolean): boolean {
  const owners = guardPointers(condition).map(parseWordPointer);
  if (!owners.every(({ word }) => word === 'form' || word === 'reply')) return true;
  return exploration.positions.some(
    (position) =>
      owners.every(({ tokens: [state] }) => isGiven(position, state)) &&
      holdsAt(exploration, condition, { phase: 'reached', step: undefined, position }) === held,
  );
}

/** A state was answered: by the member, the gateway or a sub-flow. */
function isGiven({ result }: Position, state: string | undefined): boolean {
  const visit = result.path.find((one) => one.state === state);
  return visit?.answer !== undefined || visit?.reply?.type === 'done' || visit?.sub !== undefined;
}

function describeWhy(promise: FlowPromise, { starts, anywhere, ends }: Seen): string {
  const parts = new Map(partsOf(promise).map(({ name, observation }) => [name, observation]));
  const observed = (part: string) => parts.get(part) as Observation;
  const said = (part: string) => inWords(observed(part));
  const isOnlyEnd = (part: string) => parts.has(part) && anywhere.every((one) => !one[part] || ends.includes(one));
  const isOnlyWith = (part: string, other: string) =>
    parts.has(part) && parts.has(other) && anywhere.every((one) => !one[part] || one[other]);
  if (starts.every((start) => start.some(({ first }) => first))) return `${said('first')} is what the flow starts with`;
  if (promise.pattern === 'leadsTo' && ends.every(({ to }) => to)) return `no path ends without ${said('to')}`;
  for (const [part, other] of PAIRS)
    if (isOnlyWith(part, other)) return `${occurs(observed(part), 'only')} together with ${said(other)}`;
  for (const part of ['after', 'what']) if (isOnlyEnd(part)) return `${occurs(observed(part), 'only')} at the end`;
  return 'it is kept in whatever order the things it names occur';
}

/** Of a promise that is kept by coming together with the other: the one, and the other. */
const PAIRS = [
  ['then', 'first'],
  ['from', 'to'],
  ['what', 'after'],
] as const;

/** Whether a condition may hold, or fail, by its own words. The bounds that a form or the contract sets do not count: a promise
 * that they keep today is broken by who widens them tomorrow. */
function mayBeByItsOwnWords(project: Project, bundle: FlowBundle, condition: DataGuard, held: boolean): boolean {
  if (condition.type === 'is') return held || !namesEveryChoice(project, bundle, condition.params);
  const rule = ruleOfGuard(condition);
  if (rule === undefined) return true;
  const { compiled } = ruleSubjects(project, rule);
  const world = checkWorld(project);
  return subjectsOf(project, rule, condition.params).some((subject) => compiled.holds(subject, world) === held);
}

/** Whether one condition holds by its words wherever another does. */
function follows(one: DataGuard, other: DataGuard): boolean {
  if (one.type !== 'is' || other.type !== 'is') return deepEqual(one as unknown as Json, other as unknown as Json);
  const values = one.params['in'] as readonly Json[];
  const isNamed = (value: Json) => values.some((known) => deepEqual(known, value));
  return one.params['at'] === other.params['at'] && (other.params['in'] as readonly Json[]).every(isNamed);
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
