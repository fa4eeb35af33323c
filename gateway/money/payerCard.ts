import { tidyText } from '../../src/domain/tidyText.ts';
import { foldName } from '../../src/rules/keywords/sameName.ts';
import { findBank } from '../content/banks.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure, paramError } from '../shared/failure.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { documentHash, findIdentity } from '../people/identity.ts';
import type { Member } from '../people/member.ts';
import type { Secrets } from '../vault/secrets.ts';
import { checkAtBank } from './bankCheck.ts';

/** A bank card of the member's own, as a form asks for it. */
export interface PayerCardRequest {
  readonly bank_code: string;
  readonly bank_card_no: string;
  readonly holder_name: string;
  readonly doc_no: string;
}

/** Of a call in which a member names the bank card that pays. */
export type PayerCardCall = Pick<Call<OperationId>, 'constants' | 'world' | 'services' | 'now' | 'lang' | 'device'> & {
  readonly member: Member;
};

/** The keyed hash of a bank card: what is kept of it to know it again. */
export const bankCardHash = (secrets: Secrets, cardNo: string) => secrets.keyed('bankCard', cardNo);

/** The keyed hash of a card whose holder is the member and of which the bank says that everything belongs together.
 * @returns Failure BANK_CARD_MISMATCH, which is counted
 * @throws Failure PARAM_ERROR for a number or a bank that cannot be; BANK_CHECK_LOCKED */
export async function payerCardHash(
  tx: Transaction,
  request: PayerCardRequest,
  call: PayerCardCall,
): Promise<string | Failure> {
  const { member, constants, world, services } = call;
  const { bank_code: bankCode, bank_card_no: cardNo, holder_name: holder, doc_no: docNo } = request;
  if (!services.content.holds('bank.isCardNumber', { card_no: cardNo }, world))
    throw paramError('/bank_card_no', 'bank.isCardNumber');
  if (!findBank(bankCode)) throw paramError('/bank_code', 'unknown');
  const isOwn = async () => {
    const isTheirs = await services.bank.verify(tx, { bankCode, cardNo, holder, docNo }, constants);
    const isMember =
      foldName(holder) === foldName(member.userName) && (await isDocumentOf(tx, member, docNo, services));
    return isTheirs && isMember;
  };
  if (await checkAtBank(tx, isOwn, call)) return bankCardHash(services.secrets, cardNo);
  return new Failure('BANK_CARD_MISMATCH');
}

/** Whether a number is that of the member's certified document (R-ERR-42); of who has none yet, the bank's word counts. */
async function isDocumentOf(
  tx: Transaction,
  { memberId }: Member,
  docNo: string,
  { secrets }: PayerCardCall['services'],
): Promise<boolean> {
  const { docType, docNoHash } = await findIdentity(tx, memberId);
  if (docType === undefined || docNoHash === undefined) return true;
  // The bracket around a check digit may be left out, and nobody has said of which kind the number is.
  const written = [docNo, tidyText(docNo, ['checkDigit'])];
  return written.some((one) => documentHash(secrets, docType, one) === docNoHash);
}
