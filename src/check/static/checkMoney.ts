import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import type { CheckContext } from './checkContext.ts';
import { inFlow } from './checkContext.ts';
import type { FlowView } from './flowView.ts';
import { namedBy, ownEntry } from './pointerTypes.ts';
import { rootOf } from './rootOf.ts';

/** What moves money was told before: by what it sends, other than secrets, the gateway knows what a review has shown. */
export function checkMoney(context: CheckContext, view: FlowView): void {
  for (const [state, { invoke }] of view.states) {
    const operation = view.operationOf(state) ?? '';
    if (ownEntry(context.project.operations, operation)?.meta.effect !== 'money') continue;
    const known = [...repliesReviewed(view), ...inputsOf(view)];
    if (openPointers(context, view, invoke?.input).some((pointer) => known.includes(rootOf(pointer)))) continue;
    const what = `"${state}" moves money by ${operation} and sends nothing of a reply that a review has shown`;
    const mend = 'Ask for a quote before the review, show it there by the "data" of the review, and send its id.';
    const place = inFlow(view, 'states', state, 'invoke', invoke?.input === undefined ? 'src' : 'input');
    context.add('money-unquoted', place, what, mend);
  }
}

/** `$reply/quoting` of a review whose data is `{ "quote": "$reply/quoting" }`. */
function repliesReviewed(view: FlowView): readonly string[] {
  return view.states.flatMap(([, { tags, meta }]) =>
    tags?.includes('review')
      ? Object.values(meta?.data ?? {})
          .map(rootOf)
          .filter(isReply)
      : [],
  );
}

/** A sub-flow may be given what was quoted. */
function inputsOf(view: FlowView): readonly string[] {
  return (view.flow.meta.input ?? []).map((name) => `$input/${name}`);
}

function openPointers(context: CheckContext, view: FlowView, input: Mapping | undefined): readonly string[] {
  return pointersOf(input).filter((pointer) => {
    const named = namedBy(context, view, pointer);
    return named.type === 'named' && !named.typed.secret;
  });
}

function isReply(root: string): boolean {
  return root.startsWith('$reply/');
}
