import { isJsonObject } from '../domain/json.ts';

interface Place {
  readonly search: string;
  /** Of the history entry. */
  readonly state: unknown;
}

/** What the address asked when the page was opened, and asks no longer: a code in a link is the member's alone, and leaves the
 * address for the entry of the history before anything else is loaded. */
export function hideQuery({ location, history }: Pick<Window, 'location' | 'history'>): void {
  if (location.search === '') return;
  const before: unknown = history.state;
  const { usr, ...rest } = isObject(before) ? before : { usr: undefined };
  const state = { ...rest, usr: { ...(isObject(usr) ? usr : {}), query: location.search } };
  history.replaceState(state, '', location.pathname + location.hash);
}

/** The query that a place was opened with, `?` and all. */
export function arrivedQuery({ search, state }: Place): string {
  const kept = isObject(state) ? state.query : undefined;
  return search !== '' || typeof kept !== 'string' ? search : kept;
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return isJsonObject(value as never);
}
