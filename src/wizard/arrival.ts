/** Where someone wanted to go when sign-in came between; kept in the history entry, never in the address. */
export interface Arrival {
  readonly from?: string;
}

/** Reads it from a router's `location.state`, which a page before us may have filled with anything.
 * Only a route below our own base is believed. */
export function readFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}
