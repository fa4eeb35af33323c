import { maskToEnd } from '../../src/domain/maskDigits.ts';
import { maskMobile } from '../../src/domain/maskMobile.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';
import type { Call } from '../call/operation.ts';
import { numberConstant } from '../shared/constant.ts';
import { findIdentity } from '../people/identity.ts';
import { maskForStranger } from '../people/maskForStranger.ts';
import { findMember } from '../people/members.ts';
import { missingInformation } from '../people/missingInformation.ts';
import { giveActivationTicket } from './activationTicket.ts';
import type { CardRecord } from './cardRecord.ts';

type Activate = Call<'cardActivateByInfo' | 'cardActivateByCode'> & { readonly tx: Transaction };

/** The card was named rightly: a ticket to activate it with, and what its owner still lacks.
 * @throws Failure CARD_STATUS, ACCOUNT_STATUS, ACT_NO_MOBILE */
export async function beginActivation(call: Activate, card: CardRecord) {
  const { tx, constants, now, subject } = call;
  if (card.status !== 'unactivated') throw new Failure('CARD_STATUS', { status: card.status });
  const owner = await findMember(tx, card.memberId);
  if (owner?.member.status !== 'normal' || card.accountStatus !== 'normal') throw new Failure('ACCOUNT_STATUS');
  const missing = missingInformation(owner);
  if (missing.mobile) throw new Failure('ACT_NO_MOBILE');
  const byVisitor = call.member === undefined;
  const life = { seconds: numberConstant(constants, 'card.activation.ticketLife'), now };
  const named = { cardId: card.cardId, subject, byVisitor };
  const { ticket, expireTime } = await giveActivationTicket(tx, call.proofs, named, life);
  return {
    act_ticket: ticket,
    expire_time: expireTime,
    card_no_mask: maskToEnd(card.last4),
    card_organ: card.cardOrgan,
    currency: card.currency,
    mob_no_mask: byVisitor ? maskForStranger(owner.member.mobNo) : maskMobile(owner.member.mobNo),
    need_pwd: missing.password,
    need_email: missing.email,
    access: accessOf(missing),
    need_pay_pwd: missing.pay_password,
    need_birth: byVisitor && (await findIdentity(tx, card.memberId)).birthMd !== undefined,
  };
}

/** Either lets the owner in: a password at once, an e-mail address by way of a forgotten password. */
function accessOf({ password, email }: { readonly password: boolean; readonly email: boolean }) {
  if (password && email) return 'either' as const;
  if (password) return 'password' as const;
  return email ? ('email' as const) : ('none' as const);
}
