import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FlowFile } from '../../engine/flowFile.ts';
import { drawFlow } from './drawFlow.ts';
import { flowGraph } from './flowGraph.ts';
import { layout } from './layout.ts';

const flow = JSON.parse(readFileSync('flows/transfer-to-hk/flow.json', 'utf8')) as FlowFile;

test('every state is drawn once, by a shape that says what it is', () => {
  const svg = drawFlow(flow);
  for (const state of Object.keys(flow.states)) {
    expect(svg.split(`id="state-${state}"`)).toHaveLength(2);
  }
  expect(svg).toContain('class="node flow" id="state-authorise"');
  expect(svg).toContain('class="node outcome" id="state-done"');
});

test('guards are labels, and the codes that the engine leads back are drawn too', () => {
  const edges = flowGraph(flow).edges;
  const labels = (from: string, to: string) =>
    edges.filter((one) => one.from === from && one.to === to).flatMap((one) => one.lines);
  expect(labels('details', 'findingPayee')).toEqual(['NEXT [method = FPS]']);
  expect(labels('sending', 'asking')).toEqual(['status = processing']);
  expect(labels('sending', 'processing')).toEqual(['outcome unknown', 'TRANS_PROCESSING']);
});

test('no two states overlap', () => {
  const { nodes } = layout(flowGraph(flow));
  for (const a of nodes) {
    for (const b of nodes) {
      if (a === b) continue;
      const apart = Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
      expect(apart, `${a.node.id} over ${b.node.id}`).toBe(true);
    }
  }
});

test('text of a flow file stays text', () => {
  const svg = drawFlow({ ...flow, description: '<script>&"' });
  expect(svg).toContain('&#60;script&#62;&#38;&#34;');
  expect(svg).not.toContain('<script');
});
