import type { JsonObject } from '../domain/json.ts';
import type { World } from '../rules/compiled.ts';
import type { FlowBundle } from './bundle.ts';
import { findHole } from './findHole.ts';
import type { Trail } from './record.ts';
import { WalkOnce } from './walkOnce.ts';
import type { WalkOptions, WalkResult } from './walkResult.ts';

/** Derives where the member stands: the flow walked from its start over the record, never a stored position.
 * Pure: the same flow, trail, world and input give the same result. */
export function walk(
  bundle: FlowBundle,
  trail: Trail,
  world: World,
  input: JsonObject,
  options: WalkOptions = {},
): WalkResult {
  const again = new Set<string>();
  // What a walk has cut stays cut while a missing secret is looked for: a button is not pressed twice.
  for (let from = trail; ;) {
    const result = new WalkOnce(bundle, from, world, input, options, again, walk).run();
    const hole = findHole(result, again, options);
    if (hole === undefined) return result;
    again.add(hole);
    from = result.trail;
  }
}
