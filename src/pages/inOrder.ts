import type { Json, JsonObject } from '../domain/json.ts';

/** Wizards in the order a page lists them: what members come for first stands first, what cannot be undone last. The site says
 * which those are. */
export function inOrder<Listed extends { readonly flow: string }>(
  wizards: readonly Listed[],
  { first_wizards: first, last_wizards: last }: JsonObject,
): readonly Listed[] {
  const [ahead, behind] = [namesIn(first), namesIn(last)];
  const rank = ({ flow }: Listed): number =>
    behind.includes(flow) ? ahead.length + 1 : ahead.includes(flow) ? ahead.indexOf(flow) : ahead.length;
  return [...wizards].sort((one, other) => rank(one) - rank(other));
}

function namesIn(list: Json | undefined): readonly Json[] {
  return Array.isArray(list) ? list : [];
}
