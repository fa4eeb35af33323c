import { completeFlow, LED_BY } from '../../engine/completeFlow.ts';
import {
  errorsOf,
  transitionsOf,
  type FlowFile,
  type Guard,
  type StateNode,
  type Transition,
} from '../../engine/flowFile.ts';

/** What leads from one state to another, with what it is called. */
export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: 'event' | 'done' | 'error' | 'timer';
  readonly lines: readonly string[];
}

/** The labelled edges of a flow, what the engine adds included; edges between the same two states of one kind are one. */
export function flowEdges(flow: FlowFile): readonly FlowEdge[] {
  return merge(Object.entries(completeFlow(flow).states).flatMap(([id, node]) => edgesOf(id, node)));
}

function edgesOf(from: string, node: StateNode): readonly FlowEdge[] {
  const edges = (kind: FlowEdge['kind'], name: string, transitions: readonly Transition[]): FlowEdge[] =>
    transitions.map(({ guard, target }) => ({
      from,
      to: target,
      kind,
      lines: [labelOf(name, guard, transitions.length > 1)],
    }));
  return [
    ...Object.entries(node.on ?? {}).flatMap(([event, list]) => edges('event', event, transitionsOf(list))),
    ...edges('done', '', transitionsOf(node.invoke?.onDone)),
    ...edges('error', 'any other code', errorsOf(node)),
    ...edges('done', '', transitionsOf(node.always)),
    ...Object.entries(node.after ?? {}).flatMap(([delay, { target }]) => edges('timer', delay, [{ target }])),
  ];
}

function labelOf(name: string, guard: Guard | undefined, isOneOfSeveral: boolean): string {
  if (guard === undefined) return name === '' && isOneOfSeveral ? 'otherwise' : name;
  const condition = conditionOf(guard);
  return name === '' || name === 'any other code' ? condition : `${name} [${condition}]`;
}

function conditionOf(guard: Guard): string {
  if (typeof guard === 'string') {
    if (guard.startsWith(LED_BY)) return `any other code, from ${guard.slice(LED_BY.length)}`;
    if (guard === 'call:unknown') return 'outcome unknown';
    return guard.replace(/^(code|outcome):/, '');
  }
  if (guard.type === 'asked') return `${String(guard.params.at).split('/').slice(1).join('.')} asked?`;
  if (guard.type.startsWith('rule:')) return `${guard.type.replace(/^rule:/, '')}?`;
  const values = Array.isArray(guard.params.in) ? guard.params.in.map(String).join(' or ') : '';
  const sign = guard.type === 'has' ? 'has' : '=';
  return `${String(guard.params.at).split('/').slice(2).join('.')} ${sign} ${values}`;
}

function merge(edges: readonly FlowEdge[]): readonly FlowEdge[] {
  const merged = new Map<string, FlowEdge>();
  for (const edge of edges) {
    const key = JSON.stringify([edge.from, edge.to, edge.kind]);
    const known = merged.get(key);
    const lines = [...(known?.lines ?? []), ...edge.lines].filter((line) => line !== '');
    merged.set(key, { ...edge, lines: [...new Set(lines)] });
  }
  return [...merged.values()];
}
