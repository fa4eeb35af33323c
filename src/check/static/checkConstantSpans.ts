import { objectOf } from '../../domain/json.ts';
import { ownEntry } from '../../domain/ownEntry.ts';
import type { CheckContext } from './checkContext.ts';

/** Hours of a day that end before they begin, and a first day that comes after the last: `card.review.from` and `card.review.by`. */
export function checkConstantSpans(context: CheckContext): void {
  const { constants } = context.project;
  for (const { file, pointer, constant } of Object.values(constants)) {
    if (context.unfit.has(file)) continue;
    const later = lastOf(constant.id).flatMap((id) => ownEntry(constants, id) ?? [])[0];
    for (const [index, row] of constant.rows.entries()) {
      if (!('value' in row)) continue;
      const at = `${pointer}/rows/${index}/value`;
      const { from, to } = objectOf(row.value);
      if (typeof from === 'string' && typeof to === 'string' && from >= to)
        report(context, { file, pointer: `${at}/from` }, `"${constant.id}" begins at ${from}, and ends at ${to}`);
      const last = later?.constant.rows.findLast((one) => one.effectiveFrom <= row.effectiveFrom);
      if (typeof row.value !== 'number' || !last || !('value' in last)) continue;
      if (typeof last.value !== 'number' || row.value <= last.value) continue;
      const what = `"${constant.id}" is ${row.value}, and "${later?.constant.id ?? ''}" is ${last.value}`;
      report(context, { file, pointer: at }, what);
    }
  }
}

/** What the end of a span is called beside its beginning. */
function lastOf(id: string): readonly string[] {
  return id.endsWith('.from') ? ['by', 'to', 'until'].map((end) => id.replace(/from$/, end)) : [];
}

function report(context: CheckContext, place: { readonly file: string; readonly pointer: string }, what: string): void {
  context.add('times-crossed', place, what, 'Put the two in order.');
}
