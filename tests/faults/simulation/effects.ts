import { isJsonObject, type JsonObject } from '../../../src/domain/json.ts';

type Known = 'unknown' | 'done' | 'refused';

/** What calls that move money came to, as the gateway answered them, whether or not the replies arrived. The gateway's own table of keys is not believed. */
export class Effects {
  /** Transfers and orders, by the place of a record that wanted them. */
  readonly #made = new Map<string, Set<string>>();
  /** By key: what is known of it. */
  readonly #asked = new Map<string, Known>();

  /** A call sets out. @param key `<record>.<place>.<number of the answer>` */
  ask(key: string, operation: string): void {
    const call = `${key} ${operation}`;
    if (!this.#asked.has(call)) this.#asked.set(call, 'unknown');
  }

  /** What it was answered. */
  note(key: string, operation: string, reply: string): void {
    const envelope = JSON.parse(reply) as JsonObject;
    const call = `${key} ${operation}`;
    const data = dataOf(envelope);
    if (data || isRecorded(envelope)) this.#asked.set(call, 'done');
    else if (this.#asked.get(call) !== 'done' && !SAYS_NOTHING.has(String(envelope['return_code'])))
      this.#asked.set(call, 'refused');
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

  /** How many of the calls were carried out: at least those that were answered so, and at most those that were not refused. */
  carriedOut(): readonly [least: number, most: number] {
    const known = [...this.#asked.values()];
    return [known.filter((one) => one === 'done').length, known.filter((one) => one !== 'refused').length];
  }

  /** What a record has come to. */
  of(record: string): readonly string[] {
    return [...this.#made].flatMap(([wish, made]) => (wish.startsWith(`${record}.`) ? [...made] : []));
  }
}

/** Codes after which a call may have been carried out. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['UNKNOWN_ERROR']);

/** The bank has refused the money: it is back, and the transfer has its reference number. */
function isRecorded({ return_code: code, ret_data: data }: JsonObject): boolean {
  return code === 'TRANS_FAIL' && isJsonObject(data) && data['ref_no'] !== undefined;
}

/** Of a reply that says that it was done. */
function dataOf(envelope: JsonObject): JsonObject | undefined {
  const data = envelope['ret_data'];
  return envelope['return_code'] === 'SUCCESS' && isJsonObject(data) ? data : undefined;
}
