import { ownEntry } from '../../domain/ownEntry.ts';
import type { FlowView } from './checkContext.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { isJsonObject, objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { partFor } from '../../domain/partFor.ts';
import { isBarrier } from '../../engine/bundle.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';

import { membersOf, saidOfMember, sumsIn, typeOf } from '../types/lookUp.ts';
import type { Place } from '../finding.ts';
import type { Edge } from './flowPaths.ts';
import { isAskedWith } from './isAskedWith.ts';
import { originsOf } from './originsOf.ts';
import { namedBy } from './pointerTypes.ts';
import { rootOf } from './rootOf.ts';

/** A sub-flow that gives a secret to a call is told what the call is sent: its operation, and of one reply as the other. A ticket
 * goes with one call. */
export function checkTickets(view: FlowView): void {
  for (const [state] of view.states) checkGivers(view, state);
  for (const [sub, { invoke }] of view.states) {
    if (!invoke?.src.startsWith('flow:') || !isJsonObject((invoke.input ?? null) as Json)) continue;
    const takers = takersOf(view, sub);
    reportTwice(
      view,
      takers.filter(({ isOnce }) => isOnce),
    );
    const misfits = takers.map((taker) => misfitOf(view, taker, invoke.input as Told));
    // What is told fits one call: then the other takes what was not given for it.
    const isForAnother = misfits.includes(undefined);
    for (const [index, misfit] of misfits.entries())
      if (misfit) report(view, takers[index] as Taker, misfit, isForAnother);
  }
}

/** What the contract says of a ticket by `x-ticket`: the operation that gives it, and which fields that is told of what is sent
 * beside it: `{ from: authPayPwd, told: { quote_id: cancel_id } }`. */
function ticketsOf(view: FlowView, state: string): readonly (readonly [field: string, mark: JsonObject])[] {
  const request = typeOf(objectOf(view.callOf(state)?.request));
  return membersOf(request).flatMap((field) =>
    saidOfMember(request, field, 'x-ticket')
      .filter(isJsonObject)
      .map((mark) => [field, mark] as const),
  );
}

/** Each ticket comes of the call that gives tickets of its kind. */
function checkGivers(view: FlowView, state: string): void {
  const input = objectOf(view.node(state)?.invoke?.input as Json | undefined);
  for (const [field, { from }] of ticketsOf(view, state)) {
    const place = view.at('states', state, 'invoke', 'input', field);
    for (const giver of giversOf(view, input[field], place)) {
      if (giver === from) continue;
      const what = `"${field}" of "${state}" is a ticket of ${String(from)}, and is taken from ${giver}`;
      view.add('ticket-elsewhere', place, what, `Take it from where ${String(from)} gives it.`);
    }
  }
}

/** The operations in whose replies a mapping finds what it gives. */
function giversOf(view: FlowView, mapping: Json | undefined, place: Place): readonly string[] {
  return originsOf(view, mapping, place).flatMap((origin) => {
    const [, state = ''] = /^\$reply\/([^/]+)\//.exec(String(origin.value)) ?? [];
    return origin.view.operationOf(state) ?? [];
  });
}

type Told = { readonly [name: string]: Mapping };

interface Taker {
  readonly state: string;
  readonly operation: string;
  readonly sub: string;
  /** Whose answers and replies the call is sent. */
  readonly given: ReadonlySet<string>;
  readonly sent: { readonly [name: string]: Mapping };
  /** What is sent by these names the sub-flow is told, by their keys. */
  readonly bound: { readonly [told: string]: string };
  readonly isMoney: boolean;
  /** It moves money by a ticket, which is good for one call. */
  readonly isOnce: boolean;
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
    const taken = pointersOf(invoke?.input).filter((pointer) => rootOf(pointer) === `$reply/${sub}`);
    const kinds = taken.flatMap((pointer) => secretOf(view, pointer) ?? []);
    if (kinds.length === 0) return [];
    const sent = isJsonObject((invoke?.input ?? null) as Json) ? (invoke?.input as Told) : {};
    return [
      {
        state,
        operation,
        sub,
        given,
        sent,
        bound: boundOf(view, state, sub, sent),
        isMoney: effect === 'money',
        isOnce: effect === 'money' && kinds.includes('ticket'),
      },
    ];
  });
}

/** What the contract says, and what the sub-flow takes by the name by which it is sent. */
function boundOf(view: FlowView, state: string, sub: string, sent: Told): Taker['bound'] {
  const taken = view.subViewOf(sub)?.flow.meta.input ?? [];
  const same = taken.filter((name) => sent[name] !== undefined).map((name) => [name, name] as const);
  const place = view.at('states', state);
  const said = ticketsOf(view, state).flatMap(([field, { from, told }]) => {
    const isHere = pointersOf(sent[field]).some((one) => rootOf(one) === `$reply/${sub}`);
    const isRight = giversOf(view, sent[field] as Json, place).every((giver) => giver === from);
    return isHere && isRight ? Object.entries(objectOf(told)).map(([name, as]) => [name, String(as)] as const) : [];
  });
  return Object.fromEntries([...same, ...said.filter(([name]) => taken.includes(name))]);
}

function secretOf(view: FlowView, pointer: string): string | undefined {
  const named = namedBy(view, pointer);
  return named.type === 'named' ? named.typed.secret : undefined;
}

