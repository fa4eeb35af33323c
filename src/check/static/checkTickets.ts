import { deepEqual } from '../../domain/deepEqual.ts';
import type { Json } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { isBarrier } from '../../engine/bundle.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import type { CheckContext } from './checkContext.ts';
import { inFlow } from './checkContext.ts';
import type { FlowView } from './flowView.ts';
import { ownEntry } from './pointerTypes.ts';
import { rootOf } from './rootOf.ts';

/** A sub-flow that gives something to a call is told what the call is sent: its operation, and of one reply as the other. */
export function checkTickets(context: CheckContext, view: FlowView): void {
  for (const [state, { invoke }] of view.states) {
    const operation = view.operationOf(state) ?? '';
    const effect = ownEntry(context.project.operations, operation)?.meta.effect;
    if (effect === undefined || !isBarrier(effect)) continue;
    const given = new Set(pointersOf(invoke?.input).map(rootOf));
    for (const [sub, { invoke: called }] of view.states) {
      if (!called?.src.startsWith('flow:') || !given.has(`$reply/${sub}`)) continue;
      const sent = isJsonObject((invoke?.input ?? null) as Json) ? (invoke?.input as { [name: string]: Mapping }) : {};
      checkTold(context, view, { state, operation, sub, given, sent, isMoney: effect === 'money' }, called.input);
    }
  }
}

interface Taker {
  readonly state: string;
  readonly operation: string;
  readonly sub: string;
  /** Whose answers and replies the call is sent. */
  readonly given: ReadonlySet<string>;
  readonly sent: { readonly [name: string]: Mapping };
  readonly isMoney: boolean;
}

/** The first that does not fit, what both are told by one name before the rest: the others mostly follow from it. */
function checkTold(context: CheckContext, view: FlowView, taker: Taker, input: Mapping | undefined): void {
  if (!isJsonObject((input ?? null) as Json)) return;
  const told = Object.entries(input as { [name: string]: Mapping });
  const inOrder = told.toSorted(([one], [other]) => Number(other in taker.sent) - Number(one in taker.sent));
  for (const [name, mapping] of inOrder) {
    const why = misfitOf(context, taker, name, mapping);
    if (why === undefined) continue;
    const place = inFlow(view, 'states', taker.sub, 'invoke', 'input', name);
    const what = `"${taker.sub}" is told ${why}, and "${taker.state}" takes what it gives`;
    return context.add(
      'ticket-elsewhere',
      place,
      what,
      `Say here what "${taker.state}" sends, or let it take another ticket.`,
    );
  }
}

function misfitOf(context: CheckContext, taker: Taker, name: string, told: Mapping): string | undefined {
  const { operation, sent, given, isMoney } = taker;
  if (typeof told === 'string' && told !== operation && ownEntry(context.project.operations, told))
    return `of the operation ${told}`;
  const other = sent[name];
  if (other !== undefined && !deepEqual(other as Json, told as Json)) return `another "${name}"`;
  const strange = pointersOf(told).find((pointer) => pointer.startsWith('$reply/') && !given.has(rootOf(pointer)));
  return isMoney && strange !== undefined ? `"${strange}", of which the call is sent nothing` : undefined;
}
