import type { FlowGraph } from './flowGraph.ts';

const FAR = 10_000;
/** What was pressed before at the same step led nowhere new. */
const AGAIN = 4;

/** Which button of a step is nearest to a call that was not come to yet. */
export class Guide {
  readonly #pressed = new Map<string, number>();

  constructor(private readonly graph: FlowGraph) {}

  /** @param wanted paths of calls */
  choose(path: string, events: readonly string[], wanted: ReadonlySet<string>): string | undefined {
    const far = this.#distances(wanted);
    const costs = events.map((event) => {
      const times = this.#pressed.get(`${path} ${event}`) ?? 0;
      const nearest = Math.min(FAR, ...this.graph.afterEvent(path, event).map((one) => far.get(one) ?? FAR));
      return { event, cost: nearest + times * AGAIN };
    });
    const best = costs.sort((one, other) => one.cost - other.cost)[0];
    if (!best || best.cost >= FAR) return undefined;
    this.#pressed.set(`${path} ${best.event}`, (this.#pressed.get(`${path} ${best.event}`) ?? 0) + 1);
    return best.event;
  }

  #distances(wanted: ReadonlySet<string>): ReadonlyMap<string, number> {
    const before = new Map<string, string[]>();
    for (const path of this.graph.states.keys())
      for (const next of this.graph.after(path)) before.set(next, [...(before.get(next) ?? []), path]);
    const far = new Map([...wanted].map((path) => [path, 0]));
    for (const [path, distance] of far)
      for (const from of before.get(path) ?? []) if (!far.has(from)) far.set(from, distance + 1);
    return far;
  }
}
