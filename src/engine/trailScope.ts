import type { Json, JsonObject } from '../domain/json.ts';
import { getAt, parsePointer } from '../domain/jsonPointer.ts';
import { writtenState } from '../domain/writtenState.ts';
import type { World } from '../rules/compiled.ts';
import type { FlowError, Visit } from './record.ts';

/** What pointers of a flow may name at one point of a walk. */
export interface TrailScope {
  readonly world: World;
  readonly input: JsonObject;
  /** Visits on the path so far, in order: nothing off the path is ever seen. */
  readonly path: readonly Visit[];
  /** Outputs of the sub-flows that ended on the path, by state. */
  readonly outputs: { readonly [state: string]: Json };
  readonly error: FlowError | undefined;
}

/** The value of `$word/…` in `scope`; `undefined` when absent. */
export function resolvePointer(scope: TrailScope, pointer: string): Json | undefined {
  const slash = pointer.indexOf('/');
  const word = slash < 0 ? pointer : pointer.slice(0, slash);
  const tokens = slash < 0 ? [] : parsePointer(pointer.slice(slash));
  switch (word) {
    case '$form':
      return getAt(visitNamed(scope, tokens[0])?.answer, tokens.slice(1));
    case '$reply':
      return getAt(replyOf(scope, tokens[0]), tokens.slice(1));
    case '$error':
      return getAt(scope.error && { code: scope.error.code, data: scope.error.data }, tokens);
    case '$input':
      return getAt(scope.input, tokens);
    case '$user':
      return getAt(scope.world.user, tokens);
    case '$site':
      return getAt(scope.world.site, tokens);
    case '$const':
      return getAt(scope.world.const, tokens);
    case '$last':
      return getAt(scope.world.last, tokens);
    case '$now':
      return scope.world.now;
    default:
      return undefined;
  }
}

function visitNamed(scope: TrailScope, state: string | undefined): Visit | undefined {
  return scope.path.find((visit) => visit.state === state);
}

function replyOf(scope: TrailScope, state: string | undefined): Json | undefined {
  if (state === undefined) return undefined;
  const visit = visitNamed(scope, state);
  if (!visit) return rowsOf(scope, state);
  if (visit.reply?.type === 'done') return visit.reply.data;
  return Object.hasOwn(scope.outputs, state) ? scope.outputs[state] : undefined;
}

/** What a sub-flow for each row has given so far, in order; `undefined` before the first. */
function rowsOf({ path, outputs }: TrailScope, name: string): Json | undefined {
  const rows = path.flatMap(({ state }) => (writtenState(state) === name ? (outputs[state] ?? []) : []));
  return rows.length > 0 ? rows : undefined;
}
