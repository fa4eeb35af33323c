import { deepEqual } from '../../domain/deepEqual.ts';
import { isBarrier } from '../../engine/bundle.ts';
import { innermost } from '../../engine/innermost.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import type { BuiltInId } from '../promises/promise.ts';
import { actorOf } from './choices.ts';
import {
  allSteps,
  reaching,
  describeSteps,
  stepsTo,
  type Exploration,
  type Position,
  type Step,
} from './exploration.ts';
import { flowVerdict } from './flowPromises.ts';
import { moneyProofs, unseenReply } from './moneyProofs.ts';
import { findUnsaid } from './moneySaid.ts';
import { answersOf, committedOf, draftsOf, visitsOf } from './placesOfTrail.ts';
import { rulesConcerned } from './rulesConcerned.ts';
import type { Verdict } from './verdict.ts';

interface BuiltIn {
  readonly id: BuiltInId;
  readonly description: string;
  readonly find: (exploration: Exploration) => Broken | undefined;
}

/** Where a promise breaks: at a position, or by a step. */
type Broken = { readonly reason: string } & ({ readonly position: number } | { readonly step: Step });

const BUILT_IN: readonly BuiltIn[] = [
  { id: 'answerable', description: 'Every step that asks can be answered.', find: findUnanswerable },
  { id: 'noDeadEnd', description: 'In every state that is not an end, something can happen next.', find: findDeadEnd },
  { id: 'wayOut', description: 'An outcome can be reached from every state.', find: findNoWayOut },
  { id: 'backStopsAtCommitted', description: 'Back and Change never pass a committed call.', find: findLostCommit },
  {
    id: 'moneyAuthorised',
    description: 'Money moves only after a review and an authorisation.',
    find: findUnauthorised,
  },
  { id: 'moneySaid', description: 'Once money was taken, the next screen says so.', find: findUnsaid },
  {
    id: 'sessionSurvived',
    description: 'A lost session loses no answer and no committed call, and the flow goes on.',
    find: findLostSession,
  },
  { id: 'resumeNeverSkips', description: 'Resuming after a reload never leads further than before.', find: findSkip },
  {
    id: 'editNeverStrands',
    description: 'After Change on a review the review is reached again, and Back takes the change back.',
    find: findStrandedEdit,
  },
  { id: 'noLoopWithoutMember', description: 'No calls repeat in a loop without the member.', find: findLoop },
];

/** Promises that every flow makes. */
export function builtInVerdicts(exploration: Exploration): readonly Verdict[] {
  const verdicts = BUILT_IN.map(({ id, description, find }): Verdict => {
    const broken = find(exploration);
    if (!broken) {
      return exploration.cut !== undefined
        ? { id, description, type: 'notProven', reason: exploration.cut }
        : { id, description, type: 'kept' };
    }
    const steps =
      'position' in broken
        ? stepsTo(exploration, broken.position)
        : [...(broken.step.way ?? stepsTo(exploration, broken.step.from)), broken.step];
    return {
      id,
      description,
      type: 'broken',
      reason: broken.reason,
      counterexample: describeSteps(exploration, steps),
      steps,
    };
  });
  return [...verdicts, lostVerdict(exploration)];
}

/** Something can happen there; not so at the end, nor where the search did not go on. */
function isLeft({ steps }: Position): boolean {
  return steps.length > 0;
}

/** The search did not go on from there: for all that is known, anything may follow. */
function isOpen(position: Position): boolean {
  return !isLeft(position) && position.state.kind !== 'final';
}

function findUnanswerable({ positions }: Exploration): Broken | undefined {
  const found = positions.find(({ isUnanswerable, stuck }) => isUnanswerable || stuck !== undefined);
  if (!found) return undefined;
  const { pointer, value } = found.stuck ?? {};
  const beside = found.isUnanswerable || pointer === undefined ? '' : ` beside ${pointer} ${JSON.stringify(value)}`;
  const refused = found.unmet?.text ?? '';
  const what = `no answer was found that the form of ${found.state.path} accepts there${beside}`;
  return {
    position: found.id,
    reason: `${what}, given its rules and the earlier answers${refused}${rulesToo(found, refused)}`,
  };
}

