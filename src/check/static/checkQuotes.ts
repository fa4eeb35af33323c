import { ownEntry } from '../../domain/ownEntry.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { isJsonObject, listOf, objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { partFor } from '../../domain/partFor.ts';
import { formFields, type FormGuard } from '../../rules/formSchema.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';
import { checkWorld } from '../checkWorld.ts';
import type { Place } from '../finding.ts';

import { misfitOf, misfitOfLiteral } from '../types/fits.ts';
import { isMissing, lookUp, membersOf, sumsIn, typeOf, type Typed } from '../types/lookUp.ts';
import { below } from './below.ts';
import { baseFields } from './checkMappings.ts';
import type { FlowView } from './checkContext.ts';
import type { Edge } from './flowPaths.ts';
import { comesBefore, namedBy } from './pointerTypes.ts';
import { rootOf } from './rootOf.ts';
import { fieldPlace } from './schemaPlaces.ts';
import { guardsOfShown, neverTogether } from './shownTogether.ts';

/** Of what a member is shown figures beside a field, or a price at a step, that is asked for next: both are sent the same. */
export function checkQuotes(view: FlowView): void {
  const calls = view.states.flatMap(([state]) => callAsking(view, state) ?? []);
  const shown = [...view.states.flatMap(([state]) => fieldAskings(view, state)), ...calls.filter(isPrice)];
  for (const one of shown) for (const call of nextCalls(view, one, calls)) new Pair(view, one, call).run();
}

/** A call with what it is sent, in words of the flow. */
interface Asking {
  readonly state: string;
  /** The field that makes it. */
  readonly field?: readonly string[];
  /** What is shown of its reply, where not all is. */
  readonly rows?: readonly (readonly string[])[];
  readonly operation: string;
  readonly request: Typed;
  readonly names: readonly string[];
  readonly reply: Typed;
  readonly input: JsonObject;
  readonly place: Place;
  /** What holds whenever it is made. */
  readonly guards: readonly FormGuard[];
}

function asking(
  view: FlowView,
  operation: string,
  given: Pick<Asking, 'state' | 'input' | 'place' | 'guards' | 'field' | 'rows'>,
): Asking | undefined {
  const entry = ownEntry(view.project.operations, operation);
  if (!entry || !isJsonObject(entry.request) || !isJsonObject(entry.reply)) return undefined;
  const request = typeOf(entry.request);
  const base = baseFields(view);
  const names = membersOf(request).filter((name) => !base.includes(name));
  return { ...given, operation, request, names, reply: typeOf(entry.reply) };
}

function callAsking(view: FlowView, state: string): Asking | undefined {
  const input = view.node(state)?.invoke?.input;
  const place = view.at('states', state, 'invoke', ...(input === undefined ? ['src'] : ['input']));
  return asking(view, view.operationOf(state) ?? '', {
    state,
    input: objectOf(input as Json | undefined),
    place,
    guards: [],
  });
}

/** Calls of a form that say something of what is asked for next; a list to choose from does not, nor a code that is sent. */
function fieldAskings(view: FlowView, state: string): readonly Asking[] {
  const schema = view.formOf(state);
  const form = view.node(state)?.meta?.form;
  if (!schema || form === undefined) return [];
  const fields = formFields(schema);
  return fields.flatMap((field) => {
    const service = objectOf(field.schema['x-service']);
    if (service['as'] !== 'figures' && service['as'] !== 'found') return [];
    const place = fieldPlace(view.project, form, fields, field, ['x-service', 'input']);
    const guards = guardsOfShown({ project: view.project, fields }, field.tokens);
    const input = inFlow(service['input'] ?? {}, state) as JsonObject;
    const given = { state, field: field.tokens, input, place, guards: inFlow(guards as unknown as Json, state) };
    const rows = service['rows'] === undefined ? {} : { rows: shownBy(service) };
    return asking(view, String(service['op']), { ...given, ...rows } as unknown as Asking) ?? [];
  });
}

function shownBy(service: JsonObject): readonly (readonly string[])[] {
  return listOf(service['rows']).map((row) => String(objectOf(row)['data']).split('/'));
}

/** A form says `$self` where the flow says `$form/<state>`. */
function inFlow(value: Json, state: string): Json {
  return JSON.parse(JSON.stringify(value).replaceAll('"$self/', `"$form/${state}/`)) as Json;
}

function isPrice({ reply }: Asking): boolean {
  return sumsIn(reply).length > 0;
}

/** The calls about the same that come next: of the same operation, or of one that takes all that this one does and says the same sum. What comes
 * after them, or after another price of the same kind, is about something else. */
