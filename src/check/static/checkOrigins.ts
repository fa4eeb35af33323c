import { objectOf, type Json } from '../../domain/json.ts';
import { formFields } from '../../rules/formSchema.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';
import type { Place } from '../finding.ts';

import { isMissing, lookUp, typeOf, type Typed } from '../types/lookUp.ts';
import type { FlowView, Reporter } from './checkContext.ts';
import { knowOperation } from './knowOperation.ts';
import { isConsent } from './misplaced.ts';
import { originsOf, type Origin } from './originsOf.ts';
import { FOR_ONE_USE } from './secretKinds.ts';

/** Where what a call is sent comes from in the end: what a member agrees to from a tick of theirs, what only they know from no
 * address, and the name of an operation from one that there is. */
export function checkOrigins(view: FlowView): void {
  for (const [state, { invoke }] of view.states) {
    const request = view.callOf(state)?.request;
    if (request === undefined) continue;
    for (const [name, mapping] of Object.entries(objectOf(invoke?.input as Json | undefined))) {
      const slot = lookUp(typeOf(objectOf(request)), [name]);
      if (isMissing(slot)) continue;
      const origins = originsOf(view, mapping, view.at('states', state, 'invoke', 'input', name));
      if (isAgreed(slot)) for (const origin of origins) checkTick(origin, `${name}" of "${state}`);
      for (const origin of origins) checkOperationName(origin.view, slot, origin.value, origin.place);
      checkAddress(slot, origins);
    }
  }
  for (const [state] of view.states) {
    for (const field of formFields(view.formOf(state) ?? {})) {
      const prefill = field.schema['x-prefill'];
      checkAddress(typeOf(field.schema), originsOf(view, prefill, view.at('states', state)));
    }
  }
}

/** The contract says so by `x-consent`, or takes nothing but the tick. */
function isAgreed(slot: Typed): boolean {
  return isConsent(slot) || slot.schemas.some((schema) => schema['x-consent'] !== undefined);
}

function isMarked({ schemas }: Typed, mark: string): boolean {
  return schemas.some((schema) => schema[mark] === true);
}

/** The contract says by `x-operation` where an operation is named: a ticket for what nobody can call is good for nothing. */
export function checkOperationName(context: Reporter, slot: Typed, value: Json, place: Place): void {
  if (!isMarked(slot, 'x-operation') || typeof value !== 'string' || isWordPointer(value)) return;
  knowOperation(context, place, value);
}

function checkTick({ view, place, value }: Origin, what: string): void {
  if (value === false || (typeof value === 'string' && value.startsWith('$form/'))) return;
  const said = `"${what}" is for the member to agree to, and ${JSON.stringify(value)} is sent whether they did or not`;
  view.add('consent-given', place, said, 'Ask for the tick at a step, and send that answer: "$form/…".');
}

/** An address stands in the history of the browser, in logs and in mails. */
function checkAddress({ secret }: Typed, origins: readonly Origin[]): void {
  if (!secret || FOR_ONE_USE.includes(secret)) return;
  for (const { view, value } of origins) {
    const [word, name = ''] = String(value).split('/');
    if (word !== '$input') continue;
    for (const [route, { query = [] }] of Object.entries(view.flow.meta.entries ?? {})) {
      if (!query.includes(name)) continue;
      const place = view.at('meta', 'entries', route, 'query', query.indexOf(name));
      const what = `"${name}" of the address is taken for a secret (${secret})`;
      view.add(
        'secret-stored',
        place,
        what,
        'Ask for it at a step: what stands in an address is kept by every browser.',
      );
    }
  }
}
