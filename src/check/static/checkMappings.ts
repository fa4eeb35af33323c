import { ownEntry } from '../../domain/ownEntry.ts';
import { below } from './below.ts';
import { choiceOf, certaintyAt, type Given } from './certainty.ts';
import type { FlowView, Reporter } from './checkContext.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';
import { checkWorld } from '../checkWorld.ts';
import { didYouMean, inQuotes, meant } from '../didYouMean.ts';
import type { Place } from '../finding.ts';
import { misfitOf, misfitOfGiven, typesOf } from '../types/fits.ts';
import { isMissing, lookUp, membersOf, secretsInside, typeOf, valuesOf, type Typed } from '../types/lookUp.ts';
import { unmarkedShared } from './checkMarks.ts';
import { checkKinds } from './secretKinds.ts';
import { checkSignedIn } from './visitors.ts';
import { inputNames, namedBy, checkComes, WORDS, type Named } from './pointerTypes.ts';

/** Every mapping of a flow: what calls are sent, what sub-flows are given, what outcomes give. */
export function checkMappings(view: FlowView): void {
  for (const [state, node] of view.states) {
    const at = view.at('states', state, 'invoke');
    if (view.operationOf(state) !== undefined) checkRequest(view, state, at);
    if (view.subFlowOf(state) !== undefined) checkSubInput(view, state, at);
    if (node.meta?.output !== undefined) {
      const place = view.at('states', state, 'meta', 'output');
      checkPart(view, { state, place, mapping: node.meta.output });
    }
    (node.meta?.next ?? []).forEach((link, index) => {
      if (!('flow' in link) || link.input === undefined) return;
      const place = view.at('states', state, 'meta', 'next', index, 'input');
      checkPart(view, { state, place, mapping: link.input, stored: true });
      const started = view.context.flow(link.flow);
      if (started && isJsonObject(link.input)) checkGivenNames(view, started, link.input as JsonObject, place);
    });
  }
}

interface Part {
  /** The state where the mapping is used. */
  readonly state: string;
  readonly place: Place;
  readonly mapping: Mapping;
  /** What is asked there; absent where anything may be given. */
  readonly target?: Typed;
  /** The place is kept: no secret may come here. */
  readonly stored?: boolean;
  /** What is not there on every path is waited for. */
  readonly mayLack?: boolean;
  /** What is known where the part is taken. */
  readonly given?: Given;
}

/** What the transport adds to every request. */
export function baseFields(context: Pick<Reporter, 'project'>): readonly string[] {
  const base = context.project.files.get('openapi/components/RequestBase.yaml')?.data;
  return isJsonObject(base) ? Object.keys(isJsonObject(base['properties']) ? base['properties'] : {}) : [];
}

function checkRequest(view: FlowView, state: string, at: Place): void {
  const operation = view.operationOf(state) ?? '';
  const entry = ownEntry(view.project.operations, operation);
  if (!entry || !isJsonObject(entry.request)) return;
  const input = view.node(state)?.invoke?.input;
  const place = input === undefined ? at : below(at, 'input');
  checkFields(view, { state, operation, request: typeOf(entry.request), input: input ?? {}, place });
}

