import type { Send } from '../../support/walletClient.ts';
import { GATEWAY_PREFIX } from '../../../src/domain/wire.ts';
import { InProgress } from '../support/inProgress.ts';
import { Effects } from './effects.ts';

/** What may become of a request on its way. */
export const MISHAPS = [
  'lost',
  'replyLost',
  'late',
  'twice',
  'failed',
  'garbled',
  'databaseAway',
  'gatewayDies',
] as const;
export type Mishap = (typeof MISHAPS)[number];

/** Of a hundred requests so many meet a mishap, where any do. */
const UNLUCKY = 25;
const RECORD_PATH = '/flow/recordSave';

/** Where requests go. */
export interface Receiver {
  /** To whichever gateway runs now. */
  readonly send: Send;
  /** Its database fails at one of the transactions that it begins until `mend`. */
  readonly fail: (draw: number) => void;
  readonly mend: () => void;
  /** It dies at one of the next transactions, at the latest with its reply; another takes its place. */
  readonly dieAfter: (draw: number, last: () => Promise<unknown>) => Promise<void>;
}

/** The network between a portal and its gateway. What becomes of a request depends on a number alone, so that a run can be played
 * again. */
export class Network {
  /** What was saved of wizards, as it was sent, until somebody takes it out. */
  readonly saved: string[] = [];
  readonly effects = new Effects();
  readonly met = new Map<Mishap, number>();
  readonly inProgress = new InProgress();
  readonly #late: Request[] = [];
  #luck = 0;
  #sent = 0;

  /** @param moving paths of operations that move money */
  constructor(
    private readonly gateway: Receiver,
    private readonly moving: ReadonlySet<string>,
  ) {}

  /** Decides on the requests from now on; 0 is good luck for all of them. */
  decide(luck: number): void {
    this.#luck = luck;
    this.#sent = 0;
  }

  readonly fetch: Send = (request) => this.inProgress.during(() => this.#carry(request));

  async #carry(request: Request): Promise<Response> {
    if (request.url.endsWith(RECORD_PATH)) this.saved.push(await request.clone().text());
    this.#sent += 1;
    const drawn = scattered(this.#luck + this.#sent * 7919);
    const mishap = this.#mishap(drawn);
    if (mishap) this.met.set(mishap, (this.met.get(mishap) ?? 0) + 1);
    switch (mishap) {
      case undefined:
        return this.#deliver(request);
      case 'lost':
        throw new TypeError('The request was lost.');
      case 'replyLost':
        await this.#deliver(request);
        throw new TypeError('The reply was lost.');
      case 'late':
        this.#late.push(request);
        throw new TypeError('The request is late.');
      case 'twice': {
        const again = request.clone();
        const reply = await this.#deliver(request);
        await this.#deliver(again);
        return reply;
      }
      case 'failed':
        return new Response('{"error":"fault"}', { status: 500 });
      case 'garbled':
        await this.#deliver(request);
        return new Response('{"return_code":"SUC');
      case 'databaseAway':
        this.gateway.fail(scattered(drawn));
        try {
          return await this.#deliver(request);
        } finally {
          this.gateway.mend();
        }
      case 'gatewayDies':
        await this.gateway.dieAfter(scattered(drawn), () => this.#deliver(request));
        throw new TypeError('The gateway is gone.');
    }
  }

  /** What was given up long ago arrives. */
  async deliverLate(): Promise<void> {
    for (const request of this.#late.splice(0)) await this.#deliver(request);
  }

  async #deliver(request: Request): Promise<Response> {
    const key = request.headers.get('Idempotency-Key');
    const path = new URL(request.url).pathname.slice(GATEWAY_PREFIX.length);
    const moves = key !== null && this.moving.has(path);
    if (moves) this.effects.ask(key, path);
    const reply = await this.gateway.send(request);
    if (moves && reply.ok) this.effects.note(key, path, await reply.clone().text());
    return reply;
  }

  #mishap(drawn: number): Mishap | undefined {
    if (this.#luck === 0) return undefined;
    return drawn % 100 < UNLUCKY ? MISHAPS[Math.floor(drawn / 100) % MISHAPS.length] : undefined;
  }
}

/** A number far from those of its neighbours, from 0 to 2^32. */
export function scattered(seed: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
