import { addDays, addMonths, daysBetween, hongKongDate, isCalendarDate } from '../../domain/calendarDate.ts';
import { compare, isDecimal, parseDecimal, plus, times, type Decimal } from '../../domain/decimal.ts';
import { minus, rounded } from '../../domain/decimalMath.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import type { CompiledFigure, CompiledRule, World } from '../compiled.ts';
import type { KeyPlace, Operand, Operation } from './figureFile.ts';

/** What a figure is worked out from. */
export interface Around {
  readonly subject: JsonObject;
  readonly world: World;
  /** Other figures, and rules, over the same members. */
  readonly figures: { readonly [id: string]: CompiledFigure };
  readonly rules: { readonly [id: string]: CompiledRule };
  /** The row at hand, of a sum over rows. */
  readonly row?: Json;
}

/** A number, or a day as `YYYY-MM-DD`; `undefined` where something that it needs is absent, or not what it has to be. */
export type Worked = Decimal | string | undefined;

export function workOut(operand: Operand, around: Around): Worked {
  if (operand === 'today') return hongKongDate(around.world.now);
  if (typeof operand !== 'object') return valueOf(operand);
  return ownWork(operand, around);
}

function ownWork(one: Operation, around: Around): Worked {
  if ('data' in one) return valueOf(getAt(around.subject, parsePointer(one.data)));
  if ('row' in one) return memberOfRow(one, around);
  if ('const' in one) return valueOf(constant(one.const, around));
  if ('figure' in one) return valueOf(around.figures[one.figure]?.work(around.subject, around.world));
  if ('over' in one) return overRows(one, around);
  if ('sum' in one) return fold(one.sum as readonly Operand[], around, plus);
  if ('difference' in one) return fold(one.difference, around, minus);
  if ('product' in one) return fold(one.product, around, times);
  if ('share' in one) return fold([one.share, one.percent, '0.01'], around, times);
  if ('least' in one) return fold(one.least, around, (a, b) => (compare(b, a) < 0 ? b : a));
  if ('most' in one) return fold(one.most, around, (a, b) => (compare(b, a) > 0 ? b : a));
  if ('round' in one) return of(number(one.round, around), (value) => rounded(value, one.scale, one.mode));
  if ('daysBetween' in one) return between(one.daysBetween, around);
  if ('dateAfter' in one) return dateAfter(one, around);
  if ('lookUp' in one) return lookUp(one, around);
  const held = one.first.find((way) => around.rules[ruleOf(way.if)]?.holds(around.subject, around.world));
  return workOut(held ? held.then : one.else, around);
}

const ruleOf = (condition: string): string => condition.slice('rule:'.length);

/** A JSON value as a number or a day; of a number with a fraction nobody knows its decimals, so it is neither. */
function valueOf(value: Json | undefined): Worked {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? parseDecimal(String(value)) : undefined;
  if (isDecimal(value)) return parseDecimal(value);
  return isCalendarDate(value) ? value : undefined;
}

function memberOfRow(one: Extract<Operation, { readonly row: string }>, around: Around): Worked {
  const given = getAt(around.row, parsePointer(one.row)) ?? undefined;
  return given === undefined && one.default !== undefined ? workOut(one.default, around) : valueOf(given);
}

function number(operand: Operand, around: Around): Decimal | undefined {
  const value = workOut(operand, around);
  return typeof value === 'object' ? value : undefined;
}

function day(operand: Operand, around: Around): string | undefined {
  const value = workOut(operand, around);
  return typeof value === 'string' ? value : undefined;
}

function of<T, R>(value: T | undefined, make: (value: T) => R): R | undefined {
  return value === undefined ? undefined : make(value);
}

function fold(
  operands: readonly Operand[],
  around: Around,
  make: (left: Decimal, right: Decimal) => Decimal,
): Decimal | undefined {
  const [first, ...others] = operands.map((operand) => number(operand, around));
  return others.reduce((left, right) => left && right && make(left, right), first);
}

const NOTHING: Decimal = { units: 0n, scale: 0 };

function overRows({ sum, over }: { readonly sum: Operand; readonly over: string }, around: Around): Worked {
  const rows = getAt(around.subject, parsePointer(over));
  if (!Array.isArray(rows)) return undefined;
  return (rows as readonly Json[]).reduce<Decimal | undefined>(
    (all, row) => of(number(sum, { ...around, row }), (one) => all && plus(all, one)),
    NOTHING,
  );
}

function between([from, to]: readonly Operand[], around: Around): Worked {
  const [first, last] = [from, to].map((one) => of(one, (operand) => day(operand, around)));
  return first === undefined || last === undefined ? undefined : valueOf(daysBetween(first, last));
}

/** A whole count of days or months, below a hundred thousand either way. */
function count(operand: Operand | undefined, around: Around): number | undefined {
  const value = operand === undefined ? NOTHING : number(operand, around);
  const whole = value && rounded(value, 0, 'down');
  const isWhole = value && whole && compare(value, whole) === 0 && whole.units > -100_000n && whole.units < 100_000n;
  return isWhole ? Number(whole.units) : undefined;
}

function dateAfter(one: Extract<Operation, { readonly dateAfter: Operand }>, around: Around): Worked {
  const from = day(one.dateAfter, around);
  const [months, days] = [count(one.months, around), count(one.days, around)];
  if (from === undefined || months === undefined || days === undefined) return undefined;
  const moved = addMonths(from, months);
  // So many months may lead out of the years that a date has.
  return isCalendarDate(moved) ? valueOf(addDays(moved, days)) : undefined;
}

/** The amount of a constant for a key, as for a currency. */
function lookUp(one: Extract<Operation, { readonly lookUp: Operand }>, around: Around): Worked {
  const table = constant(one.in, around);
  const key = keyAt(one.lookUp, around);
  const known = isJsonObject(table) && key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
  return known === undefined && one.else !== undefined ? workOut(one.else, around) : valueOf(known);
}

function keyAt(place: KeyPlace, around: Around): string | undefined {
  const key =
    'data' in place ? getAt(around.subject, parsePointer(place.data)) : getAt(around.row, parsePointer(place.row));
  return typeof key === 'string' || typeof key === 'number' ? String(key) : undefined;
}

function constant(id: string, { world }: Around): Json | undefined {
  return Object.hasOwn(world.const, id) ? world.const[id] : undefined;
}
