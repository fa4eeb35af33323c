/** What a map says of an id itself, and not by what every object has: nobody calls a flow `constructor`, but somebody may write it. */
export function ownEntry<T>(map: { readonly [id: string]: T }, id: string): T | undefined {
  return Object.hasOwn(map, id) ? map[id] : undefined;
}