function nextCalls(view: FlowView, one: Asking, calls: readonly Asking[]): readonly Asking[] {
  const alike = calls.filter((call) => call !== one && isAbout(one, call) && (one.field || sharesPointer(one, call)));
  const isLast = ({ from }: Edge) => from !== one.state && alike.some(({ state }) => state === from);
  const leaves = (edge: Edge) =>
    edge.from === one.state && (one.field ? edge.kind === 'event' && edge.name !== 'NEXT' : edge.kind !== 'done');
  const isBarred = (edge: Edge) => isLast(edge) || leaves(edge) || isRefused(view, one, edge);
  const starts = view.paths.edges.flatMap((edge) => (edge.from === one.state && !isBarred(edge) ? [edge.to] : []));
  const reached = view.paths.reach(isBarred, starts);
  return alike.filter(({ state }) => reached.has(state) || (one.field && state === one.state));
}

function isAbout(one: Asking, call: Asking): boolean {
  if (one.operation === call.operation) return true;
  const sums = sumsIn(call.reply).map((place) => place.join('/'));
  const isPriced = sumsIn(one.reply).some((place) => sums.includes(place.join('/')));
  return isPriced && one.names.every((name) => call.names.includes(name));
}

/** Two calls of a flow may well ask for two things; not where they ask about one answer. */
function sharesPointer(one: Asking, call: Asking): boolean {
  return one.names.some((name) => {
    const [own, other] = [one.input[name], call.input[name]].map(surely);
    return isWordPointer(own) && own === other;
  });
}

function surely(mapping: Json | undefined): Json | undefined {
  return objectOf(mapping)['maybe'] ?? mapping;
}

/** Whoever takes this edge has not been asked so. */
function isRefused(view: FlowView, { guards }: Asking, edge: Edge): boolean {
  return view.paths
    .knownBy(edge)
    .some(({ pointer, in: values }) =>
      neverTogether([...guards, { type: 'is', params: { at: pointer, in: values as Json[] } }]),
    );
}

/** What one name is sent: a value, or the pointers of which one names it. Empty where it is never sent. */
type Sent = readonly Json[];

/** Something asked for beside a field, or to show a price, and the call that asks for it in earnest. */
class Pair {
  constructor(
    private readonly view: FlowView,
    private readonly shown: Asking,
    private readonly call: Asking,
  ) {}

  run(): void {
    for (const name of this.shown.names.filter((one) => this.call.names.includes(one))) this.#name(name);
  }

