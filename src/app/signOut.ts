import type { Portal } from '../api/PortalContext.tsx';
import { ask } from '../api/ask.ts';
import { loginLogout } from '../api/operations.gen.ts';

/** Signs the member out. */
export async function signOut({ gateway, session }: Portal): Promise<void> {
  // Without the gateway's word the token is forgotten here all the same, and that it was not given is said (R-ERR-10).
  await ask(gateway, loginLogout, {}, 'message-box');
  if (session.get().token !== undefined) session.end('member');
}
