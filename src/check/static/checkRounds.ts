import { attempt } from '../attempt.ts';
import { bundleFlow } from '../../compile/bundleFlow.ts';
import { objectOf, type Json } from '../../domain/json.ts';
import { parsePointer, setAt } from '../../domain/jsonPointer.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import { entryRefusal } from '../../engine/entryRefusal.ts';
import type { World } from '../../rules/compiled.ts';
import { checkWorld } from '../checkWorld.ts';
import type { Place } from '../finding.ts';
import { guardLooks } from '../promises/lookedAt.ts';
import { replySample } from '../samples/operationSamples.ts';

import { isMissing, lookUp, valuesOf } from '../types/lookUp.ts';
import { USER_OPERATION, userType } from '../userType.ts';
import type { CheckContext, FlowView } from './checkContext.ts';
import { entryConditions } from './flowPaths.ts';

/** That whoever comes to one entry is led on to another, without a screen. */
interface Leading {
  readonly from: string;
  readonly to: string;
  /** By an end of the flow, of those whom the entry lets in; else by a condition, of those whom it does not. */
  readonly isEnd: boolean;
  readonly view: FlowView;
  readonly place: Place;
}

/** More members than these are not told apart. */
const MOST_MEMBERS = 512;

/** Entries lead on those whom they refuse, and so do ends without a screen: nobody comes back so to where they were. */
export function checkRounds(context: CheckContext): void {
  const all = leadings(context);
  const round = all.filter(({ from, to }) => comesTo(all, to, from));
  if (round.length === 0) return;
  const bundles = new Map(round.map(({ view }) => [view, attempt(() => bundleFlow(context.project, view.id))]));
  const found = new Set<Leading>();
  for (const world of everybody(context, new Set(round.map(({ view }) => view)))) {
    const taken = round.filter((one) => isTaken(one, bundles.get(one.view), world));
    for (const one of taken) if (comesTo(taken, one.to, one.from)) found.add(one);
  }
  for (const { from, to, isEnd, view, place } of found) {
    const way = from === to ? '' : `, and from there is led back`;
    const what = `who is refused at "${from}" is led to "${to}" without a word${way}`;
    const screen = isEnd ? 'Let the end have a screen, which says why' : 'Lead to a page that says why';
    view.add('entry-round', place, what, `${screen}, or lead to where everybody may come in.`);
  }
}

function leadings(context: CheckContext): readonly Leading[] {
  const routes = new Map(
    context.flows().flatMap((view) => Object.keys(view.flow.meta.entries ?? {}).map((route) => [route, view] as const)),
  );
  return context.flows().flatMap((view) => [...ofConditions(view), ...ofEnds(view)].filter(({ to }) => routes.has(to)));
}

/** An entry that leads to itself is reported with the entries. */
function ofConditions(view: FlowView): readonly Leading[] {
  return entryConditions(view.flow).flatMap(({ else: to, at }) => {
    const from = at[2] ?? '';
    return from === to ? [] : [{ from, to, isEnd: false, view, place: view.at(...at, 'else') }];
  });
}

/** Ends without a screen that refuse, or that are come to before anything is asked. */
function ofEnds(view: FlowView): readonly Leading[] {
  return Object.entries(view.flow.meta.entries ?? {}).flatMap(([from, { at = view.flow.initial }]) => {
    const reached = view.paths.reach(() => false, [at]);
    const atOnce = view.paths.reach((edge) => view.isStep(edge.from) || view.subFlowOf(edge.from) !== undefined, [at]);
    return view.states.flatMap(([state, { type, tags, meta }]) => {
      const [link] = meta?.next ?? [];
      if (type !== 'final' || tags?.includes('step') || !link) return [];
      if (!(meta?.outcome === 'refused' ? reached : atOnce).has(state)) return [];
      const to = 'page' in link ? link.page : routeOf(view, link.flow);
      const place = view.at('states', state, 'meta', 'next', 0, 'page' in link ? 'page' : 'flow');
      return to === undefined ? [] : [{ from, to, isEnd: true, view, place }];
    });
  });
}

function routeOf({ context }: FlowView, flow: string): string | undefined {
  return Object.keys(context.flow(flow)?.flow.meta.entries ?? {})[0];
}

function comesTo(all: readonly Leading[], from: string, goal: string): boolean {
  const seen = new Set([from]);
  for (const route of seen) for (const one of all) if (one.from === route) seen.add(one.to);
  return seen.has(goal);
}

/** What is refused is led on by the first condition that does not hold, whoever is let in by an end. */
function isTaken({ from, to, isEnd }: Leading, bundle: FlowBundle | undefined, world: World): boolean {
  if (!bundle) return false;
  const refusal = entryRefusal(bundle, from, world);
  return isEnd ? refusal === undefined : refusal?.reason === 'guard' && refusal.route === to;
}

/** A visitor, and members who differ in what these entries ask. */
function everybody({ project }: CheckContext, views: ReadonlySet<FlowView>): readonly World[] {
  const world = checkWorld(project);
  const looks = [...views].flatMap((view) =>
    entryConditions(view.flow).flatMap(({ guard }) => guardLooks(project, guard)),
  );
  const sample = objectOf(replySample(project, USER_OPERATION));
  let members: readonly (Json | undefined)[] = [{ ...sample, signed_in: true }];
  for (const pointer of new Set(looks.map((look) => look.pointer))) {
    const tokens = parsePointer(pointer.replace(/^\$user/, ''));
    const named = looks.flatMap((look) => (look.pointer === pointer ? look.values : []));
    const found = lookUp(userType(project), tokens);
    if (!pointer.startsWith('$user/') || tokens[0] === 'signed_in' || isMissing(found)) continue;
    const values = (valuesOf(found) as readonly Json[] | undefined) ?? [...named, 'other'];
    members = members.flatMap((member) => values.map((value) => setAt(member, tokens, value))).slice(0, MOST_MEMBERS);
  }
  return [world, ...members.map((member) => ({ ...world, user: objectOf(member) }))];
}
