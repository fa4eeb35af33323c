/** A short part of a list that fails as the whole does: leaves out halves, quarters and so on as long as it still fails.
 * @param fails plays a list
 * @param mostTries how often it may be played */
export async function shortest<T>(
  list: readonly T[],
  fails: (list: readonly T[]) => Promise<boolean>,
  mostTries: number,
): Promise<readonly T[]> {
  let kept = list;
  let tries = 0;
  for (let size = Math.ceil(list.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < kept.length;) {
      if (tries >= mostTries) return kept;
      tries += 1;
      const without = [...kept.slice(0, from), ...kept.slice(from + size)];
      if (without.length > 0 && (await fails(without))) kept = without;
      else from += size;
    }
  }
  return kept;
}
