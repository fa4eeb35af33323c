import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import type { WordLink } from '../engine/flowFile.ts';

/** The documents of the footer, by type. */
export const DOCUMENTS = 'content/documents/index.json';

export const SITE = 'content/site.json';

/** The address of a link: a page of the portal as a path, a site whole; `undefined` where there is no such document or site. Whether it
 * may be followed is the gate's to say. */
export function wordLink(link: WordLink, read: (file: string) => Json | undefined): string | undefined {
  if ('page' in link) return link.page;
  if ('site' in link) return textAt(sitesIn(read(SITE)), link.site);
  return textAt(documentsIn(read(DOCUMENTS)), link.document);
}

/** Addresses of other sites, by the name that the deployment gives them. */
export function sitesIn(site: Json | undefined): JsonObject {
  const sites = isJsonObject(site) ? site['sites'] : undefined;
  return isJsonObject(sites) ? sites : {};
}

/** By type, the address of each document. */
export function documentsIn(index: Json | undefined): JsonObject {
  const documents = isJsonObject(index) && Array.isArray(index['documents']) ? index['documents'] : [];
  const places = (documents as readonly Json[]).filter(isJsonObject).map(({ type, routes }) => {
    return [String(type), Array.isArray(routes) ? ((routes as readonly Json[])[0] ?? null) : null] as const;
  });
  return Object.fromEntries(places);
}

function textAt(names: JsonObject, name: string): string | undefined {
  const text = Object.hasOwn(names, name) ? names[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}
