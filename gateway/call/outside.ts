/** Does long computing of an operation that is one transaction while no transaction is open, so that neither its connection nor its
 * locks wait for it. What is asked for the first time undoes the transaction; when it is there the transaction begins anew, so
 * everything is judged and counted as if it had only run then.
 * @param given what the result depends on: it is computed once for the same */
export type Outside = <T>(given: readonly (string | undefined)[], compute: () => Promise<T>) => Promise<T>;

/** Undoes a transaction whose computing is to be done first. */
class ComputeFirst extends Error {}

/** Runs a transaction, again whenever it has asked for something to be computed. */
export async function computingOutside<T>(transaction: (outside: Outside) => Promise<T>): Promise<T> {
  const computed = new Map<string, unknown>();
  for (;;) {
    const asked = new Map<string, () => Promise<unknown>>();
    const outside: Outside = <R>(given: readonly (string | undefined)[], compute: () => Promise<R>) => {
      const key = JSON.stringify(given);
      if (computed.has(key)) return Promise.resolve(computed.get(key) as R);
      asked.set(key, compute);
      return Promise.reject(new ComputeFirst());
    };
    try {
      return await transaction(outside);
    } catch (error) {
      if (!(error instanceof ComputeFirst)) throw error;
    }
    for (const [key, compute] of asked) computed.set(key, await compute());
  }
}
