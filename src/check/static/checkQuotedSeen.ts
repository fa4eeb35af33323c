import { listOf, objectOf, type Json } from '../../domain/json.ts';
import { splitPointer } from '../../domain/jsonPointer.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';

import type { FlowView } from './checkContext.ts';
import { isForEyes, isWithin, openlySent, placeOfRows, rowsAt } from './checkReviewed.ts';
import { sharedWords } from './nameWords.ts';
import { namedBy } from './pointerTypes.ts';

/** Of the answers of a step that a quote was asked with, the review that shows the quote lists each that has to be given where it is
 * asked: one that is missing beside others is read as not asked for, and a review that lists none says nothing of what was asked for. What
 * the quote says by the name by which it was sent is read there. */
export function checkQuotedSeen(view: FlowView): void {
  for (const [review, { tags, meta }] of view.states) {
    if (tags?.includes('review') !== true) continue;
    const shown = rowsAt(view, review);
    // Of a row that names nothing that is said: nobody knows which answer it was to show.
    if (shown.some((one) => namedBy(view, one).type !== 'named')) continue;
    for (const [name, pointer] of Object.entries(meta?.data ?? {})) {
      const [call = '', ...inside] = pointer.startsWith('$reply/') ? splitPointer(pointer) : [];
      if (inside.length > 0 || call === '') continue;
      const said = listOf(meta?.summary as Json | undefined).flatMap((row) => {
        const { data } = objectOf(row);
        return typeof data === 'string' && data.startsWith(`${name}/`) ? [data.slice(name.length + 1)] : [];
      });
      const input = objectOf(view.node(call)?.invoke?.input as Json | undefined);
      for (const answer of new Set(openlySent(view, call, view.node(call)?.invoke?.input))) {
        if (!answer.startsWith('$form/') || !isForEyes(view, answer) || !isLeftOut(view, answer, shown)) continue;
        const names = Object.keys(input).filter((as) => pointersOf(input[as] as Mapping).includes(answer));
        if (said.some((one) => names.some((as) => sharedWords(as, [one]) > 0))) continue;
        const what = `"${review}" shows what "${call}" has replied, and not "${answer}", with which it was asked`;
        const row = answer.slice('$form/'.length);
        view.add('answer-unseen', placeOfRows(view, review), what, `Show it: { "answer": "${row}" } in its "summary".`);
      }
    }
  }
}

/** It has to be given where it is asked, and is not listed, while others of its step are, or none of any. */
function isLeftOut(view: FlowView, answer: string, shown: readonly string[]): boolean {
  const [step = '', field = ''] = splitPointer(answer);
  if (!listOf(view.formOf(step)?.['required']).includes(field)) return false;
  const listed = shown.filter((one) => one.startsWith('$form/'));
  if (listed.some((one) => isWithin(one, answer) || isWithin(answer, one))) return false;
  return listed.length === 0 || listed.some((one) => one.startsWith(`$form/${step}/`));
}