/** A request's fields against its mapping: those missing, those unknown, and each part. */
export function checkFields(
  view: FlowView,
  call: {
    readonly state: string;
    readonly operation: string;
    readonly request: Typed;
    readonly input: Mapping;
    readonly place: Place;
    readonly mayLack?: boolean;
  },
): void {
  const { state, operation, request, input, place, mayLack = false } = call;
  const base = baseFields(view);
  const fields = membersOf(request).filter((name) => !base.includes(name));
  const given: JsonObject = isJsonObject(input) ? (input as JsonObject) : {};
  for (const field of fields) {
    const target = lookUp(request, [field]);
    if (isMissing(target) || target.presence.type === 'maybe') continue;
    const part = given[field];
    if (part === undefined) {
      const fix = `Add "${field}" to the input${didYouMean(
        field,
        Object.keys(given).filter((name) => !fields.includes(name)),
      )}.`;
      const what = `required field "${field}" of ${operation} is not mapped`;
      view.add('field-missing', { ...place, of: 'key' }, what, tidy(fix));
    } else if (target.presence.type === 'always' && isMaybe(part)) {
      const what = `required field "${field}" of ${operation} may be left out`;
      const fix = 'Map it without "maybe", or by a "first" that always gives one.';
      view.add('field-missing', below(place, field), what, fix);
    }
  }
  for (const [field, part] of Object.entries(given)) {
    const target = lookUp(request, [field]);
    if (isMissing(target) || base.includes(field)) {
      const fix = `Remove it.${didYouMean(field, fields)}`;
      const what = `${operation} has no request field "${field}"`;
      view.add('field-unknown', { ...below(place, field), of: 'key' }, what, fix);
      continue;
    }
    checkPart(view, { state, place: below(place, field), mapping: part as Mapping, target, mayLack });
  }
}

function tidy(text: string): string {
  return text.replace(/([.?])\.$/, '$1');
}

function isMaybe(part: Json): boolean {
  return isJsonObject(part) && typeof part['maybe'] === 'string';
}

/** What a sub-flow or a link to a flow is given has names that the flow takes. */
function checkGivenNames(context: Reporter, taker: FlowView, given: JsonObject, place: Place): void {
  const names = inputNames(taker);
  for (const name of Object.keys(given).filter((one) => !names.includes(one))) {
    const fix = `Remove it, or list it in meta.input of ${taker.file}.${didYouMean(name, names)}`;
    const what = `flow "${taker.id}" takes no input "${name}"`;
    context.add('input-unknown', { ...below(place, name), of: 'key' }, what, fix);
  }
}

function checkSubInput(view: FlowView, state: string, at: Place): void {
  const sub = view.subViewOf(state);
  if (!sub) return;
  const input = view.node(state)?.invoke?.input;
  const place = input === undefined ? at : below(at, 'input');
  const given: JsonObject = isJsonObject(input) ? (input as JsonObject) : {};
  checkGivenNames(view, sub, given, place);
  for (const name of neededInputs(sub)) {
    if (given[name] === undefined) {
      const what = `flow "${sub.id}" needs "${name}", which is not given`;
      view.add('input-missing', { ...place, of: 'key' }, what, `Add "${name}" to the input.`);
    } else if (isMaybe(given[name])) {
      const fix = 'Map it without "maybe", or use it in the sub-flow by a "maybe" only.';
      const what = `flow "${sub.id}" needs "${name}", which may be left out here`;
      view.add('input-missing', below(place, name), what, fix);
    }
  }
  for (const [name, mapping] of Object.entries(given)) {
    checkPart(view, { state, place: below(place, name), mapping: mapping as Mapping });
  }
}

/** Names that a sub-flow uses without a `maybe`. */
export function neededInputs(sub: FlowView): readonly string[] {
  const mappings = sub.states.flatMap(([, node]) => [node.invoke?.input, node.meta?.output]);
  const used = mappings.flatMap((mapping) => surePointers(mapping as Json | undefined)).flatMap(inputName);
  // One that it does not take is a fault of its own, not of those that call it.
  const taken = inputNames(sub);
  return [...new Set(used)].filter((name) => taken.includes(name));
}

function surePointers(mapping: Json | undefined): readonly string[] {
  if (isWordPointer(mapping)) return [mapping];
  if (!isJsonObject(mapping) || isMaybe(mapping) || Array.isArray(mapping['first'])) return [];
  // What is chosen by a value is asked for only where it has that.
  if (typeof mapping['by'] === 'string') return mapping['else'] === undefined ? surePointers(mapping['by']) : [];
  return Object.values(mapping).flatMap(surePointers);
}

function inputName(pointer: string): readonly string[] {
  const name = /^\$input\/([^/]+)/.exec(pointer)?.[1];
  return name === undefined ? [] : [name];
}

