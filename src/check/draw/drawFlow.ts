import { completeFlow, isStep } from '../../engine/completeFlow.ts';
import type { FlowFile, StateNode } from '../../engine/flowFile.ts';
import { flowEdges, type FlowEdge } from './flowEdges.ts';
import { joinedFlow } from './joinedFlow.ts';

/** The diagram of a flow as Mermaid text, which pull requests and editors show as a picture. A word says
 * what each state is. */
export function drawFlow(written: FlowFile): string {
  const flow = joinedFlow(written);
  const states = Object.entries(completeFlow(flow).states);
  const finals = states.filter(([, { type }]) => type === 'final');
  return `${[
    '---',
    `title: ${JSON.stringify(flow.id)}`,
    '---',
    'stateDiagram-v2',
    `  accDescr: ${escaped(flow.description)}`,
    ...states.flatMap(([id, node]) => [id, ...wordsOf(id, node)].map((line) => `  ${drawnId(id)} : ${escaped(line)}`)),
    `  [*] --> ${flow.initial}`,
    ...flowEdges(flow).map(edgeLine),
    ...finals.map(([id]) => `  ${id} --> [*]`),
  ].join('\n')}\n`;
}

/** No name of a state in a diagram has a hyphen. */
function drawnId(state: string): string {
  return state.replace('-', '_');
}

/** What a state does, below its name. */
function wordsOf(id: string, node: StateNode): readonly string[] {
  if (node.type === 'final') return [node.meta?.outcome === id ? 'outcome' : `outcome ${node.meta?.outcome ?? ''}`];
  const { each } = node.invoke ?? {};
  const rows = each ? `, for ${each.min} to ${each.max} rows` : '';
  const [, kind = '', called = ''] = /^(op|flow):(.*)$/.exec(node.invoke?.src ?? '') ?? [];
  return [
    ...(isStep(node) ? [node.tags?.includes('review') ? 'step, a review' : 'step'] : []),
    ...(kind === '' ? [] : [`${kind === 'op' ? 'call' : 'sub-flow'} ${called}${rows}`]),
  ];
}

function edgeLine({ from, to, lines }: FlowEdge): string {
  return `  ${drawnId(from)} --> ${drawnId(to)}${lines.length === 0 ? '' : ` : ${escaped(lines.join(' / '))}`}`;
}

/** Text of a flow file stays text. */
function escaped(text: string): string {
  return text.replace(/[&<>"#:;\n]/g, (character) => `#${character.charCodeAt(0)};`);
}
