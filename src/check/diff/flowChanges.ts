import { isStep } from '../../engine/completeFlow.ts';
import type { Project } from '../../compile/project.ts';
import type { JsonObject } from '../../domain/json.ts';
import { errorsOf, type FlowFile, type StateNode } from '../../engine/flowFile.ts';
import { flowEdges } from '../draw/flowEdges.ts';
import { joinedFlow } from '../draw/joinedFlow.ts';
import type { Change } from './change.ts';
import { differences } from './leaves.ts';
import { changeText, stepName } from './names.ts';

/** What is different in the states and transitions of a flow that both have. */
export function flowChanges(before: Project, after: Project, flow: string): readonly Change[] {
  const [was, is] = [before.flows[flow]?.flow, after.flows[flow]?.flow];
  if (!was || !is) return [];
  const [old, now] = [joinedFlow(was), joinedFlow(is)];
  const name = (state: string) => stepName(now.states[state] ? after : before, flow, state);
  const changes = [
    ...ofRoot(old, now),
    ...ofStates(old, now, name),
    ...ofEdges(old, now, name),
    ...ofParts(old, now, name),
  ];
  return changes.map((change) => ({ ...change, flow }));
}

function ofRoot(old: FlowFile, now: FlowFile): readonly Change[] {
  const { states: _old, ...before } = old;
  const { states: _now, ...after } = now;
  return differences(before as unknown as JsonObject, after as unknown as JsonObject).map(({ at, ...values }) => ({
    subject: 'process',
    sentence: `${changeText(`${at.join(' ')}`, values)}.`,
  }));
}

type Name = (state: string) => string;

function ofStates(old: FlowFile, now: FlowFile, name: Name): readonly Change[] {
  const added = Object.keys(now.states).filter((state) => !old.states[state]);
  const removed = Object.keys(old.states).filter((state) => !now.states[state]);
  return [
    ...added.map((state): Change => ({
      subject: 'steps',
      sentence: `${kindOf(now.states[state])} is added: ${name(state)}${placed(now, state, name)}.`,
    })),
    ...removed.map((state): Change => ({
      subject: 'steps',
      sentence: `${kindOf(old.states[state])} is removed: ${name(state)}.`,
    })),
  ];
}

function kindOf(node: StateNode | undefined): string {
  if (node?.type === 'final') return 'An outcome';
  if (node?.invoke?.src.startsWith('flow:')) return 'A sub-flow';
  return isStep(node) ? 'A step' : 'A call';
}

function placed(flow: FlowFile, state: string, name: Name): string {
  const from = [
    ...new Set(
      flowEdges(flow)
        .filter(({ to, kind }) => to === state && kind !== 'error')
        .map((edge) => edge.from),
    ),
  ];
  return from.length === 0 ? '' : `, after ${from.map(name).join(' and ')}`;
}

/** Every way out of a state, by what it is called. */
function waysOut(
  flow: FlowFile,
): ReadonlyMap<string, { readonly from: string; readonly label: string; readonly to: string }> {
  const ways = flowEdges(flow).flatMap(({ from, to, kind, lines }) =>
    (lines.length > 0 ? lines : [kind === 'done' ? 'done' : '']).map((label) => ({ from, label, to })),
  );
  return new Map(ways.map((way) => [`${way.from} ${way.label}`, way]));
}

function ofEdges(old: FlowFile, now: FlowFile, name: Name): readonly Change[] {
  const [before, after] = [waysOut(old), waysOut(now)];
  const stays = ({ from }: { readonly from: string }) =>
    old.states[from] !== undefined && now.states[from] !== undefined;
  const said = (from: string, label: string) =>
    `At ${name(from)}${label === 'done' || label === '' ? '' : `, ${label}`}`;
  const led = [...after.values()].filter(stays).flatMap(({ from, label, to }): readonly Change[] => {
    const was = before.get(`${from} ${label}`);
    if (!was) return [{ subject: 'branches', sentence: `${said(from, label)} now leads to ${name(to)}.` }];
    if (was.to === to) return [];
    return [{ subject: 'branches', sentence: `${said(from, label)} leads to ${name(to)} instead of ${name(was.to)}.` }];
  });
  const gone = [...before.values()]
    .filter((way) => stays(way) && !after.has(`${way.from} ${way.label}`))
    .map(({ from, label, to }): Change => ({
      subject: 'branches',
      sentence: `${said(from, label)} no longer leads to ${name(to)}.`,
    }));
  return [...led, ...gone];
}

/** Everything else of a state: its data, what it sends, its place in the progress line. What it asks and shows is said of
 * its form, and a description is a comment. */
function ofParts(old: FlowFile, now: FlowFile, name: Name): readonly Change[] {
  return Object.keys(now.states).flatMap((state) => {
    const before = old.states[state];
    const after = now.states[state];
    if (!before || !after) return [];
    const changed = differences(partsOf(before), partsOf(after)).map(({ at, ...values }): Change => ({
      subject: 'steps',
      sentence: `${changeText(`${name(state)}: ${at.join(' ')}`, values)}.`,
    }));
    return [...changed, ...reordered(before, after, name(state))];
  });
}

function partsOf({
  description: _comment,
  on: _on,
  onError: _codes,
  always: _always,
  after: _after,
  invoke,
  ...rest
}: StateNode): JsonObject {
  const { onDone: _done, onError: _error, ...call } = invoke ?? { src: '' };
  const { form: _form, summary: _rows, ...meta } = rest.meta ?? {};
  return JSON.parse(JSON.stringify({ ...rest, meta, ...(invoke && { call }) })) as JsonObject;
}

/** The same ways out in another order: the first that holds is taken, and buttons are in file order. */
function reordered(before: StateNode, after: StateNode, state: string): readonly Change[] {
  const lists = (node: StateNode) => [
    JSON.stringify(Object.keys(node.on ?? {})),
    ...[...Object.values(node.on ?? {}), node.invoke?.onDone, errorsOf(node), node.always].map((list) =>
      JSON.stringify(list ?? []),
    ),
  ];
  const sorted = (text: string) => [...text].sort().join('');
  const [old, now] = [lists(before), lists(after)];
  const isMoved = old.some((text, index) => text !== now[index] && sorted(text) === sorted(now[index] ?? ''));
  return isMoved ? [{ subject: 'branches', sentence: `At ${state} the branches are in a different order.` }] : [];
}