/** The rules of the field concerned, but those that are named already. */
function rulesToo({ state, unmet, stuck }: Position, said: string): string {
  const form = state.frame.bundle.forms[state.node.meta?.form ?? ''];
  const pointer = unmet?.pointer ?? stuck?.pointer ?? '';
  const named = said.split(/[ ,;:]+/);
  const rules = form ? rulesConcerned(form.schema, pointer).filter((rule) => !named.includes(rule)) : [];
  if (rules.length === 0) return '';
  return `; the ${named.length > 1 ? 'other ' : ''}rules that look at "${pointer.slice(1)}": ${rules.join(', ')}`;
}

function findDeadEnd({ positions }: Exploration): Broken | undefined {
  const found = positions.find(
    (position) => isLeft(position) && !position.steps.some(({ kind, to }) => kind === 'choice' && to !== position.id),
  );
  return found && { position: found.id, reason: `no transition leaves ${found.state.path}` };
}

/** Positions from which the flow can end without Back, Change or a reload, for all that is known: where the search did not go
 * on, it may. */
function leadsOut(exploration: Exploration, isTaken?: (step: Step) => boolean): ReadonlySet<number> {
  return reaching(exploration, (position) => position.state.kind === 'final' || isOpen(position), isTaken);
}

/** Calls do what they are asked for, and their replies arrive. */
function isGranted({ choice }: Step): boolean {
  return choice?.type !== 'code' && choice?.type !== 'unknown';
}

function findNoWayOut(exploration: Exploration): Broken | undefined {
  const out = leadsOut(exploration);
  const found = exploration.positions.find(({ id }) => !out.has(id));
  if (found) return { position: found.id, reason: `no outcome can be reached from ${found.state.path}` };
  const granted = leadsOut(exploration, isGranted);
  const caught = exploration.positions.find(({ id }) => !granted.has(id));
  return (
    caught && {
      position: caught.id,
      reason: `from ${caught.state.path} an outcome can only be reached if a call is refused or its reply is lost`,
    }
  );
}

function findLostCommit(exploration: Exploration): Broken | undefined {
  const step = allSteps(exploration).find(
    (one) => (one.kind === 'back' || one.kind === 'edit') && !keepsCommitted(exploration, one),
  );
  return step && { step, reason: 'a committed call is removed from the path' };
}

function keepsCommitted(exploration: Exploration, step: Step): boolean {
  const [before, after] = endsOf(exploration, step).map(({ trail }) => committedOf(trail, exploration.bundle));
  return before?.every((place) => after?.includes(place)) ?? true;
}

/** The walks before and after a step, themselves where another stands for where it leads. */
function endsOf({ positions }: Exploration, { from, to, before, after }: Step): readonly WalkResult[] {
  return [before ?? positions[from]?.result, after ?? positions[to]?.result].filter((result) => result !== undefined);
}

function findUnauthorised({ positions }: Exploration): Broken | undefined {
  for (const { id, state, result } of positions) {
    const proofs = state.operation?.effect === 'money' ? moneyProofs(result) : null;
    if (!proofs) continue;
    const unseen = unseenReply(innermost(result));
    const reason = !proofs.isReviewed
      ? `no review lies before ${state.path}`
      : !proofs.isAuthorised
        ? `no sub-flow has given a ticket before ${state.path}`
        : unseen && `the reply of ${unseen} is sent at ${state.path}, but no review after it showed it`;
    if (reason !== undefined) return { position: id, reason };
  }
  return undefined;
}

/** Of each call that must not be made twice: once its reply stayed lost, it does not come again. */
function lostVerdict(exploration: Exploration): Verdict {
  const id: BuiltInId = 'lostIsNotRepeated';
  const description = 'A call whose reply stayed lost is not made again.';
  const operations = exploration.flat.states.flatMap(({ operation }) =>
    operation && isBarrier(operation.effect) ? [operation.operationId] : [],
  );
  const verdicts = [...new Set(operations)].map((call) =>
    flowVerdict(exploration, {
      id,
      description,
      source: [],
      pattern: 'never',
      what: { call },
      within: { after: { lost: call } },
    }),
  );
  const { cut } = exploration;
  const whole: Verdict =
    cut === undefined ? { id, description, type: 'kept' } : { id, description, type: 'notProven', reason: cut };
  return verdicts.find(({ type }) => type !== 'kept') ?? whole;
}

