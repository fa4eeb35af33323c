import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import { LED_BY } from '../../engine/completeFlow.ts';
import type { Guard, Mapping } from '../../engine/flowFile.ts';
import type { ControlEvent } from '../../engine/machine.ts';
import { flowMachine } from '../../engine/machine.ts';
import { mapValue } from '../../engine/mapping.ts';
import type { World } from '../../rules/compiled.ts';
import { holdsGuard } from '../../rules/guard.ts';
import { parseWordPointer } from '../../rules/pointerScope.ts';
import type { Choice } from './choices.ts';
import { Coverage, guardItem, stateItem, transitionItem } from './coverage.ts';
import type { FlatFlow, FlatState, Frame } from './flatFlow.ts';
import type { Alternatives } from './flatGuards.ts';
import { alternativesOf } from './flatGuards.ts';

/** What lies on a path: the state and what happened there. */
export interface PathVisit {
  readonly state: number;
  readonly choice: Choice;
}

/** Where the events of a flattened flow lead. Each control transition is learned once from XState's own pure functions, by
 * state, event and the values of the guards that it looks at, and kept in a table. */
export class FlatMachine {
  readonly #table = new Map<string, string | undefined>();
  readonly #alternatives = new Map<number, readonly Alternatives[]>();
  readonly coverage: Coverage;

  constructor(
    readonly flat: FlatFlow,
    readonly world: World,
  ) {
    this.coverage = new Coverage(flat);
  }

  /** Transitions learned so far. */
  get learned(): number {
    return this.#table.size;
  }

  /** The state where a frame begins. */
  start(frame: Frame, path: readonly PathVisit[], outside: JsonObject, at?: string): FlatState {
    if (at !== undefined) return this.#state(frame, at);
    const flow = frame.bundle.flow;
    const initial = this.#state(frame, flow.initial);
    const guards = this.#automatic(initial);
    if (guards.length === 0) return initial;
    const judge = (guard: Guard) => this.holds(frame, guard, undefined, path, outside);
    const key = `${frame.index}|start|${bits(guards, judge)}`;
    const isKnown = this.#table.has(key);
    const target = this.#learn(key, () => flowMachine(flow).start(judge)) ?? flow.initial;
    if (!isKnown) this.#creditFrom(initial, judge, target);
    return this.#state(frame, target);
  }

  /** Where `choice` at `state` leads in its frame; `undefined` when nothing takes it. `path` ends with the visit itself. */
  next(state: FlatState, choice: Choice, path: readonly PathVisit[], outside: JsonObject): FlatState | undefined {
    const { frame, name } = state;
    const event = this.#eventOf(state, choice, path, outside);
    const judge = (guard: Guard) => this.holds(frame, guard, event, path, outside);
    const guards = this.guardsAfter(state, choice);
    const key = `${state.index}|${eventKey(event)}|${bits(guards, judge)}`;
    const target = this.#learn(key, () => flowMachine(frame.bundle.flow).next(name, event, judge));
    this.#credit(state, choice, judge, target);
    if (target === undefined) return undefined;
    return this.#state(frame, target);
  }

  #learn(key: string, ask: () => string | undefined): string | undefined {
    if (!this.#table.has(key)) this.#table.set(key, ask());
    return this.#table.get(key);
  }

