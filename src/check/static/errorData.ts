import { typeOf, MAYBE, type Typed } from '../types/lookUp.ts';
import type { OperationEntry } from '../../compile/project.ts';
import { isJsonObject, objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { resolveRefs } from '../../rules/resolveRefs.ts';

import type { FlowView, Reporter } from './checkContext.ts';

/** What `$error/data` may hold at a state: what comes beside the codes that lead there. `undefined` when none does, or one
 * that is not known. */
export function errorDataAt(view: FlowView, state: string): Typed | undefined {
  const schemas = view.paths.edges
    .filter(({ to, kind, branch }) => to === state && kind === 'error' && branch?.guard !== 'call:unknown')
    .flatMap(({ from, branch }) => {
      const entry = view.callOf(from);
      return entry
        ? codesOf(view, from, entry, branch?.guard).map((code) => dataBeside(view, entry, code))
        : [undefined];
    });
  if (schemas.length === 0 || schemas.includes(undefined)) return undefined;
  const known = schemas.flatMap((schema) => (schema ? [schema] : []));
  return { ...typeOf({ type: 'object', anyOf: known }), presence: MAYBE };
}

/** The codes for which a branch is taken: the one it names, or those that no branch names. */
function codesOf(view: FlowView, state: string, { meta }: OperationEntry, guard: Json | undefined): readonly string[] {
  if (typeof guard === 'string') return [guard.replace(/^code:/, '')];
  const named = view.branches.filter((branch) => branch.state === state).map((branch) => branch.guard);
  const all = [...meta.returnCodes, ...view.project.commonReturnCodes];
  return all.filter((code) => !named.includes(`code:${code}`));
}

/** What comes beside a code; one that nothing comes beside has no members. `undefined` when it is not known. */
export function dataBeside(
  { project }: Pick<Reporter, 'project'>,
  entry: OperationEntry,
  code: string,
): JsonObject | undefined {
  const schema = objectOf(entry.data['x-code-data'])[code];
  if (schema === undefined) return {};
  const place = { file: entry.file, pointer: `${entry.pointer}/x-code-data/${code}` };
  try {
    const resolved = resolveRefs(schema, place, { load: (file) => project.files.get(file)?.data });
    return isJsonObject(resolved) ? resolved : undefined;
  } catch {
    return undefined;
  }
}
