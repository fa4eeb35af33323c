import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import type { ConstantFile } from '../../src/rules/constants.ts';
import type { RuleLibrary } from '../../src/rules/compileRule.ts';
import { withBounds } from '../../src/rules/boundConstants.ts';
import { figureSource, type FigureSource } from '../../src/rules/figures/figureFile.ts';
import { ruleSource } from '../../src/rules/ruleFile.ts';
import { judgedCalendar } from './calendar.ts';
import { createContent, type Content } from './content.ts';
import { namedBound } from './namedBound.ts';
import { loadPublicContent } from './publicContent.ts';
import { siteVariant, type SiteVariant } from '../../src/domain/siteVariant.ts';
import { variantFault } from '../../src/domain/variantFault.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A variant of the site that content/site.json does not have, or does not say all of. */
export class BadVariant extends Error {
  override readonly name = 'BadVariant';
}

/** Reads the project's constants, calendars, rules, figures and words.
 * @param variant of the site; without it the one that content/site.json names
 * @throws BadVariant */
export function loadContent(variant?: string): Content {
  const site = siteAs(variant);
  const languages = <T>(read: (lang: string) => T) => ({
    'zh-HK': read('zh-HK'),
    'zh-CN': read('zh-CN'),
    en: read('en'),
  });
  return createContent({
    constants: filesIn('content/constants').flatMap((file) => (readJson(file) as unknown as ConstantFile).constants),
    calendars: Object.fromEntries(
      filesIn('content/calendars').map((file) => [nameOf(file), judgedCalendar(readJson(file), file)]),
    ),
    site,
    rules: ruleLibrary(),
    returnTexts: languages((lang) => returnTexts(readJson(`locales/${lang}/return-codes.json`))),
    messages: languages((lang) => readJson(`locales/${lang}/gateway-messages.json`)),
    areaCodes: readJson('content/area-codes.json').areaCodes as readonly JsonObject[],
    documents: loadPublicContent(ROOT, site),
  });
}

/** The site with what its variant decides. */
function siteAs(named: string | undefined): JsonObject & SiteVariant {
  const site = readJson('content/site.json');
  const fault = variantFault(site, named);
  if (fault !== undefined) throw new BadVariant(fault);
  return { ...site, ...siteVariant(site, named) };
}

/** The catalogue is either flat or has its texts under `codes`. */
function returnTexts(file: JsonObject): JsonObject {
  return isJsonObject(file.codes) ? file.codes : file;
}

function ruleLibrary(): RuleLibrary {
  const figures = new Map<string, FigureSource>();
  for (const file of filesIn('flows/figures'))
    for (const figure of (readJson(file).figures as readonly JsonObject[]).map(figureSource))
      figures.set(figure.id, figure);
  const found = new Map<string, NonNullable<ReturnType<RuleLibrary['rule']>>>();
  for (const file of filesIn('flows/rules')) {
    const { rules } = readJson(file) as { readonly rules: readonly JsonObject[] };
    rules.map(ruleSource).forEach((rule, index) => found.set(rule.id, { rule, file, pointer: `/rules/${index}` }));
  }
  return {
    rule: (id) => found.get(id),
    figure: (id) => figures.get(id),
    load: (file): Json | undefined =>
      existsSync(`${ROOT}${file}`) ? withBounds(readJson(file), namedBound) : undefined,
  };
}

function filesIn(folder: string): string[] {
  if (!existsSync(`${ROOT}${folder}`)) return [];
  const names = readdirSync(`${ROOT}${folder}`).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => `${folder}/${name}`);
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length);

function readJson(file: string): JsonObject {
  const data: unknown = JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8'));
  if (!isJsonObject(data)) throw new Error(`${file} does not hold an object.`);
  return data;
}
