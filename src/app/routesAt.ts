import { arrivedQuery } from '../wizard/arrivedQuery.ts';
import { entryOf } from '../wizard/wizardDepth.ts';
import type { FlowRoute } from './flowRoute.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
  /** Of the history entry: `wizardEntry` names the wizard that went there. */
  readonly state: unknown;
}

/** The entries as they are at one place. One address may belong to several: a link in a mail leads where a step of another
 * entry is (AMB-39), and three flows end at one address (R-MEM-31). With its query the link is the entry, and the steps that
 * follow are its own; otherwise the wizard that went there has it; else an entry of just that address, and else it leads to a first step (AMB-44). */
export function routesAt(routes: readonly FlowRoute[], { pathname, search, state }: Place): readonly FlowRoute[] {
  const given = new URLSearchParams(arrivedQuery({ search, state }));
  const isLink = ({ at, query, paths }: FlowRoute) => at !== null && query.length > 0 && paths.length > 0;
  const isOpen = (route: FlowRoute) =>
    isLink(route) && route.query.every((name) => given.has(name)) && [route.route, ...route.paths].includes(pathname);
  const entry = entryOf(state);
  const owner = routes.find(isOpen) ?? routes.find((route) => route.route === entry && !isLink(route));
  // The steps of a link that was opened are its own, where another entry begins too.
  const isOfLink = ({ route }: FlowRoute) => owner !== undefined && isLink(owner) && owner.paths.includes(route);
  const taken = new Set([
    ...(owner ? [owner.route, ...owner.paths] : []),
    ...routes.flatMap((route) => (isLink(route) ? [] : [route.route])),
  ]);
  return routes
    .filter((route) => route === owner || !(isLink(route) || isOfLink(route)))
    .map((route) => (route === owner ? route : { ...route, paths: route.paths.filter((path) => !taken.has(path)) }));
}