/** One part of a mapping: its pointers name something, are there on every path, fit, and carry no secret astray. */
function checkPart(view: FlowView, part: Part): void {
  const { mapping, target, place } = part;
  if (isWordPointer(mapping)) return checkPointers(view, part, [{ pointer: mapping, place }], true);
  if (!isJsonObject(mapping)) {
    if (reportUnmarked(view, mapping as Json, place)) return;
    const why = target && misfitOfGiven(mapping as Json, target, checkWorld(view.project));
    if (why !== undefined)
      view.add(
        'pointer-misfit',
        place,
        `the literal ${JSON.stringify(mapping)} does not fit: ${why}`,
        'Write a value of that kind.',
      );
    return;
  }
  const { maybe, first, by } = mapping as JsonObject;
  if (typeof by === 'string') return checkChosen(view, part, mapping as JsonObject, by);
  if (typeof maybe === 'string') {
    return checkPointers(view, part, [{ pointer: maybe, place: below(place, 'maybe') }], false);
  }
  if (Array.isArray(first)) {
    const pointers = first.map((one, index) => ({ pointer: String(one), place: below(place, 'first', String(index)) }));
    return checkPointers(view, part, pointers, target?.presence.type === 'always' || target === undefined);
  }
  for (const [name, inner] of Object.entries(mapping)) {
    const inside = target && lookUp(target, [name]);
    if (inside && isMissing(inside)) {
      const fix = `Remove it.${didYouMean(name, inside.known)}`;
      view.add('field-unknown', { ...below(place, name), of: 'key' }, `there is no field "${name}" here`, fix);
      continue;
    }
    checkPart(view, {
      ...part,
      place: below(place, name),
      mapping: inner as Mapping,
      ...(inside && { target: inside }),
    });
  }
}

/** A part for each value that may come and none for others; each is there where the value is that. */
function checkChosen(view: FlowView, part: Part, { by: _by, ...parts }: JsonObject, by: string): void {
  const { place, target } = part;
  const at = { pointer: by, place: below(place, 'by') };
  const named = namedBy(view, by);
  const values = named.type === 'named' ? valuesOf(named.typed) : undefined;
  const isNeeded = parts['else'] === undefined && (target === undefined || target.presence.type === 'always');
  checkPointers(
    view,
    { state: part.state, place: at.place, mapping: by, mayLack: part.mayLack ?? false },
    [at],
    isNeeded,
  );
  if (named.type === 'named') {
    checkValues(view, place, { by, parts, values, isNeeded, isUnknown: typesOf(named.typed) === undefined });
  }
  for (const [key, inner] of Object.entries(parts)) {
    const rest = values?.filter((value) => !Object.hasOwn(parts, String(value)));
    const known = key === 'else' ? rest : (values?.filter((value) => String(value) === key) ?? [key]);
    // Of what is never given, or one cannot say when, that is reported.
    const mayLack = part.mayLack === true || named.type !== 'named' || (key !== 'else' && known?.length === 0);
    const owner = key !== 'else' && named.type === 'named' && named.owner && { by: named.owner };
    const given = known !== undefined && known.length > 0 && { given: { pointer: by, in: known, ...owner } };
    checkPart(view, { ...part, place: below(place, key), mapping: inner as Mapping, mayLack, ...given });
  }
}

interface Chosen {
  readonly by: string;
  readonly parts: JsonObject;
  readonly values: readonly Json[] | undefined;
  readonly isNeeded: boolean;
  /** Nothing is known of the value: what gives it cannot be read. */
  readonly isUnknown: boolean;
}

