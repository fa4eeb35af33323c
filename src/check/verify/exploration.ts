import type { StuckChoice } from './answers/stuckChoice.ts';
import type { Unmet } from './answers/variants.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import { actorOf, choiceText, type Choice } from './choices.ts';
import type { Coverage, FlatFlow, FlatState } from './flatFlow.ts';
import type { Start } from './entering.ts';

/** Where a member, the gateway or time may be: one walk of the engine that stands for all that lead on alike. */
export interface Position {
  readonly id: number;
  /** Index of who began, and how. */
  readonly start: number;
  readonly result: WalkResult;
  /** The innermost state where it is. */
  readonly state: FlatState;
  /** Answers taken back or changed wait behind it. */
  readonly hasWaiting: boolean;
  /** A step that asks and that nobody can answer. */
  readonly isUnanswerable: boolean;
  /** A choice there that nobody can go on with. */
  readonly stuck: StuckChoice | undefined;
  /** Of one that nobody can answer: what was refused. */
  readonly unmet: Unmet | undefined;
  /** What leads on from here; none where the search was cut. */
  readonly steps: readonly Step[];
}

export type StepKind = 'choice' | 'back' | 'edit' | 'reload';

/** A sub-flow came to an outcome. */
export interface Ended {
  /** The state that called it. */
  readonly state: string;
  readonly outcome: string;
}

/** What leads from one position to another. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly kind: StepKind;
  readonly choice?: Choice;
  /** An answer was given as it was before. */
  readonly isAgain?: true;
  /** No transition takes it: the failure is shown where the member stands. */
  readonly isShown?: true;
  /** Of an edit: the state whose answer is changed. */
  readonly edited?: string;
  /** Of a reload: everything that grows old has. */
  readonly isLate?: true;
  /** Of Back, Change and a reload: where the walk itself stands then. The position stands for others too. */
  readonly after?: WalkResult;
  /** Of what can be done on one way to its position and not on every other: that way, and where the walk itself stands then. */
  readonly way?: readonly Step[];
  readonly before?: WalkResult;
  /** Sub-flows called by states of the flow that end by it. */
  readonly ended?: readonly Ended[];
  /** Of an edit: Back after it leads to where it was made. */
  readonly isTakenBack?: true;
  /** Transitions of the flow that it goes through, as checks.json names them. */
  readonly items: readonly string[];
}

/** Everything that can happen to a flow, breadth first. */
export interface Exploration {
  readonly bundle: FlowBundle;
  readonly flat: FlatFlow;
  readonly begins: readonly Start[];
  readonly positions: readonly Position[];
  /** Positions where somebody begins. */
  readonly starts: readonly number[];
  /** By position: the step by which it was found first. */
  readonly foundBy: readonly (Step | undefined)[];
  readonly coverage: Coverage;
  /** Why not everything was searched, if so: what was not found is not proven. */
  readonly cut?: string;
  /** What was tried at some places only, in words. */
  readonly sampled?: string;
}

/** Every step of an exploration. */
export function allSteps({ positions }: Exploration): readonly Step[] {
  return positions.flatMap(({ steps }) => steps);
}

/** Positions from which one that `isGoal` holds for can be reached by going forward: without Back, Change or a reload.
 * @param isTaken of the steps that count */
export function reaching(
  { positions }: Exploration,
  isGoal: (position: Position) => boolean,
  isTaken: (step: Step) => boolean = () => true,
): ReadonlySet<number> {
  const before = new Map<number, number[]>();
  for (const { id, steps } of positions)
    for (const step of steps) {
      const { kind, to } = step;
      if (kind !== 'choice' || !isTaken(step)) continue;
      const list = before.get(to);
      if (list) list.push(id);
      else before.set(to, [id]);
    }
  const reached = new Set(positions.filter(isGoal).map(({ id }) => id));
  for (const position of reached) for (const from of before.get(position) ?? []) reached.add(from);
  return reached;
}

/** The steps by which a position was found first, which is a shortest path to it. */
export function stepsTo({ foundBy }: Exploration, position: number): readonly Step[] {
  const steps: Step[] = [];
  for (let step = foundBy[position]; step; step = foundBy[step.from]) steps.push(step);
  return steps.reverse();
}

/** Where a way begins: without steps, at the flow's first start. */
export function beginOf({ positions, starts }: Exploration, steps: readonly Step[]): Position {
  return positions[steps[0]?.from ?? starts[0] ?? 0] as Position;
}

/** Steps in words, with the values typed: `at details: NEXT with {"method":"FPS"}, then findingPayee`. */
export function describeSteps(exploration: Exploration, steps: readonly Step[]): readonly string[] {
  const { state, start } = beginOf(exploration, steps);
  const outside = exploration.begins[start]?.outside ?? {};
  const given = Object.keys(outside).length === 0 ? '' : ` with ${JSON.stringify(outside)}`;
  return [`the flow begins at ${state.path}${given}`, ...steps.map((step) => describeStep(exploration, step))];
}

function describeStep({ positions }: Exploration, { from, to, kind, choice, edited, isAgain }: Step): string {
  const [here, there] = [from, to].map((id) => positions[id]?.state);
  const then = `then ${there?.path ?? ''}`;
  const at = `at ${here?.path ?? ''}`;
  if (kind === 'back') return `${at}: BACK, ${then}`;
  if (kind === 'edit') return `${at}: Change the answer of ${here?.frame.prefix ?? ''}${edited ?? ''}, ${then}`;
  if (kind === 'reload' || !choice) return `${at}: the page is loaded again, ${then}`;
  const call = actorOf(choice) === 'gateway' ? `${here?.operation?.operationId ?? 'the call'} ` : '';
  return `${at}: ${call}${choiceText(choice)}${isAgain ? ', as before' : ''}, ${then}`;
}
