import { ownEntry } from '../../domain/ownEntry.ts';
import { below } from './below.ts';
import { baseFields, reportUnnamed, checkFields } from './checkMappings.ts';
import type { Reporter, FlowView } from './checkContext.ts';
import { isJsonObject, listOf, objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import type { OperationMeta } from '../../engine/bundle.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { givenFields } from '../../forms/widgets/givenFields.ts';
import { isFormatName } from '../../domain/valueFormats.ts';
import type { FormField } from '../../rules/formSchema.ts';
import { checkWorld } from '../checkWorld.ts';
import { didYouMean, meant } from '../didYouMean.ts';
import type { Place } from '../finding.ts';

import { misfit, misfitOf, misfitOfGiven } from '../types/fits.ts';
import { isMissing, lookUp, membersOf, secretsInside, typeOf, valuesOf, type Typed } from '../types/lookUp.ts';
import { knowOperation } from './knowOperation.ts';
import { checkOperationName } from './checkOrigins.ts';
import { featuresOf } from './checkVariants.ts';
import { namedBy, type Named } from './pointerTypes.ts';
import { checkKind } from './secretKinds.ts';
import { checkChosen, checkFormat, checkMember, reportShown, tokensOf } from './shownMember.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';

type NamedBy = (pointer: string) => Named;

/** The call that a field makes by itself: it exists and may be made there, takes what it is given, and answers what is shown. */
export function checkFieldService(context: Reporter, field: FormField, place: Place, named: NamedBy): void {
  const service = field.schema['x-service'];
  if (!isJsonObject(service) || typeof service['op'] !== 'string') return;
  const { operations } = context.project;
  if (!knowOperation(context, below(place, 'op'), service['op'])) return;
  const entry = ownEntry(operations, service['op']);
  if (!entry) return;
  checkEffect(context, service, entry.meta, below(place, 'op'));
  checkArrival(context, service, place);
  checkInput(context, service, entry.request, place, named);
  checkTyped(context, service, entry.request, place);
  const reply = isJsonObject(entry.reply) ? typeOf(entry.reply) : undefined;
  if (!reply) return;
  checkFigures(context, service, reply, place);
  checkKept(context, field, service, place);
  checkList(context, service, reply, place);
}

/** A field calls while the member still types: nothing may be done for good by it, and what is asked at every change may not
 * even count as a try. */
function checkEffect(
  context: Reporter,
  service: JsonObject,
  { operationId, effect }: OperationMeta,
  place: Place,
): void {
  const asked = ASKED_OFTEN[String(service['as'])];
  if (effect === 'read' || (effect === 'attempt' && asked === undefined)) return;
  const what = `a field calls ${operationId}, whose effect is "${effect}"`;
  const fix = asked ?? 'Make the call from a state of the flow, after a review.';
  context.add('service-effect', place, what, fix);
}

const ASKED_OFTEN: { readonly [as: string]: string | undefined } = {
  figures: 'Figures are asked for at every change: name an operation that only reads.',
  suggestions: 'The list is asked for while a member types: name an operation that only reads.',
};

/** What is called on arrival can name nothing that is answered at the step. */
function checkArrival(context: Reporter, service: JsonObject, place: Place): void {
  const asked = Object.values(objectOf(service['input'])).find((value) => /"\$self\//.test(JSON.stringify(value)));
  if (service['onArrival'] !== true || asked === undefined) return;
  const what = `${JSON.stringify(asked)} is not there when the member arrives`;
  context.add('service-early', below(place, 'onArrival'), what, 'Leave "onArrival" out.');
}

function checkInput(context: Reporter, service: JsonObject, request: Json, place: Place, named: NamedBy): void {
  const target = isJsonObject(request) ? typeOf(request) : undefined;
  if (!target) return;
  const known = membersOf(target);
  checkNeeds(context, service, target, place);
  for (const [name, part] of Object.entries(objectOf(service['input']))) {
    const at = below(place, 'input', name);
    if (!known.includes(name)) {
      const what = `${String(service['op'])} has no request field "${name}"`;
      context.add('field-unknown', { ...at, of: 'key' }, what, `Remove it.${didYouMean(name, known)}`);
      continue;
    }
    const slot = lookUp(target, [name]);
    if (!isMissing(slot)) checkLiteral(context, part, slot, at);
    for (const pointer of pointersIn(part as Mapping)) checkPointer(context, pointer, named(pointer), slot, at);
  }
}

/** What is typed goes into a field of the request that takes a text, and nothing else does. */
function checkTyped(context: Reporter, service: JsonObject, request: Json, place: Place): void {
  const { op, typed, input } = service;
  const target = isJsonObject(request) ? typeOf(request) : undefined;
  if (typeof typed !== 'string' || !target) return;
  const at = below(place, 'typed');
  const slot = lookUp(target, [typed]);
  if (isMissing(slot)) {
    const fix = meant(typed, membersOf(target), 'Name a request field.');
    return context.add('field-unknown', at, `${String(op)} has no request field "${typed}"`, fix);
  }
  const why = Object.hasOwn(objectOf(input), typed)
    ? 'the "input" gives it too'
    : valuesOf(slot)
      ? 'it takes listed values only'
      : misfit(typeOf(TYPED), slot);
  if (why !== undefined)
    context.add('pointer-misfit', at, `what is typed does not fit "${typed}": ${why}`, 'Name a field for a text.');
}

const TYPED = { type: 'string' };

function checkLiteral(context: Reporter, part: Json, slot: Typed, place: Place): void {
  if (isJsonObject(part) || isWordPointer(part)) return;
  const why = misfitOfGiven(part, slot, checkWorld(context.project));
  if (why === undefined) return checkOperationName(context, slot, part, place);
  const what = `the literal ${JSON.stringify(part)} does not fit: ${why}`;
  context.add('pointer-misfit', place, what, 'Write a value of that kind.');
}

/** What the call requires is in its input, or the widget gives it. */
function checkNeeds(context: Reporter, service: JsonObject, target: Typed, place: Place): void {
  const input = Object.keys(objectOf(service['input']));
  const ofWidget: readonly string[] = service['as'] !== undefined ? [] : Object.values(givenFields).flat();
  const given = [...ofWidget, service['typed']];
  for (const name of membersOf(target)) {
    const field = lookUp(target, [name]);
    const isNeeded = !isMissing(field) && field.presence.type === 'always';
    if (!isNeeded || [...input, ...given, ...baseFields(context)].includes(name)) continue;
    const what = `required field "${name}" of ${String(service['op'])} is not given`;
    context.add('field-missing', { ...place, of: 'key' }, what, `Add "${name}" to the input.`);
  }
}

function checkPointer(
  context: Reporter,
  pointer: string,
  named: Named,
  slot: Typed | { readonly missing: string },
  place: Place,
): void {
  if (reportUnnamed(context, named, place) || named.type !== 'named' || 'missing' in slot) return;
  const why = misfitOf(named.typed, slot, checkWorld(context.project));
  if (why !== undefined)
    context.add('pointer-misfit', place, `"${pointer}" does not fit: ${why}`, 'Map a field of that kind.');
  checkKind(context, place, pointer, { given: named.typed, taken: slot });
  for (const [, kind] of secretsInside(named.typed)) {
    if (slot.secret) continue;
    const what = `"${pointer}" is a secret (${kind}) and the request field is not marked x-sensitive`;
    context.add('secret-sent', place, what, 'Map it to a field that is marked.');
  }
}

/** What is shown of the reply is in it, and nobody's secret. */
function checkFigures(context: Reporter, service: JsonObject, reply: Typed, place: Place): void {
  listOf(service['rows']).forEach((row, index) => {
    const { data, as, of, needs } = objectOf(row);
    const format = as === 'fee' ? 'money' : as;
    checkNeeded(context, needs, below(place, 'rows', String(index), 'needs'));
    if (typeof data !== 'string') return;
    const at = below(place, 'rows', String(index), 'data');
    checkMember(context, reply, `/${data}`, at, `the reply of ${String(service['op'])}`);
    const found = lookUp(reply, tokensOf(`/${data}`));
    if (isMissing(found)) return;
    if (found.secret) reportShown(context, data, found.secret, at);
    if (isFormatName(format)) checkFormat(context, at, found, { shown: `"${data}"`, format });
    if (typeof of === 'string')
      checkChosen(context, found, { shown: data, choice: of, place: below(place, 'rows', String(index), 'of') });
  });
}

/** A row that needs a feature of the site is left out where there is none (AMB-77). */
function checkNeeded(context: Reporter, needs: Json | undefined, place: Place): void {
  const known = featuresOf(context.project).map(({ feature }) => feature);
  if (typeof needs !== 'string' || known.includes(needs)) return;
  const fix = meant(needs, known, 'Name one of "features" of content/site.json.');
  context.add('reference-unknown', place, `feature "${needs}" is not known`, fix);
}

/** What a field keeps of the row that is found is in every row, and what it is known and read by is kept. */
function checkKept(context: Reporter, { schema }: FormField, service: JsonObject, place: Place): void {
  const found = service['as'] === 'suggestions' ? serviceRow(context, service) : undefined;
  if (!found) return;
  const row: Typed = { ...found, presence: { type: 'always' } };
  const asked = typeOf(schema);
  // What is no object is reported with its widget.
  if (membersOf(asked).length === 0) return;
  const field = place.pointer.replace(/\/x-service$/, '');
  for (const name of membersOf(asked)) {
    const at = { ...place, pointer: `${field}/properties/${name}`, of: 'key' as const };
    checkMember(context, row, formatPointer([name]), at);
    const member = lookUp(row, [name]);
    if (!isMissing(member) && member.secret) reportShown(context, name, member.secret, at);
  }
  const kept = membersOf(asked).flatMap((name) => {
    const given = lookUp(row, [name]);
    return isMissing(given) ? [] : [{ name, given }];
  });
  const whole = typeOf({
    type: 'object',
    properties: Object.fromEntries(kept.map(({ name, given }) => [name, { allOf: [...given.schemas] }])),
    required: kept.flatMap(({ name, given }) => (given.presence.type === 'always' ? [name] : [])),
  });
  const why = kept.length < membersOf(asked).length ? undefined : misfitOf(whole, asked, checkWorld(context.project));
  if (why !== undefined) {
    const what = `a row of ${String(service['op'])} does not fit the field: ${why}`;
    context.add('pointer-misfit', { ...place, pointer: `${field}/properties` }, what, 'Keep each member as it comes.');
  }
  for (const [member, pointer] of memberPointers(service))
    if (!isMissing(lookUp(row, tokensOf(pointer))))
      checkMember(context, asked, pointer, below(place, ...member), 'the field');
}

/** Where the reply has its list, and a row its value and its label. */
function checkList(context: Reporter, service: JsonObject, reply: Typed, place: Place): void {
  if (typeof service['list'] !== 'string') return;
  const list = lookUp(reply, tokensOf(service['list']));
  if (isMissing(list)) return checkMember(context, reply, service['list'], below(place, 'list'));
  const row = lookUp(list, ['-']);
  if (isMissing(row)) return;
  for (const [member, pointer] of memberPointers(service)) checkMember(context, row, pointer, below(place, ...member));
}

/** What each choice of a service is made of; `undefined` where that is not known. */
export function serviceRow({ project }: Reporter, service: JsonObject): Typed | undefined {
  const reply = ownEntry(project.operations, String(service['op']))?.reply;
  if (!isJsonObject(reply)) return undefined;
  const list = lookUp(typeOf(reply), tokensOf(typeof service['list'] === 'string' ? service['list'] : '/list'));
  const row = isMissing(list) ? undefined : lookUp(list, ['-']);
  return row && !isMissing(row) ? row : undefined;
}

/** `value` and `label` of a service; a label may be one for each language. */
function memberPointers(service: JsonObject): readonly (readonly [readonly string[], string])[] {
  const { value, label } = service;
  const labels = isJsonObject(label)
    ? Object.entries(label).map(([locale, one]) => [['label', locale], one] as const)
    : [[['label'], label] as const];
  return [[['value'], value] as const, ...labels].flatMap(([member, one]) =>
    typeof one === 'string' ? [[member, one] as const] : [],
  );
}

/** Every pointer that a mapping takes a value from. */
export function pointersIn(mapping: Mapping): readonly string[] {
  if (isWordPointer(mapping)) return [mapping];
  if (!isJsonObject(mapping)) return [];
  return Object.values(mapping as JsonObject).flatMap((part) =>
    Array.isArray(part) ? part.filter(isWordPointer) : pointersIn(part as Mapping),
  );
}

/** The file that an end gives: its operation exists, only reads, takes what it is given, and answers where the file is. */
export function checkGivenFiles(view: FlowView): void {
  for (const [state, node] of view.states) {
    const file = node.meta?.file;
    if (!file) continue;
    const place = view.at('states', state, 'meta', 'file');
    if (file.url !== undefined) checkGivenUrl(view, file.url, below(place, 'url'));
    if (file.op === undefined) continue;
    const at = below(place, 'op');
    const { operations } = view.project;
    if (!knowOperation(view, at, file.op)) continue;
    const entry = ownEntry(operations, file.op);
    if (!entry || !isJsonObject(entry.request) || !isJsonObject(entry.reply)) continue;
    if (entry.meta.effect !== 'read') {
      const what = `a file is asked for by ${file.op}, whose effect is "${entry.meta.effect}"`;
      view.add('service-effect', at, what, 'Name an operation that only reads: a member may ask for it again.');
    }
    if (isMissing(lookUp(typeOf(entry.reply), ['file_url']))) {
      const what = `the reply of ${file.op} has no "file_url"`;
      view.add('form-name', at, what, 'Name an operation that gives a file.');
    }
    const input = file.input ?? {};
    const target = file.input === undefined ? place : below(place, 'input');
    // Where something is not there yet, no file is offered.
    const call = { state, operation: file.op, request: typeOf(entry.request), input, place: target, mayLack: true };
    checkFields(view, call);
  }
}

/** The address of a file that a call has given. */
function checkGivenUrl(view: FlowView, url: string, place: Place): void {
  const named = namedBy(view, url);
  reportUnnamed(view, named, place);
  if (named.type !== 'named' || url.endsWith('/file_url')) return;
  view.add('form-name', place, `"${url}" is no address of a file`, 'Name the "file_url" of a reply.');
}