function checkValues(context: Reporter, place: Place, { by, parts, values, isNeeded, isUnknown }: Chosen): void {
  const left = values?.filter((value) => !Object.hasOwn(parts, String(value))).map(String);
  for (const key of Object.keys(parts)) {
    if (key === 'else' || !values || values.map(String).includes(key)) continue;
    const what = `"${by}" is never ${JSON.stringify(key)}`;
    context.add('choice-open', { ...below(place, key), of: 'key' }, what, meant(key, left ?? [], 'Remove it.'));
  }
  if (!isNeeded || left?.length === 0 || isUnknown) return;
  const what =
    left === undefined
      ? `"${by}" may have other values than these, and there is no "else"`
      : `"${by}" may be ${left.map((one) => JSON.stringify(one)).join(' or ')}, for which nothing is given`;
  const fix = left === undefined ? 'Add an "else".' : `Add ${inQuotes(left)}, or an "else".`;
  context.add('choice-open', place, what, fix);
}

interface PlacedPointer {
  readonly pointer: string;
  readonly place: Place;
}

function checkPointers(view: FlowView, part: Part, pointers: readonly PlacedPointer[], isNeeded: boolean): void {
  const found = pointers.map(({ pointer, place }) => ({ pointer, place, named: namedBy(view, pointer) }));
  for (const one of found) {
    if (reportUnnamed(view, one.named, one.place)) continue;
    checkFit(view, part, one);
    checkSecrets(view, part, one);
    if (!isNeeded || found.length > 1) checkComes(view, part.state, one, COMES_LATER);
  }
  if (isNeeded && !part.mayLack && found.every(({ named }) => named.type === 'named')) {
    const named = found.map((one) => one.named);
    checkCertain(view, part, [...named, ...choiceOf(view, named)], pointers);
    if (pointers[0]) checkSignedIn(view, part.state, named, pointers[0]);
  }
  checkLater(view, part, found);
}

/** Of a `first` each place may be the one that is taken: those before it are not always there. Where a form cannot be read, or
 * a way leads nowhere, that is not known. */
function checkLater(view: FlowView, { state }: Part, found: readonly Resolved[]): void {
  if (found.length < 2 || !view.branches.every(({ target }) => view.node(target))) return;
  const isKnown = ({ named }: Resolved) => named.type === 'named' && named.owner && named.typed.schemas.length > 0;
  const sure = found.findIndex(({ named }) => certaintyAt(view, state, [named]).type === 'certain');
  const later = sure < 0 ? undefined : found[sure + 1];
  if (!later || !found.every(isKnown)) return;
  const what = `"${later.pointer}" is never taken: "${found[sure]?.pointer ?? ''}" comes before it and is always there`;
  view.add('branch-shadowed', later.place, what, 'Move it before that one, or remove it.');
}

/** Reports a text that stands for itself, and was most likely to be a pointer. */
export function reportUnmarked(context: Reporter, value: Json, place: Place): boolean {
  const [word = '', ...names] = String(value).split('/');
  if (typeof value !== 'string' || names.length === 0 || !WORDS.includes(`$${word}`)) return false;
  const fix = `A pointer begins with "$". Did you mean "$${value}"?`;
  context.add('pointer-broken', place, `"${value}" is a text here, and would be taken as it stands`, fix);
  return true;
}

/** True when the pointer names nothing; says so. */
export function reportUnnamed(context: Reporter, named: Named, place: Place): boolean {
  if (named.type === 'named') return false;
  context.add(
    named.type === 'broken' ? 'pointer-broken' : 'pointer-missing',
    place,
    named.what,
    named.fix || 'Write $word/ and the names on the way.',
  );
  return true;
}

const COMES_LATER = 'Name what comes before, or make the call again in a state of its own.';

type Resolved = PlacedPointer & { readonly named: Named };

function checkFit(context: Reporter, { target }: Part, { pointer, place, named }: Resolved): void {
  if (!target || named.type !== 'named') return;
  const why = misfitOf(named.typed, target, checkWorld(context.project));
  if (why !== undefined)
    context.add('pointer-misfit', place, `"${pointer}" does not fit: ${why}`, 'Map a field of that kind.');
}

