import { pointersOf } from '../../engine/mapping.ts';
import { isSecretPointer } from '../../engine/secretPointers.ts';
import { actorOf } from './choices.ts';
import type { Exploration } from './explore.ts';
import { reaching } from './reaching.ts';
import { nameOf, stepsInWords, stepsTo } from './trace.ts';
import type { Verdict } from './verdict.ts';
import { whole } from './visits.ts';

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
    return {
      id,
      description,
      type: 'broken',
      reason: broken.reason,
      counterexample: stepsInWords(exploration, steps),
      steps,
    };
  });
}

function throughStep(exploration: Exploration, step: number): readonly number[] {
  return [...stepsTo(exploration, exploration.steps.from(step)), step];
}

function isFinal({ machine, positions }: Exploration, position: number): boolean {
  return machine.flat.states[positions.at(position)]?.kind === 'final';
}

/** Something can happen there; not so at the end, nor where the search was cut. */
function isLeft({ steps }: Exploration, position: number): boolean {
  return steps.begin(position) < steps.end(position);
}

function findPosition({ positions }: Exploration, isBroken: (position: number) => boolean): number | undefined {
  for (let position = 0; position < positions.size; position += 1) if (isBroken(position)) return position;
  return undefined;
}

function findStep({ steps }: Exploration, isBroken: (step: number) => boolean): number | undefined {
  for (let step = 0; step < steps.size; step += 1) if (isBroken(step)) return step;
  return undefined;
}

function someStep({ steps }: Exploration, position: number, holds: (step: number) => boolean): boolean {
  const end = steps.end(position);
  for (let step = steps.begin(position); step < end; step += 1) if (holds(step)) return true;
  return false;
}

function findDeadEnd(exploration: Exploration): Broken | undefined {
  const { steps } = exploration;
  const position = findPosition(
    exploration,
    (id) =>
      isLeft(exploration, id) &&
      !someStep(exploration, id, (step) => steps.kind(step) === 'choice' && steps.to(step) !== id),
  );
  return position === undefined
    ? undefined
    : { position, reason: `nothing leads on from ${nameOf(exploration, position)}` };
}

/** By position: 1 when the flow can end from there without Back, Change or a reload. */
function leadsOut(exploration: Exploration): Uint8Array {
  return reaching(exploration, (position) => isFinal(exploration, position));
}

function findNoWayOut(exploration: Exploration): Broken | undefined {
  const out = leadsOut(exploration);
  const position = findPosition(exploration, (id) => out[id] !== 1 && isLeft(exploration, id));
  return position === undefined
    ? undefined
    : { position, reason: `no outcome can be reached from ${nameOf(exploration, position)}` };
}

function findLostCommit(exploration: Exploration): Broken | undefined {
  const { steps } = exploration;
  const step = findStep(exploration, (id) => {
    const kind = steps.kind(id);
    return (kind === 'back' || kind === 'edit') && !keepsCommitted(exploration, id);
  });
  return step === undefined ? undefined : { step, reason: 'a committed call is taken off the path' };
}

function keepsCommitted({ positions, steps, visits }: Exploration, step: number): boolean {
  const kept = positions.path(steps.to(step));
  return positions
    .path(steps.from(step))
    .every((visit) => visits.isCommitted[visit] !== 1 || kept.some((one) => whole(one) === whole(visit)));
}

function findUnauthorised(exploration: Exploration): Broken | undefined {
  const { machine, positions } = exploration;
  const { states } = machine.flat;
  const takesMoney = states.map(({ operation }) => operation?.effect === 'money');
  const position = findPosition(
    exploration,
    (id) => takesMoney[positions.at(id)] === true && (!isReviewed(exploration, id) || !isAuthorised(exploration, id)),
  );
  if (position === undefined) return undefined;
  const missing = isReviewed(exploration, position) ? 'no sub-flow has given a ticket' : 'no review lies';
  return { position, reason: `${missing} before ${nameOf(exploration, position)}` };
}

function isReviewed({ machine, positions, visits }: Exploration, position: number): boolean {
  return positions.path(position).some((visit) => {
    const state = machine.flat.states[visits.state[visit] ?? 0];
    return visits.isAnswer[visit] === 1 && (state?.node.tags?.includes('review') ?? false);
  });
}

