import { formatPointer } from '../../domain/jsonPointer.ts';
import { targetsOf } from '../../engine/completeFlow.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { parseWordPointer } from '../../rules/pointerScope.ts';
import type { AbstractVisit } from './abstractRecord.ts';
import type { FlatFlow, FlatState, Frame } from './flatFlow.ts';
import { framesOf, isBarrierCall } from './flatFlow.ts';
import { pointersInto } from './sources.ts';

/** Kinds of secrets a state leaves, by pointer into its answer or reply. */
export function secretMarks(state: FlatState): readonly string[] {
  const form = state.frame.bundle.forms[state.node.meta?.form ?? ''];
  return [...Object.keys(form?.secrets ?? {}), ...Object.keys(state.operation?.replySecrets ?? {})];
}

export function hasSecrets(state: FlatState): boolean {
  return secretMarks(state).length > 0;
}

/** The first state on the path that left a secret which a call still ahead needs, as the engine finds it on resume. */
export function findMissingSecret(
  flat: FlatFlow,
  path: readonly AbstractVisit[],
  at: FlatState,
  again: ReadonlySet<number>,
): number | undefined {
  const ended = path.filter((visit) => visit.choice.type === 'ended' && again.has(visit.state));
  for (const { state, choice } of ended) {
    const final = choice.type === 'ended' ? flat.states[choice.state] : undefined;
    const sub = flat.states[state]?.sub;
    const found = sub && final && firstOwner(flat, path, sub, pointersOf(final.node.meta?.output), again);
    if (found !== undefined) return found;
  }
  for (const frame of framesOf(at)) {
    const stop = stopIn(frame, at);
    const found = stop && firstOwner(flat, path, frame, pointersAhead(flat, path, frame, stop), again);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The state of `frame` where the walk stands: `at`, or the state that calls the sub-flow it is in. */
function stopIn(frame: Frame, at: FlatState): FlatState | undefined {
  let state: FlatState | undefined = at;
  while (state && state.frame !== frame) state = state.frame.caller;
  return state;
}

function pointersAhead(
  flat: FlatFlow,
  path: readonly AbstractVisit[],
  frame: Frame,
  stop: FlatState,
): readonly string[] {
  if (stop.kind === 'final') return [];
  const onPath = new Set(
    path.flatMap(({ state }) => (flat.states[state]?.frame === frame ? [flat.states[state].name] : [])),
  );
  const seen = new Set([stop.name]);
  const pointers: string[] = [];
  for (const name of seen) {
    const node = frame.states.get(name)?.node;
    if (!node) continue;
    pointers.push(...pointersOf(node.invoke?.input));
    for (const target of targetsOf(node)) if (!onPath.has(target)) seen.add(target);
  }
  return pointers;
}

function firstOwner(
  flat: FlatFlow,
  path: readonly AbstractVisit[],
  frame: Frame,
  pointers: readonly string[],
  again: ReadonlySet<number>,
): number | undefined {
  const needed = new Set<number>();
  for (const pointer of pointers) {
    const { word, tokens } = parseWordPointer(pointer);
    const owner = word === 'form' || word === 'reply' ? frame.states.get(tokens[0] ?? '') : undefined;
    if (owner && !again.has(owner.index) && isHole(flat, path, frame, pointer)) needed.add(owner.index);
  }
  return path.find(({ state }) => needed.has(state) && !isCommittedState(flat, path, state))?.state;
}

function isCommittedState(flat: FlatFlow, path: readonly AbstractVisit[], state: number): boolean {
  const one = flat.states[state];
  return path.some(
    (visit) =>
      visit.choice.type === 'done' &&
      isBarrierCall(flat.states[visit.state] as FlatState) &&
      isAtOrBelow(flat, visit.state, one),
  );
}

function isAtOrBelow(flat: FlatFlow, state: number, above: FlatState | undefined): boolean {
  for (let at = flat.states[state]; at; at = at.frame.caller) if (at === above) return true;
  return false;
}

/** True when the value of a pointer is, is in, or holds a secret that was left out. */
function isHole(flat: FlatFlow, path: readonly AbstractVisit[], frame: Frame, pointer: string): boolean {
  const { word, tokens } = parseWordPointer(pointer);
  const [name = '', ...rest] = tokens;
  if (word === 'input' && frame.caller)
    return areHoles(flat, path, frame.caller.frame, frame.caller.node.invoke?.input, tokens);
  if (word !== 'form' && word !== 'reply') return false;
  const state = frame.states.get(name);
  const visit = path.find((one) => one.state === state?.index);
  if (!state || !visit) return false;
  if (state.sub && visit.choice.type === 'ended') {
    return areHoles(flat, path, state.sub, flat.states[visit.choice.state]?.node.meta?.output, rest);
  }
  const place = formatPointer(rest.map((token) => (/^\d+$/.test(token) ? '-' : token)));
  return (
    visit.hole === true &&
    secretMarks(state).some((mark) => mark === place || mark.startsWith(`${place}/`) || place.startsWith(`${mark}/`))
  );
}

function areHoles(
  flat: FlatFlow,
  path: readonly AbstractVisit[],
  frame: Frame,
  mapping: Mapping | undefined,
  tokens: readonly string[],
): boolean {
  return pointersInto(mapping, tokens).some((pointer) => isHole(flat, path, frame, pointer));
}
