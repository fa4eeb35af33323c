import { tidyText } from '../../src/domain/tidyText.ts';
import { foldName } from '../../src/rules/keywords/sameName.ts';
import { findBank } from '../content/banks.ts';
import type { Transaction } from '../db/transaction.ts';
import { secondsUntil } from '../clock/instant.ts';
import { numberConstant } from '../shared/constant.ts';
import { Failure, paramError, TooManyCalls } from '../shared/failure.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { countGuess, readGuesses, type GuessLimit } from '../people/guesses.ts';
import { documentHash, findIdentity } from '../people/identity.ts';
import type { Member } from '../people/member.ts';
import type { Secrets } from '../vault/secrets.ts';

/** A bank card of the member's own, as a form asks for it. */
export interface PayerCardRequest {
  readonly bank_code: string;
  readonly bank_card_no: string;
  readonly holder_name: string;
  readonly doc_no: string;
}

type Around = Pick<Call<OperationId>, 'constants' | 'world' | 'services' | 'now'> & { readonly member: Member };

/** The keyed hash of a bank card: what is kept of it to know it again. */
export const bankCardHash = (secrets: Secrets, cardNo: string) => secrets.keyed('bankCard', cardNo);

const DAY = 86_400;

/** The keyed hash of a card whose holder is the member and of which the bank says that everything belongs together. One that
 * does not match counts: whoever has taken somebody's name could try cards and documents of that name until the bank says yes.
 * @returns Failure BANK_CARD_MISMATCH: thrown, it would undo the count
 * @throws Failure PARAM_ERROR for a number or a bank that cannot be; TooManyCalls when too many of a day did not match */
export async function payerCardHash(
  tx: Transaction,
  request: PayerCardRequest,
  { member, constants, world, services, now }: Around,
): Promise<string | Failure> {
  const { bank_code: bankCode, bank_card_no: cardNo, holder_name: holder, doc_no: docNo } = request;
  if (!services.content.holds('bank.isCardNumber', { card_no: cardNo }, world))
    throw paramError('/bank_card_no', 'bank.isCardNumber');
  if (!findBank(bankCode)) throw paramError('/bank_code', 'unknown');
  const limit: GuessLimit = {
    kind: 'bankCheck',
    subject: `member:${member.memberId}`,
    tries: numberConstant(constants, 'bank.check.perDay'),
    window: DAY,
  };
  const { locked, forgottenAt = now } = await readGuesses(tx, limit, now);
  if (locked) throw new TooManyCalls(secondsUntil(now, forgottenAt));
  const isTheirs = await services.bank.verify(tx, { bankCode, cardNo, holder, docNo }, constants);
  const isMember = foldName(holder) === foldName(member.userName) && (await isDocumentOf(tx, member, docNo, services));
  if (isTheirs && isMember) return bankCardHash(services.secrets, cardNo);
  await countGuess(tx, limit, now);
  return new Failure('BANK_CARD_MISMATCH');
}

/** Whether a number is that of the member's certified document (R-ERR-42); of who has none yet, the bank's word counts. */
async function isDocumentOf(
  tx: Transaction,
  { memberId }: Member,
  docNo: string,
  { secrets }: Around['services'],
): Promise<boolean> {
  const { docType, docNoHash } = await findIdentity(tx, memberId);
  if (docType === undefined || docNoHash === undefined) return true;
  // The bracket around a check digit may be left out, and nobody has said of which kind the number is.
  const written = [docNo, tidyText(docNo, ['checkDigit'])];
  return written.some((one) => documentHash(secrets, docType, one) === docNoHash);
}
