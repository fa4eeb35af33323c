import { Graph, layout as runLayout } from '@dagrejs/dagre';
import type { FlowGraph, GraphEdge, GraphNode } from './flowGraph.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface PlacedNode extends Box {
  readonly node: GraphNode;
}

export interface PlacedEdge {
  readonly edge: GraphEdge;
  readonly points: readonly Point[];
  /** Middle of the label. */
  readonly label: Box;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

export const LINE_HEIGHT = 16;
const LETTER = 7.2;
const LABEL_LETTER = 6.2;
const PADDING = 18;

/** Layers from top to bottom, with room for every label. */
export function layout(graph: FlowGraph): Layout {
  const drawing = new Graph({ multigraph: true });
  drawing.setGraph({ rankdir: 'TB', nodesep: 48, edgesep: 24, ranksep: 44, marginx: 24, marginy: 24 });
  for (const node of graph.nodes) drawing.setNode(node.id, sizeOf(node));
  for (const edge of graph.edges) {
    const width = Math.max(1, ...edge.lines.map((line) => line.length)) * LABEL_LETTER + 10;
    const height = edge.lines.length * LINE_HEIGHT;
    const weight = edge.kind === 'error' ? 1 : 3;
    drawing.setEdge(edge.from, edge.to, { width, height, labelpos: 'c', weight }, edge.kind);
  }
  runLayout(drawing);
  const { width = 0, height = 0 } = drawing.graph() as { width?: number; height?: number };
  return {
    width,
    height,
    nodes: graph.nodes.map((node) => ({ node, ...(drawing.node(node.id) as Box) })),
    edges: graph.edges.map((edge) => {
      const placed = drawing.edge(edge.from, edge.to, edge.kind) as Box & { readonly points: readonly Point[] };
      const { x, y, points } = placed;
      return { edge, points, label: { x, y, width: placed.width, height: placed.height } };
    }),
  };
}

function sizeOf({ lines, kind }: GraphNode): { readonly width: number; readonly height: number } {
  const longest = Math.max(...lines.map((line) => line.length));
  const room = kind === 'outcome' || kind === 'flow' ? PADDING * 2.5 : PADDING * 2;
  return { width: longest * LETTER + room, height: lines.length * LINE_HEIGHT + PADDING };
}
