import { completeFlow } from './completeFlow.ts';
import type { ControlEvent } from './controlEvent.ts';
import type { FlowFile, Guard, StateNode } from './flowFile.ts';
import { KnownAnswers, type AnswerTable } from './knownAnswers.ts';
import { machineOf } from './machine.ts';
import { xstateMachine } from './xstateMachine.ts';

/** Asks XState of a flow all that the engine can ask, whatever guards hold: where it begins, and where each event of each state
 * leads. Guards are all that an answer depends on, and a state asks few of them. */
export function everyAnswer(flow: FlowFile): AnswerTable {
  const complete = completeFlow(flow);
  const answers = new KnownAnswers();
  const machine = machineOf(answers, xstateMachine(complete));
  underAllVerdicts((holds) => machine.start(holds));
  for (const [state, node] of Object.entries(complete.states)) {
    for (const event of eventsOf(node)) underAllVerdicts((holds) => machine.next(state, event, holds));
  }
  return answers.table();
}

function eventsOf({ on, after, invoke, onError }: StateNode): readonly ControlEvent[] {
  return [
    ...Object.keys(on ?? {}).map((name) => ({ type: 'event', name }) as const),
    ...Object.keys(after ?? {}).map((delay) => ({ type: 'after', delay }) as const),
    ...(invoke ? [{ type: 'done', output: null } as const] : []),
    ...(invoke || onError ? [{ type: 'unknown' } as const] : []),
  ];
}

/** Calls `ask` once for each run of verdicts that it can be given. */
function underAllVerdicts(ask: (holds: (guard: Guard) => boolean) => unknown): void {
  for (let given: readonly boolean[] | undefined = []; given;) {
    const said = new Map<string, boolean>();
    const before: readonly boolean[] = given;
    ask((guard) => {
      const key = JSON.stringify(guard);
      const held = said.get(key) ?? before[said.size] ?? false;
      said.set(key, held);
      return held;
    });
    const verdicts = [...said.values()];
    const turned = verdicts.lastIndexOf(false);
    given = turned < 0 ? undefined : [...verdicts.slice(0, turned), true];
  }
}
