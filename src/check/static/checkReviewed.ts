import { listOf, objectOf, type Json } from '../../domain/json.ts';
import { splitPointer } from '../../domain/jsonPointer.ts';
import { isEndShown } from '../../domain/sensitive.ts';
import { isBarrier } from '../../engine/bundle.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';

import { isMissing, lookUp, secretsInside, typeOf, type Typed } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';
import { isConsent } from './misplaced.ts';
import { namedBy } from './pointerTypes.ts';

/** What a member answered before a review, and what is sent after it for good, stands on the review. Secrets do not, but for the end
 * of a card number, nor what a member agrees to; and what is answered at the review, or after it, has been seen where it was answered. */
export function checkReviewed(view: FlowView): void {
  const reviews = view.states.flatMap(([state, { tags }]) => (tags?.includes('review') ? [state] : []));
  if (reviews.length === 0) return;
  const rows = new Map(reviews.map((review) => [review, rowsAt(view, review)]));
  // Of a row that names nothing that is said: nobody knows which answer it was to show.
  if ([...rows.values()].flat().some((pointer) => namedBy(view, pointer).type !== 'named')) return;
  for (const [state, { invoke }] of view.states) {
    const effect = view.callOf(state)?.meta.effect;
    if (effect === undefined || !isBarrier(effect)) continue;
    for (const answer of new Set(openlySent(view, state, invoke?.input))) {
      const [step = ''] = answer.startsWith('$form/') ? splitPointer(answer) : [];
      if (step === '' || !isForEyes(view, answer)) continue;
      const isShown = (review: string) =>
        rows.get(review)?.some((one) => isWithin(one, answer) || isWithin(answer, one)) === true;
      for (const review of reviewsBetween(view, reviews, step, state)) {
        if (seenBy(view, reviews, step, review).some(isShown)) continue;
        const what = `"${state}" sends "${answer}", which was answered before "${review}" and is not shown there`;
        const row = answer.slice('$form/'.length);
        view.add('answer-unseen', placeOfRows(view, review), what, `Show it: { "answer": "${row}" } in its "summary".`);
      }
    }
  }
}

/** The pointers of an input, but for what the contract takes as a secret of which nothing may be seen. */
export function openlySent(view: FlowView, state: string, input: Mapping | undefined): readonly string[] {
  const request = typeOf(objectOf(view.callOf(state)?.request));
  return Object.entries(objectOf(input as Json | undefined)).flatMap(([name, mapping]) => {
    const slot = lookUp(request, [name]);
    return isMissing(slot) || holdsUnseen(slot) ? [] : pointersOf(mapping as Mapping);
  });
}

function holdsUnseen(typed: Typed): boolean {
  return secretsInside(typed).some(([, kind]) => !isEndShown(kind));
}

export function placeOfRows(view: FlowView, review: string) {
  return view.node(review)?.meta?.summary === undefined
    ? view.keyAt('states', review)
    : view.keyAt('states', review, 'meta', 'summary');
}

/** Answers that the rows of a review name, and what its data takes. */
export function rowsAt(view: FlowView, state: string): readonly string[] {
  const { summary, data = {} } = view.node(state)?.meta ?? {};
  const named = listOf(summary as Json | undefined)
    .map(objectOf)
    .flatMap(({ answer, areaCode, change, step, answers }) => [
      ...[answer, areaCode, change].flatMap((one) => (typeof one === 'string' ? [one] : [])),
      ...listOf(answers).map((one) => `${String(step)}/${String(one)}`),
    ]);
  return [...named.map((one) => `$form/${one}`), ...Object.values(data)];
}

export function isWithin(inner: string, outer: string): boolean {
  return `${inner}/`.startsWith(`${outer}/`);
}

/** Not a secret of which nothing may be seen, nor a picture that holds one, and no tick. */
export function isForEyes(view: FlowView, answer: string): boolean {
  const [step = '', field = ''] = splitPointer(answer);
  const all = [answer, `$form/${step}/${field}`].map((pointer) => namedBy(view, pointer));
  return all.every(
    (named) =>
      named.type === 'named' && named.typed.schemas.length > 0 && !holdsUnseen(named.typed) && !isConsent(named.typed),
  );
}

/** The last reviews on the ways from a step to a call, where every way leads over one. */
function reviewsBetween(view: FlowView, reviews: readonly string[], step: string, call: string): readonly string[] {
  if (reviews.includes(step)) return [];
  if (view.paths.reach(({ from }) => reviews.includes(from), [step]).has(call)) return [];
  const ahead = view.paths.reach(() => false, [step]);
  return reviews.filter((review) => {
    const isCut = (from: string) => from === step || (from !== review && reviews.includes(from));
    return ahead.has(review) && view.paths.reach(({ from }) => isCut(from), [review]).has(call);
  });
}

/** A review, and those that every way from the step to it leads over. */
function seenBy(view: FlowView, reviews: readonly string[], step: string, review: string): readonly string[] {
  return reviews.filter((one) => one === review || !view.paths.reach(({ from }) => from === one, [step]).has(review));
}