  #name(name: string): void {
    const { shown, call } = this;
    const [before, after] = [this.#sent(shown.input[name]), this.#sent(call.input[name])];
    if (before.length === 0 || after.length === 0) {
      // A price without what makes it dearer may well be shown before the whole.
      if (shown.field === undefined || this.#saysAnother()) return;
      if (before.length > 0 && !isNeeded(call, name)) this.#leavesOut(call, shown, name);
      if (after.length > 0 && !isNeeded(shown, name) && after.some((one) => this.#isKnown(one)))
        this.#leavesOut(shown, call, name);
      return;
    }
    const isSame = before.some((one) => after.some((other) => deepEqual(one, other) || !this.#isOther(one, other)));
    // What does not fit is reported at its place.
    if (isSame || !this.#fits(shown, name, before) || !this.#fits(call, name, after)) return;
    const isFixedThere = before.every((one) => !isWordPointer(one)) && after.some(isWordPointer);
    const [odd, other] = isFixedThere ? [shown, call] : [call, shown];
    const said = (sent: Sent) => sent.map((one) => JSON.stringify(one)).join(' or ');
    const [own, others] = isFixedThere ? [before, after] : [after, before];
    const what = `${called(odd)} is sent ${said(own)} as "${name}", and ${called(other)} ${said(others)}`;
    this.#report(odd, name, what, 'Send both the same: what is shown has to be what is then asked for.');
  }

  #fits({ request }: Asking, name: string, sent: Sent): boolean {
    const slot = lookUp(request, [name]);
    return sent.every((one) => {
      if (isMissing(slot)) return false;
      if (!isWordPointer(one)) return misfitOfLiteral(one, slot) === undefined;
      const named = namedBy(this.view, one);
      return named.type === 'named' && misfitOf(named.typed, slot, checkWorld(this.view.project)) === undefined;
    });
  }

  #leavesOut(odd: Asking, other: Asking, name: string): void {
    const what = `${called(odd)} is sent no "${name}", and ${called(other)} ${JSON.stringify(other.input[name])}`;
    const fix = isNeeded(other, name) ? `Send "${name}" here too.` : `Send "${name}" with both, or with neither.`;
    this.view.add('quoted-otherwise', { ...odd.place, of: 'key' }, what, fix);
  }

  /** Figures that the call does not say again, as what is left of a limit, are of what is there already: they may be asked
   * for before the rest is known. */
  #saysAnother(): boolean {
    const { rows } = this.shown;
    return rows !== undefined && rows.every((row) => isMissing(lookUp(this.call.reply, row)));
  }

  #report(odd: Asking, name: string, what: string, fix: string): void {
    this.view.add('quoted-otherwise', below(odd.place, name), what, fix);
  }

  /** What a mapping gives wherever the one is asked and then the other. */
  #sent(mapping: Json | undefined): Sent {
    if (mapping === undefined) return [];
    if (isWordPointer(mapping)) {
      if (this.#isHidden(mapping)) return [];
      const values = this.#values(mapping);
      return values?.length === 1 ? values : [mapping];
    }
    if (!isJsonObject(mapping)) return [mapping];
    const { maybe, first, by } = mapping;
    if (maybe !== undefined) return this.#sent(maybe);
    if (first !== undefined) return listOf(first).flatMap((one) => this.#sent(one));
    if (!isWordPointer(by)) return [mapping];
    const parts = this.#values(by)?.map((value) => partFor(mapping, String(value)));
    const { by: _by, ...all } = mapping;
    return (parts ?? Object.values(all)).flatMap((part) => this.#sent(part));
  }

  /** The values that a pointer may name there; `undefined` where nobody knows. */
  #values(pointer: string): readonly Json[] | undefined {
    const { view, shown, call } = this;
    const all = view.valuesAt(pointer) as readonly Json[] | undefined;
    return all?.filter((value) => {
      const isAsked = !neverTogether([...shown.guards, { type: 'is', params: { at: pointer, in: [value] } }]);
      const isBarred = (edge: Edge) => view.paths.excludes(edge, pointer, value);
      const isCalled = shown.state === call.state || view.paths.reach(isBarred, [shown.state]).has(call.state);
      return isAsked && isCalled && view.paths.reach(isBarred).has(shown.state);
    });
  }

  /** A field that is hidden whenever the other is shown. */
  #isHidden(pointer: string): boolean {
    const { view, shown } = this;
    const [, state, ...tokens] = pointer.split('/');
    if (state !== shown.state || !pointer.startsWith('$form/') || !shown.field) return false;
    const fields = formFields(view.formOf(state) ?? {});
    const guards = inFlow(guardsOfShown({ project: view.project, fields }, tokens) as unknown as Json, state);
    return neverTogether([...shown.guards, ...(guards as unknown as FormGuard[])]);
  }

  /** What is asked first may be asked with this: it is answered or replied by then, and in the same row. */
  #isKnown(one: Json): boolean {
    if (!isWordPointer(one)) return true;
    const { view, shown } = this;
    const named = namedBy(view, one);
    if (named.type !== 'named') return false;
    const { owner } = named;
    const isOfList = shown.field?.includes('-') === true && named.typed.schemas.some(({ type }) => type === 'array');
    const isThere = owner?.state === shown.state ? owner.kind === 'form' : comesBefore(view, owner, shown.state);
    return isThere && !isOfList && !isOnlyLater(view, owner?.state, shown.state);
  }

  /** Two that nobody could take for the same. Of what a call has replied nobody can tell what it was made of. */
  #isOther(one: Json, other: Json): boolean {
    const pointers = [one, other].filter(isWordPointer);
    if (pointers.length === 0) return true;
    if (pointers.some((pointer) => pointer.includes('/-/'))) return false;
    const [answer = '', ...others] = pointers;
    // The price of one piece may be shown before that of all, but not that of one kind before that of another.
    const isChoice = this.shown.field !== undefined || this.view.valuesAt(answer) !== undefined;
    if (others.length === 0) return isChoice && !answer.startsWith('$reply/') && this.#isKnown(answer);
    const [word, otherWord] = pointers.map((pointer) => rootOf(pointer).split('/')[0]);
    return word === otherWord && pointers.every((pointer) => this.#isKnown(pointer));
  }
}

/** Known only on ways that come back: what is asked first is asked without it. */
function isOnlyLater(view: FlowView, owner: string | undefined, state: string): boolean {
  return owner !== undefined && owner !== state && !view.paths.reach(({ from }) => from === state).has(owner);
}

/** That it is missing is reported anyway. */
function isNeeded({ request }: Asking, name: string): boolean {
  const field = lookUp(request, [name]);
  return !isMissing(field) && field.presence.type === 'always';
}

function called({ state, field, operation }: Asking): string {
  return field === undefined ? `"${state}"` : `${operation} beside "${field.join('/')}" of "${state}"`;
}
