import type { JsonObject } from '../../src/domain/json.ts';
import { siteVariant } from '../../src/domain/siteVariant.ts';
import { readJson } from './readJson.ts';

/** The site of this project as pages know it.
 * @param variant without it the one that the file names */
export function siteOf(variant?: string): JsonObject {
  const site = readJson('content/site.json');
  return { ...site, ...siteVariant(site, variant) };
}
