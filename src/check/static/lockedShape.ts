import { flowShape, type FlowShape } from '../../compile/flowShape.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { FlowView } from './checkContext.ts';

/** What `flow lock` wrote of a flow at its release; `undefined` when nothing that can be read. */
export function lockedShape(view: FlowView): FlowShape | undefined {
  const locked = view.entry.shape?.data;
  if (!isJsonObject(locked) || typeof locked['version'] !== 'number') return undefined;
  const { steps, calls } = locked;
  const isShape = isJsonObject(steps) && Object.values(steps).every(isJsonObject) && isJsonObject(calls);
  return isShape ? (locked as unknown as FlowShape) : undefined;
}

/** The shape as it is now; `undefined` where a form cannot be read, which is told of by itself. */
export function currentShape(view: FlowView): FlowShape | undefined {
  const isOpen = view.states.some(([state, { meta }]) => meta?.form !== undefined && !view.formOf(state));
  return isOpen ? undefined : flowShape(view.project, view.id);
}
