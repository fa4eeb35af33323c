import type { Json, JsonObject } from '../../../domain/json.ts';
import { getAt, parsePointer, setAt } from '../../../domain/jsonPointer.ts';
import type { Project } from '../../../compile/project.ts';
import { guardPointers } from '../../../engine/judge.ts';
import { ruleOfGuard, resolveSubject } from '../../../rules/guard.ts';
import type { World } from '../../../rules/compiled.ts';
import { valuesNear } from '../../ruleSubjects.ts';
import { within } from '../ahead.ts';
import type { Look } from '../../promises/lookedAt.ts';
import { lookClass, type Viewpoint } from '../lookClass.ts';
import { distinct } from './fillAnswer.ts';
import type { Together } from './refusedTogether.ts';
import type { StuckChoice } from './stuckChoice.ts';

/** Whatever else is tried there stays. */
export const KEPT: JsonObject = {};

/** One of the things that may be answered or replied, as far as something ahead can tell them apart. */
export interface Variant {
  readonly data: JsonObject;
  /** Of that, what is looked at. */
  readonly decides: JsonObject;
}

/** What may be answered or replied somewhere. */
export interface Variants {
  readonly found: readonly Variant[];
  /** Where not every combination of what is looked at was tried: which are looked at, how many there are, and how many were. */
  readonly sampled?: { readonly pointers: readonly string[]; readonly all: number; readonly tried: number };
  /** A choice of the form that nobody can go on with. */
  readonly stuck?: StuckChoice;
  readonly unmet?: Unmet;
}

/** Of what nobody can answer: what was refused most often of all that was tried. */
export interface Unmet {
  /** Of the field, or of the whole form. */
  readonly pointer: string;
  readonly text: string;
}

/** A place in the data that is looked at, and the values to try there; `undefined` is none at all. */
export interface Varied {
  readonly pointer: string;
  readonly values: readonly (Json | undefined)[];
  /** At it, or at something in it. */
  readonly looks: readonly Look[];
}

const MOST_BESIDE = 4;

/** Places inside `$form/<state>` or `$reply/<state>` that something looks at. */
export function placesLookedAt(place: string, looks: readonly Look[]): ReadonlyMap<string, readonly Look[]> {
  const found = new Map<string, Look[]>();
  for (const { look, tokens } of within(place, looks)) {
    if (look.how === 'secret' || tokens.length === 0) continue;
    const pointer = look.pointer.slice(place.length);
    found.set(pointer, [...(found.get(pointer) ?? []), look]);
  }
  return found;
}

/** Values that a look tells apart: those that its guard names, and for a rule what brings it to either side beside what is
 * known of its other members. */
export function valuesOfLook(
  project: Project,
  look: Look,
  view: { readonly world: World; readonly resolve: Viewpoint['resolve'] },
): readonly Json[] {
  const rule = look.guard && ruleOfGuard(look.guard as unknown as Json);
  // What a form's own rule says of its answer is found beside each value; a few of both sides do.
  if (look.how === 'value') return look.values.slice(0, 1);
  if (!look.guard || rule === undefined) return look.values;
  const subject = resolveSubject(look.guard.params, view);
  const members = Object.entries(look.guard.params).flatMap(([member, value]) =>
    value === look.pointer ? [member] : [],
  );
  return [...look.values, ...members.flatMap((member) => valuesNear(project, rule, member, subject))];
}

type Given = { readonly pointer: string; readonly value: Json | undefined };
type Row = readonly Given[];

/** Every combination of values that can be made whole, one for each class of what leads on alike; the plain one first.
 * @param make the data with the given values in it, or `undefined` when there is none such
 * @param viewWith how the walk looks with the data in it
 * @param together values of several places that are tried beside each other as well */
export function variantsOf(
  varied: readonly Varied[],
  make: (given: ReadonlyMap<string, Json | undefined>) => JsonObject | undefined,
  viewWith: (data: JsonObject) => Viewpoint,
  together: readonly Together[] = [],
): Variants {
  const looks = distinctLooks(varied);
  const found = new Map<string, Variant>();
  const classes = new Set<string>();
  const tried = new Set<string>();
  const keyOf = (some: readonly Look[], view: Viewpoint) => JSON.stringify(some.map((look) => lookClass(look, view)));
  const made = (row: Row) => {
    const given = row.filter(({ value }) => value !== KEPT);
    return make(new Map(given.map(({ pointer, value }) => [pointer, value])));
  };
  const decisive = looks.filter(isDecisive);
  /** @returns whether what a row makes is told apart, by guards or by anything, from all before it */
  const isNew = (data: JsonObject | undefined, by: 'guards' | 'anything'): boolean => {
    if (!data || tried.has(JSON.stringify(data))) return false;
    const view = viewWith(data);
    const [ofGuards, whole] = [keyOf(decisive, view), keyOf(looks, view)];
    if (by === 'guards' ? classes.has(ofGuards) : found.has(whole)) return false;
    tried.add(JSON.stringify(data));
    classes.add(ofGuards);
    found.set(whole, { data, decides: decided(varied, data) });
    return true;
  };
  const deciding = varied.filter((place) => place.looks.some(isDecisive));
  const lists = deciding.map((place) =>
    toldApart(place, (value) => made([{ pointer: place.pointer, value }]), viewWith),
  );
  const { rows, all } = combinations(lists);
  const told = [[], ...rows].flatMap((row): readonly Row[] => {
    const data = made(row);
    if (data) return isNew(data, 'guards') ? [row] : [];
    // What cannot be answered together may still be two by two, when pairs are all that is tried.
    return rows.length < all ? pairsOf(row).filter((pair) => isNew(made(pair), 'guards')) : [];
  });
  // What counts by its value is varied one place at a time, beside all that guards tell apart.
  for (const { pointer, values } of varied.filter((place) => place.looks.some(({ how }) => how === 'value')))
    for (const value of values.slice(0, MOST_BESIDE))
      for (const row of told)
        isNew(made([...row.filter((other) => other.pointer !== pointer), { pointer, value }]), 'anything');
  for (const values of together)
    for (const row of told)
      isNew(make(new Map([...row.map(({ pointer, value }) => [pointer, value] as const), ...values])), 'anything');
  return {
    found: [...found.values()],
    ...(rows.length < all && {
      sampled: { pointers: deciding.map(({ pointer }) => pointer), all, tried: rows.length },
    }),
  };
}

