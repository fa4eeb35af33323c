import { maskMobile } from '../../src/domain/maskMobile.ts';
import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Call, OperationId } from '../operation.ts';
import { purposeText, type CodePurpose } from './codePurpose.ts';
import { makeCode, type CodeBinding, type CodeLimit } from './oneTimeCodes.ts';

export type CodeSending =
  | {
      readonly type: 'sent';
      readonly reply: Wait & { otp_id: string; mob_no_mask: string; expire_in: number; expire_time: string };
    }
  | {
      readonly type: 'limit';
      readonly code: CodeLimit;
      readonly data: Wait & { otp_id?: string; mob_no_mask?: string };
    };

interface Wait {
  readonly resend_after: number;
  readonly resend_time: string;
}

export interface MobileNumber {
  readonly areaCode: string;
  readonly mobNo: string;
}

type Around = Pick<Call<OperationId>, 'services' | 'now' | 'constants' | 'lang' | 'device'>;

interface CodeToSend {
  /** A member, or a number that somebody says to have. */
  readonly to: MobileNumber;
  readonly binding: CodeBinding;
  readonly purpose: CodePurpose;
  /** Nothing is sent, and nobody can tell. */
  readonly isDecoy?: boolean;
  /** Another code is wanted, though one for the same use may still work. */
  readonly again: boolean;
}

/** Sends a one-time code by SMS, bound to one use, unless one that was sent before still works. */
export async function sendCode(tx: Transaction, call: Around, asked: CodeToSend): Promise<CodeSending> {
  const { services, now, constants } = call;
  const { to, binding, isDecoy = false, again } = asked;
  const number = `${to.areaCode} ${to.mobNo}`;
  const made = await makeCode(tx, services.secrets, { binding, number, now, constants, again });
  const wait = { resend_after: made.resendAfter, resend_time: later(now, made.resendAfter) };
  const mask = maskMobile(to.mobNo);
  if (made.type === 'limit') {
    const still = made.otpId === undefined ? {} : { otp_id: made.otpId, mob_no_mask: mask };
    return { type: 'limit', code: made.code, data: { ...wait, ...still } };
  }
  if (made.type === 'made' && !isDecoy) {
    const body = codeMessage(call, asked.purpose, made);
    await services.messenger.send(tx, { channel: 'sms', recipient: `+${number}`, body, code: made.code, at: now });
  }
  return {
    type: 'sent',
    reply: {
      otp_id: made.otpId,
      mob_no_mask: mask,
      expire_in: made.expireIn,
      expire_time: later(now, made.expireIn),
      ...wait,
    },
  };
}

/** Whose code it is, what for and that it is nobody else's. The last line is for browsers: they offer the code at that host
 * and nowhere else. */
function codeMessage(
  { services, lang, device }: Around,
  { use, values }: CodePurpose,
  { code, expireIn }: { readonly code: string; readonly expireIn: number },
): string {
  const purpose = purposeText(services.content, lang, { use, values: { device: device.name, ...values } });
  const minutes = String(Math.ceil(expireIn / 60));
  const text = services.content.message('sms.code', lang, { code, minutes, purpose });
  return `${text}\n\n@${new URL(services.publicOrigin).hostname} #${code}`;
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
