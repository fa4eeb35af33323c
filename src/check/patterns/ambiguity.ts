import { intersect, overlaps } from './charset.ts';
import type { PositionAutomaton } from './positionAutomaton.ts';

type Ambiguity = 'none' | 'polynomial' | 'exponential';

/** How many ways a backtracking matcher may have to try on a text that fails in the end (Weber and Seidl):
 * `exponential` when a position is on two loops for one word, `polynomial` when one loop leads to another for one word. */
export function ambiguityOf(automaton: PositionAutomaton): Ambiguity {
  const graph = new Graph(automaton);
  if (graph.hasDoubleEdgeOnLoop() || graph.hasTwoLoopsForOneWord()) return 'exponential';
  return graph.hasLoopsInARow() ? 'polynomial' : 'none';
}

class Graph {
  private readonly size: number;
  private readonly next: readonly (readonly number[])[];
  private readonly reach: readonly ReadonlySet<number>[];

  constructor(private readonly automaton: PositionAutomaton) {
    this.size = automaton.charsets.length;
    this.next = automaton.follow.map((followers) => [...new Set(followers)]);
    this.reach = this.next.map((_, from) => this.reachableFrom(from));
  }

  private reachableFrom(from: number): ReadonlySet<number> {
    const seen = new Set<number>();
    const open = [...(this.next[from] ?? [])];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      open.push(...(this.next[at] ?? []));
    }
    return seen;
  }

  private reaches(from: number, to: number): boolean {
    return this.reach[from]?.has(to) ?? false;
  }

  private inOneLoop(a: number, b: number): boolean {
    return this.reaches(a, b) && this.reaches(b, a);
  }

  private overlap(a: number, b: number): boolean {
    return overlaps(this.automaton.charsets[a] ?? [], this.automaton.charsets[b] ?? []);
  }

  hasDoubleEdgeOnLoop(): boolean {
    return this.automaton.follow.some((followers, from) =>
      followers.some((to, index) => followers.indexOf(to) !== index && this.inOneLoop(from, to)),
    );
  }

  /** A loop of pairs that begins and ends with both at one position and has them apart in between. */
  hasTwoLoopsForOneWord(): boolean {
    for (let start = 0; start < this.size; start += 1) {
      if (this.reaches(start, start) && this.leavesAndMeetsAgain(start)) return true;
    }
    return false;
  }

  private leavesAndMeetsAgain(start: number): boolean {
    // A third coordinate says whether the two have been apart.
    const seen = new Set<number>();
    const open: [number, number, boolean][] = [[start, start, false]];
    for (let at = open.pop(); at; at = open.pop()) {
      const [a, b, apart] = at;
      for (const [nextA, nextB] of this.pairsAfter(a, b, start)) {
        const isApart = apart || nextA !== nextB;
        if (isApart && nextA === start && nextB === start) return true;
        const key = (nextA * this.size + nextB) * 2 + (isApart ? 1 : 0);
        if (seen.has(key)) continue;
        seen.add(key);
        open.push([nextA, nextB, isApart]);
      }
    }
    return false;
  }

  private *pairsAfter(a: number, b: number, within: number): Iterable<[number, number]> {
    for (const nextA of this.next[a] ?? []) {
      if (!this.inOneLoop(nextA, within)) continue;
      for (const nextB of this.next[b] ?? []) {
        if (this.inOneLoop(nextB, within) && this.overlap(nextA, nextB)) yield [nextA, nextB];
      }
    }
  }

  /** Two loops, one leading to the other, both for one word: `[0-9]+[0-9]*`. */
  hasLoopsInARow(): boolean {
    for (let p = 0; p < this.size; p += 1) {
      if (!this.reaches(p, p)) continue;
      for (let q = 0; q < this.size; q += 1) {
        if (q === p || !this.reaches(q, q) || !this.reaches(p, q) || this.reaches(q, p)) continue;
        if (this.crossesOver(p, q)) return true;
      }
    }
    return false;
  }

  /** Triples: the first stays on p's loop, the last on q's, the middle one goes from p to q, all by one word. */
  private crossesOver(p: number, q: number): boolean {
    const seen = new Set<number>();
    const open: [number, number, number][] = [[p, p, q]];
    for (let at = open.pop(); at; at = open.pop()) {
      for (const [a, b, c] of this.triplesAfter(at, p, q)) {
        if (a === p && b === q && c === q) return true;
        const key = (a * this.size + b) * this.size + c;
        if (seen.has(key)) continue;
        seen.add(key);
        open.push([a, b, c]);
      }
    }
    return false;
  }

  private *triplesAfter(at: [number, number, number], p: number, q: number): Iterable<[number, number, number]> {
    const { charsets } = this.automaton;
    for (const a of this.next[at[0]] ?? []) {
      if (!this.inOneLoop(a, p)) continue;
      for (const c of this.next[at[2]] ?? []) {
        if (!this.inOneLoop(c, q)) continue;
        const both = intersect(charsets[a] ?? [], charsets[c] ?? []);
        if (both.length === 0) continue;
        for (const b of this.next[at[1]] ?? []) {
          if ((b === q || this.reaches(b, q)) && overlaps(charsets[b] ?? [], both)) yield [a, b, c];
        }
      }
    }
  }
}
