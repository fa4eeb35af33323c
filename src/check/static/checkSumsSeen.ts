import { listOf, objectOf, type Json } from '../../domain/json.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { sumsIn } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';
import { isWithin, placeOfRows } from './checkReviewed.ts';
import { wordsOf } from './nameWords.ts';
import { namedBy } from './pointerTypes.ts';
import { rootOf } from './rootOf.ts';
import { shownOfData } from './shownOfData.ts';

/** What a password or a code is asked for at a review is what the review has shown: every sum that is told there stands on it, and the
 * one that it shows as the amount is told there. */
export function checkSumsSeen(view: FlowView): void {
  for (const [review, { tags }] of view.states) {
    if (tags?.includes('review') !== true) continue;
    const shown = sumsShown(view, review);
    // Of a row that names nothing that is said: nobody knows which sum it was to show.
    if (shown.some(({ pointer }) => namedBy(view, pointer).type !== 'named')) continue;
    const hidden = hiddenCharges(view, review, shown);
    for (const pointer of hidden) {
      const what = `"${review}" shows sums of the same reply, and not "${pointer}"`;
      view.add('answer-unseen', placeOfRows(view, review), what, 'Show it too, in a row of its "summary".');
    }
    for (const sub of askedAfter(view, review)) checkTold(view, review, sub, { shown, hidden });
  }
}

interface Shown {
  readonly pointer: string;
  readonly isAmount: boolean;
}

interface Seen {
  readonly shown: readonly Shown[];
  /** What is reported already. */
  readonly hidden: readonly string[];
}

/** What names say of what a member pays in all, pays for it, or gets back. */
const CHARGE = /^(fee|total|refund)$/;

/** Of a reply whose sums a review shows, what is called a fee, a total or a refund and is not among them. */
function hiddenCharges(view: FlowView, review: string, shown: readonly Shown[]): readonly string[] {
  const replies = new Set(Object.values(view.node(review)?.meta?.data ?? {}));
  return [...replies].flatMap((reply) => {
    const named = namedBy(view, reply);
    if (named.type !== 'named' || !/^\$reply\/[^/]+$/.test(reply)) return [];
    const sums = sumsIn(named.typed).flatMap(([name = '', ...inside]) => (inside.length > 0 ? [] : [name]));
    const isShown = (name: string) => shown.some((one) => one.pointer === `${reply}/${name}`);
    if (!sums.some(isShown)) return [];
    const hidden = sums.filter((name) => !isShown(name) && wordsOf(name).some((word) => CHARGE.test(word)));
    return hidden.map((name) => `${reply}/${name}`);
  });
}

function checkTold(view: FlowView, review: string, sub: string, { shown, hidden }: Seen): void {
  const told = Object.entries(objectOf(view.node(sub)?.invoke?.input as Json | undefined)).flatMap(([name, mapping]) =>
    pointersOf(mapping as Mapping).flatMap((pointer) => (isSum(view, pointer) ? [{ name, pointer }] : [])),
  );
  if (told.length === 0) return;
  const isSame = (one: string, other: string) => isWithin(one, other) || isWithin(other, one);
  for (const { name, pointer } of told) {
    const seen = [...shown.map((one) => one.pointer), ...hidden].filter((one) => isSum(view, one));
    // That a review shows no sum of a quote at all is told otherwise.
    if (seen.some((one) => isSame(one, pointer)) || !seen.some((one) => rootOf(one) === rootOf(pointer))) continue;
    const what = `"${sub}" says "${pointer}" as "${name}", and "${review}", where the member agrees, does not show it`;
    view.add('answer-unseen', placeOfRows(view, review), what, 'Show it in a row of its "summary".');
  }
  for (const { pointer, isAmount } of shown) {
    if (!isAmount || !isSum(view, pointer) || told.some((one) => isSame(one.pointer, pointer))) continue;
    const what = `"${review}" shows "${pointer}" as the amount, and "${sub}", where it is confirmed, says other sums only`;
    const fix = `Tell "${sub}" this one, by the name that it has for it.`;
    view.add('quoted-otherwise', view.at('states', sub, 'invoke', 'input'), what, fix);
  }
}

/** Sub-flows to which a review leads before anything else is asked. */
function askedAfter(view: FlowView, review: string): readonly string[] {
  const isAsking = (state: string) => view.isStep(state) || view.subFlowOf(state) !== undefined;
  const next = view.paths.edges.flatMap(({ from, to, name }) => (from === review && name === 'NEXT' ? [to] : []));
  const ahead = view.paths.reach(({ from, kind }) => isAsking(from) || kind === 'error', next);
  return [...ahead].filter((state) => view.subFlowOf(state) !== undefined);
}

function sumsShown(view: FlowView, review: string): readonly Shown[] {
  const rows = listOf(view.node(review)?.meta?.summary as Json | undefined).map(objectOf);
  const answers = rows.flatMap(({ answer }) => (typeof answer === 'string' ? [`$form/${answer}`] : []));
  return [
    ...answers.map((pointer) => ({ pointer, isAmount: false })),
    ...shownOfData(view, review).map(({ pointer, role }) => ({ pointer, isAmount: role === 'amount' })),
  ];
}

/** A sum of money, or a part of one. */
function isSum(view: FlowView, pointer: string): boolean {
  const whole = pointer.slice(0, pointer.lastIndexOf('/'));
  return [pointer, ...(whole.includes('/') ? [whole] : [])].some((one) => {
    const named = namedBy(view, one);
    return named.type === 'named' && sumsIn(named.typed).some((place) => place.length === 0);
  });
}
