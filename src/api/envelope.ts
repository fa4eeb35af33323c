import { isJsonObject, type Json } from '../domain/json.ts';

/** The reply of every operation (specification section 7). */
export interface Envelope {
  readonly return_code: string;
  readonly return_desc?: string;
  readonly ret_data: Json;
}

/** Reads a reply's body; `undefined` when it is no envelope. An absent `ret_data` counts as `{}`. */
export function readEnvelope(body: unknown): Envelope | undefined {
  if (!isJsonObject(body) || typeof body['return_code'] !== 'string' || body['return_code'] === '') return undefined;
  const desc = body['return_desc'];
  return {
    return_code: body['return_code'],
    ...(typeof desc === 'string' && desc !== '' ? { return_desc: desc } : {}),
    ret_data: body['ret_data'] ?? {},
  };
}

/** Both spellings mean the same (R-ERR-01, R-ERR-02). */
export function isSuccess(code: string): boolean {
  return code === 'SUCCESS' || code === 'success';
}
