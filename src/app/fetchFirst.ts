import { loaders } from 'virtual:flows';
import { words } from 'virtual:words';
import type { FirstCalls } from '../api/firstCalls.ts';
import type { Session } from '../api/session.ts';
import type { Locale } from '../i18n/locale.ts';
import { pageName } from '../domain/pageName.ts';
import { entryAt } from './entryAt.ts';

const USER_INFO = '/userInfoQuery';
const RECORD_LIST = '/flow/recordList';

/** Asks for what the page at this address will need. What fails here is asked for again by whoever needs it. */
export function fetchFirst(pathname: string, locale: Locale, session: Session, calls: FirstCalls): void {
  const entry = entryAt(pathname);
  quietly(words[locale]?.['app']?.());
  if (!entry) return quietly(words[locale]?.['pages']?.());
  // Calls before files: a browser has six requests under way at a time, and a call also takes the gateway's time.
  if (session.get().token !== undefined && entry.require.includes('member')) {
    calls.begin(USER_INFO, {});
    for (const { path, input } of entry.first.reads) calls.begin(path, input);
    calls.begin(RECORD_LIST, { flow: entry.flow });
  }
  quietly(loaders[entry.flow]?.());
  quietly(words[locale]?.[pageName(entry.flow)]?.());
}

function quietly(loading: Promise<unknown> | undefined): void {
  loading?.catch(() => undefined);
}