  #state(frame: Frame, name: string): FlatState {
    const state = frame.states.get(name);
    if (!state) throw new RangeError(`flow "${frame.bundle.flow.id}" has no state "${name}"`);
    return state;
  }

  #eventOf(state: FlatState, choice: Choice, path: readonly PathVisit[], outside: JsonObject): ControlEvent {
    switch (choice.type) {
      case 'next':
        return { type: 'event', name: 'NEXT' };
      case 'event':
        return { type: 'event', name: choice.name };
      case 'after':
        return { type: 'after', delay: choice.delay };
      case 'done':
        return { type: 'done', output: choice.data };
      case 'code':
        return { type: 'code', code: choice.code };
      case 'unknown':
        return { type: 'unknown' };
      case 'ended': {
        const final = this.flat.states[choice.state];
        const outcome = final?.node.meta?.outcome ?? 'back';
        const output = state.sub && final ? this.#output(state.sub, final.node.meta?.output, path, outside) : {};
        return { type: 'done', outcome, output };
      }
    }
  }

  #output(sub: Frame, output: Mapping | undefined, path: readonly PathVisit[], outside: JsonObject): Json {
    return mapValue(output ?? {}, (pointer) => this.resolve(sub, pointer, path, outside)) ?? {};
  }

  alternatives(state: FlatState): readonly Alternatives[] {
    const known = this.#alternatives.get(state.index) ?? alternativesOf(state);
    this.#alternatives.set(state.index, known);
    return known;
  }

  #listFor(state: FlatState, choice: Choice): Alternatives | undefined {
    return this.alternatives(state).find((one) => one.event === listName(choice));
  }

  /** Guards that can decide where a flow begins. */
  guardsAtStart(frame: Frame): readonly Guard[] {
    return this.#automatic(this.#state(frame, frame.bundle.flow.initial));
  }

  /** Guards that can decide where a choice leads: of its transitions, and of every `always` behind them. */
  guardsAfter(state: FlatState, choice: Choice): readonly Guard[] {
    return this.#guardsOf(state, this.#listFor(state, choice));
  }

  #guardsOf(state: FlatState, alternatives: Alternatives | undefined): readonly Guard[] {
    const list = alternatives?.list ?? [];
    const own = list.flatMap(({ guard }) => (guard === undefined ? [] : [guard]));
    const behind = list.flatMap(({ target }) => this.#automatic(this.#state(state.frame, target)));
    return [...own, ...behind];
  }

  #automatic(state: FlatState, seen = new Set<number>()): readonly Guard[] {
    if (seen.has(state.index)) return [];
    seen.add(state.index);
    const list = this.alternatives(state).find(({ event }) => event === 'always')?.list ?? [];
    return list.flatMap(({ guard, target }) => [
      ...(guard === undefined ? [] : [guard]),
      ...this.#automatic(this.#state(state.frame, target), seen),
    ]);
  }

  /** Follows the transitions in file order, credits what it passes, and holds its end against XState's. */
  #credit(state: FlatState, choice: Choice, judge: (guard: Guard) => boolean, target: string | undefined): void {
    const first = this.#take(state, this.#listFor(state, choice), judge);
    this.#creditFrom(first, judge, target, `from "${state.path}"`);
  }

  /** Credits a state and every `always` behind it. */
  #creditFrom(
    first: FlatState | undefined,
    judge: (guard: Guard) => boolean,
    target: string | undefined,
    from = 'at the start',
  ): void {
    let at = first;
    for (let steps = 0; at && steps < this.flat.states.length; steps += 1) {
      this.coverage.add(stateItem(at));
      const automatic = this.alternatives(at).find((one) => one.event === 'always');
      const next: FlatState | undefined = automatic && this.#take(at, automatic, judge);
      if (!next) break;
      at = next;
    }
    if (at?.name === target) return;
    throw new Error(`the table leads ${from} to "${at?.name ?? 'nowhere'}", XState to "${target ?? 'nowhere'}"`);
  }

  #take(
    state: FlatState,
    alternatives: Alternatives | undefined,
    judge: (guard: Guard) => boolean,
  ): FlatState | undefined {
    if (!alternatives) return undefined;
    for (const [index, { guard, target }] of alternatives.list.entries()) {
      const holds = guard === undefined || judge(guard);
      if (guard !== undefined) this.coverage.add(guardItem(state, alternatives.event, index, holds));
      if (!holds) continue;
      this.coverage.add(transitionItem(state, alternatives.event, index));
      return this.#state(state.frame, target);
    }
    return undefined;
  }

  /** Whether a guard holds on a path. */
  holds(
    frame: Frame,
    guard: Guard,
    event: ControlEvent | undefined,
    path: readonly PathVisit[],
    outside: JsonObject,
  ): boolean {
    if (typeof guard !== 'string') {
      const resolve = (pointer: string) => this.resolve(frame, pointer, path, outside);
      return holdsGuard(guard, { resolve, world: this.world }, frame.bundle.rules);
    }
    if (guard.startsWith(LED_BY)) return this.#lastStep(frame, path) === guard.slice(LED_BY.length);
    if (guard === 'call:unknown') return event?.type === 'unknown';
    const [kind, name] = [guard.slice(0, guard.indexOf(':')), guard.slice(guard.indexOf(':') + 1)];
    if (kind === 'code') return event?.type === 'code' && event.code === name;
    return kind === 'outcome' && event?.type === 'done' && event.outcome === name;
  }

  #lastStep(frame: Frame, path: readonly PathVisit[]): string | undefined {
    const last = path.findLast(({ state }) => {
      const one = this.flat.states[state];
      return one?.frame === frame && one.kind === 'step';
    });
    return last === undefined ? undefined : this.flat.states[last.state]?.name;
  }

  /** The value of a pointer on a path, through inputs and outputs of sub-flows. */
  resolve(frame: Frame, pointer: string, path: readonly PathVisit[], outside: JsonObject): Json | undefined {
    const { word, tokens } = parseWordPointer(pointer);
    const [name = '', ...rest] = tokens;
    if (word === 'form' || word === 'reply') return this.#visited(frame, word, name, rest, path, outside);
    if (word === 'input' && frame.caller) {
      const { caller } = frame;
      const input = mapValue(caller.node.invoke?.input ?? {}, (one) => this.resolve(caller.frame, one, path, outside));
      return getAt(input, tokens);
    }
    if (word === 'const') return getAt(this.world.const, tokens);
    const given = getAt(outside, [word, ...tokens]);
    if (given !== undefined || word === 'user' || word === 'input' || word === 'last' || word === 'error') return given;
    return word === 'now' ? this.world.now : getAt(this.world.site, tokens);
  }

  #visited(
    frame: Frame,
    word: 'form' | 'reply',
    name: string,
    rest: readonly string[],
    path: readonly PathVisit[],
    outside: JsonObject,
  ): Json | undefined {
    const state = frame.states.get(name);
    const choice = path.find((visit) => visit.state === state?.index)?.choice;
    if (!state || !choice) return undefined;
    if (word === 'form') return choice.type === 'next' ? getAt(choice.data, rest) : undefined;
    if (choice.type === 'done') return getAt(choice.data, rest);
    if (choice.type !== 'ended' || !state.sub) return undefined;
    const output = this.flat.states[choice.state]?.node.meta?.output;
    const value = this.#output(state.sub, output, path, outside);
    return isJsonObject(value) ? getAt(value, rest) : undefined;
  }
}

function bits(guards: readonly Guard[], judge: (guard: Guard) => boolean): string {
  return guards.map((guard) => (judge(guard) ? '1' : '0')).join('');
}

function eventKey(event: ControlEvent): string {
  if (event.type === 'event') return event.name;
  return event.type === 'after' ? `after ${event.delay}` : event.type;
}

/** The name of the list of transitions that a choice goes through. */
export function listName(choice: Choice): string {
  switch (choice.type) {
    case 'next':
      return 'NEXT';
    case 'event':
      return choice.name;
    case 'after':
      return `after ${choice.delay}`;
    case 'done':
    case 'ended':
      return 'onDone';
    case 'code':
    case 'unknown':
      return 'onError';
  }
}
