/** Holds the cells that were walked against all that there are.
 * @param cells by flow: the names of its cells
 * @param walked lines that the tests left: a name, and `forced` behind it where the gateway was made to answer something on the way */
export function judgeFaultCells(
  cells: ReadonlyMap<string, readonly string[]>,
  walked: readonly string[],
): { readonly lines: readonly string[]; readonly missing: number } {
  const kinds = new Map(walked.map((line) => [line.split('\t')[0], line.split('\t')[1]]));
  const all = [...cells.values()].flat();
  const missing = all.filter((name) => !kinds.has(name));
  const forced = all.filter((name) => kinds.get(name) === 'forced');
  return {
    missing: missing.length,
    lines: [
      ...missing.map((name) => `${name}: no test has had this fault befall this call`),
      `${all.length} cells of flow, call and fault in ${cells.size} flows, ${missing.length} not walked, ` +
        `${forced.length} behind an answer that the gateway was made to give`,
    ],
  };
}