/** Where two proofs are sent, the other may be asked for by itself. */
const gives = (view: FlowView, state: string, { given }: Taker) =>
  view.subFlowOf(state) !== undefined && given.has(`$reply/${state}`);

/** After a call that was sent a ticket, whatever came of it, none comes that is sent the same one. */
function reportTwice(view: FlowView, takers: readonly Taker[]): void {
  for (const taker of takers) {
    const { state, sub } = taker;
    const isNew = ({ from, to }: Edge) => [from, to].some((one) => one === sub || gives(view, one, taker));
    const ways = view.paths.edges.flatMap((edge) => (edge.from === state && !isNew(edge) ? [edge.to] : []));
    const reached = view.paths.reach(isNew, ways);
    for (const again of takers.filter((one) => reached.has(one.state))) {
      const place = view.at('states', again.state, 'invoke', 'input', ticketOf(again));
      const what = `"${again.state}" may come after "${state}" with the ticket that "${state}" has used`;
      view.add('ticket-elsewhere', place, what, `Lead there through "${sub}", which gives a new one.`);
    }
  }
}

function ticketOf({ sent, sub }: Taker): string {
  return Object.keys(sent).find((key) => pointersOf(sent[key]).some((one) => rootOf(one) === `$reply/${sub}`)) ?? '';
}

function report(view: FlowView, taker: Taker, misfit: Misfit, isForAnother: boolean): void {
  const { state, sub } = taker;
  const { name, why, isSent } = misfit;
  const place = isForAnother
    ? view.at('states', state, 'invoke', 'input', ticketOf(taker))
    : view.at('states', isSent ? state : sub, 'invoke', 'input', name);
  const what = `"${sub}" is told ${why}, and "${state}" takes what it gives`;
  const fix = isForAnother
    ? `Take here a ticket that was asked for what "${state}" sends.`
    : `Tell "${sub}" what "${state}" sends, or let "${state}" take another ticket.`;
  view.add('ticket-elsewhere', place, what, fix);
}

/** The first that does not fit, what both are told by one name before the rest: the others mostly follow from it. */
function misfitOf(view: FlowView, taker: Taker, input: Told): Misfit | undefined {
  const inOrder = Object.entries(input).toSorted(
    ([one], [other]) => Number(other in taker.sent) - Number(one in taker.sent),
  );
  for (const [name, mapping] of inOrder) {
    const why = whyNot(view, taker, name, mapping);
    if (why !== undefined) return { name, why, isSent: name in taker.sent };
  }
  for (const [name, as] of Object.entries(taker.bound)) {
    const [told, sent] = [input[name], taker.sent[as]];
    if (sent === undefined || (told !== undefined && isSameSum(surely(told), surely(sent)))) continue;
    return { name, why: told === undefined ? `no "${name}"` : `another "${name}"`, isSent: false };
  }
  return undefined;
}

/** Whether one of the two may be left out says nothing of what is sent when it is not. */
function surely(mapping: Mapping): Json {
  return objectOf(mapping as Json)['maybe'] ?? (mapping as Json);
}

function whyNot(view: FlowView, taker: Taker, name: string, told: Mapping): string | undefined {
  const { operation, sent, given, isMoney } = taker;
  const isOther = (one: Json) => typeof one === 'string' && one !== operation && ownEntry(view.project.operations, one);
  const elsewhere = toldBefore(view, taker, told as Json).find(isOther);
  if (elsewhere !== undefined) return `of the operation ${String(elsewhere)}`;
  const other = sent[name];
  if (other !== undefined && !isSameSum(told as Json, other as Json)) return `another "${name}"`;
  if (isMoney && isJsonObject(told as Json) && pointersOf(told).length === 0)
    return `a "${name}" that is always the same`;
  if (!isMoney || !isBinding(view, taker, name, told)) return undefined;
  const strange = pointersOf(told).find((pointer) => pointer.startsWith('$reply/') && !given.has(rootOf(pointer)));
  return strange !== undefined ? `"${strange}", of which the call is sent nothing` : undefined;
}

/** What is told when the call is made: of a `by`, the parts for the values that lead to it. */
function toldBefore(view: FlowView, { state }: Taker, told: Json): readonly Json[] {
  const { by } = objectOf(told);
  if (by === undefined) return [told];
  const ways = view.paths.edges.filter(({ to }) => to === state);
  const known = ways.flatMap((edge) => view.paths.knownBy(edge)).filter(({ pointer }) => pointer === by);
  return known.flatMap(({ in: values }) => values.flatMap((value) => partFor(objectOf(told), String(value)) ?? []));
}

/** What is sent to where the ticket comes from binds it; of what is only shown, a sum is what the member agrees to. */
function isBinding(view: FlowView, { sub }: Taker, name: string, told: Mapping): boolean {
  const called = view.subViewOf(sub);
  if (!called || isAskedWith(called, name)) return true;
  const isSum = (pointer: string) => {
    const named = namedBy(view, pointer);
    return named.type === 'named' && sumsIn(named.typed).length > 0;
  };
  return objectOf(told as Json)['amount'] !== undefined || pointersOf(told).some(isSum);
}

/** A sum is shown with its currency, and may be sent as its digits alone. */
function isSameSum(told: Json, sent: Json): boolean {
  return (
    deepEqual(told, sent) || (isJsonObject(told) && told['amount'] !== undefined && deepEqual(told['amount'], sent))
  );
}
