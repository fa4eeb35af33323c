import { isJsonObject, type JsonObject } from '../../../src/domain/json.ts';

/** What calls that move money came to, as the gateway answered them, whether or not the replies arrived. The gateway's own table of keys is not believed. */
export class Effects {
  /** Transfers and orders, by the place of a record that wanted them. */
  readonly #made = new Map<string, Set<string>>();

  /** @param key `<record>.<place>.<number of the answer>` */
  note(key: string, operation: string, reply: string): void {
    const data = dataOf(reply);
    if (!data) return;
    const wish = `${key.replace(/\.\d+$/, '')} ${operation}`;
    const made = this.#made.get(wish) ?? new Set();
    made.add(String(data['ref_no'] ?? data['order_no'] ?? 'done'));
    this.#made.set(wish, made);
  }

  /** At one place of one record money moves once. */
  twice(): readonly string[] {
    return [...this.#made].flatMap(([wish, made]) => (made.size > 1 ? [`had twice: ${wish}`] : []));
  }

  /** What a record has come to. */
  of(record: string): readonly string[] {
    return [...this.#made].flatMap(([wish, made]) => (wish.startsWith(`${record}.`) ? [...made] : []));
  }
}

/** Of a reply that says that it was done. */
function dataOf(reply: string): JsonObject | undefined {
  const envelope = JSON.parse(reply) as JsonObject;
  const data = envelope['ret_data'];
  return envelope['return_code'] === 'SUCCESS' && isJsonObject(data) ? data : undefined;
}
