import { setTimeout as sleep } from 'node:timers/promises';
import { closedParts } from '../../src/domain/siteVariant.ts';
import { getAt, parsePointer } from '../../src/domain/jsonPointer.ts';
import { endsSession, readSessionEffect } from '../../src/domain/sessionEffect.ts';
import { refused, SUCCESS, tooMany, toResponse, unavailable, type Answer } from './answer.ts';
import { beginCall, type BegunCall } from './beginCall.ts';
import { carryOut, ContractBroken, type AnyCall } from './carryOut.ts';
import type { Core } from './core.ts';
import { isDatabaseFailure } from '../db/isDatabaseFailure.ts';
import { Failure, TOO_MANY } from '../shared/failure.ts';
import { readLang } from '../http/callHeaders.ts';
import { isSecure } from '../http/isSecure.ts';
import type { Lang } from '../shared/lang.ts';
import { describeError, type LogRecord } from '../shared/log.ts';
import { logName } from '../operate/logName.ts';
import { deviceMark } from '../people/devices.ts';
import { deviceName } from '../people/deviceName.ts';
import { proofsOf } from '../people/proofs.ts';
import { readCall, type ReadCall } from './readCall.ts';
import { ConnectionDropped } from './fault.ts';

/** Answers one request below the gateway's prefix: always with an envelope, whatever was sent and whatever goes wrong; but HTTP 503
 * while the database is away or out of order.
 * @param source address the request came from
 * @throws ConnectionDropped when a fault asks for it */
export async function answerCall(core: Core, request: Request, source: string): Promise<Response> {
  const started = performance.now();
  const lang = readLang(request.headers);
  const asked: Asked = { request, source, named: { from: logName(core.services.secrets, `source:${source}`) } };
  let answer: Answer;
  try {
    if (core.concurrency.isReached()) return shed(core, asked, lang);
    const call = await readCall(core, request, (known) => {
      asked.named.operation = known.operationId;
    });
    // Whoever sends slowly takes nobody's place.
    if (core.concurrency.isReached()) return shed(core, asked, lang);
    core.concurrency.enter();
    try {
      answer = call instanceof Failure ? refused(call) : await judge(core, call, asked);
    } finally {
      core.concurrency.leave();
    }
  } catch (error) {
    if (error instanceof ConnectionDropped) throw error;
    report(core, asked, error);
    if (isDatabaseFailure(error)) return unavailable();
    answer = { code: 'UNKNOWN_ERROR', data: {} };
  }
  const ms = Math.round(performance.now() - started);
  core.log({ event: 'call', ...asked.named, code: answer.code, ms, lang });
  if (answer.spoil === 'drop') throw new ConnectionDropped();
  // Of a call that was refused before it was read; absent when the database has no answer.
  const now = answer.now ?? (await core.now().catch(() => undefined));
  return toResponse({ ...answer, ...(now === undefined ? {} : { now }) }, core.services.content, lang);
}

/** A request, and how the log calls what is known of it so far. */
interface Asked {
  readonly request: Request;
  readonly source: string;
  readonly named: { -readonly [name in 'operation' | 'who' | 'from']?: LogRecord[name] };
}

/** Refused without a look at the database, which has enough to do. */
function shed(core: Core, { named }: Asked, lang: Lang): Response {
  core.log({ event: 'call', ...named, code: TOO_MANY, ms: 0, lang });
  return tooMany(core.services.content, lang, 1);
}

async function judge(core: Core, call: ReadCall, asked: Asked): Promise<Answer> {
  const begun = await beginCall(core, call);
  if (begun.member) asked.named.who = logName(core.services.secrets, begun.subject);
  const { fault, now, until } = begun;
  if (fault?.kind === 'dropBefore') throw new ConnectionDropped();
  if (fault?.kind === 'http500') return { code: 'UNKNOWN_ERROR', data: {}, now, spoil: 'http500' };
  if (fault?.kind === 'delay') await sleep(fault.ms);
  const told = begun.refusal ? refused(begun.refusal) : await act(core, call, begun, asked);
  const answer = until === undefined ? told : { ...told, until };
  if (fault?.kind === 'dropAfter') return { ...answer, now, spoil: 'drop' };
  if (fault?.kind === 'malformed') return { ...answer, now, spoil: 'malformed' };
  return { ...answer, now };
}

async function act(core: Core, read: ReadCall, begun: BegunCall, asked: Asked): Promise<Answer> {
  const definition = core.definitions.get(read.operation.operationId);
  if (!definition || isForClosed(core, read)) return { code: 'FUNC_DISABLED', data: {} };
  // By name: a transaction that runs again sets its cookies again.
  const cookies = new Map<string, string>();
  const setCookie = (cookie: string) => void cookies.set(cookie.slice(0, cookie.indexOf('=')), cookie);
  const call = callOf(core, read, begun, asked, setCookie);
  try {
    const answer = await carryOut(core, read.operation, definition, call);
    if (answer.code !== SUCCESS) return answer;
    const endsIt = endsSession(readSessionEffect(read.operation.session), answer.data);
    return { ...answer, cookies: [...cookies.values()], ...(endsIt ? { forgets: true } : {}) };
  } catch (error) {
    if (isDatabaseFailure(error)) throw error;
    report(core, asked, error);
    return { code: 'UNKNOWN_ERROR', data: {} };
  }
}

/** A code or a ticket for an operation that the site is without is good for nothing, so none is given (AMB-77). */
function isForClosed({ services }: Core, { operation, body }: ReadCall): boolean {
  const named = operation.requestOperations.map((pointer) => getAt(body, parsePointer(pointer)));
  return closedParts(services.content.site, 'operations').some((closed) => named.includes(closed));
}

function callOf(
  core: Core,
  { operation, headers, body }: ReadCall,
  { now, constants, subject, member, session }: BegunCall,
  { request, source, named }: Asked,
  setCookie: (cookie: string) => void,
): AnyCall {
  const cookies = request.headers.get('cookie') ?? undefined;
  const { content, publicOrigin, secrets } = core.services;
  const secure = isSecure(publicOrigin, request.url);
  const mark = deviceMark(cookies, secure);
  const call = {
    operationId: operation.operationId,
    request: body,
    member,
    session,
    subject,
    ...(headers.idempotencyKey === undefined ? {} : { idempotencyKey: headers.idempotencyKey }),
    device: {
      name: deviceName(request.headers.get('user-agent') ?? undefined),
      ...(mark === undefined ? {} : { mark }),
      secure,
    },
    proofs: proofsOf({ cookies, secure, setCookie }, secrets, constants),
    source,
    now,
    lang: headers.lang,
    constants,
    world: {
      user: { signed_in: member !== undefined },
      site: content.site,
      const: constants,
      calendars: content.calendars,
      now,
    },
    services: core.services,
    fail: (code: string, data = {}) => new Failure(code, data),
    concerns: (about: string) => void (named.who = logName(secrets, about)),
    setCookie,
  };
  // The contract has judged the body and the session; types of one operation cannot be known here.
  return call as unknown as AnyCall;
}

function report(core: Core, { named }: Asked, error: unknown): void {
  if (error instanceof ContractBroken) {
    core.log({ event: 'contractBroken', ...named, pointer: error.pointer, keyword: error.keyword });
  } else core.log({ event: 'fault', ...named, ...describeError(error) });
}
