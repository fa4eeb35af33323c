import type { Project } from '../../compile/project.ts';
import type { OperationMeta } from '../../engine/bundle.ts';
import { guardPointers } from '../../engine/judge.ts';
import { isCallOf } from '../promises/happening.ts';
import { guardLooks, handed, type DataGuard, type Look } from '../promises/lookedAt.ts';
import { conditionsOf, type FlowPromise } from '../promises/promise.ts';
import { isSentPointer } from '../promises/sentPointer.ts';

/** Where the promises of a flow look. */
export interface PromisedLooks {
  /** Places of the flow itself, wherever it stands. */
  readonly everywhere: readonly Look[];
  /** Conditions over what some calls are sent, in whichever flow they are made. */
  readonly sent: readonly { readonly isOf: (operation: OperationMeta) => boolean; readonly guard: DataGuard }[];
}

export function promisedLooks(project: Project, promises: readonly FlowPromise[]): PromisedLooks {
  const conditions = promises.flatMap(conditionsOf);
  const overSent = conditions.filter(({ guard }) => guardPointers(guard).some(isSentPointer));
  // What is sent is known only where it is sent: elsewhere the other values of such a guard count, not whether it holds.
  const everywhere = conditions.flatMap((condition) =>
    guardLooks(project, condition.guard).flatMap((look) => {
      if (isSentPointer(look.pointer)) return [];
      return [overSent.includes(condition) ? handed(look, look.pointer) : look];
    }),
  );
  const sent = overSent.map(({ guard, of }) => ({
    guard,
    isOf: (operation: OperationMeta) => isCallOf(of, operation),
  }));
  return { everywhere, sent };
}
