import { fieldsDescribed } from '../../compile/operations.ts';
import type { OperationEntry, Project } from '../../compile/project.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';
import type { OperationMeta } from '../../engine/bundle.ts';
import { baseFields } from '../static/checkMappings.ts';
import { dataBeside } from '../static/errorData.ts';
import { membersOf, typeOf } from '../types/lookUp.ts';
import { fieldRows } from './fieldRows.ts';
import { oneLine, type Listing } from './listing.ts';
import { table } from './table.ts';

/** Calls of the gateway. */
export const OPERATIONS: Listing = {
  use: 'called as "src": "op:<name>", or by a field as "op": "<name>"',
  rows: ({ operations }) =>
    Object.values(operations).map(({ meta, data }) => [
      meta.operationId,
      `${meta.effect}, ${WHO[meta.auth]}: ${oneLine(String(data['summary']))}`,
    ]),
  whole: (project, name) => {
    const entry = project.operations[name];
    return entry ? linesOf(project, entry) : [];
  },
};

const WHO: { readonly [auth in OperationMeta['auth']]: string } = {
  public: 'of anybody',
  member: 'of a member',
  both: 'of a member or anybody',
};

function linesOf(project: Project, entry: OperationEntry): readonly string[] {
  const { returnCodes } = entry.meta;
  const described = fieldsDescribed(entry);
  return [
    'takes as "input":',
    ...fieldsOf(entry.request, described.request, baseFields({ project })),
    'gives, as "$reply/<state>/…":',
    ...fieldsOf(entry.reply, described.reply),
    'return codes, each with what it brings as "$error/data/…":',
    ...table(returnCodes.map((code) => [code, besideOf(project, entry, code)])),
    `and of every call: ${project.commonReturnCodes.join(', ')}`,
  ];
}

function fieldsOf(
  schema: Json,
  described: { readonly [pointer: string]: string },
  without: readonly string[] = [],
): readonly string[] {
  const rows = isJsonObject(schema) ? fieldRows(typeOf(schema), { described, without }) : [];
  return rows.length === 0 ? ['  nothing'] : table(rows);
}

function besideOf(project: Project, entry: OperationEntry, code: string): string {
  const data = dataBeside({ project }, entry, code);
  return data ? membersOf(typeOf(data)).join(', ') : '';
}
