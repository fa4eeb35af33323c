import { completeFlow } from './completeFlow.ts';
import type { ControlEvent } from './controlEvent.ts';
import type { FlowFile, Guard } from './flowFile.ts';
import { KnownAnswers, type AnswerTable } from './knownAnswers.ts';
import { xstateMachine, type Authority } from './xstateMachine.ts';

export type { ControlEvent };

/** Says whether a guard holds. `event` is absent for an `always` at the very start. */
export type Judge = (guard: Guard, event: ControlEvent | undefined) => boolean;

/** Where a flow begins and where an event leads, as XState says. */
export interface FlowMachine {
  /** Where the flow begins, after the `always` of its first state. */
  readonly start: (judge: Judge, at?: string) => string;
  /** Where `event` leads from `state`; `undefined` when the state has no transition for it. */
  readonly next: (state: string, event: ControlEvent, judge: Judge) => string | undefined;
}

const machines = new WeakMap<FlowFile, FlowMachine>();

/** The machine of `flow`, made once: XState is the authority on where an event leads. Its answers are kept: it is asked once
 * for each run of guards that hold or not. */
export function flowMachine(flow: FlowFile): FlowMachine {
  const known = machines.get(flow);
  if (known) return known;
  const made = machineOf(new KnownAnswers(), xstateMachine(completeFlow(flow)));
  machines.set(flow, made);
  return made;
}

/** Lets `machine` stand for `flow` from now on: whoever watches what is asked puts one of their own before it. */
export function runAs(flow: FlowFile, machine: FlowMachine): void {
  machines.set(flow, machine);
}

/** Gives `flow` the answers that XState gave when the portal was built (`everyAnswer`): what is not among them leads nowhere. */
export function runByAnswers(flow: FlowFile, answers: AnswerTable): void {
  runAs(flow, machineOf(new KnownAnswers(answers), { start: () => undefined, next: () => undefined }));
}

export function machineOf(answers: KnownAnswers, authority: Authority): FlowMachine {
  return {
    start: (judge, at) => at ?? answers.answer('start', (guard) => judge(guard, undefined), authority.start) ?? '',
    next: (state, event, judge) =>
      answers.answer(
        questionOf(state, event),
        (guard) => judge(guard, event),
        (holds) => authority.next(state, event, holds),
      ),
  };
}

/** What a machine's answer is asked for, but for the guards. Codes and lost replies are told apart by guards. */
function questionOf(state: string, event: ControlEvent): string {
  switch (event.type) {
    case 'event':
      return `${state} on ${event.name}`;
    case 'after':
      return `${state} after ${event.delay}`;
    case 'done':
      return `${state} done`;
    case 'code':
    case 'unknown':
      return `${state} failed`;
  }
}
