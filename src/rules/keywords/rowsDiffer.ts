import { deepEqual } from '../../domain/deepEqual.ts';
import type { Json } from '../../domain/json.ts';
import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import { clashingRows } from '../clashingRows.ts';
import { noDetail, say, type Judge, type RuleKeyword } from '../keyword.ts';

export const judge: Judge<readonly string[]> = (members, value) => {
  if (!Array.isArray(value)) return noDetail;
  const keys = (value as readonly Json[]).map((row) =>
    members.map((member) => getAt(row, parsePointer(member)) ?? null),
  );
  return clashingRows(keys, deepEqual);
};

/** No two rows are alike in all of some members: `"rowsDiffer": ["/currency", "/denomination"]`. A message may show which
 * two, counted from 1: `row` and `other`. */
export const rowsDiffer: RuleKeyword<readonly string[]> = {
  name: 'rowsDiffer',
  type: 'array',
  metaSchema: {
    description: 'No two rows are equal in all of these members.',
    type: 'array',
    items: { type: 'string', pattern: '^(/[^/]+)+$' },
    minItems: 1,
    uniqueItems: true,
  },
  judge,
  propose(members) {
    const row = (value: string): Json => Object.fromEntries(members.map((member) => [member.slice(1), value]));
    return { hold: [[row('1')], [row('1'), row('2')]], fail: [[row('1'), row('1')]] };
  },
  explain: (members, lang) => {
    const names = members.map((member) => member.slice(1)).join(', ');
    return say(lang, `has no two rows alike in ${names}`, `沒有兩行的 ${names} 相同`, `没有两行的 ${names} 相同`);
  },
};
