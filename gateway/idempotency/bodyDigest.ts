import { canonicalJson } from '../../src/domain/canonicalJson.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { withoutSecrets, type SensitivePointers } from '../contract/sensitivePointers.ts';
import { hashOf } from '../vault/secrets.ts';

/** Fields that differ between two sendings of one wish. */
const OF_THE_SENDING = new Set(['req_water_no', 'terminal_no']);

/** What an idempotency key is bound to: the operation and its body, order of names aside, without secrets and without what
 * belongs to the sending. */
export function bodyDigest(operationId: string, body: JsonObject, secrets: SensitivePointers): string {
  const own = Object.fromEntries(Object.entries(body).filter(([name]) => !OF_THE_SENDING.has(name)));
  return hashOf(`${operationId}\n${canonicalJson(withoutSecrets(own, secrets))}`);
}
