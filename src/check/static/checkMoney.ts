import type { FlowView } from './checkContext.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { isJsonObject, listOf, objectOf, type Json } from '../../domain/json.ts';
import { isBarrier } from '../../engine/bundle.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';

import type { Place } from '../finding.ts';
import { membersOf, sumsIn, typeOf } from '../types/lookUp.ts';
import type { Edge } from './flowPaths.ts';
import { namedBy } from './pointerTypes.ts';
import { rootOf } from './rootOf.ts';
import { shownOfData } from './shownOfData.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';

/** What moves money, or takes a quote, was told before: by what it sends, other than secrets, the gateway knows what a review has
 * shown; and what it sends besides is what was quoted. */
export function checkMoney(view: FlowView): void {
  const reviews = reviewsOf(view);
  const known = [...reviews.flatMap(({ shows }) => shows.map(({ root }) => root)).filter(isReply), ...inputsOf(view)];
  for (const [state, { invoke }] of view.states) {
    if (!isPriced(view, state)) continue;
    const sent = Object.entries(objectOf(invoke?.input as Json | undefined));
    const roots = sent.map(([, mapping]) => openRoots(view, mapping as Mapping));
    const quotes = roots.filter((all) => all.length > 0 && all.every((root) => known.includes(root))).flat();
    if (quotes.length > 0) {
      checkShown(view, state, quotes, reviews);
      checkSent(view, state, quotes);
      checkSeen(view, state, quotes);
    } else if (!reportHanded(view, state, reviews))
      reportUnquoted(view, state, {
        partly: sent[roots.findIndex((all) => all.some((root) => known.includes(root)))],
        roots: roots.flat(),
      });
  }
}

/** It moves money, or commits the member to what a quote has fixed. */
function isPriced(view: FlowView, state: string): boolean {
  const { meta, request } = view.callOf(state) ?? {};
  if (meta === undefined || !isBarrier(meta.effect)) return false;
  return meta.effect === 'money' || membersOf(typeOf(objectOf(request))).includes('quote_id');
}

/** What a call does, as a sentence goes on after its name. */
function does(view: FlowView, state: string): string {
  return view.callOf(state)?.meta.effect === 'money' ? 'moves money' : 'takes a quote';
}

interface Unquoted {
  /** What is sent sometimes of a reply that a review has shown, and sometimes of another. */
  readonly partly: readonly [name: string, mapping: Json] | undefined;
  /** What it is sent something of. */
  readonly roots: readonly string[];
}

function reportUnquoted(view: FlowView, state: string, { partly, roots }: Unquoted): void {
  const input = view.node(state)?.invoke?.input;
  const at = partly ? ['input', partly[0]] : [input === undefined ? 'src' : 'input'];
  const sends = partly
    ? `may send as "${partly[0]}" something of a reply that no review has shown`
    : 'sends nothing of a reply that a review has shown';
  const what = `"${state}" ${does(view, state)} by ${view.operationOf(state) ?? ''} and ${sends}`;
  const untagged = untaggedReview(view, state, roots);
  const another = anotherShown(view, roots);
  const fix =
    another !== undefined
      ? `"${another.review}" shows what "${another.shown}" has fixed, and "${state}" sends what "${another.sent}" has: show and send the same.`
      : untagged === undefined
        ? 'Ask for a quote before the review, show it there by the "data" of the review, and send its id.'
        : `"${untagged}" shows it: mark that step as the review by "tags": ["review"].`;
  view.add('money-unquoted', view.at('states', state, 'invoke', ...at), what, fix);
}

/** Of two calls for the same quote a review shows the one, and what is sent is of the other. */
function anotherShown(view: FlowView, roots: readonly string[]) {
  const ofReply = (root: string) => /^\$reply\/(.+)$/.exec(root)?.[1] ?? '';
  for (const { name: review, shows } of reviewsOf(view))
    for (const { root } of shows) {
      const shown = ofReply(root);
      const operation = view.operationOf(shown);
      const sent = roots.map(ofReply).find((one) => one !== shown && view.operationOf(one) === operation);
      if (operation !== undefined && sent !== undefined) return { review, shown, sent };
    }
  return undefined;
}

/** A step that leads to the call, shows sums of what it is sent something of, and is not marked as a review. */
function untaggedReview(view: FlowView, state: string, roots: readonly string[]): string | undefined {
  const found = view.states.find(([name, { tags, meta }]) => {
    if (!view.isStep(name) || tags?.includes('review') || !view.paths.reach(() => false, [name]).has(state))
      return false;
    const replies = Object.values(meta?.data ?? {}).filter((pointer) => isReply(pointer) && roots.includes(pointer));
    return meta?.summary !== undefined && replies.some((reply) => showsSum(view, name, reply));
  });
  return found?.[0];
}

