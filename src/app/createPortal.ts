import type { Portal } from '../api/PortalContext.tsx';
import { createClock } from '../api/clock.ts';
import { createGateway } from '../api/gateway.ts';
import { createMember } from '../api/member.ts';
import type { Session } from '../api/session.ts';
import type { Transport } from '../api/transport.ts';
import { GATEWAY_PREFIX } from '../domain/wire.ts';
import type { Texts } from '../i18n/texts.ts';
import { portalTime } from './inTime.ts';
import { createMessages, type Messages } from './messages.ts';
import { createSessionEnds, type SessionEnds } from './sessionEnds.ts';

/** The portal of this page, wired once. */
export interface RunningPortal extends Portal {
  readonly messages: Messages;
  readonly sessionEnds: SessionEnds;
}

export interface PortalBeginnings {
  readonly session: Session;
  readonly terminalNo: string;
  readonly fetch: Transport;
}

export function createPortal(texts: Texts, { session, terminalNo, fetch }: PortalBeginnings): RunningPortal {
  const clock = createClock(startOfClock());
  session.subscribe(() => session.get().token === undefined && clock.forgetSession());
  const messages = createMessages();
  const sessionEnds = createSessionEnds((end) => {
    session.end('gateway');
    if (end.type === 'NOT_LOGIN' && session.endedBy() === 'gateway')
      messages.toast('info', texts.text('app', `session.${end.money ?? 'ended'}`));
  });
  const gateway = createGateway({
    baseUrl: window.location.origin + GATEWAY_PREFIX,
    session,
    clock,
    lang: texts.locale,
    terminalNo,
    timeoutMs: portalTime('portal.request.timeout'),
    fetch,
    notify: (mode, given) => {
      const tell = (text: string): void => {
        if (mode === 'message') messages.toast('error', text);
        else messages.alert(text);
      };
      if (given !== undefined) return tell(given);
      // A call may fail before the words are there, and without them nothing else of the page is either.
      texts.load(['app']).then(
        () => tell(texts.text('app', 'networkError')),
        () => undefined,
      );
    },
    // What a visitor is refused ends nothing.
    onSessionEnd: (end) => {
      if (session.get().token !== undefined) sessionEnds.announce(end);
    },
  });
  return { session, clock, messages, sessionEnds, gateway, member: createMember(gateway, session) };
}

/** The gateway writes its instant into the page it serves; without it the browser's time stands in until the first reply. */
function startOfClock(): number {
  const told = Date.parse(document.querySelector<HTMLMetaElement>('meta[name=clock]')?.content ?? '');
  return Number.isNaN(told) ? Date.now() : told;
}
