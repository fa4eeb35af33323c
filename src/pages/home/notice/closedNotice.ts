import type { replies } from '../../../api/gateway.gen.ts';

/** In sessionStorage: a notice that was closed stays so until its text changes or the browser session ends (AMB-80). */
const CLOSED_KEY = 'gc4-app-pc:closed-notice';

/** The texts of all languages: who closed a notice does not meet it again in another. */
const textOf = (notice: replies['announceNotice2']): string => JSON.stringify(Object.entries(notice).toSorted());

export function isClosed(notice: replies['announceNotice2']): boolean {
  try {
    return window.sessionStorage.getItem(CLOSED_KEY) === textOf(notice);
  } catch {
    return false;
  }
}

export function keepClosed(notice: replies['announceNotice2']): void {
  try {
    window.sessionStorage.setItem(CLOSED_KEY, textOf(notice));
  } catch {
    // A browser that refuses storage closes the notice until the page is opened again.
  }
}
