import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import { resolvePointer } from '../../engine/trailScope.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import type { Json } from '../../domain/json.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import { guardPointers } from '../../engine/judge.ts';
import { hasHole } from '../../engine/secrets.ts';
import type { World } from '../../rules/compiled.ts';
import { holdsGuard } from '../../rules/guard.ts';
import { parseWordPointer } from '../../rules/pointerScope.ts';
import type { Look } from '../promises/lookedAt.ts';

/** A place in a walk from which somebody looks. */
export interface Viewpoint {
  readonly bundle: FlowBundle;
  readonly world: World;
  readonly resolve: (pointer: string) => Json | undefined;
  /** States that were answered so far. */
  readonly isSettled: (state: string) => boolean;
}

/** How things look from where a walk is. */
export function viewOf({ bundle, scope, path }: Pick<WalkResult, 'bundle' | 'scope' | 'path'>): Viewpoint {
  return {
    bundle,
    world: scope.world,
    resolve: (pointer) => resolvePointer(scope, pointer),
    isSettled: (state) => path.some((visit) => visit.state === state),
  };
}

/** The same once a state has its answer or its reply.
 * @param own `$form/<state>` or `$reply/<state>` */
export function viewWith(view: Viewpoint, own: string, data: Json): Viewpoint {
  return {
    ...view,
    resolve: (pointer) =>
      isPlaceOf(own, pointer) ? getAt(data, parsePointer(pointer.slice(own.length))) : view.resolve(pointer),
    isSettled: (state) => own.endsWith(`/${state}`) || view.isSettled(state),
  };
}

/** The pointer names the answer or the reply itself, or something in it. */
export function isPlaceOf(own: string, pointer: string): boolean {
  return pointer === own || pointer.startsWith(`${own}/`);
}

/** What counts of the value that a look meets: values of one class lead on alike. */
export function lookClass(look: Look, view: Viewpoint): string {
  const value = view.resolve(look.pointer);
  if (look.how === 'secret') return value === undefined ? '-' : hasHole(value) ? 'hole' : 'there';
  const isJudged =
    look.how === 'guard' && look.guard && guardPointers(look.guard).every((pointer) => isKnown(pointer, view));
  if (hasHole(value ?? null)) return JSON.stringify(value);
  if (isJudged && look.guard) return String(holdsGuard(look.guard, view, view.bundle.rules));
  if (value === undefined) return '-';
  if (look.how === 'among') return `#${look.values.findIndex((one) => deepEqual(one, value))}`;
  return JSON.stringify(value);
}

/** Nothing ahead gives the value of the pointer any more. */
function isKnown(pointer: string, view: Viewpoint): boolean {
  const { word, tokens } = parseWordPointer(pointer);
  return (word !== 'form' && word !== 'reply' && word !== 'error') || view.isSettled(tokens[0] ?? '');
}
