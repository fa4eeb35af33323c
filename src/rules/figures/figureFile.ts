import { isJsonObject, type JsonObject } from '../../domain/json.ts';
import type { Json } from '../../domain/json.ts';
import type { RoundMode } from '../../domain/decimalMath.ts';
import { ruleSource, type SubjectType } from '../ruleFile.ts';

/** A figure of `flows/figures/<area>.json`: a value that is worked out from a subject, by one name. */
export interface FigureSource {
  readonly id: string;
  readonly description: string;
  readonly source: readonly string[];
  readonly subject: { readonly [member: string]: SubjectType };
  /** What members are that are absent. A file says it at the member, as rules do. */
  readonly defaults?: JsonObject;
  readonly type: FigureType;
  /** Of money: where the subject has its currency, `/currency`. */
  readonly currency?: string;
  readonly value: Operand;
  readonly examples: readonly { readonly of: JsonObject; readonly is: Json }[];
}

/** What a figure is, as a rule's subject has it: money and decimals are decimal strings, an integer is a number. */
export type FigureType = 'money' | 'decimal' | 'integer' | 'date';

/** The schemas of what figures are. */
export const figureTypes = {
  money: { type: 'string', pattern: '^-?\\d{1,30}\\.\\d{2}$' },
  decimal: { type: 'string', pattern: '^-?\\d{1,30}(\\.\\d{1,10})?$' },
  integer: { type: 'integer' },
  date: { type: 'string', format: 'date' },
} as const satisfies { readonly [type in FigureType]: JsonObject };

/** A number or a day: a literal, a place, a constant, or what a word makes of others. */
export type Operand = string | number | Operation;

/** Where the key is that something is looked up by. */
export type KeyPlace = { readonly data: string } | { readonly row: string };

export type Operation =
  | { readonly data: string }
  | { readonly row: string; readonly default?: string | number }
  | { readonly const: string }
  | { readonly figure: string }
  | { readonly sum: readonly Operand[] }
  | { readonly sum: Operand; readonly over: string }
  | { readonly difference: readonly Operand[] }
  | { readonly product: readonly Operand[] }
  | { readonly share: Operand; readonly percent: Operand }
  | { readonly least: readonly Operand[] }
  | { readonly most: readonly Operand[] }
  | { readonly round: Operand; readonly scale: number; readonly mode: RoundMode }
  | { readonly daysBetween: readonly Operand[] }
  | { readonly dateAfter: Operand; readonly days?: Operand; readonly months?: Operand }
  | { readonly lookUp: KeyPlace; readonly in: string; readonly else?: Operand }
  | { readonly first: readonly { readonly if: string; readonly then: Operand }[]; readonly else: Operand };

/** The words of which each operation has exactly one, with those that may stand beside it. */
export const operationWords: { readonly [word: string]: readonly string[] } = {
  data: [],
  row: ['default'],
  const: [],
  figure: [],
  sum: ['over'],
  difference: [],
  product: [],
  share: ['percent'],
  least: [],
  most: [],
  round: ['scale', 'mode'],
  daysBetween: [],
  dateAfter: ['days', 'months'],
  lookUp: ['in', 'else'],
  first: ['else'],
};

/** A figure as its file has it, with types and defaults of its members apart. */
export function figureSource(written: JsonObject): FigureSource {
  return ruleSource(written) as unknown as FigureSource;
}

/** The figures and the rules that a figure asks, itself not among them. */
export function namedBy(value: Json): { readonly figures: readonly string[]; readonly rules: readonly string[] } {
  const figures: string[] = [];
  const rules: string[] = [];
  const collect = (one: Json): void => {
    if (typeof one !== 'object' || one === null) return;
    if (isJsonObject(one)) {
      if (typeof one['figure'] === 'string') figures.push(one['figure']);
      if (typeof one['if'] === 'string') rules.push(one['if'].replace(/^rule:/, ''));
    }
    for (const inner of Object.values(one)) collect(inner as Json);
  };
  collect(value);
  return { figures: [...new Set(figures)], rules: [...new Set(rules)] };
}
