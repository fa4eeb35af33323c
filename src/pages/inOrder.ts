import type { JsonObject } from '../domain/json.ts';

/** Wizards in the order a page lists them: what cannot be undone stands last, the site says which those are. */
export function inOrder<Listed extends { readonly flow: string }>(
  wizards: readonly Listed[],
  { last_wizards: last }: JsonObject,
): readonly Listed[] {
  const isLast = ({ flow }: Listed): boolean => Array.isArray(last) && last.includes(flow);
  return [...wizards].sort((one, other) => Number(isLast(one)) - Number(isLast(other)));
}
