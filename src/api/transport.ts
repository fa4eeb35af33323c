/** Told how much of a request has been sent, from 0 to 1. */
export type OnProgress = (sent: number) => void;

/** Sends a request and brings the reply, as the browser's `fetch` does. It rejects when there is none. */
export type Transport = (request: Request, onProgress?: OnProgress) => Promise<Response>;