function isDecisive({ how }: Look): boolean {
  return how !== 'value';
}

function distinctLooks(varied: readonly Varied[]): readonly Look[] {
  return [...new Set(varied.flatMap((place) => place.looks))];
}

/** The values of a place that can be given at all; one for each side of its guards where these look at nothing else. */
function toldApart(
  { pointer, values, looks }: Varied,
  made: (value: Json | undefined) => JsonObject | undefined,
  viewWith: (data: JsonObject) => Viewpoint,
): Row {
  const decisive = looks.filter(isDecisive);
  const looksAlone = decisive.every(({ guard }) => guard === undefined || guardPointers(guard).length === 1);
  const sides = new Map<string, Given>();
  for (const value of values) {
    const data = made(value);
    if (!data) continue;
    const side = decisive.map((look) => lookClass(look, viewWith(data)));
    const key = JSON.stringify(looksAlone ? side : [side, value ?? null, value === undefined]);
    if (!sides.has(key)) sides.set(key, { pointer, value });
  }
  return [...sides.values()];
}

function pairsOf(row: Row): readonly Row[] {
  return row.flatMap((one, index) => row.slice(index + 1).map((other) => [one, other]));
}

function decided(varied: readonly Varied[], data: JsonObject): JsonObject {
  return varied.reduce<JsonObject>((some, { pointer }) => {
    const tokens = parsePointer(pointer);
    const value = getAt(data, tokens);
    return value === undefined ? some : (setAt(some, tokens, value) as JsonObject);
  }, {});
}

/** Pointers whose values decide what can be answered: the same answers are found where they are the same. */
export function pointersBehind(looks: readonly Look[]): readonly string[] {
  const all = looks.flatMap(({ pointer, guard, asked }) => [
    pointer,
    ...[guard, asked].flatMap((one) => (one ? guardPointers(one) : [])),
  ]);
  return [...new Set(all)].filter((pointer) => /^\$(?!self\b|option\b)/.test(pointer));
}

const MOST_VALUES = 14;

/** @param first values that tell something apart
 * @param more others that the schema allows */
export function valuesToTry(
  first: readonly Json[],
  more: readonly Json[],
  mayBeAbsent: boolean,
): readonly (Json | undefined)[] {
  const told = distinct(first);
  const values = distinct([...told, ...more]).slice(0, Math.max(MOST_VALUES, told.length));
  return mayBeAbsent ? [...values, undefined] : values;
}

/** As many are tried whole; of more, every pair is. */
const MOST_WHOLE = 400;

interface Combinations<T> {
  readonly rows: readonly (readonly T[])[];
  /** How many there are, whether they are among the rows or not. */
  readonly all: number;
}

/** One value of each list, in as many combinations as it takes: all of them where they are few, else such that any two values
 * of two lists meet somewhere. */
export function combinations<T>(lists: readonly (readonly T[])[]): Combinations<T> {
  const all = lists.reduce((product, { length }) => product * length, 1);
  return { rows: all <= MOST_WHOLE ? allOf(lists) : pairwise(lists), all };
}

function allOf<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (made, list) => made.flatMap((row) => list.map((value) => [...row, value])),
    [[]],
  );
}

function pairwise<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  const open = new Set(
    lists.flatMap((one, left) =>
      lists.flatMap((other, right) =>
        left < right ? one.flatMap((_, a) => other.map((__, b) => pairKey(left, a, right, b))) : [],
      ),
    ),
  );
  const rows: number[][] = [];
  for (const first of open) {
    const [left = 0, a = 0, right = 0, b = 0] = first.split(' ').map(Number);
    const row = new Map([
      [left, a],
      [right, b],
    ]);
    for (const [place, { length }] of lists.entries()) {
      if (row.has(place)) continue;
      row.set(place, bestAt(place, length, row, open));
    }
    const made = lists.map((_, place) => row.get(place) ?? 0);
    for (const [one, value] of made.entries())
      for (const [other, second] of made.entries()) if (one < other) open.delete(pairKey(one, value, other, second));
    rows.push(made);
  }
  return rows.map((row) => row.flatMap((index, place) => lists[place]?.slice(index, index + 1) ?? []));
}

/** The value that meets the most of the chosen ones for the first time. */
function bestAt(place: number, length: number, row: ReadonlyMap<number, number>, open: ReadonlySet<string>): number {
  const gain = (value: number) =>
    [...row].filter(([other, second]) =>
      open.has(other < place ? pairKey(other, second, place, value) : pairKey(place, value, other, second)),
    ).length;
  const gains = Array.from({ length }, (_, value) => gain(value));
  return gains.indexOf(Math.max(...gains));
}

function pairKey(left: number, a: number, right: number, b: number): string {
  return `${left} ${a} ${right} ${b}`;
}
