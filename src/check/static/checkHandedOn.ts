import { objectOf, type Json } from '../../domain/json.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { misfit, typesOf } from '../types/fits.ts';
import { isMissing, lookUp, membersOf, sumsIn, type Typed } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';
import { sharedWords, wordsOf } from './nameWords.ts';
import { namedBy } from './pointerTypes.ts';

/** What a sub-flow says to the member beside sums of a reply is of that reply too, where the reply has it by that name: who is told how
 * much is paid is told whom. */
export function checkHandedOn(view: FlowView): void {
  for (const [state, { invoke }] of view.states) {
    if (view.subFlowOf(state) === undefined) continue;
    const input = objectOf(invoke?.input as Json | undefined);
    const replies = new Set(
      Object.values(input).flatMap((part) => pointersOf(part as Mapping).flatMap((one) => replyOfSum(view, one) ?? [])),
    );
    const [reply, ...others] = replies;
    const whole = reply === undefined ? undefined : namedBy(view, reply);
    if (reply === undefined || others.length > 0 || whole?.type !== 'named') continue;
    for (const [name, part] of Object.entries(input)) {
      const [pointer, ...more] = pointersOf(part as Mapping);
      if (pointer === undefined || more.length > 0 || pointer.startsWith(`${reply}/`)) continue;
      // The same as another call or the member has called it, as with stars.
      if (sharedWords(name, [pointer.split('/').at(-1) ?? '']) > 0) continue;
      const own = ownOf(name, whole.typed, namedBy(view, pointer));
      if (own === undefined) continue;
      const what = `"${state}" is told "${pointer}" as "${name}", beside sums of "${reply}", which says "${own}" too`;
      const fix = `Tell it what the sums belong to: "${name}": "${reply}/${own}".`;
      view.add('quoted-otherwise', view.at('states', state, 'invoke', 'input', name), what, fix);
    }
  }
}

/** `$reply/quoting` of `$reply/quoting/fee`. */
function replyOfSum(view: FlowView, pointer: string): string | undefined {
  const reply = /^(\$reply\/[^/]+)\/[^/]+$/.exec(pointer)?.[1];
  const named = reply === undefined ? undefined : namedBy(view, pointer);
  return named?.type === 'named' && sumsIn(named.typed).some((place) => place.length === 0) ? reply : undefined;
}

/** The member of a reply that has a name, or is called by the name of it: `payee_name` of a `payee`. */
function ownOf(name: string, whole: Typed, given: ReturnType<typeof namedBy>): string | undefined {
  if (given.type !== 'named') return undefined;
  const said = wordsOf(name).join();
  const own = membersOf(whole).find((one) => [said, `${said},name`].includes(wordsOf(one).join()));
  const found = own === undefined ? undefined : lookUp(whole, [own]);
  if (own === undefined || found === undefined || isMissing(found)) return undefined;
  return typesOf(given.typed)?.join() === typesOf(found)?.join() || misfit(found, given.typed) === undefined
    ? own
    : undefined;
}
