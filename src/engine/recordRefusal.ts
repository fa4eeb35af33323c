import type { CallOutcome } from '../api/outcome.ts';
import { errorsOf } from './flowFile.ts';
import type { Trail } from './record.ts';
import { replyFrom } from './recordReply.ts';
import type { WalkResult } from './walkResult.ts';

type Refusal = Extract<CallOutcome, { readonly type: 'business' }>;

/** The trail after a call of a field was answered by a code that ends the step where `inner` stopped. `undefined` when
 * the step does not name the code: then it is the field's to show. */
export function recordRefusal(inner: WalkResult, refusal: Refusal): Trail | undefined {
  const { bundle, path, scope, stop, trail } = inner;
  const node = stop.type === 'step' ? bundle.flow.states[stop.state] : undefined;
  if (stop.type !== 'step' || !node?.onError) return undefined;
  if (!errorsOf(node).some(({ guard }) => guard === `code:${refusal.code}`)) return undefined;
  const reply = replyFrom({ digest: '' }, refusal, scope.world.now);
  const { error: _error, ...rest } = trail;
  return { ...rest, path: [...path, { state: stop.state, reply }] };
}
