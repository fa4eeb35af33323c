import { objectOf, type Json } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';

import { membersOf, secretsInside, typeOf } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';
import { isAskedWith } from './isAskedWith.ts';
import { namedBy } from './pointerTypes.ts';
import { rootOf } from './rootOf.ts';

/** A flow that is told what a ticket is for asks for it with just that, itself or through a sub-flow of its own: what it keeps to
 * itself binds nothing, and the ticket would be good for any quote of the operation. */
export function checkTicketsAsked(view: FlowView): void {
  const told = view.flow.meta.input ?? [];
  for (const [state, { invoke }] of view.states) {
    const input = objectOf(invoke?.input as Json | undefined);
    for (const name of boundBy(view, state).filter((one) => told.includes(one))) {
      const pointers = pointersOf(input[name] as Mapping | undefined);
      if (pointers.some((pointer) => rootOf(pointer) === `$input/${name}`)) continue;
      // Of what names nothing that is said.
      if (pointers.some((pointer) => namedBy(view, pointer).type !== 'named')) continue;
      const place = view.at('states', state, 'invoke', 'input', name);
      const how = input[name] === undefined ? `without "${name}"` : `with another "${name}"`;
      const what = `"${state}" asks for a ticket ${how}, of which the flow is told`;
      view.add('ticket-elsewhere', place, what, `Send what it is told: "$input/${name}".`);
    }
  }
}

/** The names by which a ticket is asked for at a state. */
function boundBy(view: FlowView, state: string): readonly string[] {
  const inner = view.subViewOf(state);
  if (inner) return (inner.flow.meta.input ?? []).filter((name) => isAskedWith(inner, name));
  const { request, reply } = view.callOf(state) ?? {};
  const isGiver = isJsonObject(reply) && secretsInside(typeOf(reply)).length > 0;
  return isGiver ? membersOf(typeOf(objectOf(request))) : [];
}
