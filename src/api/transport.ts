/** Of a request that takes a while to send. */
export interface Upload {
  /** Told how much has been sent, from 0 to 1. */
  readonly onProgress: (sent: number) => void;
  /** Aborted once it is wanted no longer: what has not been sent is not sent. */
  readonly signal: AbortSignal;
}

/** Sends a request and brings the reply, as the browser's `fetch` does. It rejects when there is none. */
export type Transport = (request: Request, upload?: Upload) => Promise<Response>;
