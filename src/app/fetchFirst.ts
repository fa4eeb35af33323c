import { loaders } from 'virtual:flows';
import { words } from 'virtual:words';
import type { FirstCalls } from '../api/firstCalls.ts';
import type { Session } from '../api/session.ts';
import type { Locale } from '../i18n/locale.ts';
import { pageName } from '../domain/pageName.ts';
import { entryAt } from './entryAt.ts';

const USER_INFO = '/userInfoQuery';
const RECORD_LIST = '/flow/recordList';

/** Pages of members, and Home, which leads a member to one. */
const OF_MEMBERS = /^\/(dashboard|userSettings|account|cards|history|error|$)/;

/** Asks for what the page at this address will need. What fails here is asked for again by whoever needs it. */
export function fetchFirst(pathname: string, locale: Locale, session: Session, calls: FirstCalls): void {
  const entry = entryAt(pathname);
  const isMember = session.get().token !== undefined;
  quietly(words[locale]?.['app']?.());
  if (!entry) {
    if (isMember && OF_MEMBERS.test(pathname.slice(import.meta.env.BASE_URL.length - 1))) calls.begin(USER_INFO, {});
    return quietly(words[locale]?.['pages']?.());
  }
  // Calls before files: a browser has six requests under way at a time, and a call also takes the gateway's time.
  if (isMember && entry.require.includes('member')) {
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
