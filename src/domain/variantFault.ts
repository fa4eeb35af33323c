import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { variantsOf } from './siteVariant.ts';

const SITE = 'content/site.json';

/** Why the site cannot be this variant, for its operator; nothing where it can. What is off is read from lists: one that is
 * not there, or is no list, would leave it on (AMB-77).
 * @param site `content/site.json`
 * @param named by SITE_VARIANT; without it the one that the file itself names */
export function variantFault(site: JsonObject, named?: string): string | undefined {
  const { variants, features } = site;
  if (!isJsonObject(variants)) return `${SITE} has no "variants".`;
  const name = named ?? site['variant'];
  if (typeof name !== 'string') return `${SITE} has no "variant". Name one there, or by SITE_VARIANT.`;
  if (!Object.hasOwn(variants, name)) {
    const where = named === undefined ? `"variant" of ${SITE}` : 'SITE_VARIANT';
    return `${where} is "${name}"; "variants" of ${SITE} has: ${variantsOf(site).join(', ') || 'none'}.`;
  }
  const of = `the variant "${name}" of ${SITE}`;
  const variant = variants[name];
  if (!isJsonObject(variant)) return `What ${of} decides is missing.`;
  const { imprint, area_code: code, without } = variant;
  if (typeof imprint !== 'string' || !Object.hasOwn(site, imprint)) return `"imprint" of ${of} names no text there.`;
  if (typeof code !== 'string' || code === '') return `"area_code" of ${of} is missing.`;
  if (!isTexts(without)) return `"without" of ${of} is no list of features.`;
  const unknown = without.find((feature) => !isJsonObject(features) || !Object.hasOwn(features, feature));
  if (unknown !== undefined) return `${SITE} has no feature "${unknown}", which "${name}" is without.`;
  return without.map((feature) => featureFault(feature, (features as JsonObject)[feature])).find((fault) => fault);
}

function featureFault(name: string, feature: Json | undefined): string | undefined {
  const { pages, operations, methods = [] } = isJsonObject(feature) ? feature : {};
  const [wrong] = Object.entries({ pages, operations, methods }).find(([, part]) => !isTexts(part)) ?? [];
  return wrong === undefined ? undefined : `"${wrong}" of the feature "${name}" of ${SITE} is no list of names.`;
}

const isTexts = (list: Json | undefined): list is readonly string[] =>
  Array.isArray(list) && list.every((one) => typeof one === 'string');
