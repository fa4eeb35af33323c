import { PORTAL_BASE } from '../shared/portalBase.ts';

/** The whole address of a page of the portal, as a mail must name it. */
export function portalLink(
  { publicOrigin }: { readonly publicOrigin: string },
  route: string,
  query: { readonly [name: string]: string },
): string {
  return `${publicOrigin}${PORTAL_BASE}${route.slice(1)}?${new URLSearchParams(query).toString()}`;
}
