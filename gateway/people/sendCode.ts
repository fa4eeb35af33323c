import { maskMobile } from '../../src/domain/maskMobile.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Call, OperationId } from '../operation.ts';
import { makeCode, type CodeBinding } from './oneTimeCodes.ts';

export type CodeSending =
  | {
      readonly type: 'sent';
      readonly reply: { otp_id: string; mob_no_mask: string; resend_after: number; expire_in: number };
    }
  | { readonly type: 'limit'; readonly resendAfter: number };

export interface MobileNumber {
  readonly areaCode: string;
  readonly mobNo: string;
}

type Around = Pick<Call<OperationId>, 'services' | 'now' | 'constants' | 'lang'>;

/** Sends a one-time code by SMS, bound to one use.
 * @param to a member, or a number that somebody says to have
 * @param isDecoy nothing is sent, and nobody can tell */
export async function sendCode(
  tx: Transaction,
  { services, now, constants, lang }: Around,
  to: MobileNumber,
  binding: CodeBinding,
  isDecoy = false,
): Promise<CodeSending> {
  const number = `${to.areaCode} ${to.mobNo}`;
  const made = await makeCode(tx, services.secrets, { binding, number, now, constants });
  if (made.type === 'limit') return made;
  const minutes = String(Math.ceil(made.expireIn / 60));
  const body = services.content.message('sms.code', lang, { code: made.code, minutes });
  if (!isDecoy)
    await services.messenger.send(tx, { channel: 'sms', recipient: `+${number}`, body, code: made.code, at: now });
  return {
    type: 'sent',
    reply: {
      otp_id: made.otpId,
      mob_no_mask: maskMobile(to.mobNo),
      resend_after: made.resendAfter,
      expire_in: made.expireIn,
    },
  };
}

/** The use of a code that confirms a new device for one sign-in. */
export const deviceBinding = (loginTicket: string): CodeBinding => ['DEVICE', loginTicket];

/** The use of a code that authorises one operation, and one quote where there is one. */
export const operationBinding = (memberId: string, operation: string, quoteId?: string): CodeBinding => [
  'OPERATION',
  memberId,
  operation,
  quoteId,
];

/** The use of a code that confirms the number of somebody who adds what was missing at a sign-in by card. */
export const informationBinding = (loginTicket: string, to: MobileNumber): CodeBinding => [
  'ADDINFO',
  loginTicket,
  to.areaCode,
  to.mobNo,
];

/** The use of a code that confirms the number of somebody who registers. */
export const registrationBinding = (to: MobileNumber): CodeBinding => ['REGISTER', to.areaCode, to.mobNo];

/** The use of a code that confirms a member who has forgotten the password. */
export const resetBinding = (resetTicket: string): CodeBinding => ['FORGET', resetTicket];

/** The use of a code that proves a member to be the customer who had that number. */
export const linkBinding = (memberId: string, to: MobileNumber): CodeBinding => [
  'LINK',
  memberId,
  to.areaCode,
  to.mobNo,
];

/** The use of a code that proves the owner of a card about to be activated. */
export const activationBinding = (actTicket: string): CodeBinding => ['ACTIVATE', actTicket];

/** The use of a code that confirms the buyer of one order of gift cards. */
export const giftcardOrderBinding = (to: MobileNumber, quoteId: string): CodeBinding => [
  'GIFTORDER',
  to.areaCode,
  to.mobNo,
  quoteId,
];

/** The use of a code that confirms who applies for the card of one quote. */
export const cardApplicationBinding = (to: MobileNumber, quoteId: string): CodeBinding => [
  'APPLY',
  to.areaCode,
  to.mobNo,
  quoteId,
];

/** The use of a code that opens the orders of a number. */
export const giftcardListBinding = (to: MobileNumber): CodeBinding => ['GIFTLIST', to.areaCode, to.mobNo];

/** The use of a code that confirms the buyer to one operation on what a ticket has opened. */
export const giftcardBinding = (queryTicket: string, operation: string): CodeBinding => [
  'GIFTCARD',
  queryTicket,
  operation,
];

/** The use of a code that confirms the number a member changes to. */
export const newNumberBinding = (memberId: string, to: MobileNumber): CodeBinding => [
  'NEWMOB',
  memberId,
  to.areaCode,
  to.mobNo,
];

/** The use of a code that goes to the number a bank has of a member who links an account there. */
export const bankBindingUse = (memberId: string, to: MobileNumber): CodeBinding => [
  'BANKBIND',
  memberId,
  to.areaCode,
  to.mobNo,
];
