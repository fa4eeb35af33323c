import { isJsonObject, type Json } from '../domain/json.ts';
import { endsSession, type SessionEffect } from '../domain/sessionEffect.ts';
import { readEnvelope } from './envelope.ts';
import { judge, type Gateway } from './gateway.ts';
import type { OperationCalls } from './operationCalls.ts';
import type { AskedOutcome, CallOutcome } from './outcome.ts';
import type { ReplyShape } from '../domain/replyShape.ts';
import type { Session } from './session.ts';

/** What the call layer must know of an operation; a flow's bundle brings it. */
export interface CalledOperation {
  readonly path: string;
  readonly session?: SessionEffect;
  readonly reply?: ReplyShape;
}

const OUTCOME_PATH = '/flow/outcome';

/**
 * @param find the operation of an id; an unknown id is a fault of the build, not of the member
 * @param session ended when a call did so whose reply was lost; in doubt until that is known
 * @throws Error from `send` when the id is not known
 */
export function createCalls(
  gateway: Gateway,
  find: (operationId: string) => CalledOperation | undefined,
  session?: Pick<Session, 'end' | 'doubt'>,
): OperationCalls {
  return {
    send: async ({ operationId, input, idempotencyKey, upload }) => {
      const operation = find(operationId);
      if (!operation) throw new Error(`Operation "${operationId}" is not in the bundle of this flow.`);
      const { session: effect } = operation;
      const outcome = await gateway.call(operation.path, input, {
        errMode: 'none',
        idempotencyKey,
        upload,
        session: effect,
        ender: 'process',
        shape: operation.reply,
      });
      if (effect?.startsWith('ends')) session?.doubt(!isAnswer(outcome));
      return outcome;
    },
    askOutcome: async (key) => {
      const reply = await gateway.call(OUTCOME_PATH, { key }, { errMode: 'none' });
      const asked = readAsked(reply, find);
      if (asked.type === 'answered') session?.doubt(false);
      const effect = effectOf(reply, find);
      if (asked.type === 'answered' && asked.outcome.type === 'done' && endsSession(effect, asked.outcome.data))
        session?.end('process');
      return asked;
    },
  };
}

const isAnswer = ({ type }: CallOutcome): boolean => type === 'done' || type === 'business';

function effectOf(
  reply: CallOutcome,
  find: (operationId: string) => CalledOperation | undefined,
): SessionEffect | undefined {
  const operation = reply.type === 'done' && isJsonObject(reply.data) ? reply.data['operation'] : undefined;
  return typeof operation === 'string' ? find(operation)?.session : undefined;
}

function readAsked(asked: CallOutcome, find: (operationId: string) => CalledOperation | undefined): AskedOutcome {
  if (asked.type === 'session') return asked;
  if (asked.type !== 'done' || !isJsonObject(asked.data)) return { type: 'unreachable' };
  const { state, reply, operation } = asked.data;
  if (state === 'inProgress' || state === 'notReceived') return { type: state };
  if (state !== 'done') return { type: 'unreachable' };
  return readAnswer(reply, typeof operation === 'string' ? find(operation)?.reply : undefined);
}

function readAnswer(reply: Json | undefined, shape: ReplyShape | undefined): AskedOutcome {
  const envelope = readEnvelope(reply);
  if (!envelope) return { type: 'unreachable' };
  return { type: 'answered', outcome: judge(envelope, shape) };
}