/** The only review stands in a sub-flow, and is handed another reply than is sent. True when that is reported. */
function reportHanded(view: FlowView, state: string, reviews: readonly Review[]): boolean {
  const found = reviews
    .filter(({ of }) => of !== view)
    .flatMap(({ at, of, shows }) => shows.flatMap(({ root, by }) => (isReply(root) ? [{ at, of, root, by }] : [])));
  for (const { at, of, root, by } of found) {
    const what = `"${at}" hands something of "${root}" to the review of flow "${of.id}", and "${state}" ${does(view, state)} and sends nothing of it`;
    const fix = `Hand the review what "${state}" sends, or send what it shows.`;
    view.add('money-unquoted', view.at('states', at, 'invoke', 'input', by), what, fix);
  }
  return found.length > 0;
}

/** On every path on which a review has a quote among its data, one shows a sum of it. */
function checkShown(view: FlowView, state: string, quotes: readonly string[], all: readonly Review[]): void {
  for (const quote of new Set(quotes.filter(isReply))) {
    const reviews = all.flatMap((review) => {
      const shown = review.shows.find(({ root }) => root === quote);
      return shown ? [{ ...review, ...shown, hasSum: showsSum(review.of, review.name, shown.inside) }] : [];
    });
    const showing = reviews.flatMap(({ hasSum, at }) => (hasSum ? [at] : []));
    const isSeen = ({ from, name, kind }: Edge) => (name === 'NEXT' || kind === 'done') && showing.includes(from);
    const reached = view.paths.reach(isSeen);
    for (const { at, of, name, offered, hasSum } of reviews) {
      if (hasSum || !reached.has(at) || !view.paths.reach(isSeen, [at]).has(state)) continue;
      const isMoney = view.callOf(state)?.meta.effect === 'money';
      const [then, by] = isMoney ? ['money that', 'moves by'] : ['what', 'orders by'];
      const what = `"${name}" leads to ${then} "${state}" ${by} "${quote}", and shows no sum of it`;
      const fix = `Show it in a row of its "summary": { "name": …, "data": "${offered}/…", "as": "money" }.`;
      view.add('money-unquoted', placeOfRows(of, name, offered), what, fix);
    }
  }
}

function placeOfRows(view: FlowView, state: string, offered: string): Place {
  return view.node(state)?.meta?.summary === undefined
    ? view.at('states', state, 'meta', 'data', offered)
    : view.keyAt('states', state, 'meta', 'summary');
}

/** What is sent by a name that the quote is asked with too is the same: the sums are those of what was quoted. */
function checkSent(view: FlowView, state: string, quotes: readonly string[]): void {
  const sent = objectOf(view.node(state)?.invoke?.input as Json | undefined);
  for (const quoting of new Set(quotes.flatMap((root) => /^\$reply\/(.+)$/.exec(root)?.[1] ?? []))) {
    const asked = objectOf(view.node(quoting)?.invoke?.input as Json | undefined);
    const request = view.callOf(quoting)?.request;
    const names = isJsonObject(request) ? membersOf(typeOf(request)) : [];
    for (const [name, mapping] of Object.entries(sent)) {
      const isOfQuote = pointersOf(mapping as Mapping).some((pointer) => rootOf(pointer) === `$reply/${quoting}`);
      if (isOfQuote || !names.includes(name) || isSame(asked[name], mapping)) continue;
      const what =
        asked[name] === undefined
          ? `"${state}" ${does(view, state)} and sends "${name}", which "${quoting}" was not asked with`
          : `"${state}" ${does(view, state)} and sends another "${name}" than "${quoting}" was asked with`;
      const fix = `Ask "${quoting}" with what "${state}" sends, before the review.`;
      view.add('money-unquoted', view.at('states', state, 'invoke', 'input', name), what, fix);
    }
  }
}

