import { canonicalJson } from '../../src/domain/canonicalJson.ts';
import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import type { SensitiveKind } from '../../src/domain/sensitive.ts';
import type { SensitivePointers } from '../contract/sensitivePointers.ts';
import { hashOf, type Secrets } from '../vault/secrets.ts';

/** Fields that differ between two sendings of one wish. */
const OF_THE_SENDING = new Set(['req_water_no', 'terminal_no']);

/** Secrets that say what is wished for. What only proves who wishes may be another when the wish is sent again; passwords are compared
 * by a slow hash (gateway/call/callPasswords.ts), and the security code of a card is kept in no form. */
const OF_THE_WISH: readonly SensitiveKind[] = ['pan', 'idno', 'image'];

/** What an idempotency key is bound to: the operation and its body, order of names aside, without what belongs to the sending. Of
 * secrets a keyed hash takes part. */
export function bodyDigest(
  operationId: string,
  body: JsonObject,
  pointers: SensitivePointers,
  secrets: Pick<Secrets, 'keyed'>,
): string {
  const hidden = (value: Json, at: string): Json => {
    if (Array.isArray(value)) return value.map((row: Json) => hidden(row, `${at}/-`));
    if (!isJsonObject(value)) return value;
    const kept = Object.entries(value).flatMap(([name, child]) => {
      const place = `${at}/${name}`;
      const kind = pointers.get(place);
      if (kind === undefined) return [[name, hidden(child, place)] as const];
      if (!OF_THE_WISH.includes(kind)) return [];
      return [[name, secrets.keyed(`body ${operationId}${place}`, canonicalJson(child))] as const];
    });
    return Object.fromEntries(kept);
  };
  const own = Object.fromEntries(Object.entries(body).filter(([name]) => !OF_THE_SENDING.has(name)));
  return hashOf(`${operationId}\n${canonicalJson(hidden(own, ''))}`);
}
