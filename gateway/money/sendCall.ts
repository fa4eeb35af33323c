import { money } from '../../src/domain/money.ts';
import type { Call } from '../call/operation.ts';
import type { SendRequest, SendSetting, SentTransfer } from './sendTransfer.ts';
import type { TransferKind } from './transferKind.ts';

type SendCall = Call<'transferToHk' | 'transferToGc' | 'transferToMainland'>;

/** What a call that sends a quote asks for. */
export function sendRequest(kind: TransferKind, call: SendCall): SendRequest {
  const { member, request, idempotencyKey } = call;
  return {
    kind,
    memberId: member.memberId,
    quoteId: request.quote_id,
    ticket: request.ticket,
    ...(request.otp_ticket === undefined ? {} : { otpTicket: request.otp_ticket }),
    ...('payee_confirmed' in request && request.payee_confirmed === true ? { payeeConfirmed: true } : {}),
    ...('save_payee' in request && request.save_payee === true ? { savePayee: true } : {}),
    key: idempotencyKey ?? request.quote_id,
  };
}

export function sendSetting({ now, constants, world, services }: SendCall): SendSetting {
  const { content, bank, vault, secrets } = services;
  return { now, constants, world, content, bank, vault, secrets };
}

/** The receipt of a transfer that was sent. */
export function transferReceipt({ quote, refNo, status }: SentTransfer, now: string) {
  const { currency, amount, fee, remitted } = quote;
  return {
    ref_no: refNo,
    status: status === 'processing' ? ('processing' as const) : ('success' as const),
    time: now,
    deducted_amount: money(amount + fee, currency),
    fee: money(fee, currency),
    remitted_amount: remitted ?? money(amount, currency),
  };
}
