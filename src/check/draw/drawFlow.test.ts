import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expandFlow } from '../../engine/expandFlow.ts';
import type { FlowFile } from '../../engine/flowFile.ts';
import { drawFlow } from './drawFlow.ts';
import { flowEdges } from './flowEdges.ts';

const flow = expandFlow(JSON.parse(readFileSync('flows/transfer-to-hk/flow.json', 'utf8')) as FlowFile);

test('every state is drawn once, with a word that says what it is', () => {
  const lines = drawFlow(flow).split('\n');
  for (const state of Object.keys(flow.states)) {
    expect(lines.filter((line) => line === `  ${state} : ${state}`)).toHaveLength(1);
  }
  expect(lines).toContain('  authorise : sub-flow confirm-payment');
  expect(lines).toContain('  quoting : call transferQuote');
  expect(lines).toContain('  review : step, a review');
  expect(lines).toContain(`  [*] --> ${flow.initial}`);
  expect(lines).toContain('  done --> [*]');
});

test('guards are labels, and the codes that the engine leads back are drawn too', () => {
  const edges = flowEdges(flow);
  const labels = (from: string, to: string) =>
    edges.filter((one) => one.from === from && one.to === to).flatMap((one) => one.lines);
  expect(labels('details', 'findingPayee')).toEqual(['NEXT [method = FPS]']);
  expect(labels('sending', 'asking')).toEqual(['status = processing']);
  expect(labels('sending', 'processing')).toEqual(['outcome unknown', 'TRANS_PROCESSING']);
  expect(drawFlow(flow)).toContain('  details --> findingPayee : NEXT [method = FPS]\n');
});

test('text of a flow file stays text', () => {
  const drawn = drawFlow({ ...flow, description: '<script>&";\nx --> y' });
  expect(drawn).toContain('#60;script#62;#38;#34;#59;#10;x --#62; y');
  expect(drawn).not.toContain('<script');
});
