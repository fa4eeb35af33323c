import { innermost } from '../../../src/engine/innermost.ts';
import type { Trail, Visit } from '../../../src/engine/record.ts';
import { isCommitted } from '../../../src/engine/record.ts';
import type { WalkResult } from '../../../src/engine/walkResult.ts';
import type { OtherWays } from '../../../src/check/verify/otherWays.ts';
import { OUR_ENGINE } from '../../../src/check/verify/otherWays.ts';
import type { Edit } from '../seeded.ts';

/** A flow whose members are served by another engine than ours. */
export interface OtherEngine {
  readonly title: string;
  readonly flow: string;
  /** Most flows end with their committed call: an edit lets one come earlier. */
  readonly edits: readonly Edit[];
  readonly ways: OtherWays;
}

/** An engine that does wrong what no word of a flow file can. */
export interface EngineFault extends OtherEngine {
  /** The last step of the counterexample. */
  readonly says: string;
  /** Other promises that are not kept then. */
  readonly follows: readonly string[];
}

/** What is seeded of one promise. */
export interface SeededEngines {
  readonly faults: readonly EngineFault[];
  /** Engines that do otherwise than ours, and right. */
  readonly valid: readonly OtherEngine[];
}

/** Our engine, but for some of its ways. */
export function otherwise(ways: Partial<OtherWays>): OtherWays {
  return { ...OUR_ENGINE, ...ways };
}

/** Our engine, but for what a reload makes of the trail. */
export function reloadThen(spoil: (trail: Trail, result: WalkResult) => Trail): OtherWays {
  return otherwise({ reload: (result, isLate) => spoil(OUR_ENGINE.reload(result, isLate), result) });
}

/** Our engine, but for what Change makes of the trail. */
export function changeThen(spoil: (trail: Trail, state: string, result: WalkResult) => Trail): OtherWays {
  return otherwise({
    change: (result, state) => {
      const trail = OUR_ENGINE.change(result, state);
      return trail && spoil(trail, state, result);
    },
  });
}

/** The place of the last visit of a kind on a trail; -1 for none. */
export function lastPlace({ path }: Trail, kind: 'isAnswered' | 'isCommitted'): number {
  return path.findLastIndex(kind === 'isCommitted' ? isCommitted : ({ answer }) => answer !== undefined);
}

export function without(trail: Trail, place: number): Trail {
  return { ...trail, path: trail.path.filter((_, index) => index !== place) };
}

/** The trail ends before a place of its path. */
export function cutAt(trail: Trail, place: number): Trail {
  return { ...trail, path: trail.path.slice(0, Math.max(place, 0)) };
}

/** Where the member stands in the outermost flow comes something that happened there; as it was in a sub-flow. */
export function happenNext(trail: Trail, result: WalkResult, visit: (state: string) => Visit | undefined): Trail {
  const { stop } = innermost(result);
  const made = result.stop.type === 'sub' || stop.type === 'gone' ? undefined : visit(stop.state);
  return made ? { ...trail, path: [...trail.path.filter(({ state }) => state !== made.state), made] } : trail;
}
