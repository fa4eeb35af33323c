import { foldName } from '../../src/rules/keywords/sameName.ts';
import { banksOf } from '../content/banks.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure, paramError } from '../shared/failure.ts';
import type { Call } from '../call/operation.ts';
import { checkAtBank } from '../money/bankCheck.ts';

/** Where the rest of a balance is paid to. */
export interface RefundAccount {
  readonly bankCode: string;
  readonly cardNo: string;
}

/** The bank account of the request, when it is the member's own.
 * @returns Failure BANK_CARD_MISMATCH, which is counted
 * @throws Failure OUTSTANDING_BALANCE when none is named, BANK_UNKNOWN, NAME_NOT_SAME, BANK_CHECK_LOCKED */
export async function refundAccountOf(tx: Transaction, call: Call<'cardCancel'>): Promise<RefundAccount | Failure> {
  const { request, member, constants, services, world } = call;
  const { refund_bank: bankCode, bank_card_no: cardNo, account_holder: holder } = request;
  if (bankCode === undefined || cardNo === undefined || holder === undefined) throw new Failure('OUTSTANDING_BALANCE');
  if (!services.content.holds('bank.isCardNumber', { card_no: cardNo }, world))
    throw paramError('/bank_card_no', 'bank.isCardNumber');
  const known = [...banksOf('HK'), ...banksOf('CN')].some((bank) => bank.bank_code === bankCode);
  if (!known) throw new Failure('BANK_UNKNOWN');
  if (foldName(holder) !== foldName(member.userName)) throw new Failure('NAME_NOT_SAME');
  const isTheirs = () => services.bank.verify(tx, { bankCode, cardNo, holder }, constants);
  if (!(await checkAtBank(tx, isTheirs, call))) return new Failure('BANK_CARD_MISMATCH');
  return { bankCode, cardNo };
}
