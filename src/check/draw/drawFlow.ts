import type { FlowFile } from '../../engine/flowFile.ts';
import { flowGraph } from './flowGraph.ts';
import { layout, LINE_HEIGHT, type Layout, type PlacedEdge, type PlacedNode, type Point } from './layout.ts';

const LEGEND_HEIGHT = 64;
const LEAST_WIDTH = 640;

/** The diagram of a flow as one SVG text, for the screen in light and dark and for print. What a state is shows by its
 * shape, how an edge is taken by its stroke, never by colour alone. */
export function drawFlow(flow: FlowFile): string {
  const placed = layout(flowGraph(flow));
  const width = Math.max(LEAST_WIDTH, Math.ceil(placed.width));
  const height = Math.ceil(placed.height) + LEGEND_HEIGHT;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escape(flow.id)}</title>`,
    `<desc id="desc">${escape(flow.description)}</desc>`,
    STYLE,
    DEFINITIONS,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...drawing(placed, flow.initial),
    legend(Math.ceil(placed.height)),
    '</svg>',
  ].join('\n')}\n`;
}

function drawing(placed: Layout, initial: string): readonly string[] {
  return [
    ...placed.edges.map(edgeLine),
    ...placed.nodes.map((node) => nodeShape(node, node.node.id === initial)),
    ...placed.edges.map(edgeLabel),
  ];
}

function edgeLine({ edge, points }: PlacedEdge): string {
  return `<path class="edge ${edge.kind}" d="${curve(points)}" marker-end="url(#arrow)"/>`;
}

/** A line through the points with its corners rounded. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = [`M${at(first)}`];
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    parts.push(next ? `Q${at(point)} ${at(middle(point, next))}` : `L${at(point)}`);
  });
  return parts.join(' ');
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function at({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

function edgeLabel({ edge, label }: PlacedEdge): string {
  if (edge.lines.length === 0) return '';
  const box = `<rect class="behind" x="${round(label.x - label.width / 2)}" y="${round(label.y - label.height / 2)}" width="${round(label.width)}" height="${round(label.height)}"/>`;
  return `<g class="label ${edge.kind}">${box}${textLines(edge.lines, label)}</g>`;
}

function nodeShape(placed: PlacedNode, isInitial: boolean): string {
  const { node, x, y, width, height } = placed;
  const [left, top] = [x - width / 2, y - height / 2];
  const begin = isInitial
    ? `<circle class="begin" cx="${round(left - 14)}" cy="${round(y)}" r="5"/><path class="edge event" d="M${round(left - 9)},${round(y)} L${round(left)},${round(y)}"/>`
    : '';
  return `<g class="node ${node.kind}" id="state-${escape(node.id)}">${begin}${shape(node.kind, left, top, width, height)}${textLines(node.lines, placed, true)}</g>`;
}

function shape(kind: PlacedNode['node']['kind'], left: number, top: number, width: number, height: number): string {
  const box = (inset: number, radius: number): string =>
    `<rect x="${round(left + inset)}" y="${round(top + inset)}" width="${round(width - inset * 2)}" height="${round(height - inset * 2)}" rx="${radius}"/>`;
  switch (kind) {
    case 'step':
      return box(0, 10);
    case 'call':
      return box(0, 0) + `<path class="bar" d="M${round(left + 6)},${round(top)} v${round(height)}"/>`;
    case 'flow':
      return box(0, 4) + box(4, 2);
    case 'outcome':
      return `<g class="end">${box(0, height / 2)}</g>`;
  }
}

function textLines(lines: readonly string[], { x, y }: Point, isNode = false): string {
  const top = y - ((lines.length - 1) * LINE_HEIGHT) / 2 + 4;
  return lines
    .map((line, index) => {
      const name = isNode ? ` class="${index === 0 ? 'name' : 'more'}"` : '';
      return `<text${name} x="${round(x)}" y="${round(top + index * LINE_HEIGHT)}">${escape(line)}</text>`;
    })
    .join('');
}

function legend(top: number): string {
  const y = top + 32;
  const kinds = (['step', 'call', 'flow', 'outcome'] as const).map((kind, index) => {
    const x = 70 + index * 90;
    const words = { step: 'step', call: 'call', flow: 'sub-flow', outcome: 'outcome' }[kind];
    return `<g class="node ${kind}">${shape(kind, x - 38, y - 13, 76, 26)}${textLines([words], { x, y })}</g>`;
  });
  const strokes = (['event', 'error', 'timer'] as const).map((kind, index) => {
    const x = 400 + index * 80;
    const words = { event: 'goes on', error: 'a code', timer: 'in time' }[kind];
    return `<path class="edge ${kind}" d="M${x},${y - 6} h52" marker-end="url(#arrow)"/><g class="label">${textLines([words], { x: x + 26, y: y + 12 })}</g>`;
  });
  return `<g class="legend">${kinds.join('')}${strokes.join('')}</g>`;
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const DEFINITIONS =
  '<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path class="head" d="M0,0 L10,5 L0,10 z"/></marker></defs>';

const STYLE = `<style>
svg { --paper: #fff; --ink: #1a202c; --soft: #4a5568; --step: #e6f0fb; --call: #f1f3f5; --flow: #f3ecfb; --outcome: #e7f5ec; }
@media (prefers-color-scheme: dark) { svg { --paper: #14181f; --ink: #f1f5f9; --soft: #b6c2d1; --step: #1d3550; --call: #262d38; --flow: #37284f; --outcome: #1c3d2b; } }
@media print { svg { --paper: #fff; --ink: #000; --soft: #333; --step: #fff; --call: #fff; --flow: #fff; --outcome: #fff; } }
.paper, .behind { fill: var(--paper); }
.behind { opacity: .85; }
text { font: 12px system-ui, sans-serif; fill: var(--ink); text-anchor: middle; }
.name { font-weight: 600; }
.more { fill: var(--soft); font-size: 11px; }
.label text { font-size: 11px; fill: var(--soft); }
.node rect { stroke: var(--ink); stroke-width: 1.4; }
.step rect { fill: var(--step); }
.call rect { fill: var(--call); }
.flow rect { fill: var(--flow); }
.outcome rect { fill: var(--outcome); stroke-width: 3; }
.bar { stroke: var(--ink); stroke-width: 1.4; }
.begin, .head { fill: var(--ink); }
.edge { fill: none; stroke: var(--ink); stroke-width: 1.3; }
.error { stroke-dasharray: 6 4; }
.timer { stroke-dasharray: 2 3; }
</style>`;
