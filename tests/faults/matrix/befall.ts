import type { Project } from '../../../src/compile/project.ts';
import type { Wallet } from './wallet.ts';
import { codeSample } from '../../../src/check/samples/operationSamples.ts';

import type { Browser } from './browser.ts';
import type { Cell } from './cells.ts';
import type { Befall } from './seam.ts';

const OUTCOME_PATH = '/flow/outcome';
/** What no wizard asks for in the walks that lead to the calls. */
const OTHER_LANGUAGE = 'zh-HK';

const lost = (): never => {
  throw new TypeError('The network is down.');
};

/** Has the fault of a cell befall the call that is about to be made. */
export function befall({ place, fault }: Cell, browser: Browser, wallet: Wallet, project: Project): void {
  const { seam, device } = browser;
  const { path, operationId } = place.operation;
  const each = (what: Befall) => void seam.befalls.set(path, what);
  /** The first only: what the portal does about it goes through. */
  const once = (what: Befall) =>
    each((request, send) => {
      seam.befalls.delete(path);
      return what(request, send);
    });
  const withheld = (meanwhile: () => Promise<void> | void) =>
    once(async (request, send) => {
      const reply = await send(request);
      await seam.inProgress.apart(async () => {
        await seam.inProgress.quiet();
        await meanwhile();
      });
      return reply;
    });
  switch (fault.type) {
    case 'code':
      return each(() => Promise.resolve(replyOf(fault.code, codeSample(project, operationId, fault.code))));
    case 'http500':
      return each(() => Promise.resolve(new Response('{"error":"fault"}', { status: 500 })));
    case 'malformed':
      return each(async (request, send) => {
        await send(request);
        return new Response('{"return_code":"SUC');
      });
    case 'lostBefore':
      return each(lost);
    case 'lostAfter':
      return each(async (request, send) => {
        await send(request);
        return lost();
      });
    case 'unknownBefore':
      seam.befalls.set(OUTCOME_PATH, lost);
      return each(lost);
    case 'unknownAfter':
      seam.befalls.set(OUTCOME_PATH, lost);
      return once(async (request, send) => {
        await send(request);
        return lost();
      });
    case 'slow': {
      const { timeoutMs } = device.habits;
      device.habits.timeoutMs = 0;
      return once(async (request, send) => {
        device.habits.timeoutMs = timeoutMs;
        await send(await apartFrom(request));
        // Beside a page time is passed by hand, once all else is quiet.
        return place.field === undefined ? givenUp(request) : seam.inProgress.apart(() => givenUp(request));
      });
    }
    case 'late':
      return once(async (request) => {
        seam.late.push(request);
        return lost();
      });
    case 'sessionEnded':
      return once(async (request, send) => {
        await wallet.database.transaction((tx) => tx.query('DELETE FROM sessions'));
        return send(request);
      });
    case 'kickOut':
      return once(async (request, send) => {
        await wallet.signIn(device.memberId);
        return send(request);
      });
    case 'reload':
      return withheld(() => browser.reload());
    case 'back':
      return withheld(() => browser.pressBack());
    case 'secondTab':
      return withheld(() => browser.openAnother());
    case 'language':
      return withheld(() => browser.speak(OTHER_LANGUAGE));
  }
}

/** The same request, which nobody can give up. */
async function apartFrom(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: await request.text() });
}

/** Never answered; rejects when the portal gives up waiting. */
function givenUp({ signal }: Request): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new DOMException('Given up.', 'AbortError'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

function replyOf(code: string, data: unknown): Response {
  const envelope = { return_code: code, return_desc: 'Sample', ret_data: data };
  return new Response(JSON.stringify(envelope), { headers: { 'content-type': 'application/json' } });
}
