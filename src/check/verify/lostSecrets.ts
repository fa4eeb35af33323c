import { formatPointer } from '../../domain/jsonPointer.ts';
import { isNumeric } from '../../domain/isNumeric.ts';
import { targetsOf } from '../../engine/completeFlow.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { parseWordPointer } from '../../rules/pointerScope.ts';
import type { FlatFlow, FlatState, Frame } from './flatFlow.ts';
import { framesOf } from './flatFlow.ts';
import { secretMarks } from './secretMarks.ts';
import { pointersInto } from './sources.ts';
import type { TablePath } from './transitionTable.ts';
import type { Visits } from './visits.ts';
import { hasHole } from './visits.ts';

/** A place whose value may hold a secret. */
type SecretPlace =
  /** In the answer or reply of a state. */
  | { readonly type: 'own'; readonly state: number }
  /** In what a sub-flow gave, by the final state in which it ended. */
  | { readonly type: 'given'; readonly state: number; readonly byFinal: ReadonlyMap<number, readonly SecretPlace[]> }
  | { readonly type: 'any'; readonly places: readonly SecretPlace[] };

/** A secret that a state needs, and the state of its flow that has to be asked again for it. */
interface Need {
  readonly owner: number;
  readonly place: SecretPlace;
}

/** Finds which secret, gone when the record was stored, a call still ahead needs: the engine does on resume. */
export class LostSecrets {
  /** By state: what its call needs; of a final state, what its output does. */
  readonly #needs: readonly (readonly Need[])[];
  /** By state: where its transitions lead. */
  readonly #targets: readonly (readonly number[])[];

  constructor(
    readonly flat: FlatFlow,
    readonly visits: Visits,
  ) {
    this.#needs = flat.states.map((state) => needsOf(state));
    this.#targets = flat.states.map(({ node, frame }) =>
      [...targetsOf(node)].flatMap((name) => frame.states.get(name)?.index ?? []),
    );
  }

  /** The first state on the path that has to be asked again; `undefined` when nothing needed is gone. */
  find(path: TablePath, at: FlatState, again: ReadonlySet<number>): number | undefined {
    for (let index = 0; index < path.length && again.size > 0; index += 1) {
      const visit = path.visits[index] ?? 0;
      const choice = this.visits.choice(visit);
      if (choice.type !== 'ended' || !again.has(this.visits.state[visit] ?? 0)) continue;
      const found = this.#firstOwner(path, this.#needs[choice.state] ?? [], again);
      if (found !== undefined) return found;
    }
    for (const frame of framesOf(at)) {
      const stop = stopIn(frame, at);
      const found = stop && this.#firstOwner(path, this.#ahead(path, stop), again);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What the calls need that can be reached without going through the path again. */
  #ahead(path: TablePath, stop: FlatState): readonly Need[] {
    if (stop.kind === 'final') return [];
    const seen = new Set([stop.index]);
    const needs: Need[] = [];
    for (const state of seen) {
      if (this.flat.states[state]?.kind !== 'final') needs.push(...(this.#needs[state] ?? []));
      for (const target of this.#targets[state] ?? []) if ((path.onPath[target] ?? 0) === 0) seen.add(target);
    }
    return needs;
  }

  #firstOwner(path: TablePath, needs: readonly Need[], again: ReadonlySet<number>): number | undefined {
    const needed = needs.filter(({ owner, place }) => !again.has(owner) && this.#isGone(path, place));
    if (needed.length === 0) return undefined;
    for (let index = 0; index < path.length; index += 1) {
      const state = this.visits.state[path.visits[index] ?? 0] ?? 0;
      if (needed.some(({ owner }) => owner === state) && !this.#isSettled(path, state)) return state;
    }
    return undefined;
  }

  #isGone(path: TablePath, place: SecretPlace): boolean {
    if (place.type === 'any') return place.places.some((one) => this.#isGone(path, one));
    const visit = path.onPath[place.state] ?? 0;
    if (visit === 0) return false;
    if (place.type === 'own') return hasHole(visit);
    const choice = this.visits.choice(visit);
    const given = choice.type === 'ended' ? place.byFinal.get(choice.state) : undefined;
    return given?.some((one) => this.#isGone(path, one)) ?? false;
  }

  /** The state committed something, itself or in its sub-flow. */
  #isSettled(path: TablePath, above: number): boolean {
    for (let index = 0; index < path.length; index += 1) {
      const visit = path.visits[index] ?? 0;
      if (this.visits.isCommitted[visit] !== 1) continue;
      for (let at = this.flat.states[this.visits.state[visit] ?? 0]; at; at = at.frame.caller) {
        if (at.index === above) return true;
      }
    }
    return false;
  }
}

/** The state of `frame` where the walk stands: `at`, or the state that calls the sub-flow it is in. */
function stopIn(frame: Frame, at: FlatState): FlatState | undefined {
  let state: FlatState | undefined = at;
  while (state && state.frame !== frame) state = state.frame.caller;
  return state;
}

function needsOf({ node, frame, kind }: FlatState): readonly Need[] {
  const pointers = kind === 'final' ? pointersOf(node.meta?.output) : pointersOf(node.invoke?.input);
  return pointers.flatMap((pointer) => {
    const { word, tokens } = parseWordPointer(pointer);
    const owner = word === 'form' || word === 'reply' ? frame.states.get(tokens[0] ?? '') : undefined;
    const place = secretPlace(frame, pointer);
    return owner && place ? [{ owner: owner.index, place }] : [];
  });
}

/** Where a pointer may meet a secret; `undefined` when it never does. */
function secretPlace(frame: Frame, pointer: string): SecretPlace | undefined {
  const { word, tokens } = parseWordPointer(pointer);
  const [name = '', ...rest] = tokens;
  if (word === 'input' && frame.caller) {
    const places = secretPlaces(frame.caller.frame, frame.caller.node.invoke?.input, tokens);
    return places.length > 0 ? { type: 'any', places } : undefined;
  }
  const state = word === 'form' || word === 'reply' ? frame.states.get(name) : undefined;
  if (!state) return undefined;
  if (!state.sub) return isMarked(state, rest) ? { type: 'own', state: state.index } : undefined;
  const byFinal = new Map<number, readonly SecretPlace[]>();
  for (const final of state.sub.states.values()) {
    const places = secretPlaces(state.sub, final.node.meta?.output, rest);
    if (places.length > 0) byFinal.set(final.index, places);
  }
  return byFinal.size > 0 ? { type: 'given', state: state.index, byFinal } : undefined;
}

function secretPlaces(frame: Frame, mapping: Mapping | undefined, tokens: readonly string[]): readonly SecretPlace[] {
  return pointersInto(mapping, tokens).flatMap((pointer) => secretPlace(frame, pointer) ?? []);
}

/** The place is, is in, or holds a secret of the state. */
function isMarked(state: FlatState, tokens: readonly string[]): boolean {
  const place = formatPointer(tokens.map((token) => (isNumeric(token) ? '-' : token)));
  return secretMarks(state).some(
    (mark) => mark === place || mark.startsWith(`${place}/`) || place.startsWith(`${mark}/`),
  );
}
