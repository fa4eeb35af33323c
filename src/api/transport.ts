import type { JsonObject } from '../domain/json.ts';

/** Of a request that takes a while to send. */
export interface Upload {
  /** Told how much has been sent, from 0 to 1. */
  readonly onProgress: (sent: number) => void;
  /** Aborted once it is wanted no longer: what has not been sent is not sent. */
  readonly signal: AbortSignal;
}

/** Sends a request and brings the reply, as the browser's `fetch` does. It rejects when there is none.
 * @param input what its body holds, without what is every time another */
export type Transport = (request: Request, input: JsonObject, upload?: Upload) => Promise<Response>;
