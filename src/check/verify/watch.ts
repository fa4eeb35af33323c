import type { Choice } from './choices.ts';
import type { Exploration, Step } from './exploration.ts';
import type { FlatState } from './flatFlow.ts';
import { isCallOf, listOf, type Happening, type Named } from '../promises/happening.ts';
import { holdsAt } from './holdsAt.ts';
import type { Watch } from './moment.ts';

/** A happening as something that can be asked of every moment of an exploration. */
export function watchFor(exploration: Exploration, happening: Happening): Watch {
  const watch = namedWatch(exploration, happening);
  const condition = happening.if;
  return condition ? (moment) => watch(moment) && holdsAt(exploration, condition, moment) : watch;
}

function namedWatch(exploration: Exploration, happening: Named): Watch {
  if ('code' in happening) return whenTaken((step) => listOf(happening.code).includes(codeOf(step.choice)));
  if ('lost' in happening)
    return whenTaken(({ from, choice }) => {
      const call = exploration.positions[from]?.state.operation?.operationId ?? '';
      return choice?.type === 'unknown' && listOf(happening.lost).includes(call);
    });
  if ('event' in happening) return whenTaken(eventWatch(listOf(happening.event)));
  if ('outcome' in happening && happening.of !== undefined)
    return endedWatch(listOf(happening.outcome), listOf(happening.of));
  if ('state' in happening) return whenReached(stateWatch(exploration, listOf(happening.state)));
  const isCall = 'effect' in happening || 'call' in happening;
  return whenReached(({ step, position }) => isAbout(happening, position.state) && (!isCall || isMade(step)));
}

function whenTaken(watch: (step: Step) => boolean): Watch {
  return ({ phase, step }) => phase === 'taken' && step !== undefined && watch(step);
}

function whenReached(watch: Watch): Watch {
  return (moment) => moment.phase === 'reached' && watch(moment);
}

function endedWatch(outcomes: readonly string[], states: readonly string[]): Watch {
  return ({ phase, step }) =>
    phase === 'ended' &&
    (step?.ended?.some(({ state, outcome }) => states.includes(state) && outcomes.includes(outcome)) ?? false);
}

/** What a state is, by itself. */
function isAbout(happening: Named, { node, operation, frame, kind }: FlatState): boolean {
  if ('tag' in happening) return node.tags?.some((tag) => tag === happening.tag) ?? false;
  if ('effect' in happening || 'call' in happening) return operation !== undefined && isCallOf(happening, operation);
  if ('outcome' in happening)
    return frame.index === 0 && kind === 'final' && listOf(happening.outcome).includes(node.meta?.outcome ?? '');
  return false;
}

/** A sub-flow is reached once, however many of its states follow one another. */
function stateWatch({ positions }: Exploration, names: readonly string[]): Watch {
  return ({ step, position }) => {
    const at = position.state.path;
    const from = step && positions[step.from]?.state.path;
    return names.some((name) => (at === name || at.startsWith(`${name}/`)) && from?.startsWith(`${name}/`) !== true);
  };
}

/** A call is made when the walk comes to it; a reload asks what became of it. */
function isMade(step: Step | undefined): boolean {
  return step === undefined || (step.kind !== 'reload' && step.isShown !== true);
}

function eventWatch(events: readonly string[]): (step: Step) => boolean {
  return ({ kind, choice }) =>
    events.includes(eventOf(choice)) ||
    (kind === 'back' && events.includes('BACK')) ||
    (kind === 'edit' && events.includes('EDIT'));
}

function codeOf(choice: Choice | undefined): string {
  if (choice?.type === 'unknown') return 'unknown';
  return choice?.type === 'code' ? choice.code : '';
}

function eventOf(choice: Choice | undefined): string {
  if (choice?.type === 'next') return 'NEXT';
  return choice?.type === 'event' ? choice.name : '';
}