/** A sub-flow ended with a secret in its output: the ticket of an authorisation. */
function isAuthorised({ machine, positions, visits }: Exploration, position: number): boolean {
  const { states } = machine.flat;
  return positions.path(position).some((visit) => {
    const sub = states[visits.state[visit] ?? 0]?.sub;
    const choice = sub && visits.choice(visit);
    if (!sub || choice?.type !== 'ended') return false;
    return pointersOf(states[choice.state]?.node.meta?.output).some((pointer) => isSecretPointer(sub.bundle, pointer));
  });
}

function findLostSession(exploration: Exploration): Broken | undefined {
  const { steps } = exploration;
  const out = leadsOut(exploration);
  const step = findStep(exploration, (id) => {
    if (steps.kind(id) !== 'reload') return false;
    return !keepsCommitted(exploration, id) || !keepsAnswers(exploration, id) || out[steps.to(id)] !== 1;
  });
  return step === undefined
    ? undefined
    : { step, reason: 'after the session was lost, something is gone or the flow cannot go on' };
}

function keepsAnswers({ positions, steps, visits }: Exploration, step: number): boolean {
  const [from, to] = [steps.from(step), steps.to(step)];
  const path = positions.path(to);
  const waiting = positions.waiting(to);
  const isKept = (visit: number) =>
    visits.isAnswer[visit] !== 1 ||
    path.some((one) => whole(one) === whole(visit)) ||
    waiting.some((one) => whole(one) === whole(visit));
  return positions.path(from).every(isKept) && positions.waiting(from).every(isKept);
}

function findSkip(exploration: Exploration): Broken | undefined {
  const { positions, steps } = exploration;
  const step = findStep(
    exploration,
    (id) => steps.kind(id) === 'reload' && !isPrefix(positions.path(steps.to(id)), positions.path(steps.from(id))),
  );
  return step === undefined
    ? undefined
    : { step, reason: 'after a reload the member stands on another or a longer path' };
}

function isPrefix(path: Uint16Array, of: Uint16Array): boolean {
  return path.length <= of.length && path.every((visit, index) => whole(visit) === whole(of[index] ?? 0));
}

function findStrandedEdit(exploration: Exploration): Broken | undefined {
  const { positions, steps } = exploration;
  const back = new Map<number, Uint8Array>();
  const step = findStep(exploration, (id) => {
    if (steps.kind(id) !== 'edit') return false;
    const from = steps.from(id);
    const at = positions.at(from);
    const reached = back.get(at) ?? reaching(exploration, (position) => positions.at(position) === at);
    back.set(at, reached);
    const isTakenBack = someStep(
      exploration,
      steps.to(id),
      (one) => steps.kind(one) === 'back' && steps.to(one) === from,
    );
    return reached[steps.to(id)] !== 1 || !isTakenBack;
  });
  return step === undefined ? undefined : { step, reason: 'the review is not reached again' };
}

/** A circle of replies: calls that follow one another for ever. */
function findLoop(exploration: Exploration): Broken | undefined {
  const done = new Uint8Array(exploration.positions.size);
  for (let start = 0; start < done.length; start += 1) {
    const step = done[start] === 0 ? circleFrom(exploration, start, done) : undefined;
    if (step === undefined) continue;
    return { step, reason: `calls go round in a circle at ${nameOf(exploration, exploration.steps.to(step))}` };
  }
  return undefined;
}

const ON_WAY = 2;

/** The step that closes a circle. Depth first: `done` is 1 for a position whose ways are known to end, 2 for one on the way. */
function circleFrom(exploration: Exploration, start: number, done: Uint8Array): number | undefined {
  const { steps } = exploration;
  const way = [{ position: start, step: steps.begin(start) }];
  done[start] = ON_WAY;
  for (let top = way.at(-1); top; top = way.at(-1)) {
    if (top.step >= steps.end(top.position)) {
      done[top.position] = 1;
      way.pop();
      continue;
    }
    const step = top.step;
    top.step += 1;
    if (!isReply(exploration, step)) continue;
    const to = steps.to(step);
    if (done[to] === ON_WAY) return step;
    if (done[to] === 1) continue;
    done[to] = ON_WAY;
    way.push({ position: to, step: steps.begin(to) });
  }
  return undefined;
}

/** The gateway moves the flow on. */
function isReply({ steps, visits }: Exploration, step: number): boolean {
  return (
    steps.kind(step) === 'choice' && !steps.isShown(step) && actorOf(visits.choice(steps.visit(step))) === 'gateway'
  );
}
