import { pointersOf } from '../../engine/mapping.ts';
import { isSecretPointer } from '../../engine/secretPointers.ts';
import type { AbstractVisit } from './abstractRecord.ts';
import { sameChoice } from './abstractRecord.ts';
import { isCommitted } from './abstractWalk.ts';
import type { Exploration, Step } from './explore.ts';
import { nameOf, stepsInWords, stepsTo } from './trace.ts';
import type { Verdict } from './verdict.ts';

interface BuiltIn {
  readonly id: string;
  readonly description: string;
  readonly find: (exploration: Exploration) => Broken | undefined;
}

/** Where a promise breaks: at a position, or by a step. */
type Broken = { readonly reason: string } & ({ readonly position: number } | { readonly step: number });

const BUILT_IN: readonly BuiltIn[] = [
  { id: 'noDeadEnd', description: 'Everywhere something can happen next.', find: findDeadEnd },
  { id: 'wayOut', description: 'From everywhere an outcome can be reached.', find: findNoWayOut },
  { id: 'backStopsAtCommitted', description: 'Back and Change never pass a committed call.', find: findLostCommit },
  {
    id: 'moneyAuthorised',
    description: 'Money moves only after a review and an authorisation.',
    find: findUnauthorised,
  },
  {
    id: 'sessionSurvived',
    description: 'A lost session loses no answer and no committed call, and the flow goes on.',
    find: findLostSession,
  },
  { id: 'resumeNeverSkips', description: 'Going on after a reload never stands further than before.', find: findSkip },
  {
    id: 'editNeverStrands',
    description: 'After Change on a review the review is reached again, and Back takes the change back.',
    find: findStrandedEdit,
  },
  { id: 'noLoopWithoutMember', description: 'No calls go round in a circle without the member.', find: findLoop },
];

/** Promises that every flow makes. */
export function builtInVerdicts(exploration: Exploration): readonly Verdict[] {
  return BUILT_IN.map(({ id, description, find }): Verdict => {
    const broken = find(exploration);
    if (!broken) {
      const cut = 'the search was cut at its most positions';
      return exploration.isCut
        ? { id, description, type: 'notProven', reason: cut }
        : { id, description, type: 'kept' };
    }
    const steps = 'position' in broken ? stepsTo(exploration, broken.position) : throughStep(exploration, broken.step);
    return { id, description, type: 'broken', reason: broken.reason, counterexample: stepsInWords(exploration, steps) };
  });
}

function throughStep(exploration: Exploration, step: number): readonly number[] {
  return [...stepsTo(exploration, exploration.steps[step]?.from ?? 0), step];
}

function isFinal(exploration: Exploration, position: number): boolean {
  const at = exploration.positions[position]?.at ?? -1;
  return exploration.machine.flat.states[at]?.kind === 'final';
}

function stepsFrom(exploration: Exploration, position: number): readonly Step[] {
  return (exploration.out[position] ?? []).flatMap((index) => exploration.steps[index] ?? []);
}

function findDeadEnd(exploration: Exploration): Broken | undefined {
  const position = exploration.positions.findIndex(
    (_, id) =>
      !isFinal(exploration, id) &&
      (exploration.out[id] ?? []).length > 0 &&
      stepsFrom(exploration, id).every((step) => step.kind !== 'choice' || step.to === id),
  );
  return position < 0 ? undefined : { position, reason: `nothing leads on from ${nameOf(exploration, position)}` };
}

/** Positions from which one of `goals` can be reached by steps that `take` allows. */
function reaching(
  exploration: Exploration,
  goals: Iterable<number>,
  take: (step: Step) => boolean,
): ReadonlySet<number> {
  const into = new Map<number, number[]>();
  for (const step of exploration.steps) {
    if (!take(step)) continue;
    const known = into.get(step.to);
    if (known) known.push(step.from);
    else into.set(step.to, [step.from]);
  }
  const seen = new Set(goals);
  for (const position of seen) for (const from of into.get(position) ?? []) seen.add(from);
  return seen;
}

function isForward({ kind }: Step): boolean {
  return kind === 'choice';
}

function finals(exploration: Exploration): readonly number[] {
  return exploration.positions.flatMap((_, id) => (isFinal(exploration, id) ? [id] : []));
}

function findNoWayOut(exploration: Exploration): Broken | undefined {
  const out = reaching(exploration, finals(exploration), isForward);
  const position = exploration.positions.findIndex((_, id) => !out.has(id) && (exploration.out[id] ?? []).length > 0);
  return position < 0
    ? undefined
    : { position, reason: `no outcome can be reached from ${nameOf(exploration, position)}` };
}

function committedStates(exploration: Exploration, position: number): readonly number[] {
  const visits = exploration.positions[position]?.record.visits ?? [];
  return visits.filter((visit) => isCommitted(exploration.machine, visit)).map(({ state }) => state);
}

function findLostCommit(exploration: Exploration): Broken | undefined {
  const step = exploration.steps.findIndex(
    ({ kind, from, to }) => (kind === 'back' || kind === 'edit') && !keepsCommitted(exploration, from, to),
  );
  return step < 0 ? undefined : { step, reason: 'a committed call is taken off the path' };
}

