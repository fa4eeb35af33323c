const PORTAL = '/gc4-app-pc';

/** The whole address of a page of the portal, as a mail must name it. */
export function portalLink(
  { publicOrigin }: { readonly publicOrigin: string },
  route: string,
  query: { readonly [name: string]: string },
): string {
  return `${publicOrigin}${PORTAL}${route}?${new URLSearchParams(query).toString()}`;
}
