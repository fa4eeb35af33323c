import { randomBytes } from 'node:crypto';
import type { JsonObject } from '../../src/domain/json.ts';
import type { replies, requests } from '../../src/api/gateway.gen.ts';
import { operationPaths } from './operationPaths.ts';

/** Sends a request to a gateway: over the network, or into the handler of one in this process. */
export type Send = (request: Request) => Promise<Response>;

export interface CallAnswer<Data = JsonObject> {
  readonly code: string;
  readonly data: Data;
}

/** What the last call of a sign-in brings. */
type SignedIn = replies['loginByPwd'] | replies['loginChooseCard'] | replies['loginVerifyDevice'];

const PREFIX = '/gateway/gc4-app-server';
const PASSWORD = 'Sample1234';
const PAY_PASSWORD = '135790';

const random = (length: number) => randomBytes(length).toString('hex').slice(0, length);

/** A member's side of the contract, without a portal: signs in, gets tickets and quotes, sends money. */
export class WalletClient {
  session = random(32);
  lang: 'zh-HK' | 'zh-CN' | 'en' = 'en';
  /** As a browser keeps them, by name. */
  readonly cookies: Map<string, string>;
  private readonly send: Send;
  private readonly origin: string;

  constructor(send: Send, origin = 'http://127.0.0.1', cookies = new Map<string, string>()) {
    this.send = send;
    this.origin = origin;
    this.cookies = cookies;
  }

  /** Calls an operation; network failures throw. */
  async call<Id extends keyof requests>(
    operationId: Id,
    body: requests[Id],
    key?: string,
  ): Promise<CallAnswer<replies[Id] & JsonObject>> {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      lang: this.lang,
      ver: '1.0.0',
      'session-id': this.session,
      ...this.cookieHeader(),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    };
    const text = JSON.stringify({ ...body, req_water_no: random(32), terminal_no: 'GC4PC001' });
    const url = `${this.origin}${PREFIX}${operationPaths[operationId]}`;
    const response = await this.send(new Request(url, { method: 'POST', headers, body: text }));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    const envelope = (await response.json()) as { return_code: string; ret_data: replies[Id] & JsonObject };
    return { code: envelope.return_code, data: envelope.ret_data };
  }

  cookieHeader(): { readonly cookie?: string } {
    if (this.cookies.size === 0) return {};
    return { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') };
  }

  /** Calls an operation that must succeed. */
  async must<Id extends keyof requests>(operationId: Id, body: requests[Id], key?: string) {
    const { code, data } = await this.call(operationId, body, key);
    if (code !== 'SUCCESS') throw new Error(`${operationId} answered ${code} ${JSON.stringify(data)}`);
    return data;
  }

  /** Signs in as a sample member; a device that the gateway does not know needs the code, which is read from the sandbox.
   * @param account its `account_id`, or its place in the list where the member has several */
  async signIn(mobNo: string, account: string | number = 0, areaCode = '852'): Promise<SignedIn> {
    let reply: SignedIn = await this.must('loginByPwd', {
      area_code: areaCode,
      login_id: mobNo,
      login_pwd: PASSWORD,
    });
    if (reply.next === 'NEED_CHOOSE') {
      const account_id = typeof account === 'string' ? account : reply.card_list![account]!.account_id;
      reply = await this.must('loginChooseCard', { login_ticket: reply.login_ticket!, account_id });
    }
    if (reply.next === 'NEED_DEVICE_CODE') {
      const { otp_id } = await this.must('smsSendCode', { scene: 'DEVICE', login_ticket: reply.login_ticket! });
      const otp = await this.lastCode(mobNo);
      reply = await this.must('loginVerifyDevice', { login_ticket: reply.login_ticket!, otp_id, otp });
    }
    this.session = reply.token!;
    return reply;
  }

  /** The newest code sent to a mobile number. */
  async lastCode(mobNo: string): Promise<string> {
    const { messages } = (await this.sandbox('GET', '/outbox')) as {
      messages: { recipient: string; code?: string }[];
    };
    const message = messages.find(({ recipient, code }) => recipient.endsWith(mobNo) && code !== undefined);
    if (!message?.code) throw new Error(`No code was sent to ${mobNo}.`);
    return message.code;
  }

  async sandbox(method: 'GET' | 'POST' | 'DELETE', path: string, body?: JsonObject): Promise<JsonObject> {
    const init = body
      ? { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : { method };
    const response = await this.send(new Request(`${this.origin}/sandbox${path}`, init));
    if (!response.ok) throw new Error(`/sandbox${path} answered ${response.status} ${await response.text()}`);
    return (await response.json()) as JsonObject;
  }

  /** A ticket of the payment password, for one operation and one quote. */
  async ticket(operation: string, quote_id?: string): Promise<string> {
    const given = await this.must('authPayPwd', {
      operation,
      ...(quote_id === undefined ? {} : { quote_id }),
      pay_pwd: PAY_PASSWORD,
    });
    return given.ticket;
  }

  /** A ticket of a one-time code, for a transfer. */
  async otpTicket(mobNo: string, quote_id: string): Promise<string> {
    const operation = 'transferToHk';
    const { otp_id } = await this.must('smsSendCode', { scene: 'TRANSFER', operation, quote_id });
    const otp = await this.lastCode(mobNo);
    return (await this.must('authOtp', { operation, quote_id, otp_id, otp })).ticket;
  }

  /** A quote for an FPS transfer to the sample payee. */
  quote(account_id: string, amount: string, more: Partial<requests['transferQuote']> = {}) {
    return this.call('transferQuote', {
      kind: 'toHk',
      account_id,
      amount,
      method: 'FPS',
      type: 'mobile',
      proxy_id: '69876543',
      payee_name_en: 'Sample Payee',
      ...more,
    });
  }

  /** Quote and ticket for a transfer that must be possible. */
  async prepared(account_id: string, amount: string, more: Partial<requests['transferQuote']> = {}) {
    const { code, data } = await this.quote(account_id, amount, more);
    if (code !== 'SUCCESS') throw new Error(`transferQuote answered ${code} ${JSON.stringify(data)}`);
    const ticket = await this.ticket('transferToHk', data.quote_id);
    const confirmed = data.first_payment ? { payee_confirmed: true } : {};
    return { quote: data, body: { quote_id: data.quote_id, ticket, ...confirmed } };
  }
}
