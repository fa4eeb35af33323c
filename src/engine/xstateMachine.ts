import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createMachine, fromCallback, initialTransition, transition } from 'xstate';
import type { JsonObject } from '../domain/json.ts';
import type { ControlEvent } from './controlEvent.ts';
import type { FlowFile, Guard, StateNode } from './flowFile.ts';
import { errorsOf, transitionsOf } from './flowFile.ts';

/** Says whether a guard holds. */
export type Holds = (guard: Guard) => boolean;

/** Who knows where one flow begins, and where an event leads. */
export interface Authority {
  readonly start: (holds: Holds) => string | undefined;
  readonly next: (state: string, event: ControlEvent, holds: Holds) => string | undefined;
}

interface Context {
  readonly holds: Holds;
}

/** A complete flow as XState runs it, with its pure functions only: no actor is ever started. */
export function xstateMachine(flow: FlowFile): Authority {
  const machine = buildMachine(flow);
  return {
    start: (holds) => stateName(initialTransition(machine, { holds } satisfies Context)[0]),
    next: (state, event, holds) => {
      const snapshot = machine.resolveState({ value: state, context: { holds } satisfies Context });
      const sent = toXState(flow.id, state, event);
      return snapshot.can(sent) ? stateName(transition(machine, snapshot, sent)[0]) : undefined;
    },
  };
}

function stateName(snapshot: AnyMachineSnapshot): string {
  return String(snapshot.value);
}

/** The event as XState calls it; what it brings is the guards' affair. */
function toXState(flowId: string, state: string, event: ControlEvent): AnyEventObject {
  switch (event.type) {
    case 'event':
      return { type: event.name };
    case 'done':
      return { type: `xstate.done.actor.${state}` };
    case 'code':
    case 'unknown':
      return { type: errorEvent(state) };
    case 'after':
      return { type: `xstate.after.${event.delay}.${flowId}.${state}` };
  }
}

/** What XState raises when the call of `state` fails. */
const errorEvent = (state: string): string => `xstate.error.actor.${state}`;

function buildMachine(flow: FlowFile): AnyStateMachine {
  const guardNames = new Set<string>();
  const states = Object.fromEntries(Object.entries(flow.states).map(([name, node]) => [name, stateConfig(name, node)]));
  for (const node of Object.values(flow.states)) for (const guard of guardsOf(node)) guardNames.add(guardName(guard));
  const guards = Object.fromEntries(
    [...guardNames].map((name) => [
      name,
      ({ context }: { context: Context }, params: JsonObject | undefined) =>
        context.holds(params ? { type: name, params } : name),
    ]),
  );
  const sources = Object.values(flow.states).flatMap(({ invoke }) => (invoke ? [invoke.src] : []));
  const actors = Object.fromEntries(sources.map((src) => [src, neverStarted]));
  const names = Object.values(flow.states).flatMap(({ after }) => Object.keys(after ?? {}));
  const delays = Object.fromEntries(names.map((name) => [name, FAR_AWAY]));
  const config = {
    id: flow.id,
    initial: flow.initial,
    context: ({ input }: { input: Context }) => ({ holds: input.holds }),
    states,
  };
  return createMachine(config as never, { guards: guards as never, actors, delays }) as AnyStateMachine;
}

/** XState takes a delay it cannot resolve for none at all and raises the event at once; the walk keeps the time. */
const FAR_AWAY = 2 ** 31 - 1;

/** XState wants every `src` to have an actor; the calls are made by the wizard, never by a machine. */
const neverStarted = fromCallback(() => undefined);

/** The state without what XState has no business with; the call gets the state's name, so that its events have one. */
function stateConfig(name: string, node: StateNode): object {
  const { type, on, onError, always, after, invoke } = node;
  return {
    ...(type && { type }),
    ...((on ?? onError) && { on: { ...on, ...(onError && { [errorEvent(name)]: onError }) } }),
    ...(always && { always }),
    ...(after && { after }),
    ...(invoke && {
      invoke: { id: name, src: invoke.src, onDone: invoke.onDone, ...(invoke.onError && { onError: invoke.onError }) },
    }),
  };
}

function guardsOf(node: StateNode): readonly Guard[] {
  return [
    ...Object.values(node.on ?? {}).flatMap(transitionsOf),
    ...transitionsOf(node.invoke?.onDone),
    ...errorsOf(node),
    ...transitionsOf(node.always),
  ].flatMap(({ guard }) => (guard === undefined ? [] : [guard]));
}

function guardName(guard: Guard): string {
  return typeof guard === 'string' ? guard : guard.type;
}