/** A sum that a member answered and the quote was not asked with is on a review. */
function checkSeen(view: FlowView, state: string, quotes: readonly string[]): void {
  const quoting = quotes.flatMap((root) => /^\$reply\/(.+)$/.exec(root)?.[1] ?? []);
  const reviews = view.states.filter(([, { tags }]) => tags?.includes('review'));
  const asking = new Set(reviewsOf(view).map(({ at }) => at));
  const seen = new Set([
    ...[...asking].flatMap((name) => pointersOf(view.node(name)?.invoke?.input)),
    ...quoting.flatMap((call) => pointersOf(view.node(call)?.invoke?.input)),
    ...reviews.flatMap(([, { meta }]) => Object.values(meta?.data ?? {})),
    ...reviews.flatMap(([, { meta }]) =>
      listOf(meta?.summary).map((row) => `$form/${String(objectOf(row)['answer'])}`),
    ),
  ]);
  const isAsked = (pointer: string) => reviews.some(([name]) => pointer.startsWith(`$form/${name}/`));
  for (const [name, mapping] of Object.entries(objectOf(view.node(state)?.invoke?.input as Json | undefined))) {
    const unseen = pointersOf(mapping as Mapping).find(
      (pointer) => pointer.startsWith('$form/') && !seen.has(pointer) && !isAsked(pointer) && isSum(view, pointer),
    );
    if (unseen === undefined) continue;
    const what = `"${state}" ${does(view, state)} and sends "${name}" from "${unseen}", which no review shows`;
    const fix = 'Show the answer in the "summary" of the review, or ask for the quote with it.';
    view.add('money-unquoted', view.at('states', state, 'invoke', 'input', name), what, fix);
  }
}

function isSum(view: FlowView, pointer: string): boolean {
  const named = namedBy(view, pointer);
  return named.type === 'named' && named.typed.schemas.some((schema) => schema['x-currency'] !== undefined);
}

/** Whether one of the two may be left out says nothing of what is sent when it is not. */
function isSame(one: Json | undefined, other: Json): boolean {
  return one !== undefined && deepEqual(surely(one), surely(other));
}

function surely(mapping: Json): Json {
  const { maybe } = objectOf(mapping);
  return maybe ?? mapping;
}

/** A review of a flow, or of a sub-flow that it calls. */
interface Review {
  /** The state of the flow at which it is shown. */
  readonly at: string;
  /** The flow that has it, and its name there. */
  readonly of: FlowView;
  readonly name: string;
  readonly shows: readonly Shown[];
}

interface Shown {
  /** `$reply/quoting` of a review whose data is `{ "quote": "$reply/quoting" }`. */
  readonly root: string;
  /** The same in the flow that has the review, and its name among the data there. */
  readonly inside: string;
  readonly offered: string;
  /** The name by which it is handed to a sub-flow. */
  readonly by: string;
}

function reviewsOf(view: FlowView): readonly Review[] {
  return view.states.flatMap(([at, { tags, meta, invoke }]): readonly Review[] => {
    if (tags?.includes('review')) {
      const shows = Object.entries(meta?.data ?? {}).map(([offered, pointer]) => {
        const root = rootOf(pointer);
        return { root, inside: root, offered, by: offered };
      });
      return [{ at, of: view, name: at, shows }];
    }
    const sub = view.subViewOf(at);
    const given = objectOf(invoke?.input as Json | undefined);
    return (sub ? reviewsOf(sub) : []).map((review) => ({
      ...review,
      at,
      shows: review.shows.flatMap((shown) => {
        const by = /^\$input\/(.+)$/.exec(shown.root)?.[1] ?? '';
        return pointersOf(given[by] as Mapping | undefined).map((pointer) => ({ ...shown, root: rootOf(pointer), by }));
      }),
    }));
  });
}

/** A sub-flow may be given what was quoted. */
function inputsOf(view: FlowView): readonly string[] {
  return (view.flow.meta.input ?? []).map((name) => `$input/${name}`);
}

function openRoots(view: FlowView, mapping: Mapping): readonly string[] {
  return pointersOf(mapping).flatMap((pointer) => {
    const named = namedBy(view, pointer);
    return named.type === 'named' && !named.typed.secret ? [rootOf(pointer)] : [];
  });
}

function isReply(root: string): boolean {
  return root.startsWith('$reply/');
}

/** Whether a step shows a sum of money of a reply, in a row or in its words; of a reply without sums anything will do. */
function showsSum(view: FlowView, state: string, reply: string): boolean {
  if (!view.formOf(state)) return true;
  const named = namedBy(view, reply);
  const sums = named.type === 'named' ? sumsIn(named.typed) : [];
  const shown = shownOfData(view, state).flatMap(({ pointer }) => (rootOf(pointer) === reply ? [pointer] : []));
  const isSum = (pointer: string) => sums.some((sum) => `${pointer}/`.startsWith(`${reply}${formatPointer(sum)}/`));
  return shown.some((pointer) => sums.length === 0 || isSum(pointer));
}