function findLostSession(exploration: Exploration): Broken | undefined {
  const out = leadsOut(exploration);
  const step = allSteps(exploration).find(
    (one) =>
      one.kind === 'reload' &&
      (!keepsCommitted(exploration, one) || !keepsAnswers(exploration, one) || (!out.has(one.to) && out.has(one.from))),
  );
  return (
    step && {
      step,
      reason: 'after a lost session an answer or a committed call is missing, or the flow cannot continue',
    }
  );
}

/** What a review confirmed is asked again with a secret before it: what was answered is there already. */
function keepsAnswers(exploration: Exploration, step: Step): boolean {
  const { bundle } = exploration;
  const [before, after] = endsOf(exploration, step).map(({ trail }) => trail);
  const [answers, drafts] = [after && answersOf(after, bundle), after && draftsOf(after, bundle)];
  return [...(before ? answersOf(before, bundle) : [])].every(([place, answer]) =>
    [answers, drafts].some((kept) => deepEqual(kept?.get(place), answer)),
  );
}

function findSkip(exploration: Exploration): Broken | undefined {
  const step = allSteps(exploration).find((one) => {
    if (one.kind !== 'reload') return false;
    const [before = [], after = []] = endsOf(exploration, one).map((result) => walkedOf(result));
    return !isPrefix(after, before);
  });
  return step && { step, reason: 'after a reload the path is different or longer' };
}

/** Places that were left, in order, with what was answered; a sub-flow under way as far as it has come. */
function walkedOf({ bundle, path, stop, trail }: WalkResult, prefix = ''): readonly string[] {
  const walked = { ...trail, path };
  const answers = answersOf(walked, bundle, prefix);
  const places = visitsOf(walked, bundle, prefix).map(
    ({ place }) => place + JSON.stringify(answers.get(place) ?? null),
  );
  return stop.type === 'sub' ? [...places, ...walkedOf(stop.result, `${prefix}${stop.state}/`)] : places;
}

function isPrefix(path: readonly string[], of: readonly string[]): boolean {
  return path.length <= of.length && path.every((place, index) => place === of[index]);
}

function findStrandedEdit(exploration: Exploration): Broken | undefined {
  const { positions } = exploration;
  const reached = new Map<string, ReadonlySet<number>>();
  const step = allSteps(exploration).find(({ kind, from, to, isTakenBack }) => {
    if (kind !== 'edit') return false;
    const at = positions[from]?.state.path ?? '';
    const leading =
      reached.get(at) ?? reaching(exploration, (position) => position.state.path === at || isOpen(position));
    reached.set(at, leading);
    return !leading.has(to) || isTakenBack !== true;
  });
  return step && { step, reason: 'the review is not reached again' };
}

/** A circle of replies: calls that follow one another for ever. */
function findLoop({ positions }: Exploration): Broken | undefined {
  const done = new Set<number>();
  for (const { id } of positions) {
    const step = done.has(id) ? undefined : circleFrom(positions, id, done);
    if (step) return { step, reason: `calls repeat in a loop at ${positions[step.to]?.state.path ?? ''}` };
  }
  return undefined;
}

/** The step that closes a circle, depth first. `done` grows by the positions whose ways are known to end. */
function circleFrom(positions: readonly Position[], start: number, done: Set<number>): Step | undefined {
  const onWay = new Set([start]);
  const way = [{ position: start, steps: repliesFrom(positions, start).values() }];
  for (let top = way.at(-1); top; top = way.at(-1)) {
    const next = top.steps.next();
    if (next.done) {
      done.add(top.position);
      onWay.delete(top.position);
      way.pop();
      continue;
    }
    const { to } = next.value;
    if (onWay.has(to)) return next.value;
    if (done.has(to)) continue;
    onWay.add(to);
    way.push({ position: to, steps: repliesFrom(positions, to).values() });
  }
  return undefined;
}

/** Steps by which the gateway moves the flow on. */
function repliesFrom(positions: readonly Position[], id: number): readonly Step[] {
  return (positions[id]?.steps ?? []).filter(
    ({ kind, isShown, choice }) => kind === 'choice' && !isShown && choice && actorOf(choice) === 'gateway',
  );
}
