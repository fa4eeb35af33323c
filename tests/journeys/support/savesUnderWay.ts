import type { BrowserContext, Page, Request } from 'playwright-core';

const RECORD_PATH = '/flow/record';
const AT_MOST_MS = 3000;
/** One wish is sent once the one before it has its reply. */
const NEXT_WISH_MS = 30;

/** A tab that closes still sends what it has to save; a browser context that closes drops it, and the next journey would find a wizard whose
 * last call nobody has noted.
 * @returns waits until what was sent to save a wizard has its reply */
export function watchSaves(context: BrowserContext): () => Promise<void> {
  const underWay = new Set<Request>();
  const watchPage = (page: Page): void => {
    page.on('request', (request) => {
      if (request.url().includes(RECORD_PATH)) underWay.add(request);
    });
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    // The end of what a page sent as it was left is told to nobody.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) underWay.clear();
    });
    page.on('close', () => underWay.clear());
  };
  context.on('page', watchPage);
  return async () => {
    const end = Date.now() + AT_MOST_MS;
    while (underWay.size > 0 && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, NEXT_WISH_MS));
    }
  };
}
