import createClient, { type Client } from 'openapi-fetch';
import { isJsonObject, type Json, type JsonObject } from '../domain/json.ts';
import { endsSession, type SessionEffect } from '../domain/sessionEffect.ts';
import type { Clock } from './clock.ts';
import { isSuccess, readEnvelope, type Envelope } from './envelope.ts';
import type { CallOutcome } from './outcome.ts';
import { randomText } from './randomText.ts';
import { fitsShape, type ReplyShape } from '../domain/replyShape.ts';
import type { MoneyNews, Session } from './session.ts';
import type { Transport, Upload } from './transport.ts';
import { CLIENT_VERSION, WATER_NO_LENGTH } from '../domain/wire.ts';

/** How a failed call is told to the member (specification section 8). Wizards use `none` and show it in the step. */
export type ErrMode = 'message' | 'message-box' | 'none';

/** Why a session ended without the member asking. */
export type SessionEnd = { readonly money?: MoneyNews | undefined } & (
  | { readonly type: 'NOT_LOGIN' }
  | { readonly type: 'KICK_OUT'; readonly deviceName: string | undefined; readonly loginTime: string | undefined }
);

export interface CallOptions {
  readonly errMode?: ErrMode;
  readonly idempotencyKey?: string | undefined;
  /** `x-session` of the operation. */
  readonly session?: SessionEffect | undefined;
  /** Who ends the session with such a call; a member who signs out unless it is said. */
  readonly ender?: 'process';
  /** Sent even when the page is left in that moment. */
  readonly outlivesPage?: boolean;
  /** What `ret_data` must hold; without it any `ret_data` is taken. */
  readonly shape?: ReplyShape | undefined;
  readonly upload?: Upload | undefined;
  /** How many milliseconds it is waited for at the most, where that is less than for any other. */
  readonly timeoutMs?: number;
}

export interface GatewayOptions {
  readonly baseUrl: string;
  readonly session: Session;
  readonly clock: Clock;
  readonly lang: () => string;
  readonly terminalNo: string;
  /** Of a request; the page says "still working" long before (R-CONST-01, AMB-12). */
  readonly timeoutMs: number;
  /** Shows the text of a failed call; `undefined` is the sentence for a network that fails. */
  readonly notify: (mode: 'message' | 'message-box', text: string | undefined) => void;
  readonly onSessionEnd: (end: SessionEnd) => void;
  /** The browser's; tests and stories hand in the gateway's own handler, which tells no progress. */
  readonly fetch: Transport;
}

/** Calls by path. Every call ends as one `CallOutcome`; nothing is thrown and nothing is sent twice. */
export interface Gateway {
  readonly call: (path: string, input: JsonObject, options?: CallOptions) => Promise<CallOutcome>;
  /** Another after every call that may have changed something: what was read before may not be so any more. */
  readonly changes?: () => number;
}

/** Browsers refuse to keep more than 64 KiB of requests going for a page that is left; a character may take three bytes. */
const KEEPALIVE_LIMIT = 20_000;

type AnyPaths = Record<
  string,
  { post: { requestBody: { content: { 'application/json': JsonObject } }; responses: object } }
>;

export function createGateway(options: GatewayOptions): Gateway {
  const client = createClient<AnyPaths>({ baseUrl: options.baseUrl });
  let changes = 0;
  return {
    changes: () => changes,
    call: async (path, input, callOptions = {}) => {
      const token = options.session.get().token;
      const outcome = await send(client, options, path, input, callOptions);
      if (callOptions.idempotencyKey !== undefined) changes += 1;
      if (isLate(token, options.session.get().token, outcome)) return { type: 'session', code: 'NOT_LOGIN' };
      return settle(options, outcome, callOptions);
    },
  };
}

type RawOutcome =
  { readonly type: 'envelope'; readonly envelope: Envelope } | { readonly type: 'network' | 'timeout' | 'malformed' };

/** A reply to a session that is over must not touch the one that came after it. What a visitor was told stays good
 * after sign-in, but for the news that there is no session. */
