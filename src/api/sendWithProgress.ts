import type { Transport } from './transport.ts';

/** A transport that says how much of the request has gone, which `fetch` cannot.
 * @param onProgress told the share of the body, from 0 to 1 */
export function sendWithProgress(onProgress: (share: number) => void): Transport {
  return async (request) => {
    const body = await request.text();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
      sending.onload = () => resolve(replyOf(sending));
      sending.onerror = sending.onabort = () => reject(new TypeError('The request was not answered.'));
      request.signal.addEventListener('abort', () => sending.abort());
      sending.send(body);
      if (request.signal.aborted) sending.abort();
    });
  };
}

function replyOf(answered: XMLHttpRequest): Response {
  const { status, statusText, responseText } = answered;
  const lines = answered.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1)];
  });
  return new Response(responseText, { status, statusText, headers });
}
