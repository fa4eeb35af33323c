import type { World } from '../rules/compiled.ts';
import type { CallOutcome } from '../api/outcome.ts';
import { judgeGuard } from './judge.ts';
import type { StateMeta } from './flowFile.ts';
import type { DefiniteOutcome } from './recordReply.ts';
import { resolvePointer } from './trailScope.ts';
import type { CallStop, WalkResult } from './walkResult.ts';

export type PollRule = NonNullable<StateMeta['poll']>;

/** Milliseconds between two polls. */
export function pollEvery(poll: PollRule, world: World): number {
  const seconds = world.const[poll.every.slice('const:'.length)];
  return (typeof seconds === 'number' ? seconds : 3) * 1000;
}

/** True once the deadline, an instant in a reply, has passed by the named clock. */
export function pollEnded(poll: PollRule, inner: WalkResult, world: World): boolean {
  const until = resolvePointer(inner.scope, poll.until);
  return typeof until === 'string' && Date.parse(world.now) >= Date.parse(until);
}

/** The reply to record; `undefined` while the poll goes on. Replies that hold `while` are not recorded. */
export function polled(
  poll: PollRule,
  call: CallStop,
  inner: WalkResult,
  outcome: CallOutcome,
): DefiniteOutcome | undefined {
  // In a crowd nothing was looked up: the next time will tell.
  if (outcome.type === 'business') return outcome.code === 'TOO_MANY_CALLS' ? undefined : outcome;
  if (outcome.type !== 'done') return undefined;
  const reply = { type: 'done', data: outcome.data, digest: call.digest, at: inner.scope.world.now } as const;
  const scope = { ...inner.scope, path: [...inner.path, { state: call.state, reply }] };
  const view = {
    bundle: inner.bundle,
    world: inner.scope.world,
    resolve: (pointer: string) => resolvePointer(scope, pointer),
    lastStep: call.state,
  };
  return judgeGuard(poll.while, undefined, view) ? undefined : outcome;
}
