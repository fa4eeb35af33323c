import { ownEntry } from '../../domain/ownEntry.ts';
import { DOCUMENTS } from '../../compile/wordLinks.ts';
import { ARTICLES } from '../../compile/articles/articles.ts';
import { entryConditions } from './flowPaths.ts';
import { meant } from '../didYouMean.ts';
import { isBarrier } from '../../engine/bundle.ts';
import type { Entry } from '../../engine/flowFile.ts';
import type { CheckContext, FlowView, Reporter } from './checkContext.ts';

import { deepEqual } from '../../domain/deepEqual.ts';
import { isJsonObject, listOf, objectOf, type Json } from '../../domain/json.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import type { Place } from '../finding.ts';
import type { Project } from '../../compile/project.ts';
import { fact, projectOf } from '../memory/fact.ts';
import { below } from './below.ts';
import { asksForMember, forMembersFrom } from './visitors.ts';

/** Where members come in: a route opens one flow, at a state that is there. */
export function checkEntries(context: CheckContext): void {
  const opened = new Map<string, FlowView>();
  const pages = pageAddresses(context.project);
  for (const view of context.flows()) {
    for (const [route, entry] of Object.entries(view.flow.meta.entries ?? {})) {
      const place = view.keyAt('meta', 'entries', route);
      const before = opened.get(route);
      if (before !== undefined && before !== view) {
        const what = `route "${route}" opens flow "${before.id}" already, at ${placeText(before, route)}`;
        context.add('route-twice', place, what, 'Give one of the two another route.');
      }
      opened.set(route, view);
      const page = pages.get(route);
      if (page !== undefined)
        view.add('route-twice', place, `"${route}" is an address already: ${page}`, 'Give the flow another route.');
      if (entry.at !== undefined && !view.node(entry.at)) {
        const fix = meant(entry.at, Object.keys(view.flow.states), 'Name a state.');
        context.add('entry-broken', view.at('meta', 'entries', route, 'at'), `"at" names no state: "${entry.at}"`, fix);
      }
      checkBegin(view, route);
      checkVisitors(view, route, entry);
      entry.require?.forEach((one, index) => {
        checkAskedTwice(view, route, index, entry);
        if (one === 'member' || routeOf(one.else) !== route) return;
        const at = view.at('meta', 'entries', route, 'require', index, 'else');
        context.add('entry-broken', at, `"${route}" leads to itself`, 'Name a page that those may see.');
      });
    }
  }
}

/** Of two equal conditions the second holds whenever it is asked. */
function checkAskedTwice(view: FlowView, route: string, index: number, { require = [] }: Entry): void {
  const isSame = (one: (typeof require)[number] | undefined) => {
    const other = require[index];
    if (one === undefined || other === undefined || one === 'member' || other === 'member') return one === other;
    return deepEqual(one.guard as Json, other.guard as Json);
  };
  if (!require.slice(0, index).some(isSame)) return;
  const at = view.at('meta', 'entries', route, 'require', index);
  const place = require[index] === 'member' ? at : below(at, 'guard');
  const what = `"${route}" asks for the same twice, so the second always holds`;
  view.add('guard-constant', place, what, 'Name the condition that was meant, or remove one of the two.');
}

/** Who is not signed in is led to sign in by "member" alone. */
function checkVisitors(view: FlowView, route: string, entry: Entry): void {
  if (entry.require?.includes('member') === true) return;
  const asking = entry.require?.map((one) => one !== 'member' && asksForMember(one.guard as Json)) ?? [];
  // A guard that asks whether somebody is signed in leads the others where it says.
  if (entry.require?.some((one, place) => asking[place] === true && JSON.stringify(one).includes('"$user/signed_in"')))
    return;
  const index = asking.indexOf(true);
  const fix = 'Write "member" first in its "require": who is not signed in is led to sign in, and then here.';
  if (index >= 0) {
    const what = `"${route}" lets in nobody who is not signed in, and leads them elsewhere as if they were`;
    view.add('entry-broken', view.at('meta', 'entries', route, 'require', index, 'guard'), what, fix);
    return;
  }
  const call = forMembersFrom(view, entry.at ?? view.flow.initial);
  if (call === undefined) return;
  const what = `"${route}" lets in who is not signed in, and "${call}" makes a call that is for members`;
  view.add('entry-broken', view.keyAt('meta', 'entries', route), what, fix);
}

/** An address without its query. */
function routeOf(address: string): string {
  return address.split('?')[0] ?? '';
}

