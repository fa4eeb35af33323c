import { isHole } from '../domain/sensitive.ts';
import { isBarrier } from './bundle.ts';
import { targetsOf } from './completeFlow.ts';
import { pointersOf } from './mapping.ts';
import { isCommitted } from './record.ts';
import { hasHole, shownSecrets } from './secrets.ts';
import type { TrailScope } from './trailScope.ts';
import { resolvePointer } from './trailScope.ts';
import type { Again, WalkOptions, WalkResult } from './walkResult.ts';

/** The first state on the path that left a secret which a call still ahead needs, a step shows, or an end ahead gives to the
 * caller of this flow; `undefined` when nothing is missing. Ahead is what is reachable from where the walk stopped without passing a state on
 * the path: coming back to such a state asks it again anyway. */
export function findHole(result: WalkResult, again: Again, options: WalkOptions): string | undefined {
  if (options.mayBeSent && result.stop.type === 'call' && isBarrier(result.stop.operation.effect)) return undefined;
  const onPath = new Set(result.path.map(({ state }) => state));
  const needed = new Set<string>();
  for (const pointer of pointersAhead(result, onPath, options)) {
    const owner = /^\$(?:form|reply)\/([^/]*)/.exec(pointer)?.[1] ?? '';
    if (onPath.has(owner) && !again.has(owner) && isMissing(result.scope, pointer)) needed.add(owner);
  }
  return result.path.find((visit) => needed.has(visit.state) && !isCommitted(visit))?.state;
}

/** What a pointer names is a hole, holds one, or is part of what became one. */
function isMissing(scope: TrailScope, pointer: string): boolean {
  if (hasHole(resolvePointer(scope, pointer))) return true;
  for (let end = pointer.lastIndexOf('/'); end > pointer.indexOf('/'); end = pointer.lastIndexOf('/', end - 1)) {
    if (isHole(resolvePointer(scope, pointer.slice(0, end)))) return true;
  }
  return false;
}

function pointersAhead(result: WalkResult, onPath: ReadonlySet<string>, options: WalkOptions): readonly string[] {
  const { states } = result.bundle.flow;
  if (result.stop.type === 'gone') return [];
  if (result.stop.type === 'end') {
    return options.needOutput ? pointersOf(states[result.stop.state]?.meta?.output) : [];
  }
  const seen = new Set([result.stop.state]);
  const pointers: string[] = [];
  for (const state of seen) {
    const node = states[state];
    if (!node) continue;
    pointers.push(...pointersOf(node.invoke?.input), ...pointersOf(node.meta?.output), ...shownSecrets(node));
    for (const target of targetsOf(node)) if (!onPath.has(target)) seen.add(target);
  }
  return pointers;
}
