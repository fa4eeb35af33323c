import { GATEWAY_PREFIX } from '../../../src/domain/wire.ts';
import type { Send } from '../../support/walletClient.ts';
import { InProgress } from '../support/inProgress.ts';

/** A request that was answered, to be answered the same once more without the gateway. */
export interface Taped {
  readonly path: string;
  readonly reply: () => Response;
}

/** What becomes of a request; `send` has the gateway carry it out. */
export type Befall = (request: Request, send: Send) => Promise<Response>;

const RECORD_PATH = '/flow/recordSave';

/** The network between one portal and the gateway: first what is on the tape, then the gateway itself, unless something befalls
 * the request. */
export class Seam {
  readonly carried: Taped[] = [];
  /** Records, as they were sent to be kept. */
  readonly saved: string[] = [];
  /** Those of them that are kept. */
  readonly kept: string[] = [];
  /** By the path of the request. */
  readonly befalls = new Map<string, Befall>();
  /** Requests that were given up, and are on their way still. */
  readonly late: Request[] = [];
  readonly inProgress = new InProgress();

  /** @param forced what stands in the place of the gateway's own replies, by path */
  constructor(
    private readonly send: Send,
    private readonly forced: ReadonlyMap<string, Befall>,
    private readonly tape: readonly Taped[] = [],
  ) {}

  get isOnTape(): boolean {
    return this.carried.length < this.tape.length;
  }

  readonly fetch: Send = (request) => this.inProgress.during(() => this.#carry(request));

  /** Nothing befalls requests any longer, and what was late arrives. */
  async mend(): Promise<void> {
    this.befalls.clear();
    for (const request of this.late.splice(0)) await this.send(request);
  }

  async #carry(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice(GATEWAY_PREFIX.length);
    if (path !== RECORD_PATH) return this.#answered(path, request);
    const save = await request.clone().text();
    this.saved.push(save);
    const response = await this.#answered(path, request);
    const { return_code: code } = (await response.clone().json()) as { readonly return_code: string };
    if (code === 'SUCCESS') this.kept.push(save);
    return response;
  }

  async #answered(path: string, request: Request): Promise<Response> {
    const taped = this.tape[this.carried.length];
    if (taped) {
      if (taped.path !== path) throw new Error(`The way is another one than before: ${path} instead of ${taped.path}`);
      this.carried.push(taped);
      return taped.reply();
    }
    const befall = this.befalls.get(path) ?? this.forced.get(path);
    const response = await (befall ? befall(request, this.send) : this.send(request));
    const { status, headers } = response;
    const text = await response.clone().text();
    this.carried.push({ path, reply: () => new Response(text, { status, headers }) });
    return response;
  }
}
