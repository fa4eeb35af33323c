import { resolvePointer } from '../../engine/trailScope.ts';
import { holdsGuard } from '../../rules/guard.ts';
import type { Choice } from './choices.ts';
import type { Exploration, Position, Step } from './exploration.ts';
import type { FlatState } from './flatFlow.ts';
import type { DataGuard } from './lookedAt.ts';

/** Something that happens on the way, as checks.json says it. A list means any of them. `lost`, the reply of a call that stays
 * lost, is for promises that every flow makes. */
export type Happening =
  | { readonly state: Names }
  | { readonly tag: string }
  | { readonly effect: Names }
  | { readonly call: Names }
  | { readonly code: Names }
  | { readonly outcome: Names }
  | { readonly lost: Names }
  | { readonly event: Names };

type Names = string | readonly string[];

/** A position reached by a step; a start has none. First the step is taken (a code comes, a button is used), then the
 * position is reached (a state, a call, an outcome). */
export interface Moment {
  readonly phase: (typeof PHASES)[number];
  readonly step: Step | undefined;
  readonly position: Position;
}

export type Watch = (moment: Moment) => boolean;

const PHASES = ['taken', 'reached'] as const;

/** The moments of a step that leads to a position, in order. */
export function momentsOf(step: Step | undefined, position: Position): readonly Moment[] {
  return PHASES.map((phase) => ({ phase, step, position }));
}

/** A happening as something that can be asked of every moment of an exploration. */
export function watchFor(exploration: Exploration, happening: Happening): Watch {
  if ('code' in happening) return whenTaken((step) => listOf(happening.code).includes(codeOf(step.choice)));
  if ('lost' in happening)
    return whenTaken(({ from, choice }) => {
      const call = exploration.positions[from]?.state.operation?.operationId ?? '';
      return choice?.type === 'unknown' && listOf(happening.lost).includes(call);
    });
  if ('event' in happening) return whenTaken(eventWatch(listOf(happening.event)));
  if ('state' in happening) return whenReached(stateWatch(exploration, listOf(happening.state)));
  const isCall = 'effect' in happening || 'call' in happening;
  return whenReached(({ step, position }) => isAbout(happening, position.state) && (!isCall || isMade(step)));
}

/** Whether a condition holds at a moment. */
export function holdsAt({ bundle }: Exploration, condition: DataGuard, { position }: Moment): boolean {
  const { scope } = position.result;
  const resolve = (pointer: string) => resolvePointer(scope, pointer);
  return holdsGuard(condition, { resolve, world: scope.world }, bundle.rules);
}

function whenTaken(watch: (step: Step) => boolean): Watch {
  return ({ phase, step }) => phase === 'taken' && step !== undefined && watch(step);
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

function listOf(names: Names): readonly string[] {
  return typeof names === 'string' ? [names] : names;
}

function codeOf(choice: Choice | undefined): string {
  if (choice?.type === 'unknown') return 'unknown';
  return choice?.type === 'code' ? choice.code : '';
}

function eventOf(choice: Choice | undefined): string {
  if (choice?.type === 'next') return 'NEXT';
  return choice?.type === 'event' ? choice.name : '';
}
