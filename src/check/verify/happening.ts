import type { Choice } from './choices.ts';
import type { Exploration, Step } from './explore.ts';

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

/** A position reached by a step; a start has none. First the step is taken (a code comes, a button is used), then the
 * position is reached (a state, a call, an outcome). */
export interface Moment {
  readonly phase: 'taken' | 'reached';
  readonly step: Step | undefined;
  readonly position: number;
}

/** Whether something happens at a moment. */
export function happens(exploration: Exploration, happening: Happening, moment: Moment): boolean {
  const { phase, step, position } = moment;
  if (('code' in happening || 'event' in happening) !== (phase === 'taken')) return false;
  const { states } = exploration.machine.flat;
  const at = states[exploration.positions[position]?.at ?? -1];
  const from = step && states[exploration.positions[step.from]?.at ?? -1];
  if (!at) return false;
  if ('state' in happening)
    return listOf(happening.state).some((name) => isAt(name, at.path) && !isInside(name, from?.path));
  if ('tag' in happening) return at.node.tags?.some((tag) => tag === happening.tag) ?? false;
  if ('effect' in happening) return isMade(step) && listOf(happening.effect).includes(at.operation?.effect ?? '');
  if ('call' in happening) return isMade(step) && listOf(happening.call).includes(at.operation?.operationId ?? '');
  if ('code' in happening) return step?.kind === 'choice' && listOf(happening.code).includes(codeOf(step.choice));
  if ('outcome' in happening)
    return (
      at.frame.index === 0 && at.kind === 'final' && listOf(happening.outcome).includes(at.node.meta?.outcome ?? '')
    );
  return step !== undefined && listOf(happening.event).includes(eventOf(step));
}

function listOf(names: Names): readonly string[] {
  return typeof names === 'string' ? [names] : names;
}

function isAt(name: string, path: string): boolean {
  return path === name || path.startsWith(`${name}/`);
}

/** A sub-flow is reached once, however many of its states follow one another. */
function isInside(name: string, path: string | undefined): boolean {
  return path?.startsWith(`${name}/`) ?? false;
}

/** A call is made when the walk comes to it; a reload asks what became of it. */
function isMade(step: Step | undefined): boolean {
  return step === undefined || (step.kind !== 'reload' && !step.isShown);
}

function codeOf(choice: Choice | undefined): string {
  if (choice?.type === 'unknown') return 'unknown';
  return choice?.type === 'code' ? choice.code : '';
}

function eventOf({ kind, choice }: Step): string {
  if (kind === 'back') return 'BACK';
  if (kind === 'edit') return 'EDIT';
  if (choice?.type === 'next') return 'NEXT';
  return choice?.type === 'event' ? choice.name : '';
}
