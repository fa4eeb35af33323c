import { expect, it } from 'vitest';
import { loadProject } from '../../src/compile/loadProject.ts';
import { errorsOf, transitionsOf, type StateNode } from '../../src/engine/flowFile.ts';

/** Whoever has done nothing is not told of a success: what stands there was so before. */
const project = loadProject('.');
const begun = Object.values(project.flows).filter(({ flow }) => flow.meta.entries !== undefined);

/** Successful all the same: the payment that was waited for has come. */
const COME_MEANWHILE = ['bank-bind done'];

/** Where a state leads without a call that changes anything. A sub-flow may change something or nothing. */
function next(node: StateNode): readonly string[] {
  const { on = {}, always, after = {}, invoke } = node;
  const operation = invoke?.src.startsWith('op:') ? invoke.src.slice(3) : undefined;
  const isRead = operation === undefined || project.operations[operation]?.meta.effect === 'read';
  const ways = [...Object.values(on), always, ...Object.values(after), ...(isRead ? [invoke?.onDone] : [])];
  return [...ways.flatMap(transitionsOf), ...errorsOf(node)].map(({ target }) => target);
}

it.each(begun.map(({ flow }) => [flow.id, flow] as const))('%s', (_id, flow) => {
  const starts = Object.values(flow.meta.entries ?? {}).map(({ at }) => at ?? flow.initial);
  const reached = new Set(starts);
  for (const state of reached) for (const target of next(flow.states[state] ?? {})) reached.add(target);
  const praised = [...reached].filter((state) => {
    const { type, meta } = flow.states[state] ?? {};
    // An end without a screen, which leads on at once, has no form.
    const isShown = type === 'final' && meta?.outcome === 'success' && meta.form !== undefined;
    return isShown && (meta.mark ?? 'success') === 'success' && meta.like === undefined;
  });
  expect(praised.map((state) => `${flow.id} ${state}`).filter((end) => !COME_MEANWHILE.includes(end))).toEqual([]);
});