/** Who opens a link has pressed nothing yet, and has something to do. */
function checkBegin(view: FlowView, route: string): void {
  const at = view.flow.meta.entries?.[route]?.at ?? '';
  const effect = ownEntry(view.project.operations, view.operationOf(at) ?? '')?.meta.effect;
  const isEnd = view.node(at)?.type === 'final';
  if (!isEnd && (effect === undefined || !isBarrier(effect))) return;
  const what = isEnd
    ? `"${at}" is an end, and the link begins there`
    : `"${at}" makes a call (${String(effect)}) as soon as the link is opened`;
  const fix = isEnd
    ? 'Name a step, or link to a page.'
    : `Begin at a step that tells what will be done, and leads to "${at}".`;
  view.add('entry-broken', view.at('meta', 'entries', route, 'at'), what, fix);
}

function placeText(view: FlowView, route: string): string {
  const { file, pointer } = view.at('meta', 'entries', route);
  const { line, column } = view.project.position(file, pointer, 'key');
  return `${file}:${line}:${column}`;
}

/** The addresses of the portal besides those of flows. */
export const PAGES = 'content/pages.json';

/** Pages that the portal has besides flows and articles, each with what it is. */
const pageAddresses = fact('addresses of pages', projectOf, ({ files }): ReadonlyMap<string, string> => {
  const ofList = listOf(objectOf(files.get(PAGES)?.data)['pages']).map((page) => [String(page), 'a page'] as const);
  const documents = listOf(objectOf(files.get(DOCUMENTS)?.data)['documents']).map(objectOf);
  const ofDocuments = documents.flatMap(({ type, routes, english }) =>
    [...listOf(routes), ...listOf(english)].map((route) => [String(route), `document "${String(type)}"`] as const),
  );
  return new Map([...ofDocuments, ...ofList]);
});

/** A step has an address of its own: no page has it, and no other flow begins there. */
export function checkStepPaths(context: CheckContext): void {
  const pages = pageAddresses(context.project);
  const views = context.flows();
  for (const view of views) {
    for (const [state, { meta }] of view.states) {
      const path = meta?.path;
      if (path === undefined) continue;
      const other = views.find((one) => one !== view && ownEntry(one.flow.meta.entries ?? {}, path));
      const page = pages.get(path);
      if (!other && page === undefined) continue;
      const what = `"${path}" is the address of ${other ? `flow "${other.id}"` : page} already`;
      const place = view.at('states', state, 'meta', 'path');
      view.add('route-twice', place, what, `Give the step "${state}" an address of its own, or none.`);
    }
  }
}

/** Links, and where those are led who may not come in, are addresses of the portal: others lead to Home without a word. */
export function checkPages(context: CheckContext): void {
  const judge = (page: Json | undefined, place: Place) => judgePage(context, page, place);
  for (const view of context.flows()) {
    for (const one of entryConditions(view.flow)) judge(routeOf(one.else), view.at(...one.at, 'else'));
    for (const [state, node] of view.states) {
      (node.meta?.next ?? []).forEach((link, index) => {
        if ('page' in link) judge(link.page, view.at('states', state, 'meta', 'next', index, 'page'));
      });
    }
  }
}

/** A link to a page: the portal has it. */
export function judgePage(context: Reporter, page: Json | undefined, place: Place): void {
  const known = addresses(context.project);
  if (!known || typeof page !== 'string' || known.has(page)) return;
  const fix = meant(page, known.keys(), `Name a route of a flow, or a page of ${PAGES}.`);
  context.add('page-unknown', place, `the portal has no page "${page}"`, fix);
}

/** Every address of the portal with what it is; a project may have no list of its pages. */
export const addresses = fact('addresses', projectOf, (project): ReadonlyMap<string, string> | undefined => {
  const known = portalAddresses(project);
  if (!known) return undefined;
  const entries = listOf(objectOf(project.files.get(ARTICLES)?.data)['articles']).map(objectOf);
  const ofArticles = entries.flatMap(({ id, routes, english }) =>
    [...listOf(routes), ...listOf(english)].map((route) => [String(route), `article "${String(id)}"`] as const),
  );
  return new Map([...known, ...ofArticles]);
});

/** Routes of flows, addresses of their steps, documents, and the pages that the portal has besides: all but articles. */
export function portalAddresses(project: Project): ReadonlyMap<string, string> | undefined {
  if (!isJsonObject(project.files.get(PAGES)?.data)) return undefined;
  // Of a flow that is not of the language too: what it says of itself may be linked to.
  const ofFlows = Object.values(project.flows).flatMap(({ id, file }) => [
    ...Object.entries(objectOf(getAt(file.data, ['states']))).flatMap(([state, node]) => {
      const path = getAt(node, ['meta', 'path']);
      return typeof path === 'string' ? [[path, `step "${state}" of ${id}`] as const] : [];
    }),
    ...Object.keys(objectOf(getAt(file.data, ['meta', 'entries']))).map((route) => [route, `begins ${id}`] as const),
  ]);
  return new Map([...pageAddresses(project), ...ofFlows]);
}
