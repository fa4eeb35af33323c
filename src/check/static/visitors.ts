import type { Json } from '../../domain/json.ts';
import type { Entry } from '../../engine/flowFile.ts';
import { eachMember } from '../eachMember.ts';
import type { Place } from '../finding.ts';
import type { FlowView } from './checkContext.ts';
import type { Edge } from './flowPaths.ts';
import type { Named } from './pointerTypes.ts';

/** Sub-flows inside sub-flows that are looked into. */
const MOST_DEEP = 8;

/** Whether somebody who is not signed in may come to a state: by an entry that asks for no member, over no call and no guard
 * that only a member gets past. */
export function isForVisitors(view: FlowView, state: string, depth = 0): boolean {
  const { entries } = view.flow.meta;
  const starts = entries
    ? Object.values(entries).flatMap((entry) => (isOpen(entry) ? [entry.at ?? view.flow.initial] : []))
    : calledByVisitors(view, depth)
      ? [view.flow.initial]
      : [];
  return view.paths.reach((edge) => isForMembers(view, edge), starts).has(state);
}

/** The first call for members that somebody who is not signed in comes to from a state. */
export function forMembersFrom(view: FlowView, start: string): string | undefined {
  const reached = view.paths.reach((edge) => isForMembers(view, edge), [start]);
  return [...reached].find((state) => view.callOf(state)?.meta.auth === 'member');
}

/** What a call is told of who is signed in is there only where nobody else comes; one for members is refused to others anyway. */
export function checkSignedIn(
  view: FlowView,
  state: string,
  named: readonly Named[],
  { pointer, place }: { readonly pointer: string; readonly place: Place },
): void {
  const isOfMember = named.every((one) => one.type === 'named' && one.ofMember === true);
  if (!isOfMember || view.callOf(state)?.meta.auth === 'member' || !isForVisitors(view, state)) return;
  const what = `"${pointer}" is not there for who comes to "${state}" without being signed in`;
  view.add('pointer-uncertain', place, what, 'Write { "maybe": … }, or let only a "member" in.');
}

function calledByVisitors(view: FlowView, depth: number): boolean {
  if (depth > MOST_DEEP) return false;
  return view.context
    .flows()
    .some((caller) =>
      caller.states.some(([state]) => caller.subFlowOf(state) === view.id && isForVisitors(caller, state, depth + 1)),
    );
}

function isOpen({ require = [] }: Entry): boolean {
  return require.every((one) => one !== 'member' && !asksForMember(one.guard as Json));
}

function isForMembers(view: FlowView, { from, kind, branch }: Edge): boolean {
  if (branch?.guard !== undefined && asksForMember(branch.guard as Json)) return true;
  const { auth, session } = view.callOf(from)?.meta ?? {};
  return (auth === 'member' || session === 'starts') && kind === 'done';
}

/** Of a visitor nothing is known but that nobody is signed in, and no guard is true of what is absent. */
export function asksForMember(guard: Json): boolean {
  let isAsked = false;
  eachMember([guard], ({ value, owner }) => {
    if (typeof value !== 'string' || !value.startsWith('$user/')) return;
    const values = 'in' in owner && Array.isArray(owner['in']) ? owner['in'] : undefined;
    isAsked ||= value !== '$user/signed_in' || values?.includes(false) === false;
  });
  return isAsked;
}
