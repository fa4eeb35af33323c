import type { Guard } from './flowFile.ts';

/** A guard that was asked, and what followed; or where the event leads. */
type Known = { readonly guard: Guard; readonly then: Map<boolean, Known> } | { readonly target: string | undefined };

/** What was answered to one question (a state and an event), by the verdicts of the guards that were asked for it. Guards are
 * all that a machine's answer depends on, so it is asked once for each run of verdicts. */
export class KnownAnswers {
  readonly #roots = new Map<string, Known>();

  /** @param holds says whether a guard holds
   * @param learn asks the machine, which asks `holds` of each guard it comes to */
  answer(
    question: string,
    holds: (guard: Guard) => boolean,
    learn: (holds: (guard: Guard) => boolean) => string | undefined,
  ): string | undefined {
    let known = this.#roots.get(question);
    while (known && 'guard' in known) known = known.then.get(holds(known.guard));
    return known ? known.target : this.#learn(question, holds, learn);
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
    let put = (known: Known): unknown => this.#roots.set(question, known);
    let known = this.#roots.get(question);
    for (const { guard, held } of asked.values()) {
      const here: Known = known ?? { guard, then: new Map() };
      if (!known) put(here);
      if (!('guard' in here)) break;
      put = (next) => here.then.set(held, next);
      known = here.then.get(held);
    }
    if (!known) put({ target });
    return target;
  }
}
