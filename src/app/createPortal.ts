import type { Portal } from '../api/PortalContext.tsx';
import { createClock } from '../api/clock.ts';
import { createGateway, GATEWAY_PREFIX } from '../api/gateway.ts';
import { createMember } from '../api/member.ts';
import { memoryStorage } from '../api/memoryStorage.ts';
import { createSession } from '../api/session.ts';
import type { Texts } from '../i18n/texts.ts';
import { createMessages, type Messages } from './messages.ts';
import { createSessionEnds, type SessionEnds } from './sessionEnds.ts';

/** The portal of this page, wired once. */
export interface RunningPortal extends Portal {
  readonly messages: Messages;
  readonly sessionEnds: SessionEnds;
}

export function createPortal(texts: Texts, terminalNo: string): RunningPortal {
  const session = createSession({
    local: storage(() => window.localStorage),
    tab: storage(() => window.sessionStorage),
    events: window,
  });
  const clock = createClock(startOfClock());
  const messages = createMessages();
  const sessionEnds = createSessionEnds((end) => {
    session.end('gateway');
    if (end.type === 'NOT_LOGIN') messages.toast('info', texts.text('app', 'session.ended'));
  });
  const gateway = createGateway({
    baseUrl: window.location.origin + GATEWAY_PREFIX,
    session,
    clock,
    lang: texts.locale,
    terminalNo,
    notify: (mode, text = texts.text('app', 'networkError')) => {
      if (mode === 'message') messages.toast('error', text);
      else messages.alert(text);
    },
    onSessionEnd: sessionEnds.announce,
  });
  return { session, clock, messages, sessionEnds, gateway, member: createMember(gateway, session) };
}

/** The gateway writes its instant into the page it serves; without it the browser's time stands in until the first reply. */
function startOfClock(): number {
  const told = Date.parse(document.querySelector<HTMLMetaElement>('meta[name=clock]')?.content ?? '');
  return Number.isNaN(told) ? Date.now() : told;
}

/** A browser that blocks storage throws on touching it: the portal then forgets at the next reload. */
export function storage(open: () => Storage): Storage {
  try {
    return open();
  } catch {
    return memoryStorage();
  }
}
