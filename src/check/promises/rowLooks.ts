import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import type { RuleSource } from '../../rules/ruleFile.ts';
import { ruleKeywords } from '../../rules/ruleKeywords.ts';
import type { Look } from './lookedAt.ts';

/** Keywords over all rows together: they add them up, or compare one with another. */
const OVER_ROWS = ruleKeywords.filter(({ type }) => type === 'array').map(({ name }) => `"${name}"`);

/** What asks how many rows there are; all else asks whether there is a row of some kind. */
const OF_NUMBER = [
  '"minItems"',
  '"maxItems"',
  '"minContains"',
  '"maxContains"',
  '"uniqueItems"',
  '"const":[',
  '"enum":[[',
];

/** A member of rows that a rule over them looks at, and values of it that tell sides of the rule apart. */
interface RowMember {
  readonly name: string;
  readonly values: readonly Json[];
}

/** What a look at the list that a sub-flow for each row gives makes of one row. `undefined` where each row counts as a whole. */
function membersOf(project: Project, look: Look): readonly RowMember[] | undefined {
  const source = ruleOf(project, look);
  if (!source) return undefined;
  const said = JSON.stringify(source.schema);
  // Two values that such a rule alone refuses or takes alike differ beside a third.
  if (OVER_ROWS.some((keyword) => said.includes(keyword))) return undefined;
  const rows = look.values.flat().filter(isJsonObject);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names
    .filter((name) => source.figures !== undefined || said.includes(`"${name}"`))
    .map((name) => {
      const own = rows.flatMap((row) => (row[name] === undefined ? [] : [row[name]]));
      return { name, values: [...new Map(own.map((one) => [JSON.stringify(one), one])).values()] };
    });
}

/** The looks at what one row gives, by pointers `$output/…`, of looks at the list of all. */
export function rowLooks(project: Project, state: string, looks: readonly Look[]): readonly Look[] {
  const name = writtenState(state);
  if (name === state) return [];
  return looks
    .filter(({ pointer }) => pointer === `$reply/${name}`)
    .flatMap((look): readonly Look[] => {
      const members = membersOf(project, look);
      if (!members) return [{ pointer: '$output', how: 'value', values: [] }];
      return members.map((one) => ({ pointer: `$output/${one.name}`, how: 'among', values: one.values }));
    });
}

/** What counts of a list of rows at a look: how many there are of each kind, or only whether there are any. Rules over rows do
 * not ask for their order.
 * @param state where the sub-flow for a row is called */
export function rowsClass(project: Project, state: string, look: Look, rows: readonly Json[]): string {
  const looks = rowLooks(project, state, [look]);
  const kinds = rows.map((row) =>
    looks
      .map(({ pointer, values }) => {
        if (pointer === '$output') return JSON.stringify(row);
        const value = isJsonObject(row) ? row[pointer.slice('$output/'.length)] : undefined;
        return values.findIndex((one) => JSON.stringify(one) === JSON.stringify(value));
      })
      .join(),
  );
  return JSON.stringify((isOfNumber(project, look) ? kinds : [...new Set(kinds)]).toSorted());
}

/** Whether a look at a list of rows can tell how many there are. */
export function isOfNumber(project: Project, look: Look): boolean {
  const source = ruleOf(project, look);
  if (!source || source.figures !== undefined) return true;
  const said = JSON.stringify(source.schema);
  return [...OVER_ROWS, ...OF_NUMBER].some((word) => said.includes(word));
}

/** The rule that looks. */
function ruleOf(project: Project, { guard, asked }: Look): RuleSource | undefined {
  const rule = ruleOfGuard((guard ?? asked ?? null) as unknown as Json);
  return rule === undefined ? undefined : project.rules[rule]?.rule;
}