function checkSecrets(view: FlowView, { target, stored }: Part, { pointer, place, named }: Resolved): void {
  if (named.type !== 'named') return;
  const { typed, owner } = named;
  if (target?.secret) checkKinds(view, target, pointer, place);
  for (const [inside, kind] of secretsInside(typed)) {
    if (stored) {
      const fix = 'Leave it out: the other flow asks for it itself, or a sub-flow gives it.';
      const what = `"${pointer}${inside}" is a secret (${kind}) and goes to an input, which is stored`;
      view.add('secret-stored', place, what, fix);
    }
    if (!target) continue;
    const slot = lookUp(target, inside.split('/').slice(1));
    if (isMissing(slot) || slot.secret || slot.schemas.length === 0) continue;
    const fix = 'Map it to a field that is marked x-sensitive, or mark this one in the OpenAPI document.';
    const what = `"${pointer}${inside}" is a secret (${kind}) and the request field is not marked x-sensitive`;
    view.add('secret-sent', place, what, fix);
  }
  if (target?.secret && !typed.secret && owner?.kind === 'form' && typed.schemas.length > 0) {
    // Reported at the shared schema, once for all that take it.
    const isReported = typed.schemas.some(({ 'x-shared': shared }) => unmarkedShared(view.project).has(String(shared)));
    if (isReported) return;
    const fix = `Mark the field "x-sensitive": "${target.secret}" in its schema.`;
    const what = `"${pointer}" goes to a request field that is a secret (${target.secret}) and is not marked as one`;
    view.add('secret-unmarked', place, what, fix);
  }
}

function checkCertain(view: FlowView, part: Part, named: readonly Named[], pointers: readonly PlacedPointer[]): void {
  const { state, place, target, given } = part;
  const isBrought = pointers.some(({ pointer }) => !mayComeWithout(view, pointer, state));
  const certainty = isBrought ? certaintyAt(view, state, named, given) : ({ type: 'notOnEveryWay' } as const);
  if (certainty.type === 'certain') return;
  const shown = pointers.map(({ pointer }) => `"${pointer}"`).join(' and ');
  const what =
    certainty.type === 'optional'
      ? `${shown} may be absent when "${state}" is reached`
      : `a path leads to "${state}" on which ${shown} ${pointers.length > 1 ? 'are' : 'is'} not there`;
  const isRequired = target === undefined || target.presence.type === 'always';
  const [first] = pointers;
  const answer = first && answerNamed(view, part, first.pointer);
  const otherwise = isRequired
    ? 'Lead every path through the place that gives it, or name another with "first".'
    : `Write { "maybe": "${first?.pointer ?? ''}" }, which leaves the field out then.`;
  const fix = answer === undefined ? otherwise : `Did you mean "${answer}", which is there then? Else: ${otherwise}`;
  view.add('pointer-uncertain', place, what, fix);
}

/** The answer that has the very name under which something else is sent, is always there, and fits. */
function answerNamed(view: FlowView, { state, place, target, given }: Part, pointer: string): string | undefined {
  const name = place.pointer.split('/').at(-1) ?? '';
  return view.states
    .flatMap(([step, { meta }]) => (meta?.form === undefined ? [] : [`$form/${step}/${name}`]))
    .find((answer) => {
      const named = namedBy(view, answer);
      if (answer === pointer || named.type !== 'named' || named.typed.schemas.length === 0) return false;
      const isFitting = !target || misfitOf(named.typed, target, checkWorld(view.project)) === undefined;
      return isFitting && certaintyAt(view, state, [named], given).type === 'certain';
    });
}

/** What one entry takes from its address is not there for those who come in by another. */
function mayComeWithout(view: FlowView, pointer: string, state: string): boolean {
  const [name] = inputName(pointer);
  if (name === undefined || view.flow.meta.input?.includes(name)) return false;
  return Object.values(view.flow.meta.entries ?? {}).some(
    ({ query = [], at = view.flow.initial }) => !query.includes(name) && view.paths.reach(() => false, [at]).has(state),
  );
}
