import type { Guard } from './flowFile.ts';

/** A guard that was asked, and what followed; or where the event leads: nowhere, without `to`. */
export type KnownAnswer =
  { readonly guard: Guard; yes?: KnownAnswer; no?: KnownAnswer } | { readonly guard?: never; readonly to?: string };

/** Answers by question: a state and an event. */
export type AnswerTable = { readonly [question: string]: KnownAnswer };

/** What was answered to one question, by the verdicts of the guards that were asked for it. Guards are
 * all that a machine's answer depends on, so it is asked once for each run of verdicts. */
export class KnownAnswers {
  readonly #roots: Map<string, KnownAnswer>;

  constructor(known: AnswerTable = {}) {
    this.#roots = new Map(Object.entries(known));
  }

  /** @param holds says whether a guard holds
   * @param learn asks the machine, which asks `holds` of each guard it comes to */
  answer(
    question: string,
    holds: (guard: Guard) => boolean,
    learn: (holds: (guard: Guard) => boolean) => string | undefined,
  ): string | undefined {
    let known = this.#roots.get(question);
    while (known?.guard !== undefined) known = holds(known.guard) ? known.yes : known.no;
    return known ? known.to : this.#learn(question, holds, learn);
  }

  /** All that is known, as data. */
  table(): AnswerTable {
    return Object.fromEntries(this.#roots);
  }

  #learn(
    question: string,
    holds: (guard: Guard) => boolean,
    learn: (holds: (guard: Guard) => boolean) => string | undefined,
  ): string | undefined {
    // The machine may ask a guard more than once for one answer.
    const asked = new Map<string, { readonly guard: Guard; readonly held: boolean }>();
    const target = learn((guard) => {
      const key = JSON.stringify(guard);
      const before = asked.get(key);
      if (before) return before.held;
      const held = holds(guard);
      asked.set(key, { guard, held });
      return held;
    });
    let put = (known: KnownAnswer): unknown => this.#roots.set(question, known);
    let known = this.#roots.get(question);
    for (const { guard, held } of asked.values()) {
      const here: KnownAnswer = known ?? { guard };
      if (!known) put(here);
      if (here.guard === undefined) break;
      const side = held ? 'yes' : 'no';
      put = (next) => (here[side] = next);
      known = here[side];
    }
    if (!known) put(target === undefined ? {} : { to: target });
    return target;
  }
}
