import { ownEntry, type FlowView } from './checkContext.ts';
import { formFields } from '../../rules/formSchema.ts';
import { objectOf } from '../types/conjuncts.ts';

const MOST_DEEP = 8;

/** Codes that calls of a flow's states and fields may come back with, or that the engine gives in their place, those of its
 * sub-flows too: a step may come after one. `undefined` where a call, a form or a sub-flow is not known. */
export function codesAnswered(view: FlowView, depth = 0): readonly string[] | undefined {
  const { project } = view;
  const subs = view.states.flatMap(([state]) => view.subFlowOf(state) ?? []);
  const ofSubs = [...new Set(subs)].map((id) => {
    const sub = depth < MOST_DEEP ? view.context.flow(id) : undefined;
    return sub && codesAnswered(sub, depth + 1);
  });
  const called = view.states.map(([state, { meta }]) => {
    const form = view.formOf(state);
    if (meta?.form !== undefined && !form) return undefined;
    const services = formFields(form ?? {}).map(({ schema }) => objectOf(schema['x-service'])['op']);
    return [view.operationOf(state), meta?.file?.op, ...services].filter((op) => typeof op === 'string');
  });
  const answered = called.flatMap((operations) =>
    operations ? operations.map((one) => ownEntry(project.operations, one)?.meta.returnCodes) : [undefined],
  );
  const all = [...answered, ...ofSubs];
  const codes = all.filter((one) => one !== undefined);
  if (codes.length < all.length) return undefined;
  return [...new Set([...codes.flat(), ...project.commonReturnCodes, 'POLL_ENDED', 'CALL_UNKNOWN'])];
}
