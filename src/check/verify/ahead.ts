import { isPlaceOf } from './lookClass.ts';
import { remembering } from '../remembering.ts';
import type { Project } from '../../compile/project.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import { completeFlow, isStep, targetsOf } from '../../engine/completeFlow.ts';
import { transitionsOf, type StateNode } from '../../engine/flowFile.ts';
import { parseWordPointer } from '../../rules/pointerScope.ts';
import {
  guardLooks,
  handed,
  LED_BY_LOOK,
  looksBefore,
  looksOnLeaving,
  choosersInto,
  pointersInto,
  overInput,
  SENT,
  type Look,
} from '../promises/lookedAt.ts';
import { rowLooks } from '../promises/rowLooks.ts';
import type { PromisedLooks } from '../promises/promisedLooks.ts';

/** What is still looked at from the states of one flow, in one place. */
interface Looks {
  /** By state: on arriving there. */
  readonly before: ReadonlyMap<string, readonly Look[]>;
  /** By state: once its own answer or reply is there. */
  readonly after: ReadonlyMap<string, readonly Look[]>;
}

/** Which values something ahead still looks at, by state: what is read later and not given again before that. Positions that
 * agree in these go on alike, whatever else lies on their paths. */
export class Ahead {
  readonly #known = new Map<string, Looks>();

  /** @param promised where the promises of the flow look */
  constructor(
    readonly project: Project,
    readonly promised: PromisedLooks,
  ) {}

  /** On arriving at `state`.
   * @param wanted what the caller of a sub-flow looks at of its output, by pointers `$output/…` */
  before(bundle: FlowBundle, state: string, wanted?: readonly Look[]): readonly Look[] {
    return this.#looks(bundle, wanted).before.get(state) ?? [];
  }

  /** Once the answer of `state`, its reply or the output of its sub-flow is there. */
  after(bundle: FlowBundle, state: string, wanted?: readonly Look[]): readonly Look[] {
    return this.#looks(bundle, wanted).after.get(state) ?? [];
  }

  /** What the caller of a sub-flow at `state` looks at of what that gives. */
  wantedOf(bundle: FlowBundle, state: string, wanted?: readonly Look[]): readonly Look[] {
    return this.#ofOutput(state, this.after(bundle, state, wanted));
  }

  /** Looks at what the sub-flow at a state gives, by pointers `$output/…`. */
  #ofOutput(state: string, later: readonly Look[]): readonly Look[] {
    const own = placesOf(state).flatMap((place) =>
      within(place, later).map(({ look, tokens }) => handed(look, `$output${formatPointer(tokens)}`)),
    );
    return [...own, ...rowLooks(this.project, state, later)];
  }

  #looks(bundle: FlowBundle, wanted: readonly Look[] | undefined): Looks {
    const key = JSON.stringify([bundle.flow.id, wanted ?? null]);
    const known = this.#known.get(key) ?? this.#find(bundle, wanted);
    this.#known.set(key, known);
    return known;
  }

  #find(bundle: FlowBundle, wanted: readonly Look[] | undefined): Looks {
    const nodes = Object.entries(completeFlow(bundle.flow).states)
      .map(([state, node]) => ({ state, node, targets: onward(node) }))
      .toReversed();
    const before = new Map<string, ReadonlyMap<string, Look>>();
    const after = new Map<string, ReadonlyMap<string, Look>>();
    const isOwn = wanted === undefined;
    const everywhere = isOwn ? this.promised.everywhere : [];
    for (let grows = true; grows;) {
      grows = false;
      for (const { state, node, targets } of nodes) {
        const next = targets.flatMap((target) => [...(before.get(target)?.values() ?? [])]);
        const untilHere = (isOwn && this.promised.until.get(state)) || [];
        // A sub-flow is reached inside it.
        const inside = node.invoke?.src.startsWith('flow:') ? untilHere : [];
        const later = byKey([...looksOnLeaving(this.project, node), ...inside, ...next]);
        after.set(state, later);
        const kept = [...later.values()].filter(({ pointer }) => !isGivenAt(pointer, state, node));
        const asked = this.#askedAt(bundle, state, node, wanted, [...later.values()]);
        const now = byKey([...everywhere, ...untilHere, ...asked, ...kept]);
        if (now.size === (before.get(state)?.size ?? -1)) continue;
        before.set(state, now);
        grows = true;
      }
    }
    return { before: asLists(before), after: asLists(after) };
  }

  #askedAt(
    bundle: FlowBundle,
    state: string,
    node: StateNode,
    wanted: readonly Look[] | undefined,
    later: readonly Look[],
  ): readonly Look[] {
    const own = [...looksBefore(this.project, bundle, node), ...this.#askedOfCall(bundle, node, wanted === undefined)];
    if (node.type === 'final') return [...own, ...through(node.meta?.output, '$output', wanted ?? [])];
    const sub = bundle.flows[node.invoke?.src.slice('flow:'.length) ?? ''];
    if (!sub || !node.invoke?.src.startsWith('flow:')) return own;
    const given = this.#ofOutput(state, later);
    const inside = this.#looks(sub, given).before.get(sub.flow.initial) ?? [];
    return [...own, ...through(node.invoke.input, '$input', inside)];
  }

  /** What promises ask of what the call of a state is sent. */
  #askedOfCall(bundle: FlowBundle, { invoke }: StateNode, isOwn: boolean): readonly Look[] {
    const operation = bundle.operations[invoke?.src.slice('op:'.length) ?? ''];
    const asked = operation ? this.promised.sent.filter(({ isOf }) => isOf(operation)) : [];
    return asked.flatMap(({ guard }) => {
      const own = isOwn ? overInput(guard, invoke?.input) : undefined;
      return own ? guardLooks(this.project, own) : through(invoke?.input, SENT, guardLooks(this.project, guard));
    });
  }
}

