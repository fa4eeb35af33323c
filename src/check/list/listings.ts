import { fieldsDescribed } from '../../compile/operations.ts';
import type { Constant } from '../../rules/constants.ts';
import { choicesShared } from '../static/shownMember.ts';
import { addresses } from '../static/checkEntries.ts';
import { USER_OPERATION, userType } from '../userType.ts';
import { fieldRows } from './fieldRows.ts';
import { OPERATIONS } from './listOperations.ts';
import { SUB_FLOWS } from './listSubFlows.ts';
import type { Listing } from './listing.ts';

/** Every name that an analyst may write and somebody else has given, by kind. */
export const LISTINGS: { readonly [kind: string]: Listing } = {
  flows: {
    use: 'named in "next" as { "flow": "<name>" }; each opens at its addresses',
    rows: ({ flows }) =>
      Object.values(flows).flatMap(({ id, flow }) =>
        flow.meta.entries ? [[id, `${Object.keys(flow.meta.entries).join(', ')}: ${flow.description}`] as const] : [],
      ),
  },
  'sub-flows': SUB_FLOWS,
  operations: OPERATIONS,
  user: {
    use: 'named as "$user/<name>"; of a visitor only signed_in is there',
    rows: (project) => {
      const entry = project.operations[USER_OPERATION];
      return fieldRows(userType(project), { described: entry ? fieldsDescribed(entry).reply : {} });
    },
  },
  pages: {
    use: 'named in "next" as { "page": "<name>" }, and in the "else" of an entry',
    rows: (project) => [...(addresses(project) ?? [])].map(([page, of]) => [page, of]),
  },
  rules: {
    use: 'asked as "rule:<name>"; flow rule <name> says more',
    rows: ({ rules }) =>
      Object.values(rules).map(({ rule }) => [
        rule.id,
        `(${Object.keys(rule.subject).join(', ')}) ${rule.description}`,
      ]),
  },
  figures: {
    use: 'named in "figures" of a step or a rule',
    rows: ({ figures }) =>
      Object.values(figures).map(({ figure }) => [
        figure.id,
        `(${Object.keys(figure.subject).join(', ')}) ${figure.description}`,
      ]),
  },
  constants: {
    use: 'named as "$const/<name>", or in rules as { "const": "<name>" }',
    rows: ({ constants }) =>
      Object.values(constants).map(({ constant, file }) => [
        constant.id,
        `${rowsOf(constant)}: ${constant.description} (${file})`,
      ]),
  },
  choices: {
    use: 'named in rows as "as": "option", "of": "<name>", and taken by forms from schemas/shared/',
    rows: (project) =>
      Object.entries(choicesShared({ project })).map(([name, values = []]) => [
        name,
        values.map((value) => JSON.stringify(value)).join(' | '),
      ]),
  },
};

/** `14 days from 2024-01-01, 21 days from 2026-07-01` */
function rowsOf({ unit, rows }: Constant): string {
  return rows
    .map((row) => {
      const value = 'value' in row ? `${JSON.stringify(row.value)} ${unit}` : `${row.currency} ${row.amount}`;
      return `${value} from ${row.effectiveFrom}`;
    })
    .join(', ');
}
