import type { Json } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import type { Place } from '../finding.ts';
import { objectOf } from '../types/conjuncts.ts';
import { certaintyAt } from './certainty.ts';
import type { FlowView } from './checkContext.ts';
import { comesBefore, namedIn } from './pointerTypes.ts';

/** Whether a sentence is shown whenever its step is: not that of a code, of a row or of a field that may be hidden, and of
 * several texts of a button the last. */
export function isSaidAnyway(
  view: FlowView,
  [root, state = '', part, name = '', leaf]: readonly string[],
  isLast: boolean,
): boolean {
  if (root !== 'steps' || part === 'codes' || part === 'summary') return false;
  if (part === 'events') return isLast;
  if (part !== 'fields') return true;
  const field = objectOf(objectOf(view.formOf(state)?.['properties'])[name]);
  return (leaf === 'label' || leaf === 'hint') && field['x-when'] === undefined;
}

/** What a sentence names is there on every way to its step. */
export function checkThere(
  view: FlowView,
  place: Place,
  state: string,
  [name = '', ...inner]: readonly string[],
): void {
  const pointer = view.node(state)?.meta?.data?.[name];
  const named = pointer === undefined ? undefined : namedIn(view, state, pointer + formatPointer(inner));
  if (named?.type !== 'named' || named.owner?.state === state || !comesBefore(view, named.owner, state)) return;
  const type = isLeftOut(view, pointer ?? '') ? 'optional' : certaintyAt(view, state, [named]).type;
  if (type === 'certain') return;
  const shown = `{{${[name, ...inner].join('.')}}}`;
  const what =
    type === 'optional'
      ? `${shown} may be absent when "${state}" is reached`
      : `a way leads to "${state}" on which ${shown} is not there`;
  const mend = 'Show it in a row of the "summary", which is left out then, or lead that way to a step of its own.';
  view.add('word-name', place, what, mend);
}

/** Whether a caller of a sub-flow leaves out what the pointer names. */
function isLeftOut(view: FlowView, pointer: string): boolean {
  const name = /^\$input\/([^/]+)/.exec(pointer)?.[1];
  if (name === undefined || !view.isSubFlow()) return false;
  const given = view.context
    .flows()
    .flatMap((caller) => caller.states.flatMap(([, { invoke }]) => (invoke?.src === `flow:${view.id}` ? [invoke] : [])))
    .map(({ input }) => objectOf(input as Json | undefined)[name]);
  return given.some((part) => part === undefined || objectOf(part)['maybe'] !== undefined);
}
