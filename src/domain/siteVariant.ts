import { isJsonObject, type Json, type JsonObject } from './json.ts';

/** What a variant of the site decides (AMB-77). Under these names pages and flows find it in the site, as they find everything else. */
export interface SiteVariant {
  readonly variant: string;
  /** The text of the site that stands in imprints. */
  readonly imprint: Json;
  readonly area_code: Json;
  /** Features that this variant does not have. */
  readonly without: readonly string[];
  /** The addresses of these features. */
  readonly closed: readonly string[];
}

/** @param site `content/site.json`
 * @param named one of its `variants`; without it the one that the file itself names */
export function siteVariant(site: JsonObject, named = String(site['variant'])): SiteVariant {
  const { imprint = '', area_code = '', without } = rowOf(site['variants'], named);
  const features = textsOf(without);
  return { variant: named, imprint, area_code, without: features, closed: partsOf(site, features, 'pages') };
}

/** The features that a site, with its variant in it, is without. */
export function withoutOf(site: JsonObject): readonly string[] {
  return textsOf(site['without']);
}

/** The operations, or the ways of sending money, of the features that the site is without. */
export function closedParts(site: JsonObject, part: 'operations' | 'methods'): readonly string[] {
  return partsOf(site, withoutOf(site), part);
}

export function variantsOf({ variants }: JsonObject): readonly string[] {
  return isJsonObject(variants) ? Object.keys(variants) : [];
}

function partsOf({ features }: JsonObject, names: readonly string[], part: string): readonly string[] {
  return names.flatMap((name) => textsOf(rowOf(features, name)[part]));
}

function rowOf(rows: Json | undefined, name: string): JsonObject {
  const row = isJsonObject(rows) && Object.hasOwn(rows, name) ? rows[name] : undefined;
  return isJsonObject(row) ? row : {};
}

function textsOf(list: Json | undefined): readonly string[] {
  return Array.isArray(list) ? list.map(String) : [];
}
