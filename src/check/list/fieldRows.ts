import { isMissing, lookUp, membersOf, valuesOf, type Typed } from '../types/lookUp.ts';
import { typesOf } from '../types/fits.ts';
import { oneLine, type Row } from './listing.ts';

/** Names inside names that are followed: a row of a list, and what it holds. */
const MOST_DEEP = 4;

const TYPE_NAMES: { readonly [type: string]: string } = {
  array: 'list',
  boolean: 'true or false',
  integer: 'whole number',
  string: 'text',
};

const FORMAT_NAMES: { readonly [format: string]: string } = { date: 'day', 'date-time': 'instant' };

interface Around {
  /** What is said of a field, by its pointer. */
  readonly described: { readonly [pointer: string]: string };
  readonly without?: readonly string[];
  readonly before?: string;
  readonly depth?: number;
}

/** Every field of an object, as a pointer names it, with what it is. */
export function fieldRows(object: Typed, around: Around): readonly Row[] {
  const { described, without = [], before = '', depth = 0 } = around;
  return membersOf(object).flatMap((name): readonly Row[] => {
    const found = without.includes(name) ? undefined : lookUp({ ...object, presence: { type: 'always' } }, [name]);
    if (!found || isMissing(found)) return [];
    const path = `${before}${name}`;
    const presence = found.presence.type === 'always' ? [] : ['may be absent'];
    const secret = found.secret === undefined ? [] : ['a secret'];
    const about = [kindOf(found), ...presence, ...secret].join(', ');
    const said = described[`/${path}`];
    const own: Row = [path, [about, ...(said === undefined ? [] : [oneLine(said)])].join(': ')];
    if (isMoney(found) || depth >= MOST_DEEP) return [own];
    const row = typesOf(found)?.includes('array') === true ? lookUp(found, ['-']) : undefined;
    const [inside, at] = row && !isMissing(row) ? [row, `${path}/-/`] : [found, `${path}/`];
    return [own, ...fieldRows(inside, { described, before: at, depth: depth + 1 })];
  });
}

/** With a currency and an amount beneath. */
function isMoney(field: Typed): boolean {
  return membersOf(field).join() === 'currency,amount';
}

function kindOf(field: Typed): string {
  if (isMoney(field)) return 'money';
  const types = typesOf(field) ?? [];
  const values = types.includes('boolean') ? undefined : valuesOf(field);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  const format = field.schemas.map((schema) => FORMAT_NAMES[String(schema['format'])]).find(Boolean);
  return format ?? (types.map((type) => TYPE_NAMES[type] ?? type).join(' or ') || 'anything');
}
