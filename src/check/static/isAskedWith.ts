import { ownEntry } from '../../domain/ownEntry.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { isJsonObject, objectOf, type Json } from '../../domain/json.ts';
import type { Mapping } from '../../engine/flowFile.ts';

import { secretsInside, typeOf } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';
import { rootOf } from './rootOf.ts';

/** Sub-flows inside sub-flows that are looked into. */
const MOST_DEEP = 8;

/** Whether a sub-flow sends what it is told by a name to a call that answers a secret, itself or through a sub-flow of its own:
 * what it only shows, or branches on, that secret says nothing of. */
export function isAskedWith(sub: FlowView, name: string, depth = 0): boolean {
  if (depth > MOST_DEEP) return false;
  return sub.states.some(([state, { invoke }]) => {
    const input = Object.entries(objectOf(invoke?.input as Json | undefined));
    const handed = input.filter(([, mapping]) =>
      pointersOf(mapping as Mapping).some((pointer) => rootOf(pointer) === `$input/${name}`),
    );
    if (handed.length === 0) return false;
    const inner = sub.subViewOf(state);
    if (inner) return handed.some(([as]) => isAskedWith(inner, as, depth + 1));
    const reply = ownEntry(sub.project.operations, sub.operationOf(state) ?? '')?.reply;
    return isJsonObject(reply) && secretsInside(typeOf(reply)).length > 0;
  });
}
