import { paramError } from '../../shared/failure.ts';
import { walletOf } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';
import { findMember } from '../../people/members.ts';
import { accountRefusal, signInOrAskDevice } from '../../login/signIn.ts';
import { endProof, readLoginTicket } from '../../access/tickets.ts';

export const loginChooseCard = defineOperation('loginChooseCard', async (call) => {
  const { tx, request, fail } = call;
  const login = await readLoginTicket(tx, call, request.login_ticket, 'choose');
  const member = login && (await findMember(tx, login.memberId))?.member;
  if (!member) return fail('TICKET_EXPIRED');
  if (member.status === 'cancelled') return fail('ACCOUNT_CANCELLED');
  const account = (await walletOf(tx, member.memberId)).find((one) => one.accountId === request.account_id);
  // Another member's account and one that does not exist are the same answer.
  if (!account) return paramError('/account_id', 'enum');
  const refusal = accountRefusal(account);
  if (refusal) return fail(refusal);
  await endProof(tx, call, request.login_ticket);
  return signInOrAskDevice(tx, call, member, account.accountId);
});
