import { assign, createMachine, type AnyStateMachine } from 'xstate';
import type { JsonObject } from '../../src/domain/json.ts';
import type { Guard, Transition } from '../../src/engine/flowFile.ts';
import type { ControlEvent } from '../../src/engine/machine.ts';
import type { Choice } from '../../src/check/verify/choices.ts';
import type { Exploration } from '../../src/check/verify/explore.ts';
import type { FlatState } from '../../src/check/verify/flatFlow.ts';
import { alternativesOf } from '../../src/check/verify/flatGuards.ts';
import { listName } from '../../src/check/verify/flatMachine.ts';

interface Context {
  /** Visits in the order walked, as whole numbers. */
  readonly path: readonly number[];
}

interface PlainEvent {
  /** `c3`: the fourth of what can happen at a state. */
  readonly type: string;
}

/** A flow with its sub-flows as one plain XState machine that `xstate/graph` can walk: what happens is an event, the path is
 * context, and XState itself chooses the transitions, follows `always` and enters sub-flows. */
export function plainMachine(exploration: Exploration, outside: JsonObject, at?: string): AnyStateMachine {
  const { flat } = exploration.machine;
  const nodes = flat.states.map((state) => [nameOf(state), nodeOf(exploration, state, outside)] as const);
  const [top] = flat.frames;
  const initial = top?.states.get(at ?? top.bundle.flow.initial);
  if (!initial) throw new RangeError('a flow without states');
  return createMachine({
    context: { path: [] } satisfies Context,
    initial: nameOf(initial),
    states: Object.fromEntries(nodes),
  } as never) as AnyStateMachine;
}

export function nameOf({ index }: FlatState): string {
  return `s${index}`;
}

/** What can happen at a state, as events; replies on which a poll goes on change nothing and are none. */
export function eventsAt(
  { visits, machine }: Exploration,
  state: FlatState,
  path: readonly number[],
  outside: JsonObject,
): readonly PlainEvent[] {
  if (state.kind === 'final' || state.sub) return [];
  const events = (visits.choices[state.index] ?? []).map((_, index) => ({ type: `c${index}` }));
  const poll = state.node.meta?.poll;
  if (!poll) return events;
  return events.filter((_, index) => {
    const choice = visits.choices[state.index]?.[index];
    const walked = [...path, visits.of(state.index, index)].map((visit) => ({
      state: visits.state[visit] ?? 0,
      choice: visits.choice(visit),
    }));
    return choice?.type !== 'done' || !machine.holds(state.frame, poll.while, undefined, walked, outside);
  });
}

function nodeOf(exploration: Exploration, state: FlatState, outside: JsonObject): object {
  const { visits } = exploration;
  const always = alternativesOf(state).find(({ event }) => event === 'always')?.list;
  const automatic = always?.map((one) => transitionOf(exploration, state, one, undefined, outside));
  const cut = automatic ? {} : { entry: cutAt(exploration, state) };
  if (state.sub) {
    const first = state.sub.states.get(state.sub.bundle.flow.initial);
    return { ...cut, always: { target: first && nameOf(first) } };
  }
  if (state.kind === 'final') {
    const { caller } = state.frame;
    if (!caller) return { type: 'final', ...cut };
    const ended = (visits.choices[caller.index] ?? []).findIndex(
      (one) => one.type === 'ended' && one.state === state.index,
    );
    return { always: choiceTransitions(exploration, caller, ended, outside) };
  }
  const on = (visits.choices[state.index] ?? []).map(
    (_, index) => [`c${index}`, choiceTransitions(exploration, state, index, outside)] as const,
  );
  return { ...cut, ...(automatic && { always: automatic }), on: Object.fromEntries(on) };
}

function choiceTransitions(
  exploration: Exploration,
  state: FlatState,
  index: number,
  outside: JsonObject,
): readonly object[] {
  const choice = exploration.visits.choices[state.index]?.[index];
  if (!choice) return [];
  const list = alternativesOf(state).find(({ event }) => event === listName(choice))?.list ?? [];
  return list.map((one) =>
    transitionOf(exploration, state, one, { choice, visit: exploration.visits.of(state.index, index) }, outside),
  );
}

interface Happened {
  readonly choice: Choice;
  readonly visit: number;
}

function transitionOf(
  { machine, visits }: Exploration,
  { frame }: FlatState,
  { guard, target }: Transition,
  happened: Happened | undefined,
  outside: JsonObject,
): object {
  const to = frame.states.get(target);
  const walked = (path: readonly number[]) =>
    [...path, ...(happened ? [happened.visit] : [])].map((visit) => ({
      state: visits.state[visit] ?? 0,
      choice: visits.choice(visit),
    }));
  const holds =
    (one: Guard) =>
    ({ context }: { context: Context }) =>
      machine.holds(
        frame,
        one,
        happened && eventOf(machine.flat.states, happened.choice),
        walked(context.path),
        outside,
      );
  return {
    target: to && nameOf(to),
    ...(guard !== undefined && { guard: holds(guard) }),
    ...(happened && {
      actions: assign(({ context }: { context: Context }) => ({ path: [...context.path, happened.visit] })),
    }),
  };
}

/** A path without repeats: what was walked from this state on is walked anew. */
function cutAt({ machine, visits }: Exploration, state: FlatState): object {
  const isAtOrIn = (visit: number) => {
    for (let at = machine.flat.states[visits.state[visit] ?? 0]; at; at = at.frame.caller)
      if (at === state) return true;
    return false;
  };
  return assign(({ context }: { context: Context }) => {
    const at = context.path.findIndex(isAtOrIn);
    return at < 0 ? {} : { path: context.path.slice(0, at) };
  });
}

function eventOf(states: readonly FlatState[], choice: Choice): ControlEvent {
  switch (choice.type) {
    case 'next':
      return { type: 'event', name: 'NEXT' };
    case 'event':
      return { type: 'event', name: choice.name };
    case 'after':
      return { type: 'after', delay: choice.delay };
    case 'done':
      return { type: 'done', output: choice.data };
    case 'code':
      return { type: 'code', code: choice.code };
    case 'unknown':
      return { type: 'unknown' };
    case 'ended':
      return { type: 'done', outcome: states[choice.state]?.node.meta?.outcome ?? 'back', output: {} };
  }
}
