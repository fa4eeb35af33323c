import type { Choice } from './choices.ts';
import type { Exploration } from './explore.ts';
import type { FlatState } from './flatFlow.ts';
import type { StepKind } from './steps.ts';

/** Something that happens on the way, as checks.json says it. A list means any of them. */
export type Happening =
  | { readonly state: Names }
  | { readonly tag: string }
  | { readonly effect: Names }
  | { readonly call: Names }
  | { readonly code: Names }
  | { readonly outcome: Names }
  | { readonly event: Names };

type Names = string | readonly string[];

/** No step led here: a start. */
export const NO_STEP = -1;

/** A position reached by a step; a start has none. First the step is taken (a code comes, a button is used), then the
 * position is reached (a state, a call, an outcome). */
export interface Moment {
  readonly phase: 'taken' | 'reached';
  readonly step: number;
  readonly position: number;
}

export type Watch = (moment: Moment) => boolean;

/** A happening as something that can be asked of every moment of an exploration. */
export function watchFor(exploration: Exploration, happening: Happening): Watch {
  if ('code' in happening) return whenTaken(codeWatch(exploration, listOf(happening.code)));
  if ('event' in happening) return whenTaken(eventWatch(exploration, listOf(happening.event)));
  if ('state' in happening) return whenReached(stateWatch(exploration, listOf(happening.state)));
  const { positions } = exploration;
  const isIt = exploration.machine.flat.states.map((state) => isAbout(happening, state));
  const isCall = 'effect' in happening || 'call' in happening;
  return whenReached(
    ({ step, position }) => isIt[positions.at(position)] === true && (!isCall || isMade(exploration, step)),
  );
}

function whenTaken(watch: Watch): Watch {
  return (moment) => moment.phase === 'taken' && watch(moment);
}

function whenReached(watch: Watch): Watch {
  return (moment) => moment.phase === 'reached' && watch(moment);
}

/** What a state is, by itself. */
function isAbout(happening: Happening, { node, operation, frame, kind }: FlatState): boolean {
  if ('tag' in happening) return node.tags?.some((tag) => tag === happening.tag) ?? false;
  if ('effect' in happening) return listOf(happening.effect).includes(operation?.effect ?? '');
  if ('call' in happening) return listOf(happening.call).includes(operation?.operationId ?? '');
  if ('outcome' in happening)
    return frame.index === 0 && kind === 'final' && listOf(happening.outcome).includes(node.meta?.outcome ?? '');
  return false;
}

/** A sub-flow is reached once, however many of its states follow one another. */
function stateWatch({ machine, positions, steps }: Exploration, names: readonly string[]): Watch {
  const { states } = machine.flat;
  const isAt = names.map((name) => states.map(({ path }) => path === name || path.startsWith(`${name}/`)));
  const isInside = names.map((name) => states.map(({ path }) => path.startsWith(`${name}/`)));
  return ({ step, position }) => {
    const at = positions.at(position);
    const from = step === NO_STEP ? -1 : positions.at(steps.from(step));
    return names.some((_, index) => isAt[index]?.[at] === true && isInside[index]?.[from] !== true);
  };
}

/** A call is made when the walk comes to it; a reload asks what became of it. */
function isMade({ steps }: Exploration, step: number): boolean {
  return step === NO_STEP || (steps.kind(step) !== 'reload' && !steps.isShown(step));
}

function codeWatch({ steps, visits }: Exploration, codes: readonly string[]): Watch {
  const isIt = visitsThat(visits.state, (visit) => codes.includes(codeOf(visits.choice(visit))));
  return ({ step }) => step !== NO_STEP && isIt[steps.visit(step)] === 1;
}

function eventWatch({ steps, visits }: Exploration, events: readonly string[]): Watch {
  const isIt = visitsThat(visits.state, (visit) => events.includes(eventOf(visits.choice(visit))));
  const kinds = new Set<StepKind>([
    ...(events.includes('BACK') ? ['back' as const] : []),
    ...(events.includes('EDIT') ? ['edit' as const] : []),
  ]);
  return ({ step }) => step !== NO_STEP && (isIt[steps.visit(step)] === 1 || kinds.has(steps.kind(step)));
}

/** By visit: 1 for those that hold. */
function visitsThat({ length }: Uint16Array, holds: (visit: number) => boolean): Uint8Array {
  return Uint8Array.from({ length }, (_, visit) => Number(visit > 1 && holds(visit)));
}

function listOf(names: Names): readonly string[] {
  return typeof names === 'string' ? [names] : names;
}

function codeOf(choice: Choice): string {
  if (choice.type === 'unknown') return 'unknown';
  return choice.type === 'code' ? choice.code : '';
}

function eventOf(choice: Choice): string {
  if (choice.type === 'next') return 'NEXT';
  return choice.type === 'event' ? choice.name : '';
}
