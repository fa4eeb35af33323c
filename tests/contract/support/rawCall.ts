import { randomBytes } from 'node:crypto';
import type { JsonObject } from '../../../src/domain/json.ts';
import { operationPaths } from '../../support/operationPaths.ts';
import type { SampleGateway } from '../../support/sampleGateway.ts';

/** A request as it is, good or bad. */
export interface RawCall {
  readonly path?: string;
  readonly method?: string;
  /** Over the good ones; `undefined` leaves one out. */
  readonly headers?: { readonly [name: string]: string | undefined };
  readonly body?: BodyInit;
  /** The address it came from. */
  readonly source?: string;
}

export const waterNo = () => randomBytes(16).toString('hex');

/** A body that only lacks its business fields. */
export const base = () => ({ req_water_no: waterNo(), terminal_no: 'GC4PC001' });

const GOOD_HEADERS = {
  'content-type': 'application/json',
  lang: 'en',
  ver: '1.0.0',
  'session-id': '0123456789abcdef0123',
};

/** Sends it; by default a good call of contactCaptcha. */
export async function rawCall({ gateway }: SampleGateway, call: RawCall = {}) {
  const path = call.path ?? `/gateway/gc4-app-server${operationPaths.contactCaptcha}`;
  const headers = Object.entries({ ...GOOD_HEADERS, ...call.headers }).filter(
    (one): one is [string, string] => !!one[1],
  );
  const method = call.method ?? 'POST';
  const body = method === 'GET' || method === 'HEAD' ? undefined : (call.body ?? JSON.stringify(base()));
  const request = new Request(`http://127.0.0.1${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  const response = await gateway.fetch(request, call.source);
  const text = await response.text();
  return { response, text, envelope: text ? (JSON.parse(text) as JsonObject) : {} };
}
