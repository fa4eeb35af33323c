import { shapeChanges } from '../../compile/flowShape.ts';
import type { FlowView } from './checkContext.ts';
import { currentShape, lockedShape } from './lockedShape.ts';

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
    const mend = `Raise "version" to ${next}, write ${migrationFile(view, now.version)} and run "flow lock" at the release.`;
    view.add('shape-changed', place, what, mend);
    return;
  }
  for (let from = before.version; from < now.version; from += 1) {
    const file = migrationFile(view, from);
    if (view.project.files.has(file)) continue;
    const what = `the shape changed since version ${before.version} (${inWords(changes)}) and ${file} is not there`;
    view.add(
      'shape-changed',
      place,
      what,
      `Write ${file}: what becomes of the answers; "steps" is empty when all stay.`,
    );
  }
}

function migrationFile(view: FlowView, from: number): string {
  return `flows/${view.id}/migrations/${from}-${from + 1}.json`;
}

function inWords(changes: readonly string[]): string {
  const more = changes.length - MOST_CHANGES;
  return changes.slice(0, MOST_CHANGES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
