import { objectOf, type Json } from '../../domain/json.ts';
import { isBarrier } from '../../engine/bundle.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { membersOf, saidOfMember, typeOf } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';
import { placeOfRows } from './checkReviewed.ts';
import { namedBy } from './pointerTypes.ts';
import { shownOfData } from './shownOfData.ts';

/** What the contract says by `x-reviewed` that a member is to see before they pay stands on the review that shows the reply. */
export function checkReviewedReply(view: FlowView): void {
  for (const [review, { tags, meta }] of view.states) {
    if (tags?.includes('review') !== true) continue;
    const shown = shownOfData(view, review).map(({ pointer }) => pointer);
    // Of a row that names nothing that is said: nobody knows what it was to show.
    if (shown.some((one) => namedBy(view, one).type !== 'named')) continue;
    for (const call of callsShown(Object.values(meta?.data ?? {}))) {
      if (!isCommitted(view, call)) continue;
      for (const name of toBeReviewed(view, call)) {
        if (shown.some((one) => isShownBy(one, `$reply/${call}`, name))) continue;
        const what = `"${review}" shows what "${call}" has replied, and not its "${name}", which the contract says is reviewed`;
        const fix = `Show it in a row of its "summary", and write its words again where they are gone.`;
        view.add('answer-unseen', placeOfRows(view, review), what, fix);
      }
    }
  }
}

/** Calls whose whole reply a step has, or a part of it. */
function callsShown(pointers: readonly string[]): ReadonlySet<string> {
  return new Set(pointers.flatMap((pointer) => /^\$reply\/([^/]+)/.exec(pointer)?.[1] ?? []));
}

/** Whether what a call has replied is acted upon: another reply that stands beside it is there to compare. */
function isCommitted(view: FlowView, call: string): boolean {
  return view.states.some(
    ([state, { invoke }]) =>
      isBarrier(view.callOf(state)?.meta.effect ?? 'read') &&
      pointersOf((invoke?.input ?? {}) as Mapping).some((pointer) => pointer.startsWith(`$reply/${call}/`)),
  );
}

/** Members of a reply that are reviewed whatever is done then, or by a call that the flow makes. */
function toBeReviewed(view: FlowView, call: string): readonly string[] {
  const reply = typeOf(objectOf(view.callOf(call)?.reply));
  const made = view.states.flatMap(([state]): readonly (Json | undefined)[] =>
    isBarrier(view.callOf(state)?.meta.effect ?? 'read') ? [view.operationOf(state)] : [],
  );
  // A list is said name by name.
  return membersOf(reply).filter((name) =>
    saidOfMember(reply, name, 'x-reviewed').some((mark) => mark === true || made.includes(mark)),
  );
}

/** Itself, or the same with stars, of whatever reply. */
function isShownBy(pointer: string, reply: string, name: string): boolean {
  const own = `${reply}/${name}`;
  return `${pointer}/`.startsWith(`${own}/`) || pointer.endsWith(`/${name}_mask`);
}