function isLate(sentWith: string | undefined, current: string | undefined, raw: RawOutcome): boolean {
  if (sentWith === current) return false;
  if (sentWith !== undefined) return true;
  return raw.type === 'envelope' && judge(raw.envelope, undefined).type === 'session';
}

async function send(
  client: Client<AnyPaths>,
  options: GatewayOptions,
  path: string,
  input: JsonObject,
  { idempotencyKey, outlivesPage, upload, timeoutMs = Infinity }: CallOptions,
): Promise<RawOutcome> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), Math.min(timeoutMs, options.timeoutMs));
  const body = { ...input, req_water_no: randomText(WATER_NO_LENGTH), terminal_no: options.terminalNo };
  try {
    const reply = await client.POST(path, {
      body,
      fetch: (request: Request) => options.fetch(request, input, upload),
      headers: {
        lang: options.lang(),
        ver: CLIENT_VERSION,
        'session-id': options.session.id(),
        'Idempotency-Key': idempotencyKey,
      },
      parseAs: 'text',
      signal: timeout.signal,
      keepalive: outlivesPage === true && JSON.stringify(body).length <= KEEPALIVE_LIMIT,
    });
    const { headers } = reply.response;
    options.clock.adopt(headers.get('x-clock'), headers.get('x-session-until'));
    return readReply(reply.response, reply.data ?? reply.error);
  } catch {
    return { type: timeout.signal.aborted ? 'timeout' : 'network' };
  } finally {
    clearTimeout(timer);
  }
}

/** HTTP 500, and any other failure without an envelope, is a network that fails (R-ERR-12, AMB-56). */
function readReply(response: Response, body: unknown): RawOutcome {
  if (response.status === 500) return { type: 'network' };
  const envelope = readEnvelope(typeof body === 'string' ? parseJson(body) : body);
  if (envelope) return { type: 'envelope', envelope };
  return { type: response.ok ? 'malformed' : 'network' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function settle(options: GatewayOptions, raw: RawOutcome, callOptions: CallOptions): CallOutcome {
  const outcome = raw.type === 'envelope' ? judge(raw.envelope, callOptions.shape) : raw;
  if (outcome.type === 'session') {
    const money = options.session.moneyNews(callOptions.idempotencyKey !== undefined);
    if (raw.type === 'envelope') options.onSessionEnd({ ...sessionEnd(outcome.code, raw.envelope.ret_data), money });
    return outcome;
  }
  if (outcome.type === 'done') return { type: 'done', data: followSession(options.session, callOptions, outcome.data) };
  const mode = callOptions.errMode ?? 'message';
  if (mode !== 'none') options.notify(mode, outcome.type === 'business' ? (outcome.desc ?? outcome.code) : undefined);
  return outcome;
}

/** What an envelope means to the caller. */
export function judge(envelope: Envelope, shape: ReplyShape | undefined): CallOutcome {
  const { return_code: code, ret_data: data, return_desc: desc } = envelope;
  if (code === 'NOT_LOGIN' || code === 'KICK_OUT') return { type: 'session', code };
  if (!isSuccess(code)) return { type: 'business', code, data, ...(desc === undefined ? {} : { desc }) };
  return shape === undefined || fitsShape(data, shape) ? { type: 'done', data } : { type: 'malformed' };
}

function sessionEnd(code: 'NOT_LOGIN' | 'KICK_OUT', data: Json): SessionEnd {
  if (code === 'NOT_LOGIN') return { type: code };
  const text = (name: string): string | undefined => {
    const value = isJsonObject(data) ? data[name] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return { type: code, deviceName: text('device_name'), loginTime: text('login_time') };
}

/** A token goes to the session and never further; an ended session is forgotten here too. */
function followSession(session: Session, { session: effect, ender }: CallOptions, data: Json): Json {
  if (endsSession(effect, data)) session.end(ender ?? 'member');
  if (effect !== 'starts' || !isJsonObject(data) || typeof data['token'] !== 'string') return data;
  const { token, ...rest } = data;
  const loginInfo = rest['login_info'];
  session.start(token, isJsonObject(loginInfo) ? loginInfo : undefined);
  return rest;
}
