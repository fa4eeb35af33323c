import { completeFlow, LED_BY } from '../../engine/completeFlow.ts';
import {
  errorsOf,
  transitionsOf,
  type FlowFile,
  type Guard,
  type StateNode,
  type Transition,
} from '../../engine/flowFile.ts';

/** What a state is drawn as; each has a shape of its own. */
type NodeKind = 'step' | 'call' | 'flow' | 'outcome';

export interface GraphNode {
  readonly id: string;
  readonly kind: NodeKind;
  /** The state's name, then what it calls or how it ends. */
  readonly lines: readonly string[];
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: 'event' | 'done' | 'error' | 'timer';
  readonly lines: readonly string[];
}

export interface FlowGraph {
  readonly id: string;
  readonly description: string;
  readonly initial: string;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** A flow as nodes and labelled edges, what the engine adds included; edges between the same two states of one kind are one. */
export function flowGraph(flow: FlowFile): FlowGraph {
  const states = Object.entries(completeFlow(flow).states);
  return {
    id: flow.id,
    description: flow.description,
    initial: flow.initial,
    nodes: states.map(([id, node]) => ({ id, kind: kindOf(node), lines: linesOf(id, node) })),
    edges: merge(states.flatMap(([id, node]) => edgesOf(id, node))),
  };
}

function kindOf(node: StateNode): NodeKind {
  if (node.type === 'final') return 'outcome';
  if (node.invoke?.src.startsWith('flow:')) return 'flow';
  return node.tags?.includes('step') ? 'step' : 'call';
}

function linesOf(id: string, node: StateNode): readonly string[] {
  if (node.type === 'final') return node.meta?.outcome === id ? [id] : [id, node.meta?.outcome ?? ''];
  const marks = node.tags?.includes('review') ? ['review'] : [];
  return [id, ...marks, ...(node.invoke ? [node.invoke.src.replace(/^(op|flow):/, '')] : [])];
}

function edgesOf(from: string, node: StateNode): readonly GraphEdge[] {
  const edges = (kind: GraphEdge['kind'], name: string, transitions: readonly Transition[]): GraphEdge[] =>
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
  if (guard.type !== 'is') return `${guard.type.replace(/^rule:/, '')}?`;
  const values = Array.isArray(guard.params.in) ? guard.params.in.map(String).join(' or ') : '';
  return `${String(guard.params.at).split('/').slice(2).join('.')} = ${values}`;
}

function merge(edges: readonly GraphEdge[]): readonly GraphEdge[] {
  const merged = new Map<string, GraphEdge>();
  for (const edge of edges) {
    const key = JSON.stringify([edge.from, edge.to, edge.kind]);
    const known = merged.get(key);
    const lines = [...(known?.lines ?? []), ...edge.lines].filter((line) => line !== '');
    merged.set(key, { ...edge, lines: [...new Set(lines)] });
  }
  return [...merged.values()];
}
