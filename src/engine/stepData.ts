import type { JsonObject } from '../domain/json.ts';
import type { PointerScope } from '../rules/compiled.ts';
import { resolveSubject } from '../rules/guard.ts';
import type { FlowBundle } from './bundle.ts';
import type { StateNode } from './flowFile.ts';

/** The names that a step offers to its words, options and read-only widgets, resolved: its `data` and its `figures`; absent ones
 * left out. */
export function stepData(
  { meta }: StateNode,
  { figures }: Pick<FlowBundle, 'figures'>,
  scope: PointerScope,
): JsonObject {
  const data = Object.entries(meta?.data ?? {}).map(([name, pointer]) => [name, scope.resolve(pointer)] as const);
  const worked = Object.entries(meta?.figures ?? {}).map(
    ([name, { figure, params }]) =>
      [name, figures?.[figure]?.show(resolveSubject(params, scope), scope.world)] as const,
  );
  return Object.fromEntries([...data, ...worked].filter(([, value]) => value !== undefined)) as JsonObject;
}
