export function readImporters(folders?: readonly string[]): Promise<Map<string, string[]>>;
export function testsNearestFirst(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): string[];
export function withinBudget(
  tests: readonly string[],
  took: ReadonlyMap<string, number>,
  seconds: number,
): { taken: string[]; left: string[] };
