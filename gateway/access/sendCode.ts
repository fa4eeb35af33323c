import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { wayTo, type CodeAddress } from './codeAddress.ts';
import { purposeText, type CodePurpose } from './codePurpose.ts';
import { deviceText } from '../people/deviceName.ts';
import type { GuessLimit } from '../people/guesses.ts';
import { makeCode, type CodeBinding, type CodeLimit, type CodeShare } from './oneTimeCodes.ts';

export type CodeSending =
  | {
      readonly type: 'sent';
      /** Just now; or before, and it still works. */
      readonly isNew: boolean;
      readonly reply: Wait & Shown & { otp_id: string; expire_in: number; expire_time: string };
    }
  | {
      readonly type: 'limit';
      readonly code: CodeLimit;
      readonly data: Wait & Partial<Shown> & { otp_id?: string };
    };

/** What the member sees of where it went. */
interface Shown {
  readonly mob_no_mask: string;
  readonly email_mask?: string;
}

interface Wait {
  readonly resend_after: number;
  readonly resend_time: string;
}

type Around = Pick<Call<OperationId>, 'services' | 'now' | 'constants' | 'lang' | 'device' | 'source'>;

interface CodeToSend {
  /** A member, a number that somebody says to have, or a member's address. */
  readonly to: CodeAddress;
  readonly mask?: string;
  readonly binding: CodeBinding;
  readonly share: CodeShare;
  readonly budgets?: readonly GuessLimit[];
  readonly purpose: CodePurpose;
  /** Nothing is sent, and nobody can tell, not by the time it takes either: what is queued is taken back. */
  readonly isDecoy?: boolean;
  /** Another code is wanted, though one for the same use may still work. */
  readonly again: boolean;
}

/** Sends a one-time code, bound to one use, unless one that was sent before still works. */
export async function sendCode(tx: Transaction, call: Around, asked: CodeToSend): Promise<CodeSending> {
  const { services, now, constants, source } = call;
  const { to, binding, share, budgets = [], isDecoy = false, again } = asked;
  const { channel, recipient, number, shown } = wayTo(to, asked.mask);
  const made = await makeCode(tx, services.secrets, { binding, number, share, source, budgets, now, constants, again });
  const wait = { resend_after: made.resendAfter, resend_time: later(now, made.resendAfter) };
  if (made.type === 'limit') {
    const still = made.otpId === undefined ? {} : { otp_id: made.otpId, ...shown };
    return { type: 'limit', code: made.code, data: { ...wait, ...still } };
  }
  if (made.type === 'made') {
    const body = codeMessage(call, channel, asked.purpose, made);
    await tx.query('SAVEPOINT message');
    await services.messenger.send(tx, { channel, recipient, body, code: made.code, at: now });
    await tx.query(isDecoy ? 'ROLLBACK TO SAVEPOINT message' : 'RELEASE SAVEPOINT message');
  }
  return {
    type: 'sent',
    isNew: made.type === 'made',
    reply: {
      otp_id: made.otpId,
      ...shown,
      expire_in: made.expireIn,
      expire_time: later(now, made.expireIn),
      ...wait,
    },
  };
}

/** Whose code it is, what for and that it is nobody else's. The last line of an SMS is for browsers: they offer the code at that
 * host and nowhere else. */
function codeMessage(
  { services, lang, device }: Around,
  channel: 'sms' | 'mail',
  { use, values }: CodePurpose,
  { code, expireIn }: { readonly code: string; readonly expireIn: number },
): string {
  const on = deviceText(services.content, lang, device.name);
  const purpose = purposeText(services.content, lang, { use, values: { device: on, ...values } });
  const minutes = String(Math.ceil(expireIn / 60));
  const text = services.content.message(`${channel}.code`, lang, { code, minutes, purpose });
  if (channel === 'mail') return text;
  return `${text}\n\n@${new URL(services.publicOrigin).hostname} #${code}`;
}

/** The use of a code that authorises one operation, and one quote where there is one.
 * @param about which of several things the operation can do, where a code shall be good for one of them only */
export const operationBinding = (
  memberId: string,
  operation: string,
  quoteId?: string,
  about?: string,
): CodeBinding => ['OPERATION', memberId, operation, quoteId, ...(about === undefined ? [] : [about])];
