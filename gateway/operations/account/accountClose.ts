import { maskMobile } from '../../../src/domain/maskMobile.ts';
import { siteName } from '../../content/siteName.ts';
import { lockBalances } from '../../ledger/balance.ts';
import { closeAccounts } from '../../money/closeAccounts.ts';
import {
  closingAccounts,
  closureId,
  forfeitedOf,
  identityCheckOf,
  numberUsableFrom,
  partnerOf,
  pendingOf,
  type ClosingAccount,
} from '../../money/closure.ts';
import { walletOf } from '../../money/wallet.ts';
import type { Transaction } from '../../db/transaction.ts';
import { defineOperation, type Call } from '../../call/operation.ts';
import { frozenUntil } from '../../people/frozenUntil.ts';
import type { Member } from '../../people/member.ts';
import { findMember } from '../../people/members.ts';
import { endSession } from '../../people/sessions.ts';
import { tellMember } from '../../people/tellMember.ts';
import { takeTicket } from '../../access/tickets.ts';
import { isUpgrading } from '../../operate/upgrades.ts';

type Closing = Call<'accountClose'> & { readonly tx: Transaction };

/** Balances and the member are locked before anything is judged, so that what is judged is what is taken, and nothing is added
 * to it; balances first, in the order of whoever sends money. */
export const accountClose = defineOperation('accountClose', async (call) => {
  const { tx, request, member: before, session, services, now, idempotencyKey, fail } = call;
  const { memberId } = before;
  const ids = (await walletOf(tx, memberId)).map(({ accountId }) => accountId);
  await lockBalances(tx, ids, new Date(now));
  const member = (await findMember(tx, memberId, true))?.member ?? before;
  const accounts = await closingAccounts(tx, memberId, now);
  await judge(call, member, accounts);
  if (request.closure_id !== closureId(services.secrets, memberId, accounts)) throw fail('QUOTE_EXPIRED');
  if (!(await takeTickets(call))) throw fail('TICKET_EXPIRED');
  const { reason } = request;
  const intent = { member: memberId, operation: 'accountClose', key: idempotencyKey ?? '' };
  const closure = { member, accounts, intent, ...(reason === undefined ? {} : { reason }) };
  const closeNo = await closeAccounts(tx, closure, now);
  await endSession(tx, session.sessionId, 'closure', now);
  await tellMember(tx, call, member, 'accountClosed', { reference: closeNo });
  return {
    close_no: closeNo,
    time: now,
    forfeited: forfeitedOf(accounts),
    mob_no_mask: maskMobile(member.mobNo),
    usable_from: numberUsableFrom(now),
  };
});

/** Whether this member may close the account here and now. */
async function judge(
  { tx, request, services, lang, now, fail }: Closing,
  member: Member,
  accounts: readonly ClosingAccount[],
): Promise<void> {
  if (await isUpgrading(tx, 'accountClosure')) throw fail('SYS_UPGRADING');
  const until = frozenUntil(member, now);
  if (until !== undefined) throw fail('FUNDS_FROZEN', { until });
  const partner = await partnerOf(tx, member, siteName(services.content, 'company_name', lang));
  if (partner !== undefined) throw fail('CO_BRANDED', { partner_name: partner });
  const isStopped = accounts.some(({ accountStatus }) => accountStatus !== 'normal');
  if (member.status !== 'normal' || isStopped) throw fail('ACCOUNT_STATUS');
  if ((await identityCheckOf(tx, member)) === 'support') throw fail('REALNAME_REQUIRED');
  const pending = await pendingOf(tx, member.memberId);
  if (pending === 'transfers') throw fail('PENDING_TRANS');
  if (pending === 'topups') throw fail('OUTSTANDING_BALANCE');
  if (!request.abandon_balance) throw fail('ABANDON_REQUIRED');
}

/** All three, or none is used up: a refusal undoes what was taken. */
async function takeTickets({ tx, request, member, now }: Closing): Promise<boolean> {
  const use = { memberId: member.memberId, operation: 'accountClose' };
  const bound = { ...use, quoteId: request.closure_id };
  return (
    (await takeTicket(tx, request.face_ticket, { ...use, kind: 'face' }, now)) &&
    (await takeTicket(tx, request.ticket, { ...bound, kind: 'payPwd' }, now)) &&
    (await takeTicket(tx, request.otp_ticket, { ...bound, kind: 'otp' }, now))
  );
}
