import { site } from 'virtual:content';
import { createFirstCalls } from '../api/firstCalls.ts';
import { createSession } from '../api/session.ts';
import { keepLocale, readLocale } from '../i18n/keptLocale.ts';
import { hideQuery } from '../wizard/arrivedQuery.ts';
import { beginAtAddress } from './beginAtAddress.ts';
import { browserStorage } from '../api/browserStorage.ts';
import { entryAt } from './entryAt.ts';
import { fetchFirst } from './fetchFirst.ts';
import { mobileAddress } from './mobileAddress.ts';
import { takeLanguage } from './takeLanguage.ts';

/** For how long the page that the build has written may stand before the portal. */
const LONGEST_MS = 8_000;

const locale = takeLanguage(window) ?? readLocale();
const base = import.meta.env.BASE_URL;
const mobile = mobileAddress(site, {
  userAgent: navigator.userAgent,
  route: `/${window.location.pathname.slice(base.length)}`,
  home: window.location.origin + base,
  locale,
});
if (mobile === undefined) begin();
else window.location.replace(mobile);

/** The page's first and smallest script. On a slow network the round trips count, not the bytes: what the address needs
 * (code, flow, words, first replies) is asked for at once, beside the code that will use it. A phone is led to the mobile site before
 * anything is (R-GEN-57). */
function begin(): void {
  beginAtAddress();
  // What a link brings to a wizard is the member's alone; a page says by its query what it shows, after a reload too.
  if (entryAt(window.location.pathname)) hideQuery(window);
  keepLocale(locale);
  const session = createSession({
    local: browserStorage(() => window.localStorage),
    tab: browserStorage(() => window.sessionStorage),
    events: window,
  });
  const terminalNo = String(site['terminal_no'] ?? '');
  const calls = createFirstCalls({
    origin: window.location.origin,
    sessionId: session.id(),
    lang: locale,
    terminalNo,
    fetch: (request, _input, upload) =>
      upload
        ? import('../api/sendWithProgress.ts').then((module) => module.sendWithProgress(request, upload))
        : window.fetch(request),
    elapsed: () => performance.now(),
  });

  // A page that fails, or shows that something is under way for good, is shown as it is: takeOver.ts waits for more.
  setTimeout(() => document.getElementById('prerendered')?.remove(), LONGEST_MS);
  const rendering = import('./startPortal.tsx');
  fetchFirst(window.location.pathname, locale, session, calls);
  void rendering.then(({ startPortal }) => startPortal(locale, { session, terminalNo, fetch: calls.fetch }));
}
