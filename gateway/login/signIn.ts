import type { Transaction } from '../db/transaction.ts';
import type { WalletAccount } from '../money/wallet.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { numberConstant } from '../shared/constant.ts';
import { isKnownDevice } from '../people/devices.ts';
import { maskForStranger } from '../people/maskForStranger.ts';
import type { Member } from '../people/member.ts';
import { startSession } from '../people/sessions.ts';
import { tellMember } from '../people/tellMember.ts';
import { endAuthorisations, giveLoginTicket } from '../access/tickets.ts';

type Around = Pick<Call<OperationId>, 'services' | 'now' | 'constants' | 'lang' | 'device' | 'proofs'>;

/** Why an account cannot be signed in with; `undefined` when it can. */
export function accountRefusal(account: WalletAccount): 'ACC_TYPE_UNSUPPORTED' | 'ACCOUNT_CANCELLED' | undefined {
  if (account.cardType === 'gift') return 'ACC_TYPE_UNSUPPORTED';
  if (account.accountStatus === 'cancelled' || account.cardStatus === 'cancelled') return 'ACCOUNT_CANCELLED';
  return undefined;
}

/** How long a proof of a right password is good. */
function loginTicketLife({ constants, now }: Pick<Around, 'constants' | 'now'>) {
  return { seconds: numberConstant(constants, 'access.login.ticketLife'), now };
}

/** How long a member may take to add what the account lacks: several steps, where the others are one. */
export function informationTicketLife({ constants, now }: Pick<Around, 'constants' | 'now'>) {
  return { seconds: numberConstant(constants, 'access.login.infoLife'), now };
}

/** Asks which card to sign in with. */
export async function askCard(tx: Transaction, call: Around, member: Member, usable: readonly WalletAccount[]) {
  const login = { memberId: member.memberId, stage: 'choose' as const };
  const given = await giveLoginTicket(tx, call.proofs, login, loginTicketLife(call));
  return { next: 'NEED_CHOOSE' as const, ...given, card_list: usable.map(cardRow) };
}

function cardRow(account: WalletAccount) {
  return {
    account_id: account.accountId,
    card_no_mask: account.cardNoMask,
    card_organ: account.cardOrgan,
    currency: account.currency,
    status: account.cardStatus,
  };
}

/** After password and card: a session on a device the member has confirmed, a ticket for the device code on another. */
export async function signInOrAskDevice(tx: Transaction, call: Around, member: Member, accountId?: string) {
  if (await isKnownDevice(tx, member.memberId, call)) {
    return { next: 'TOKEN' as const, ...(await signIn(tx, call, member, { accountId })) };
  }
  const login = {
    memberId: member.memberId,
    ...(accountId === undefined ? {} : { accountId }),
    stage: 'device' as const,
  };
  const given = await giveLoginTicket(tx, call.proofs, login, loginTicketLife(call));
  return { next: 'NEED_DEVICE_CODE' as const, ...given, mob_no_mask: maskForStranger(member.mobNo) };
}

interface SignIn {
  readonly accountId?: string | undefined;
  readonly isNewDevice?: boolean;
}

/** Starts the session under a new id and tells the member of it (R-FLOW-05). */
export async function signIn(
  tx: Transaction,
  call: Around,
  member: Member,
  { accountId, isNewDevice = false }: SignIn,
) {
  const { services, now, device } = call;
  const token = services.secrets.token();
  const account = accountId === undefined ? {} : { accountId };
  await endAuthorisations(tx, member.memberId, now);
  await startSession(tx, { token, memberId: member.memberId, ...account, deviceName: device.name, now });
  await tellMember(tx, call, member, isNewDevice ? 'signInNewDevice' : 'signIn');
  return { token, login_info: { device_name: device.name, login_time: now } };
}
