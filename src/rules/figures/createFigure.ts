import type { Json, JsonObject } from '../../domain/json.ts';
import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import { isDecimal } from '../../domain/decimal.ts';
import { shortest } from '../../domain/decimalMath.ts';
import type { CompiledFigure, CompiledRule, World } from '../compiled.ts';
import type { FigureSource } from './figureFile.ts';
import { workOut, type Worked } from './workOut.ts';

/** What of a figure's file the working out needs. */
export type FigureCode = Pick<FigureSource, 'type' | 'value'> & Partial<Pick<FigureSource, 'defaults' | 'currency'>>;

/** A figure that is worked out the same in the page, the gateway and the checker.
 * @param subject the members that it is worked out from
 * @param figures others that it may take, and `rules` that it may ask: looked up when it is worked out */
export function createFigure(
  id: string,
  subject: readonly string[],
  { type, currency, value, defaults }: FigureCode,
  figures: { readonly [id: string]: CompiledFigure },
  rules: { readonly [id: string]: CompiledRule },
): CompiledFigure {
  const work = (given: JsonObject, world: World): Json | undefined => {
    const values = { ...defaults, ...given };
    if (!subject.every((member) => Object.hasOwn(values, member))) return undefined;
    return written(type, workOut(value, { subject: values, world, figures, rules }));
  };
  return {
    id,
    work,
    show(given, world) {
      const amount = work(given, world);
      if (currency === undefined || amount === undefined) return amount;
      const unit = getAt({ ...defaults, ...given }, parsePointer(currency));
      return typeof unit === 'string' ? { currency: unit, amount } : undefined;
    },
  };
}

/** How each reads that is a number. Money has two decimals and an integer none: what has more is no such figure until it is
 * rounded. */
const READS = { money: /\.\d{2}$/, integer: /^-?\d+$/, decimal: /^/ };

function written(type: FigureSource['type'], value: Worked): Json | undefined {
  if (type === 'date' || typeof value !== 'object')
    return type === 'date' && typeof value === 'string' ? value : undefined;
  const text = shortest(value, type === 'money' ? 2 : 0);
  if (!isDecimal(text) || !READS[type].test(text)) return undefined;
  if (type !== 'integer') return text;
  return Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
}
