import type { Upload } from './transport.ts';

/** Sends as `fetch` does, and says how much of the request has been sent, which `fetch` cannot. */
export async function sendWithProgress(request: Request, { onProgress, signal }: Upload): Promise<Response> {
  const body = await request.text();
  const sending = new XMLHttpRequest();
  await new Promise((resolve, reject) => {
    sending.open(request.method, request.url);
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    sending.onload = resolve;
    sending.onerror = sending.onabort = () => reject(new TypeError('The request was not answered.'));
    const ends = [request.signal, signal];
    for (const end of ends) end.addEventListener('abort', () => sending.abort());
    sending.send(body);
    if (ends.some(({ aborted }) => aborted)) sending.abort();
  });
  return replyOf(sending);
}

/** @throws RangeError for a status that no reply has */
function replyOf(answered: XMLHttpRequest): Response {
  const { status, statusText, responseText } = answered;
  const lines = answered.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1)];
  });
  return new Response(responseText || null, { status, statusText, headers });
}
