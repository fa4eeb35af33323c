import type { OperationMeta } from '../../engine/bundle.ts';
import type { DataGuard } from './lookedAt.ts';

/** Something that happens on the way, as checks.json says it; with `if` only when a condition holds then. */
export type Happening = Named & { readonly if?: DataGuard };

/** A list means any of them. `lost`, the reply of a call that stays lost, is for promises that every flow makes. */
export type Named =
  | { readonly state: Names }
  | { readonly tag: string }
  | { readonly effect: Names }
  | { readonly call: Names }
  | { readonly code: Names }
  | { readonly outcome: Names; /** States that call a sub-flow: that one ends so. */ readonly of?: Names }
  | { readonly lost: Names }
  | { readonly event: Names };

export type Names = string | readonly string[];

/** Whether a happening is a call of this operation. */
export function isCallOf(happening: Happening, { operationId, effect }: OperationMeta): boolean {
  if ('effect' in happening) return listOf(happening.effect).includes(effect);
  return 'call' in happening && listOf(happening.call).includes(operationId);
}

export function listOf(names: Names): readonly string[] {
  return typeof names === 'string' ? [names] : names;
}