function keepsCommitted(exploration: Exploration, from: number, to: number): boolean {
  const kept = committedStates(exploration, to);
  return committedStates(exploration, from).every((state) => kept.includes(state));
}

function pathOf(exploration: Exploration, position: number): readonly AbstractVisit[] {
  const one = exploration.positions[position];
  return one ? one.record.visits.slice(0, one.length) : [];
}

function findUnauthorised(exploration: Exploration): Broken | undefined {
  const { states } = exploration.machine.flat;
  for (const [position, { at }] of exploration.positions.entries()) {
    if (states[at]?.operation?.effect !== 'money') continue;
    const path = pathOf(exploration, position);
    const isReviewed = path.some(
      ({ state, choice }) => states[state]?.node.tags?.includes('review') && choice.type === 'next',
    );
    if (!isReviewed) return { position, reason: `no review lies before ${nameOf(exploration, position)}` };
    if (!path.some((visit) => givesTicket(exploration, visit))) {
      return { position, reason: `no sub-flow has given a ticket before ${nameOf(exploration, position)}` };
    }
  }
  return undefined;
}

/** A sub-flow that ended with a secret in its output: the ticket of an authorisation. */
function givesTicket(exploration: Exploration, { state, choice }: AbstractVisit): boolean {
  const { states } = exploration.machine.flat;
  const sub = states[state]?.sub;
  if (!sub || choice.type !== 'ended') return false;
  return pointersOf(states[choice.state]?.node.meta?.output).some((pointer) => isSecretPointer(sub.bundle, pointer));
}

function findLostSession(exploration: Exploration): Broken | undefined {
  const out = reaching(exploration, finals(exploration), isForward);
  const step = exploration.steps.findIndex(({ kind, from, to }) => {
    if (kind !== 'reload') return false;
    return !keepsCommitted(exploration, from, to) || !keepsAnswers(exploration, from, to) || !out.has(to);
  });
  return step < 0
    ? undefined
    : { step, reason: 'after the session was lost, something is gone or the flow cannot go on' };
}

function keepsAnswers(exploration: Exploration, from: number, to: number): boolean {
  const kept = exploration.positions[to]?.record.visits ?? [];
  const before = exploration.positions[from]?.record.visits ?? [];
  return before.every(
    ({ state, choice }) =>
      choice.type !== 'next' || kept.some((visit) => visit.state === state && sameChoice(visit.choice, choice)),
  );
}

function findSkip(exploration: Exploration): Broken | undefined {
  const step = exploration.steps.findIndex(
    ({ kind, from, to }) => kind === 'reload' && !isPrefix(pathOf(exploration, to), pathOf(exploration, from)),
  );
  return step < 0 ? undefined : { step, reason: 'after a reload the member stands on another or a longer path' };
}

function isPrefix(path: readonly AbstractVisit[], of: readonly AbstractVisit[]): boolean {
  // A sub-flow that is walked again is on the path by what is inside it.
  return (
    path.length <= of.length &&
    path.every((visit, index) => {
      const other = of[index];
      return other?.state === visit.state && sameChoice(other.choice, visit.choice);
    })
  );
}

function findStrandedEdit(exploration: Exploration): Broken | undefined {
  const reach = new Map<number, ReadonlySet<number>>();
  const step = exploration.steps.findIndex(({ kind, from, to }) => {
    if (kind !== 'edit') return false;
    const at = exploration.positions[from]?.at ?? -1;
    const goals = exploration.positions.flatMap((position, id) => (position.at === at ? [id] : []));
    const back = reach.get(at) ?? reaching(exploration, goals, isForward);
    reach.set(at, back);
    const isTakenBack = stepsFrom(exploration, to).some((one) => one.kind === 'back' && one.to === from);
    return !back.has(to) || !isTakenBack;
  });
  return step < 0 ? undefined : { step, reason: 'the review is not reached again' };
}

/** A circle of replies: calls that follow one another for ever. */
function findLoop(exploration: Exploration): Broken | undefined {
  const done = new Set<number>();
  for (const start of exploration.positions.keys()) {
    const found = circleFrom(exploration, start, done);
    if (found !== undefined)
      return { position: found, reason: `calls go round in a circle at ${nameOf(exploration, found)}` };
  }
  return undefined;
}

function circleFrom(exploration: Exploration, start: number, done: Set<number>): number | undefined {
  const onWay = new Set<number>();
  const open: { readonly position: number; readonly isLeft: boolean }[] = [{ position: start, isLeft: false }];
  for (let top = open.pop(); top; top = open.pop()) {
    const { position, isLeft } = top;
    if (isLeft) {
      onWay.delete(position);
      done.add(position);
      continue;
    }
    if (onWay.has(position)) return position;
    if (done.has(position)) continue;
    onWay.add(position);
    open.push({ position, isLeft: true });
    for (const step of stepsFrom(exploration, position)) {
      if (step.kind !== 'choice' || step.actor !== 'gateway' || step.isShown) continue;
      if (onWay.has(step.to)) return step.to;
      open.push({ position: step.to, isLeft: false });
    }
  }
  return undefined;
}
