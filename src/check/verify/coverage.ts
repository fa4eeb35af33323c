import type { FlatFlow, FlatState } from './flatFlow.ts';
import { alternativesOf, isAdded } from './flatGuards.ts';

/** What was reached of a flow: states, transitions, and both values of guards, by the names that checks.json uses. */
export class Coverage {
  readonly all: ReadonlySet<string>;
  readonly reached = new Set<string>();

  /** Items of the flow itself; those of its sub-flows are theirs. */
  constructor(flat: FlatFlow) {
    const items = new Set<string>();
    for (const state of flat.states.filter(({ frame }) => frame.index === 0)) {
      items.add(stateItem(state));
      for (const { event, list } of alternativesOf(state)) {
        list.forEach((transition, index) => {
          if (isAdded(transition)) return;
          items.add(transitionItem(state, event, index));
          if (transition.guard === undefined) return;
          items.add(guardItem(state, event, index, true));
          if (!isOnlyCode(state, event, list.length - 1 - index)) items.add(guardItem(state, event, index, false));
        });
      }
    }
    this.all = items;
  }

  add(item: string): void {
    if (this.all.has(item)) this.reached.add(item);
  }

  missing(): readonly string[] {
    return [...this.all].filter((item) => !this.reached.has(item));
  }

  /** Reached and all, of one kind. */
  count(kind: 'state' | 'transition' | 'guard'): readonly [reached: number, all: number] {
    const of = (items: Iterable<string>) => [...items].filter((item) => item.startsWith(`${kind}:`)).length;
    return [of(this.reached), of(this.all)];
  }
}

/** The last code that a step names is met, or the field shows it: nothing comes past its guard. */
function isOnlyCode({ node }: FlatState, event: string, behind: number): boolean {
  return event === 'onError' && node.onError !== undefined && behind === 0;
}

function stateItem(state: FlatState): string {
  return `state:${state.path}`;
}

function transitionItem(state: FlatState, event: string, index: number): string {
  return `transition:${state.path}.${event}.${index}`;
}

function guardItem(state: FlatState, event: string, index: number, value: boolean): string {
  return `guard:${state.path}.${event}.${index}=${String(value)}`;
}
