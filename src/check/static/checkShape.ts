import { shapeChanges, flowShape, type FlowShape } from '../../compile/flowShape.ts';
import type { FlowView } from './checkContext.ts';
import { isJsonObject } from '../../domain/json.ts';

const MOST_CHANGES = 4;

/** A flow that was released keeps its shape, or raises its version and says how records come along. */
export function checkShape(view: FlowView): void {
  const before = lockedShape(view);
  const now = currentShape(view);
  if (!before || !now) return;
  const place = view.at('version');
  if (now.version < before.version) {
    const what = `version ${now.version} is below the locked version ${before.version}`;
    view.add('shape-changed', place, what, `Write a version of at least ${before.version}.`);
  }
  const changes = shapeChanges(before, now);
  if (changes.length === 0) return;
  if (now.version === before.version) {
    const next = now.version + 1;
    const what = `the shape differs from that of version ${before.version}: ${inWords(changes)}`;
    const fix = `Raise "version" to ${next}, write ${migrationFile(view, now.version)} and run "flow lock" at the release.`;
    view.add('shape-changed', place, what, fix);
    return;
  }
  for (let from = before.version; from < now.version; from += 1) {
    const file = migrationFile(view, from);
    if (view.project.files.has(file)) continue;
    const what = `the shape changed since version ${before.version} (${inWords(changes)}) and ${file} is not there`;
    const fix = `Write ${file}: what becomes of the answers; "steps" is empty when all stay.`;
    view.add('shape-changed', place, what, fix);
  }
}

function migrationFile(view: FlowView, from: number): string {
  return `flows/${view.id}/migrations/${from}-${from + 1}.json`;
}

function inWords(changes: readonly string[]): string {
  const more = changes.length - MOST_CHANGES;
  return changes.slice(0, MOST_CHANGES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** What `flow lock` wrote of a flow at its release; `undefined` when nothing that can be read. */
export function lockedShape(view: FlowView): FlowShape | undefined {
  const locked = view.entry.shape?.data;
  if (!isJsonObject(locked) || typeof locked['version'] !== 'number') return undefined;
  const { steps, calls } = locked;
  const isShape = isJsonObject(steps) && Object.values(steps).every(isJsonObject) && isJsonObject(calls);
  return isShape ? (locked as unknown as FlowShape) : undefined;
}

/** The shape as it is now; `undefined` where a form cannot be read, which is reported by itself. */
export function currentShape(view: FlowView): FlowShape | undefined {
  const isOpen = view.states.some(([state, { meta }]) => meta?.form !== undefined && !view.formOf(state));
  return isOpen ? undefined : flowShape(view.project, view.id);
}
