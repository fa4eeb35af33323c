import { setImmediate as immediately } from 'node:timers/promises';
import type { Send } from '../../support/walletClient.ts';

/** What may become of a request on its way. */
const MISHAPS = ['lost', 'replyLost', 'late', 'twice', 'failed', 'garbled'] as const;
export type Mishap = (typeof MISHAPS)[number];

/** Of a hundred requests so many meet a mishap, where any do. */
const UNLUCKY = 25;
/** So long a reply is on its way through promises at most. */
const IDLE_TURNS = 4;
const RECORD_PATH = '/flow/recordSave';

/** The network between a portal and its gateway. What becomes of a request depends on a number alone, so that a run can be played
 * again. */
export class Network {
  /** What was saved of wizards, as it was sent. */
  readonly saved: string[] = [];
  readonly met = new Map<Mishap, number>();
  readonly #late: Request[] = [];
  #luck = 0;
  #sent = 0;
  #inProgress = 0;

  /** @param send to whichever gateway runs now */
  constructor(private readonly send: Send) {}

  /** Decides on the requests from now on; 0 is good luck for all of them. */
  decide(luck: number): void {
    this.#luck = luck;
    this.#sent = 0;
  }

  readonly fetch: Send = async (request) => {
    this.#inProgress += 1;
    try {
      return await this.#carry(request);
    } finally {
      this.#inProgress -= 1;
    }
  };

  /** Waits until nobody waits for a reply, nor is about to ask for one. */
  async quiet(): Promise<void> {
    for (let turns = 0; turns < IDLE_TURNS; turns = this.#inProgress > 0 ? 0 : turns + 1) await immediately();
  }

  async #carry(request: Request): Promise<Response> {
    if (request.url.endsWith(RECORD_PATH)) this.saved.push(await request.clone().text());
    this.#sent += 1;
    const mishap = this.#mishap();
    if (mishap) this.met.set(mishap, (this.met.get(mishap) ?? 0) + 1);
    switch (mishap) {
      case undefined:
        return this.send(request);
      case 'lost':
        throw new TypeError('The request was lost.');
      case 'replyLost':
        await this.send(request);
        throw new TypeError('The reply was lost.');
      case 'late':
        this.#late.push(request);
        throw new TypeError('The request is late.');
      case 'twice': {
        const again = request.clone();
        const reply = await this.send(request);
        await this.send(again);
        return reply;
      }
      case 'failed':
        return new Response('{"error":"fault"}', { status: 500 });
      case 'garbled':
        await this.send(request);
        return new Response('{"return_code":"SUC');
    }
  }

  /** What was given up long ago arrives. */
  async deliverLate(): Promise<void> {
    for (const request of this.#late.splice(0)) await this.send(request);
  }

  #mishap(): Mishap | undefined {
    if (this.#luck === 0) return undefined;
    const drawn = scattered(this.#luck + this.#sent * 7919);
    return drawn % 100 < UNLUCKY ? MISHAPS[Math.floor(drawn / 100) % MISHAPS.length] : undefined;
  }
}

/** A number far from those of its neighbours, from 0 to 2^32. */
export function scattered(seed: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
