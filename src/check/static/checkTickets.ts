import { ownEntry, type FlowView, type Reporter } from './checkContext.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';
import { isBarrier } from '../../engine/bundle.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { rootOf } from './rootOf.ts';

/** A sub-flow that gives something to a call is told what the call is sent: its operation, and of one reply as the other. */
export function checkTickets(view: FlowView): void {
  for (const [sub, { invoke }] of view.states) {
    if (!invoke?.src.startsWith('flow:') || !isJsonObject((invoke.input ?? null) as Json)) continue;
    const takers = takersOf(view, sub);
    const misfits = takers.map((taker) => misfitOf(view, taker, invoke.input as Told));
    // What is told fits one call: then the other takes what was not given for it.
    const isForAnother = misfits.includes(undefined);
    for (const [index, misfit] of misfits.entries())
      if (misfit) report(view, takers[index] as Taker, misfit, isForAnother);
  }
}

type Told = { readonly [name: string]: Mapping };

interface Taker {
  readonly state: string;
  readonly operation: string;
  readonly sub: string;
  /** Whose answers and replies the call is sent. */
  readonly given: ReadonlySet<string>;
  readonly sent: { readonly [name: string]: Mapping };
  readonly isMoney: boolean;
}

interface Misfit {
  readonly name: string;
  readonly why: string;
  /** The call is sent another by the same name. */
  readonly isSent: boolean;
}

function takersOf(view: FlowView, sub: string): readonly Taker[] {
  return view.states.flatMap(([state, { invoke }]) => {
    const operation = view.operationOf(state) ?? '';
    const effect = ownEntry(view.project.operations, operation)?.meta.effect;
    if (effect === undefined || !isBarrier(effect)) return [];
    const given = new Set(pointersOf(invoke?.input).map(rootOf));
    if (!given.has(`$reply/${sub}`)) return [];
    const sent = isJsonObject((invoke?.input ?? null) as Json) ? (invoke?.input as Told) : {};
    return [{ state, operation, sub, given, sent, isMoney: effect === 'money' }];
  });
}

function report(view: FlowView, taker: Taker, misfit: Misfit, isForAnother: boolean): void {
  const { state, sub, sent } = taker;
  const { name, why, isSent } = misfit;
  const ticket = Object.keys(sent).find((key) => pointersOf(sent[key]).some((one) => rootOf(one) === `$reply/${sub}`));
  const place = isForAnother
    ? view.at('states', state, 'invoke', 'input', ticket ?? '')
    : view.at('states', isSent ? state : sub, 'invoke', 'input', name);
  const what = `"${sub}" is told ${why}, and "${state}" takes what it gives`;
  const fix = isForAnother
    ? `Take here a ticket that was asked for what "${state}" sends.`
    : `Tell "${sub}" what "${state}" sends, or let "${state}" take another ticket.`;
  view.add('ticket-elsewhere', place, what, fix);
}

/** The first that does not fit, what both are told by one name before the rest: the others mostly follow from it. */
function misfitOf(context: Reporter, taker: Taker, input: Told): Misfit | undefined {
  const inOrder = Object.entries(input).toSorted(
    ([one], [other]) => Number(other in taker.sent) - Number(one in taker.sent),
  );
  for (const [name, mapping] of inOrder) {
    const why = whyNot(context, taker, name, mapping);
    if (why !== undefined) return { name, why, isSent: name in taker.sent };
  }
  return undefined;
}

function whyNot(context: Reporter, taker: Taker, name: string, told: Mapping): string | undefined {
  const { operation, sent, given, isMoney } = taker;
  if (typeof told === 'string' && told !== operation && ownEntry(context.project.operations, told))
    return `of the operation ${told}`;
  const other = sent[name];
  if (other !== undefined && !deepEqual(other as Json, told as Json)) return `another "${name}"`;
  const strange = pointersOf(told).find((pointer) => pointer.startsWith('$reply/') && !given.has(rootOf(pointer)));
  return isMoney && strange !== undefined ? `"${strange}", of which the call is sent nothing` : undefined;
}
