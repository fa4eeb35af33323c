import type { Project } from '../../compile/project.ts';
import { isJsonObject, listOf, objectOf, type Json } from '../../domain/json.ts';
import { pathOfAddress } from '../../domain/pathOfAddress.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { meant } from '../didYouMean.ts';
import type { Place } from '../finding.ts';
import { remembering } from '../remembering.ts';

import type { CheckContext, FlowView } from './checkContext.ts';
import { judgePage } from './checkEntries.ts';
import { at } from './checkPublic.ts';
import { entryConditions } from './flowPaths.ts';

const SITE = 'content/site.json';
const ADVERTS = 'content/adverts.json';
const METHODS = 'schemas/shared/transfer-method.schema.json';

/** What the variants of the site say is there, and nothing leads to what one of them does not have (AMB-77). */
export function checkVariants(context: CheckContext): void {
  const { project, unfit } = context;
  const site = objectOf(project.files.get(SITE)?.data);
  if (unfit.has(SITE)) return;
  const variants = objectOf(site['variants']);
  const features = objectOf(site['features']);
  const know = (name: Json | undefined, known: readonly string[], place: Place, what: string, where: string): void => {
    if (typeof name !== 'string' || known.includes(name)) return;
    context.add(
      'reference-unknown',
      place,
      `${what} "${name}" is not known`,
      meant(name, known, `Name one of ${where}.`),
    );
  };
  know(site['variant'], Object.keys(variants), at(SITE, 'variant'), 'variant', '"variants"');
  for (const [name, variant] of Object.entries(variants)) {
    const { imprint, area_code: code, without } = objectOf(variant);
    const place = (...rest: readonly (string | number)[]) => at(SITE, 'variants', name, ...rest);
    know(imprint, textsOf(site), place('imprint'), 'text', `the texts of ${SITE} that every language has`);
    know(code, areaCodes(project), place('area_code'), 'area code', 'content/area-codes.json');
    for (const [index, feature] of listOf(without).entries())
      know(feature, Object.keys(features), place('without', index), 'feature', '"features"');
  }
  for (const [name, feature] of Object.entries(features)) {
    const { pages, operations, methods } = objectOf(feature);
    for (const [index, page] of listOf(pages).entries())
      judgePage(context, page, at(SITE, 'features', name, 'pages', index));
    for (const [index, operation] of listOf(operations).entries()) {
      const place = at(SITE, 'features', name, 'operations', index);
      know(operation, Object.keys(project.operations), place, 'operation', 'openapi/gateway.yaml');
    }
    for (const [index, method] of listOf(methods).entries()) {
      const known = listOf(objectOf(project.files.get(METHODS)?.data)['enum']).map(String);
      know(method, known, at(SITE, 'features', name, 'methods', index), 'method', METHODS);
    }
  }
  for (const [index, advert] of listOf(objectOf(project.files.get(ADVERTS)?.data)['adverts']).entries())
    know(
      objectOf(advert)['needs'],
      Object.keys(features),
      at(ADVERTS, 'adverts', index, 'needs'),
      'feature',
      `"features" of ${SITE}`,
    );
  for (const { feature, pages } of featuresOf(project)) {
    for (const view of context.flows()) checkClosedPages(view, feature, pages);
    checkClosedNotes(context, site, feature, pages);
  }
}

/** The features that a variant may be without, with their addresses. */
export const featuresOf = remembering((project: Project) => {
  const features = objectOf(objectOf(project.files.get(SITE)?.data)['features']);
  return Object.entries(features).map(([feature, parts]) => ({
    feature,
    pages: listOf(objectOf(parts)['pages']).map(String),
  }));
});

/** A note beside a flow that a site has without the feature leads to no page of it. */
function checkClosedNotes(
  context: CheckContext,
  site: { readonly [name: string]: Json },
  feature: string,
  pages: readonly string[],
): void {
  const staying = context.flows().flatMap((view) => (isOfFeature(view, pages) ? [] : [view.flow.id]));
  for (const [index, note] of listOf(site['flow_notes']).entries()) {
    const { flows, page } = objectOf(note);
    if (!pages.includes(String(page)) || !listOf(flows).some((id) => staying.includes(String(id)))) continue;
    const what = `a site without "${feature}" has no page "${String(page)}"`;
    context.add('page-unknown', at(SITE, 'flow_notes', index, 'page'), what, 'Name another page.');
  }
}

/** Every address of the flow is one of the feature's. */
function isOfFeature({ flow }: FlowView, pages: readonly string[]): boolean {
  const own = Object.keys(flow.meta.entries ?? {});
  return own.length > 0 && own.every((route) => pages.includes(route));
}

/** A flow that a site has without the feature leads to no page of it. */
function checkClosedPages(view: FlowView, feature: string, pages: readonly string[]): void {
  if (isOfFeature(view, pages)) return;
  const judge = (page: string, place: Place): void => {
    if (!pages.includes(pathOfAddress(page))) return;
    const what = `a site without "${feature}" has no page "${page}"`;
    view.add(
      'page-unknown',
      place,
      what,
      `Name another page, or one address of this flow under "${feature}" in ${SITE}.`,
    );
  };
  for (const one of entryConditions(view.flow)) judge(one.else, view.at(...one.at, 'else'));
  for (const [name, link] of Object.entries(view.flow.meta.links ?? {}))
    if ('page' in link) judge(link.page, view.at('meta', 'links', name, 'page'));
  for (const [state, node] of view.states)
    (node.meta?.next ?? []).forEach((link, index) => {
      const place = (member: string) => view.at('states', state, 'meta', 'next', index, member);
      if ('page' in link) judge(link.page, place('page'));
      else judge(firstRoute(view.project, link.flow), place('flow'));
    });
}

function firstRoute({ flows }: Project, id: string): string {
  return Object.keys((Object.hasOwn(flows, id) ? flows[id] : undefined)?.flow.meta.entries ?? {})[0] ?? '';
}

function textsOf(site: { readonly [name: string]: Json }): readonly string[] {
  return Object.entries(site).flatMap(([name, text]) =>
    isJsonObject(text) && LOCALES.every((locale) => typeof text[locale] === 'string') ? [name] : [],
  );
}

function areaCodes({ files }: Project): readonly string[] {
  const { areaCodes: rows } = objectOf(files.get('content/area-codes.json')?.data);
  return listOf(rows).map((row) => String(objectOf(row)['code']));
}
