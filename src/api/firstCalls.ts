import type { JsonObject } from '../domain/json.ts';
import { randomText } from './randomText.ts';
import type { Transport } from './transport.ts';
import { CLIENT_VERSION, GATEWAY_PREFIX, WATER_NO_LENGTH } from '../domain/wire.ts';

/** Calls that are begun before the code that makes them has arrived: it then finds the reply already on its way. */
export interface FirstCalls {
  /** Sends a read at once; begun again, it is not sent again: its reply is then for one asker more. */
  readonly begin: (path: string, input: JsonObject) => void;
  /** In the place of the browser's `fetch`: hands out a reply that was begun, to the same call of the same session in the
   * same language, once for each beginning; else it sends. */
  readonly fetch: Transport;
}

export interface FirstCallsOptions {
  readonly origin: string;
  readonly sessionId: string;
  readonly lang: string;
  readonly terminalNo: string;
  readonly fetch: Transport;
  /** Milliseconds since the page began. */
  readonly elapsed: () => number;
}

/** What was asked ahead and nobody has wanted by then is old. */
export const GOOD_FOR_MS = 15_000;

export function createFirstCalls(options: FirstCallsOptions): FirstCalls {
  const begun: { readonly call: string; readonly reply: Promise<() => Response> }[] = [];
  return {
    begin: (path, input) => {
      const request = requestOf(options, path, input);
      const call = callOf(request.url, options.sessionId, options.lang, input);
      const reply = begun.find((one) => one.call === call)?.reply ?? options.fetch(request, input).then(wholeReply);
      // Whoever asks learns of a failure; until then it is nobody's.
      reply.catch(() => undefined);
      begun.push({ call, reply });
    },
    fetch: (request, input, upload) => {
      if (begun.length === 0) return options.fetch(request, input, upload);
      if (options.elapsed() > GOOD_FOR_MS) begun.length = 0;
      const { headers } = request;
      const call = callOf(request.url, headers.get('session-id') ?? '', headers.get('lang') ?? '', input);
      const at = begun.findIndex((one) => one.call === call);
      const [found] = at < 0 ? [] : begun.splice(at, 1);
      const forget = (): void => void (begun.length = 0);
      if (found) {
        // Who tries again has been told of a failure, and wants another answer.
        const reply = found.reply.then((copy) => copy());
        reply.then(({ ok }) => ok || forget(), forget);
        return Promise.race([reply, givenUp(request.signal)]);
      }
      // Another call may change what the replies that still wait have told.
      forget();
      return options.fetch(request, input, upload);
    },
  };
}

function requestOf(
  { origin, sessionId, lang, terminalNo }: FirstCallsOptions,
  path: string,
  input: JsonObject,
): Request {
  return new Request(origin + GATEWAY_PREFIX + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang, ver: CLIENT_VERSION, 'session-id': sessionId },
    body: JSON.stringify({ ...input, req_water_no: randomText(WATER_NO_LENGTH), terminal_no: terminalNo }),
  });
}

/** Rejects once nobody waits any longer: what was begun has no end of its own. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', reject));
}

/** Reads a reply to its end.
 * @returns makes a copy for each asker. Browsers read even a text that is there in a task of its own, and paint before it: the copy gives
 * its text at once, so that a page whose replies are there is painted once */
async function wholeReply(response: Response): Promise<() => Response> {
  const { status, statusText, headers } = response;
  const text = await response.text();
  return () =>
    Object.assign(new Response(null, { status, statusText, headers }), { text: () => Promise.resolve(text) });
}

function callOf(url: string, sessionId: string, lang: string, input: JsonObject): string {
  return [new URL(url).pathname, sessionId, lang, JSON.stringify(input)].join('\n');
}
