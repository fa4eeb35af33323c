import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { JsonObject } from '../domain/json.ts';
import type { Clock } from './clock.ts';
import type { Gateway } from './gateway.ts';
import type { Member, MemberState } from './member.ts';
import type { Session, SessionState } from './session.ts';

/** What pages and wizards share: the gateway and what is known of who is using it. */
export interface Portal {
  readonly gateway: Gateway;
  readonly session: Session;
  readonly clock: Clock;
  readonly member: Member;
  /** Replies that are there before anybody asks: where a page is prerendered. */
  readonly known?: (path: string, input: JsonObject) => JsonObject | undefined;
}

const PortalContext = createContext<Portal | undefined>(undefined);

export function PortalProvider({
  portal,
  children,
}: {
  readonly portal: Portal;
  readonly children: ReactNode;
}): ReactNode {
  return <PortalContext value={portal}>{children}</PortalContext>;
}

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider above it.');
  return portal;
}

export function useSession(): SessionState {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}

export function useMember(): MemberState {
  const { member } = usePortal();
  return useSyncExternalStore(member.subscribe, member.get);
}
