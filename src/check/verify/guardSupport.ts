import { LED_BY } from '../../engine/completeFlow.ts';
import type { Guard } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { isWordPointer, parseWordPointer } from '../../rules/pointerScope.ts';
import type { FlatState, Frame } from './flatFlow.ts';

/** What of a path can decide where an event leads. */
export interface Support {
  /** States whose visits are looked at. */
  readonly states: readonly number[];
  /** Values outside the flow are looked at. */
  readonly usesOutside: boolean;
  /** The step that led here is looked at. */
  readonly usesLastStep: boolean;
}

/** Everything that guards, judged in `frame`, may look at: never too little. */
export function supportOf(frame: Frame, guards: readonly Guard[]): Support {
  const found = { states: new Set<number>(), usesOutside: false, usesLastStep: false };
  for (const guard of guards) {
    if (typeof guard === 'string') found.usesLastStep ||= guard.startsWith(LED_BY);
    else for (const value of Object.values(guard.params)) if (isWordPointer(value)) look(frame, value, found);
  }
  return { ...found, states: [...found.states] };
}

function look(frame: Frame, pointer: string, found: { readonly states: Set<number>; usesOutside: boolean }): void {
  const { word, tokens } = parseWordPointer(pointer);
  if (word === 'input' && frame.caller) return lookAtMapping(frame.caller, frame.caller.frame, found);
  const state = word === 'form' || word === 'reply' ? frame.states.get(tokens[0] ?? '') : undefined;
  if (!state) {
    found.usesOutside = true;
    return;
  }
  if (found.states.has(state.index)) return;
  found.states.add(state.index);
  for (const final of state.sub?.states.values() ?? []) {
    if (final.kind !== 'final') continue;
    for (const inner of pointersOf(final.node.meta?.output)) look(final.frame, inner, found);
  }
}

function lookAtMapping(
  caller: FlatState,
  frame: Frame,
  found: { readonly states: Set<number>; usesOutside: boolean },
): void {
  for (const pointer of pointersOf(caller.node.invoke?.input)) look(frame, pointer, found);
}
