import type { JsonObject } from '../../src/domain/json.ts';
import type { Core } from './core.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';
import { deviceText } from '../people/deviceName.ts';
import type { Member } from '../people/member.ts';
import { findMember, keepLanguage } from '../people/members.ts';
import { hashOf } from '../vault/secrets.ts';
import type { Session } from '../people/session.ts';
import { findSession } from '../people/sessions.ts';
import type { ReadCall } from './readCall.ts';
import type { Fault } from './fault.ts';

/** What is known of a call before its operation begins. */
export interface BegunCall {
  readonly now: string;
  readonly constants: JsonObject;
  readonly subject: string;
  readonly member?: Member;
  readonly session?: Session;
  /** When that session ends, if no call comes before. */
  readonly until?: string;
  readonly fault?: Fault;
  /** Why the call ends here. */
  readonly refusal?: Failure;
}

/** Reads the clock, counts the request number of what does more than read, and finds out who calls; in a transaction of its own,
 * so that a number seen stays seen whatever becomes of the call. It is remembered until the job sweeps it out (`gateway/jobs/sweeps.ts`). */
export function beginCall(core: Core, call: ReadCall): Promise<BegunCall> {
  return core.database.transaction(async (tx) => {
    const now = await core.clock.now(tx);
    const constants = core.services.content.constantsAt(now);
    const session = hashOf(call.headers.sessionId);
    const visitor = `session:${session}`;
    const begun = { now, constants, subject: visitor };
    const fault = await core.faults?.take(tx, call.operation.operationId);
    if (fault?.kind === 'dropBefore' || fault?.kind === 'http500') return { ...begun, fault };
    const withFault = fault ? { ...begun, fault } : begun;
    const isRead = call.operation.effect === 'read';
    // Of each session its own: nobody can use up the numbers of others.
    const number = hashOf(`${session} ${call.body.req_water_no as string}`);
    if (!isRead && !(await isNewNumber(tx, number, now))) {
      return { ...withFault, refusal: new Failure('DUPLICATE') };
    }
    if (fault?.kind === 'code') return { ...withFault, refusal: new Failure(fault.code) };
    return { ...withFault, ...(await whoCalls(tx, core, { call, constants, now })) };
  });
}

async function isNewNumber(tx: Transaction, number: string, now: string): Promise<boolean> {
  const added = await tx.query(
    'INSERT INTO request_numbers (req_water_no, seen_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
    [number, now],
  );
  return added.length > 0;
}

async function whoCalls(
  tx: Transaction,
  { services }: Core,
  { call, constants, now }: { readonly call: ReadCall; readonly constants: JsonObject; readonly now: string },
): Promise<Partial<BegunCall>> {
  const { operation, headers } = call;
  if (operation.auth === 'public') return {};
  const found = await findSession(tx, headers.sessionId, constants, now);
  if (found.type === 'none') return operation.auth === 'member' ? { refusal: new Failure('NOT_LOGIN') } : {};
  if (found.type === 'closed' && operation.session === 'survives') return { subject: `member:${found.memberId}` };
  if (found.type === 'ended' || found.type === 'closed') return { refusal: new Failure('NOT_LOGIN') };
  if (found.type === 'kicked') {
    const device = deviceText(services.content, headers.lang, found.deviceName);
    const data = { device_name: device, login_time: found.loginTime };
    return { refusal: new Failure('KICK_OUT', data) };
  }
  const { session, until } = found;
  const member = (await findMember(tx, session.memberId))?.member;
  if (!member || member.status === 'cancelled') return { refusal: new Failure('NOT_LOGIN') };
  await keepLanguage(tx, member, headers.lang);
  return { session, until, member, subject: `member:${member.memberId}` };
}
