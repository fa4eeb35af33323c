/** Sends a request and brings the reply, as the browser's `fetch` does. It rejects when there is none. */
export type Transport = (request: Request) => Promise<Response>;
