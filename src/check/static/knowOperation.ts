import { openapiRoot } from '../../compile/operations.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import type { Place } from '../finding.ts';
import { fact, projectOf } from '../memory/fact.ts';
import type { Reporter } from './checkContext.ts';
import { know } from './know.ts';

/** Reports an operation that is not known, or whose address is missing. */
export function knowOperation(context: Reporter, place: Place, name: string): boolean {
  const file = operationsWithoutAddress(context.project).get(name);
  if (file === undefined)
    return know(context, 'operation-unknown', place, 'operation', name, context.project.operations);
  const what = `operation "${name}" has no address`;
  const fix = `Its file ${file} is there; add it in ${openapiRoot}, under "paths": ${addressLine(name, file)}`;
  context.add('operation-unknown', place, what, fix);
  return false;
}

/** Operations in a file that no path refers to, each with that file. */
export const operationsWithoutAddress = fact(
  'operations without address',
  projectOf,
  ({ files, operations }): ReadonlyMap<string, string> => {
    if (files.get(openapiRoot)?.data === null) return new Map();
    const found = [...files.values()].flatMap(({ path, data }) => {
      const id = path.startsWith('openapi/paths/') ? getAt(data, ['post', 'operationId']) : undefined;
      return typeof id === 'string' && !Object.hasOwn(operations, id) ? [[id, path] as const] : [];
    });
    return new Map(found);
  },
);

/** `/history/explain: { $ref: ./paths/history/historyExplain.yaml }` */
export function addressLine(operationId: string, file: string): string {
  const area = file.split('/').at(-2) ?? '';
  const rest = operationId.startsWith(area) ? operationId.slice(area.length) : operationId;
  const last = rest.charAt(0).toLowerCase() + rest.slice(1);
  return `/${area}/${last}: { $ref: ./${file.replace(/^openapi\//, '')} }`;
}
