import { addDays, isCalendarDate } from '../../domain/calendarDate.ts';
import type { Json } from '../../domain/json.ts';
import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import { clashingRows } from '../clashingRows.ts';
import { described, noDetail, say, subjectPointer, type Judge, type RuleKeyword } from '../keyword.ts';

/** Where a row has its first and its last day, and whether another may begin on that last day. */
export type RowsApart = { readonly from: string; readonly to: string; readonly touching?: true };

type Span = readonly [from: string, to: string];

export const judge: Judge<RowsApart> = (param, value) => {
  const spans = (Array.isArray(value) ? (value as readonly Json[]) : []).map((row) => spanOf(param, row));
  if (!Array.isArray(value) || spans.includes(undefined)) return noDetail;
  return clashingRows(spans as readonly Span[], param.touching ? cross : overlap);
};

function spanOf({ from, to }: RowsApart, row: Json): Span | undefined {
  const [first, last] = [from, to].map((pointer) => getAt(row, parsePointer(pointer)));
  return isCalendarDate(first) && isCalendarDate(last) ? [first, last] : undefined;
}

function overlap(one: Span, other: Span): boolean {
  return one[0] <= other[1] && other[0] <= one[1];
}

function cross(one: Span, other: Span): boolean {
  return one[0] < other[1] && other[0] < one[1];
}

/** No two rows have a day in common: `"rowsApart": { "from": "/arrival", "to": "/departure" }`; with `"touching": true` one may
 * begin on the day on which another ends, as nights at two hotels do. A message may show which two, counted from 1: `row` and
 * `other`. */
export const rowsApart: RuleKeyword<RowsApart> = {
  name: 'rowsApart',
  type: 'array',
  metaSchema: {
    description: 'No two rows overlap.',
    type: 'object',
    properties: {
      from: described(subjectPointer, 'The first day of a row, as a pointer into it.'),
      to: described(subjectPointer, 'Its last day, which counts too.'),
      touching: { description: 'One row may begin on the day on which another ends.', const: true },
    },
    required: ['from', 'to'],
    additionalProperties: false,
  },
  judge,
  propose({ from, to, touching }) {
    const span = (first: string): Json => ({ [from.slice(1)]: first, [to.slice(1)]: addDays(first, 6) });
    const begins = touching ? ['2030-06-03', '2030-06-09', '2030-06-08'] : ['2030-06-03', '2030-06-10', '2030-06-09'];
    const [week, next, within] = begins.map(span) as [Json, Json, Json];
    return { hold: [[week], [week, next]], fail: [[week, within]] };
  },
  explain: ({ from, to, touching }, lang) => {
    const span = `${from.slice(1)}–${to.slice(1)}`;
    const rows = say(
      lang,
      `has no two rows that overlap in ${span}`,
      `各行的 ${span} 互不重疊`,
      `各行的 ${span} 互不重叠`,
    );
    if (!touching) return rows;
    return rows + say(lang, ', though one may begin where another ends', '，但可首尾同日', '，但可首尾同日');
  },
};
