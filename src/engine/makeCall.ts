import type { CallOutcome } from '../api/outcome.ts';
import { isBarrier } from './bundle.ts';
import { figuresOf } from './figures.ts';
import { innermost, statePathOf } from './innermost.ts';
import { runKeyedCall } from './keyedCall.ts';
import { pollEnded, pollEvery, polled } from './poll.ts';
import type { DefiniteOutcome } from './recordReply.ts';
import type { BusyView, Notice } from './view.ts';
import type { CallStop, WalkResult } from './walkResult.ts';
import type { WizardOptions } from './wizardOptions.ts';

/** What a call may do with the wizard that stopped at it. */
export interface CallHost {
  /** False once the wizard has walked on: what comes late is dropped. */
  readonly isCurrent: () => boolean;
  readonly result: WalkResult;
  readonly key: (statePath: string) => string;
  readonly seconds: (id: 'flow.outcome.askFor') => number;
  /** Saves before a call that commits; false when another tab has gone on. */
  readonly save: () => Promise<boolean>;
  readonly isOvertaken: () => Promise<boolean>;
  readonly show: (doing: BusyView['doing'], more?: Pick<BusyView, 'retry' | 'error'>) => void;
  readonly tell: (notice: Notice) => void;
  /** Records a definite answer; `statePath` for a call that takes a key. */
  readonly answered: (call: CallStop, outcome: DefiniteOutcome, statePath?: string) => void;
  readonly notReceived: (statePath: string) => void;
  readonly sessionLost: () => void;
  readonly later: (ms: number, task: () => void) => void;
}

type Ports = Pick<WizardOptions, 'calls' | 'locks' | 'timers' | 'world'>;

/** Milliseconds between two tries of a step's own call that is no poll. */
const TRY_AGAIN = 4000;

/** Makes the call where the walk stopped; `mayBeSent`: its outcome is asked for first. */
export function makeCall(call: CallStop, mayBeSent: boolean, host: CallHost, ports: Ports): void {
  if (call.failure && !mayBeSent) return host.show('calling', { retry: 'code', error: call.failure });
  host.show(mayBeSent ? 'asking' : 'calling');
  void (isBarrier(call.operation.effect) ? callKeyed(call, mayBeSent, host, ports) : callPlain(call, host, ports));
}

/** A read is tried twice by itself; an attempt only by the member. */
async function callPlain(call: CallStop, host: CallHost, { calls }: Ports): Promise<void> {
  const request = { operationId: call.operation.operationId, input: call.input };
  const first = await calls.send(request);
  const isLost = first.type === 'network' || first.type === 'timeout';
  const outcome = isLost && call.operation.effect === 'read' && host.isCurrent() ? await calls.send(request) : first;
  if (!host.isCurrent()) return;
  if (outcome.type === 'session') return host.sessionLost();
  if (!isDefinite(outcome)) return host.show('calling', { retry: outcome.type });
  const isChanged = outcome.type === 'done' && call.replaced !== undefined && figuresOf(outcome.data) !== call.replaced;
  if (isChanged) host.tell({ type: 'figuresChanged' });
  host.answered(call, outcome);
}

async function callKeyed(call: CallStop, mayBeSent: boolean, host: CallHost, ports: Ports): Promise<void> {
  const statePath = statePathOf(host.result);
  const key = host.key(statePath);
  const { operationId } = call.operation;
  const askFor = host.seconds('flow.outcome.askFor') * 1000;
  const onAsking = () => host.isCurrent() && host.show('asking');
  // Saved while it has the turn: a tab that finds the record saved waits until the one that saved it has sent.
  const outcome = await ports.locks.hold(key, async () => {
    if (!host.isCurrent() || !(await host.save()) || !host.isCurrent() || (await host.isOvertaken())) return undefined;
    return runKeyedCall(
      { operationId, input: call.input, key, askFor, mayBeSent, onAsking },
      ports.calls,
      ports.timers,
    );
  });
  if (!outcome || !host.isCurrent()) return;
  if (outcome.type === 'session') return host.sessionLost();
  if (outcome.type === 'notReceived') return host.notReceived(statePath);
  host.answered(call, outcome, statePath);
}

/** A step that calls: once, or as a poll until its reply no longer holds `while` or its time is over. */
export async function pollCall(call: CallStop, host: CallHost, ports: Ports): Promise<void> {
  const inner = innermost(host.result);
  const poll = inner.bundle.flow.states[call.state]?.meta?.poll;
  const world = ports.world();
  if (poll && pollEnded(poll, inner, world)) {
    return host.answered(call, { type: 'business', code: 'POLL_ENDED', data: null });
  }
  const outcome = await ports.calls.send({ operationId: call.operation.operationId, input: call.input });
  if (!host.isCurrent()) return;
  if (outcome.type === 'session') return host.sessionLost();
  const definite = poll ? polled(poll, call, inner, outcome) : isDefinite(outcome) ? outcome : undefined;
  if (definite) return host.answered(call, definite);
  host.later(poll ? pollEvery(poll, world) : TRY_AGAIN, () => void pollCall(call, host, ports));
}

function isDefinite(outcome: CallOutcome): outcome is Extract<CallOutcome, { readonly type: 'done' | 'business' }> {
  return outcome.type === 'done' || outcome.type === 'business';
}