/** Looks at what a mapping makes, as looks at what it is made of. */
function through(
  mapping: Parameters<typeof pointersInto>[0],
  word: '$input' | '$output' | typeof SENT,
  looks: readonly Look[],
): readonly Look[] {
  return within(word, looks).flatMap(({ look, tokens }) => [
    ...pointersInto(mapping, tokens).map((pointer) => handed(look, pointer)),
    // What is chosen by a value differs wherever that does.
    ...choosersInto(mapping, tokens).map((pointer): Look => ({ pointer, how: 'value', values: [] })),
  ]);
}

/** Where what a sub-flow gives is looked at: under its own name, and of one for each row also at its place in the list of all. */
function placesOf(state: string): readonly string[] {
  const [name = '', place] = state.split('-');
  return [`$reply/${state}`, ...(place === undefined ? [] : [`$reply/${name}/${Number(place) - 1}`])];
}

/** Looks at a place or something inside it, with the way from there. */
export function within(
  place: string,
  looks: readonly Look[],
): readonly { readonly look: Look; readonly tokens: readonly string[] }[] {
  return looks.flatMap((look) => {
    if (look.pointer === place) return [{ look, tokens: [] }];
    if (!look.pointer.startsWith(`${place}/`)) return [];
    return [{ look, tokens: parseWordPointer(`$at${look.pointer.slice(place.length)}`).tokens }];
  });
}

/** A visit of the state gives the value again; a step puts an end to the failure before it. */
function isGivenAt(pointer: string, state: string, node: StateNode): boolean {
  if (isStep(node) && (pointer.startsWith('$error') || pointer === LED_BY_LOOK.pointer)) return true;
  return [`$form/${state}`, `$reply/${state}`].some((own) => isPlaceOf(own, pointer));
}

function byKey(looks: readonly Look[]): ReadonlyMap<string, Look> {
  return new Map(looks.map((look) => [lookKey(look), look]));
}

export const lookKey = remembering((look: Look) =>
  JSON.stringify([look.pointer, look.how, look.guard ?? look.asked ?? look.only ?? null, look.values]),
);

function asLists(maps: ReadonlyMap<string, ReadonlyMap<string, Look>>): ReadonlyMap<string, readonly Look[]> {
  return new Map([...maps].map(([state, looks]) => [state, [...looks.values()]]));
}

/** Who goes back by an outcome comes to a step that they have been at: what is looked at from there has been seen there. */
function onward({ invoke, ...node }: StateNode): readonly string[] {
  const onDone = transitionsOf(invoke?.onDone).filter(({ guard }) => guard !== 'outcome:back');
  return targetsOf(invoke ? { ...node, invoke: { ...invoke, onDone } } : node);
}
