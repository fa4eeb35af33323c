import type { Json, JsonObject } from '../../domain/json.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { formFields, optionsOf } from '../../rules/formSchema.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';
import { checkWorld } from '../checkWorld.ts';
import type { Place } from '../finding.ts';
import { listOf, objectOf } from '../types/conjuncts.ts';
import { misfit, misfitOf } from '../types/fits.ts';
import { isMissing, lookUp, membersOf, typeOf, valuesOf, type Typed } from '../types/lookUp.ts';
import { below } from './below.ts';
import { ownEntry, type FlowView } from './checkContext.ts';
import { sharedWords, wordsOf } from './nameWords.ts';
import { namedBy } from './pointerTypes.ts';
import { fieldPlace } from './schemaPlaces.ts';
import { tokensOf } from './shownMember.ts';

/** What stands under a name is what the name says: not what another name beside it is for, and no code to scan that is none. */
export function checkCalled(view: FlowView): void {
  for (const [state, { meta, invoke }] of view.states) {
    const data = meta?.data ?? {};
    checkList(view, entriesOf(view, data, view.at('states', state, 'meta', 'data')));
    const request = view.callOf(state)?.request;
    const slots = request === undefined ? undefined : typeOf(objectOf(request));
    const input = objectOf(invoke?.input as Json | undefined);
    checkList(view, entriesOf(view, input, view.at('states', state, 'invoke', 'input'), slots));
    checkList(
      view,
      entriesOf(view, objectOf(meta?.output as Json | undefined), view.at('states', state, 'meta', 'output')),
    );
    const rows = listOf(meta?.summary).map((row, index) =>
      rowOf(view, objectOf(row), data, view.at('states', state, 'meta', 'summary', index)),
    );
    checkList(view, rows.flat());
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
  return [called];
}

function calledOf(view: FlowView, name: string, pointer: string, place: Place, slot?: Typed, how?: 'partly'): Called {
  const slash = pointer.lastIndexOf('/');
  const [at, member] = [pointer.slice(0, slash), pointer.slice(slash + 1)];
  const found = (): Found | undefined => {
    // Of a step or a call as a whole nothing is taken.
    const named = at.includes('/') ? namedBy(view, at) : undefined;
    const taken = named?.type === 'named' ? lookUp(named.typed, [member]) : undefined;
    if (named?.type !== 'named' || !taken || isMissing(taken)) return undefined;
    const why = slot && (how ? misfit(taken, slot, how) : misfitOf(taken, slot, checkWorld(view.project)));
    return { whole: named.typed, isReported: why !== undefined || taken.secret !== undefined };
  };
  return { name, member, at, place, found };
}

/** Names that take members of one whole: none takes what another one is called, while that takes something else. */
function checkList(view: FlowView, all: readonly Called[]): void {
  for (const one of all) {
    const beside = all.filter((it) => it !== one && it.at === one.at);
    if (isAlike(one.name, one.member) || beside.length === 0) continue;
    const found = one.found();
    if (!found || found.isReported) continue;
    const other = beside.find((it) => isCrossed(one, found.whole, it) && isToBeSaid(it, one));
    if (!other) continue;
    const what = `"${one.name}" takes "${one.member}" of "${one.at}", which is what "${other.name}" beside it is called`;
    const fix = `Name what "${one.name}" is for${other.member === one.member ? '' : `, or change the two: "${other.name}" takes "${other.member}"`}.`;
    view.add('called-otherwise', one.place, what, fix);
  }
}

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

function isAlike(name: string, member: string): boolean {
  return wordsOf(name).join() === wordsOf(member).join();
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
    const pointer = field.schema['x-prefill'];
    if (!isWordPointer(pointer)) return [];
    const place = placed(field, 'x-prefill');
    checkMasked(view, pointer, field.tokens.join('/'), place);
    return [calledOf(view, field.tokens.at(-1) ?? '', pointer, place, typeOf(field.schema), 'partly')];
  });
  checkList(view, filled);
  for (const field of fields) {
    const options = optionsOf(field.schema);
    if (options) checkMasked(view, options.value, field.tokens.join('/'), placed(field, 'x-options', 'value'));
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
