import { isJsonObject } from '../../domain/json.ts';
import type { FlowShape, StateShape } from '../flowShape.ts';
import { flowShape, shapeDigest } from '../flowShape.ts';
import type { CheckContext } from './checkContext.ts';
import { inFlow } from './checkContext.ts';
import type { FlowView } from './flowView.ts';

/** A flow that was released keeps its shape, or raises its version and says how records come along. */
export function checkShape(context: CheckContext, view: FlowView): void {
  const locked = view.entry.shape?.data;
  if (!isJsonObject(locked) || !isJsonObject(locked['states'])) return;
  const before = locked as unknown as FlowShape;
  const now = flowShape(context.project, view.entry);
  const place = inFlow(view, 'version');
  if (now.version < before.version) {
    context.add(
      'shape-changed',
      place,
      `version ${now.version} is below the locked version ${before.version}`,
      `Write a version of at least ${before.version}.`,
    );
  }
  if (shapeDigest(before) === shapeDigest(now)) return;
  if (now.version === before.version) {
    const mend = `Raise "version" to ${now.version + 1}, write flows/${view.id}/migrations/${now.version}-${now.version + 1}.json, and run "flow lock" at the release.`;
    context.add(
      'shape-changed',
      place,
      `the shape differs from that of version ${before.version}: ${differences(before, now)}`,
      mend,
    );
    return;
  }
  for (let from = before.version; from < now.version; from += 1) {
    const file = `flows/${view.id}/migrations/${from}-${from + 1}.json`;
    if (context.project.files.has(file)) continue;
    context.add(
      'shape-changed',
      place,
      `the shape changed since version ${before.version} and ${file} is not there`,
      `Write ${file}: what becomes of the answers (an empty "steps" when all stay).`,
    );
  }
}

/** The first few things that differ, in words. */
export function differences(before: FlowShape, now: FlowShape): string {
  const names = [...new Set([...Object.keys(before.states), ...Object.keys(now.states)])];
  const told = names.flatMap((name): readonly string[] => {
    const [old, next] = [before.states[name], now.states[name]];
    if (!old) return [`"${name}" is new`];
    if (!next) return [`"${name}" is gone`];
    return stateDifferences(name, old, next);
  });
  return told.length > 4 ? `${told.slice(0, 4).join(', ')} and ${told.length - 4} more` : told.join(', ');
}

function stateDifferences(name: string, old: StateShape, next: StateShape): readonly string[] {
  if (old.kind !== next.kind || old.calls !== next.calls)
    return [`"${name}" is another kind of state or calls something else`];
  const fields = [...new Set([...Object.keys(old.fields ?? {}), ...Object.keys(next.fields ?? {})])];
  return fields.flatMap((field) => {
    const [was, is] = [old.fields?.[field], next.fields?.[field]];
    if (was === is) return [];
    if (was === undefined) return [`"${name}" asks "${field}" too`];
    return [
      is === undefined ? `"${name}" no longer asks "${field}"` : `"${field}" of "${name}" was ${was} and is ${is}`,
    ];
  });
}
