import { isJsonObject } from '../../domain/json.ts';
import { writtenState } from '../../domain/writtenState.ts';
import type { FlowFile, StateNode } from '../../engine/flowFile.ts';

/** A flow as one reads it: the states that a sub-flow for each row stands for are two, the sub-flow and the list behind each
 * row, `people` and `people-list`. */
export function joinedFlow(flow: FlowFile): FlowFile {
  const states = new Map<string, StateNode>();
  for (const [state, node] of Object.entries(flow.states)) {
    const name = joinedState(state);
    const before = states.get(name);
    // The call has the place of the fork before it; of the lists the one with the most buttons is like all of them.
    const isFirst = before?.invoke === undefined && buttons(node) >= buttons(before);
    if (isFirst) states.set(name, node);
    const row = states.get(name);
    if (!row?.invoke || state === name) continue;
    const rows = flow.states[`${name}-1-list`]?.meta?.summary?.[0];
    const { min = 0 } = isJsonObject(rows) && isJsonObject(rows['each']) ? rows['each'] : {};
    const each = { min: Number(min), max: Number(state.split('-')[1]), rows: [] };
    states.set(name, { ...row, invoke: { ...row.invoke, each } });
  }
  const joined = JSON.stringify(Object.fromEntries(states)).replaceAll(
    /"target":"([^"]+)"/g,
    (_, target: string) => `"target":"${joinedState(target)}"`,
  );
  return { ...flow, states: JSON.parse(joined) as FlowFile['states'] };
}

function joinedState(state: string): string {
  return writtenState(state) + (state.endsWith('-list') ? '-list' : '');
}

function buttons(node: StateNode | undefined): number {
  return Object.keys(node?.on ?? {}).length;
}
