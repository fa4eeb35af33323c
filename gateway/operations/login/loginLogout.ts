import { defineOperation } from '../../call/operation.ts';
import { endSession } from '../../people/sessions.ts';

export const loginLogout = defineOperation('loginLogout', async ({ tx, session, now, proofs }) => {
  await endSession(tx, session.sessionId, 'logout', now);
  proofs.forget();
  return {};
});
