import { notifyManager, QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal, type Portal } from '../api/PortalContext.tsx';
import { useTexts } from '../i18n/TextsContext.tsx';

// Else a reply waits for a timer before it is shown.
notifyManager.setScheduler(queueMicrotask);

const clients = new WeakMap<Portal, QueryClient>();

/** What pages have read, in memory only and for five minutes after the last page that shows it is left; forgotten when the session
 * ends or is another's (docs/decisions/0036-what-pages-have-read.md). Nothing is asked for again of itself: whoever shows it says when. */
function readsOf(portal: Portal): QueryClient {
  const known = clients.get(portal);
  if (known) return known;
  const { session } = portal;
  // Offline a call fails at once, and the page says so.
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  clients.set(portal, client);
  let { token } = session.get();
  session.subscribe(() => {
    const last = token;
    ({ token } = session.get());
    if (token !== last) client.clear();
  });
  return client;
}

/** What pages have read, and what a reply depends on besides what is asked: the language, and whether the member has changed something
 * since. What was read before a change is not shown to a page that is opened after it. */
export function useReads(): {
  readonly reads: QueryClient;
  readonly world: readonly [locale: string, changes: number];
} {
  const portal = usePortal();
  const locale = useTexts().locale();
  const [changes] = useState(() => portal.gateway.changes?.() ?? 0);
  return { reads: readsOf(portal), world: [locale, changes] };
}
