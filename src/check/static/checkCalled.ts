import { ownEntry } from '../../domain/ownEntry.ts';
import { listOf, objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { formFields, optionsOf } from '../../rules/formSchema.ts';
import { checkWorld } from '../checkWorld.ts';
import type { Place } from '../finding.ts';

import { misfit, misfitOf } from '../types/fits.ts';
import { isMissing, lookUp, membersOf, sumsIn, typeOf, valuesOf, type Typed } from '../types/lookUp.ts';
import { below } from './below.ts';
import type { FlowView } from './checkContext.ts';
import { sharedWords, wordsOf } from './nameWords.ts';
import { isAlike, memberNamed, sumsNamed } from './ownNames.ts';
import { inputNames, namedBy } from './pointerTypes.ts';
import { fieldPlace } from './schemaPlaces.ts';
import { tokensOf } from './shownMember.ts';

/** What stands under a name is what the name says: not what another name beside it is for, and no code to scan that is none. */
export function checkCalled(view: FlowView): void {
  for (const [state, { meta, invoke }] of view.states) {
    const data = meta?.data ?? {};
    const isLevels = checkLevels(view, data, view.at('states', state, 'meta', 'data'));
    if (!isLevels) checkList(view, entriesOf(view, data, view.at('states', state, 'meta', 'data')));
    const request = view.callOf(state)?.request;
    const slots = request === undefined ? undefined : typeOf(objectOf(request));
    const input = objectOf(invoke?.input as Json | undefined);
    checkList(view, givenOf(view, input, view.at('states', state, 'invoke', 'input'), slots));
    checkList(
      view,
      entriesOf(view, objectOf(meta?.output as Json | undefined), view.at('states', state, 'meta', 'output')),
    );
    (meta?.next ?? []).forEach((link, index) => {
      const given = objectOf(('input' in link ? link.input : undefined) as Json | undefined);
      checkList(view, givenOf(view, given, view.at('states', state, 'meta', 'next', index, 'input')));
    });
    const rows = listOf(meta?.summary).map((row, index) =>
      rowOf(view, objectOf(row), data, view.at('states', state, 'meta', 'summary', index)),
    );
    checkList(view, rows.flat());
    checkElsewhere(view, rows.flat(), data);
    if (meta?.form !== undefined) checkForm(view, state, meta.form);
  }
}

/** A name with what it takes. */
interface Called {
  readonly name: string;
  /** The last name of its pointer, and what stands before it. */
  readonly member: string;
  readonly at: string;
  readonly place: Place;
  /** The name is the one by which a call or another flow asks for it. */
  readonly isGiven?: boolean;
  /** It stands under the same name among the data of the step, and is told there. */
  readonly isOfData?: boolean;
  /** What is there, looked up only where names are crossed; nothing where the whole is not known. */
  readonly found: () => Found | undefined;
}

interface Found {
  /** What the name takes a member of. */
  readonly whole: Typed;
  /** It does not fit, or is a secret that goes astray: that is reported at its place. */
  readonly isReported: boolean;
}

/** @param slots what is asked by the names; absent where anything may be given */
function entriesOf(
  view: FlowView,
  mapping: JsonObject | { readonly [name: string]: string },
  place: Place,
  slots?: Typed,
): readonly Called[] {
  return Object.entries(mapping).flatMap(([name, part]) => {
    const [pointer, ...more] = new Set(pointersOf(part as Mapping));
    if (pointer === undefined || more.length > 0) return [];
    const slot = slots && lookUp(slots, [name]);
    return [calledOf(view, name, pointer, below(place, name), slot && !isMissing(slot) ? slot : undefined)];
  });
}

/** What a call or another flow is given, by the names that it asks for it. */
function givenOf(...given: Parameters<typeof entriesOf>): readonly Called[] {
  return entriesOf(...given).map((one) => ({ ...one, isGiven: true }));
}

function rowOf(
  view: FlowView,
  row: JsonObject,
  data: { readonly [name: string]: string },
  place: Place,
): readonly Called[] {
  const { name, data: path, role } = row;
  if (typeof name !== 'string' || typeof path !== 'string') return [];
  const [first = '', ...rest] = path.split('/');
  const called = calledOf(view, name, [data[first] ?? '', ...rest].join('/'), below(place, 'data'));
  if (role === 'qrCode') checkScanned(view, called, below(place, 'role'));
  return [{ ...called, isOfData: path === name }];
}

function calledOf(view: FlowView, name: string, pointer: string, place: Place, slot?: Typed, how?: 'partly'): Called {
  const slash = pointer.lastIndexOf('/');
  const [at, member] = [pointer.slice(0, slash), pointer.slice(slash + 1)];
  const found = (): Found | undefined => {
    if (at === '$input') return { whole: inputsOf(view), isReported: false };
    // Of a step or a call as a whole nothing is taken.
    const named = at.includes('/') ? namedBy(view, at) : undefined;
    const taken = named?.type === 'named' ? lookUp(named.typed, [member]) : undefined;
    if (named?.type !== 'named' || !taken || isMissing(taken)) return undefined;
    const why = slot && (how ? misfit(taken, slot, how) : misfitOf(taken, slot, checkWorld(view.project)));
    return { whole: named.typed, isReported: why !== undefined || taken.secret !== undefined };
  };
  return { name, member, at, place, found };
}

/** Everything that a flow is given, as one whole. */
function inputsOf(view: FlowView): Typed {
  const properties = inputNames(view).map((name): readonly [string, JsonObject] => {
    const named = namedBy(view, `$input/${name}`);
    return [name, named.type === 'named' ? { allOf: [...named.typed.schemas] } : {}];
  });
  return typeOf({ type: 'object', properties: Object.fromEntries(properties) });
}

/** Names that take members of one whole: none takes what another one is called, while that takes something else, or what is called
 * otherwise, while the whole has a member of its name. */
function checkList(view: FlowView, all: readonly Called[]): void {
  const open = all.filter((one) => !isAlike(one.name, one.member) && one.isOfData !== true);
  const crossed = open.flatMap((one) => {
    const other = crossedWith(one, all);
    return other ? [{ one, other }] : [];
  });
  for (const { one, other } of crossed) {
    const what = `"${one.name}" takes "${one.member}" of "${one.at}", which is what "${other.name}" beside it is called`;
    const fix = `Name what "${one.name}" is for${other.member === one.member ? '' : `, or change the two: "${other.name}" takes "${other.member}"`}.`;
    view.add('called-otherwise', one.place, what, fix);
  }
  // The two that are to be changed are told at one.
  const told = crossed.flatMap(({ one, other }) => [one, other]);
  for (const one of open.filter((it) => !told.includes(it))) checkOwnName(view, one);
}

function crossedWith(one: Called, all: readonly Called[]): Called | undefined {
  const beside = all.filter((it) => it !== one && it.at === one.at);
  const found = beside.length === 0 ? undefined : one.found();
  if (!found || found.isReported) return undefined;
  return beside.find((it) => isCrossed(one, found.whole, it) && isToBeSaid(it, one));
}

/** What is called as one member is, while another one is taken. */
function checkOwnName(view: FlowView, { name, member, at, place, isGiven, found }: Called): void {
  const looked = found();
  if (!looked || looked.isReported) return;
  const own = memberNamed(name, looked.whole, member, isGiven);
  if (own === undefined) return;
  const what = `"${name}" takes "${member}" of "${at}", which has "${own}" too`;
  view.add('called-otherwise', place, what, `Take "${own}", or call it by a name that says what it is.`);
}

/** A sum under the name of one that other data of the step has, and that no row shows. */
function checkElsewhere(view: FlowView, rows: readonly Called[], data: { readonly [name: string]: string }): void {
  for (const { name, member, at, place, found } of rows) {
    const whole = found()?.whole;
    if (!whole || sharedWords(name, [member, at]) > 0 || !sumsIn(whole).some(([sum]) => sum === member)) continue;
    const named = Object.values(data).flatMap((pointer) => {
      const other = pointer === at ? undefined : namedBy(view, pointer);
      const sums = other?.type === 'named' ? sumsNamed(name, other.typed) : [];
      return sums.map((sum) => ({ at: pointer, sum }));
    });
    const [only, ...more] = named;
    if (!only || more.length > 0 || rows.some((row) => row.at === only.at && row.member === only.sum)) continue;
    const what = `"${name}" takes "${member}" of "${at}", and "${only.sum}" of "${only.at}", which the step has too, is shown nowhere`;
    view.add('called-otherwise', place, what, `Show "${only.sum}", or call the row by a name that says what it is.`);
  }
}

/** Of constants that are there for one level each, two names take two. True when that is reported. */
function checkLevels(view: FlowView, data: { readonly [name: string]: string }, place: Place): boolean {
  const names = Object.keys(data);
  const twins = names.filter((name, index) => {
    const [, family] = LEVEL.exec(data[name] ?? '') ?? [];
    return family !== undefined && names.findIndex((other) => data[other] === data[name]) < index;
  });
  for (const name of twins) {
    const pointer = data[name] ?? '';
    const other = names.find((one) => data[one] === pointer) ?? '';
    const what = `"${name}" and "${other}" are both "${pointer}", which is of one level only`;
    view.add(
      'called-otherwise',
      below(place, name),
      what,
      'Name the constant of the level that each is for, or use one name.',
    );
  }
  return twins.length > 0;
}

/** A constant of one level: `$const/limit.topup.order.1/HKD`. */
const LEVEL = /^\$const\/([^/]+)\.\d+(?:\/|$)/;

function isToBeSaid(other: Called, one: Called): boolean {
  const found = other.found();
  return found !== undefined && (!found.isReported || isAlike(other.name, one.member));
}

function isCrossed(one: Called, whole: Typed, other: Called): boolean {
  if (other.member === one.member)
    return isOf(one.name, whole) && isAlike(other.name, one.member) && one.name !== one.member;
  const common = wordsOf(one.member).filter((word) => wordsOf(other.member).includes(word));
  const own = ({ member }: Called) => wordsOf(member).filter((word) => !common.includes(word));
  const straight = sharedWords(one.name, own(one)) + sharedWords(other.name, own(other));
  return straight === 0 && sharedWords(other.name, own(one)) > 0;
}

function isOf(name: string, whole: Typed): boolean {
  return membersOf(whole).some((member) => isAlike(name, member));
}

/** Few letters are typed sooner than scanned, and of two members the one that says so is the code. */
function checkScanned(view: FlowView, { member, at, found: look }: Called, place: Place): void {
  const whole = look()?.whole;
  if (!whole) return;
  const code = membersOf(whole).find((name) => wordsOf(name).some((word) => word.startsWith('qr')));
  const found = lookUp(whole, [member]);
  const isShort =
    !isMissing(found) &&
    (valuesOf(found) !== undefined ||
      found.schemas.some(({ maxLength, format }) => Number(maxLength) <= 20 || format !== undefined));
  const isOther = code !== undefined && code !== member;
  if (!isShort && !isOther) return;
  const what = `"${member}" of "${at}" is no code to scan`;
  view.add('called-otherwise', place, what, isOther ? `Give the role to the row of "${code}".` : 'Leave the role out.');
}

function checkForm(view: FlowView, state: string, id: string): void {
  const schema = view.formOf(state);
  if (!schema) return;
  const fields = formFields(schema);
  const placed = (field: (typeof fields)[number], ...tokens: readonly string[]) =>
    fieldPlace(view.project, id, fields, field, tokens);
  const filled = fields.flatMap((field) => {
    const place = placed(field, 'x-prefill');
    return pointersOf(field.schema['x-prefill'] as Mapping | undefined).map((pointer) => {
      checkMasked(view, pointer, field.tokens.join('/'), place);
      return calledOf(view, field.tokens.at(-1) ?? '', pointer, place, typeOf(field.schema), 'partly');
    });
  });
  checkList(view, filled);
  for (const field of fields) {
    const options = optionsOf(field.schema);
    if (options) {
      const place = placed(field, 'x-options', 'value');
      checkMasked(view, options.value, field.tokens.join('/'), place);
      const row = `${view.node(state)?.meta?.data?.[options.from] ?? ''}/-${options.value}`;
      const taken = calledOf(view, field.tokens.at(-1) ?? '', row, place, typeOf(field.schema), 'partly');
      checkOwnName(view, { ...taken, isGiven: true });
    }
    const { op, rows } = objectOf(field.schema['x-service']);
    const reply = ownEntry(view.project.operations, String(op))?.reply;
    if (rows === undefined || !reply) continue;
    const whole = typeOf(objectOf(reply));
    checkList(
      view,
      listOf(rows).flatMap((row, index) => {
        const { name, data } = objectOf(row);
        const [member = '', ...deeper] = tokensOf(`/${String(data)}`);
        return deeper.length > 0
          ? []
          : [
              {
                name: String(name),
                member,
                at: String(op),
                found: () => ({ whole, isReported: false }),
                place: placed(field, 'x-service', 'rows', String(index), 'data'),
              },
            ];
      }),
    );
  }
}

/** What is shown with stars cannot be sent for what it hides. */
function checkMasked(view: FlowView, pointer: string, field: string, place: Place): void {
  if (wordsOf(pointer.split('/').at(-1) ?? '').at(-1) !== 'mask') return;
  const what = `"${pointer}" has stars for what nobody is to read, and is answered to "${field}" as it stands`;
  view.add(
    'called-otherwise',
    place,
    what,
    'Name the whole value or its id, or show it only, by the "data" of the step.',
  );
}
