import { maskName } from '../../src/domain/maskName.ts';
import { money, type Currency } from '../../src/domain/money.ts';
import { moneyText } from '../../src/domain/moneyText.ts';
import { toAnother, type AskedCode, type CodeCall, type CodeScenes } from '../access/codeScene.ts';
import type { CodePurpose } from '../access/codePurpose.ts';
import type { CodeBinding } from '../access/oneTimeCodes.ts';
import { operationBinding } from '../access/sendCode.ts';
import type { Transaction } from '../db/transaction.ts';
import type { MobileNumber } from '../people/mobileNumbers.ts';
import { Failure, paramError } from '../shared/failure.ts';
import { addressToProve } from './addressToProve.ts';
import { operationOfKind, type TransferKind } from './transferKind.ts';

/** Codes that authorise an operation, a transfer of money above all, and those of a bank. */
export const moneyCodes: CodeScenes<'SETTING' | 'TRANSFER' | 'BANKBIND'> = {
  SETTING: ofOperation,
  TRANSFER: ofOperation,
  BANKBIND: ofBankAccount,
};

/** The use of a code that goes to the number a bank has of a member who links an account there. */
export const bankBindingUse = (memberId: string, to: MobileNumber): CodeBinding => [
  'BANKBIND',
  memberId,
  to.areaCode,
  to.mobNo,
];

/** A signed-in member about to do something. */
async function ofOperation({ tx, request, member }: CodeCall): Promise<AskedCode> {
  if (!member) throw new Failure('NOT_LOGIN');
  const { operation, quote_id: quoteId, purpose: setting } = request;
  if (operation === undefined) throw paramError('/operation', 'required');
  if (operation === 'userVerify') {
    if (setting === undefined) throw paramError('/purpose', 'required');
    const binding = operationBinding(member.memberId, operation, undefined, setting);
    return { to: member, binding, share: 'own', purpose: { use: `${operation}.${setting}` } };
  }
  const address = addressToProve(request, member);
  const binding = operationBinding(member.memberId, operation, quoteId, address);
  if (address !== undefined)
    return { to: { ...member, byMail: address }, binding, share: 'own', purpose: { use: 'fpsRegister.email' } };
  return {
    to: member,
    binding,
    share: 'own',
    purpose: await purposeOfOperation(tx, member.memberId, operation, quoteId),
  };
}

/** The number that the bank has of a member. */
async function ofBankAccount(call: CodeCall): Promise<AskedCode> {
  const { member } = call;
  if (!member) throw new Failure('NOT_LOGIN');
  return toAnother(call, member.memberId, (to) => bankBindingUse(member.memberId, to));
}

/** What a member's code for an operation is for; of a transfer, how much goes to whom. */
async function purposeOfOperation(
  tx: Transaction,
  memberId: string,
  operation: string,
  quoteId: string | undefined,
): Promise<CodePurpose> {
  const [quote] = quoteId === undefined ? [] : await readQuote(tx, memberId, quoteId);
  // A code for anything else is good for no transfer.
  if (!quote || operationOfKind[quote.kind] !== operation) return { use: operation };
  const amount = moneyText(money(quote.amount, quote.currency));
  return { use: 'transfer', values: { amount, payee: maskName(quote.payee.name_en) } };
}

function readQuote(tx: Transaction, memberId: string, quoteId: string) {
  return tx.query<{ kind: TransferKind; amount: bigint; currency: Currency; payee: { readonly name_en: string } }>(
    'SELECT kind, amount, currency, payee FROM transfer_quotes WHERE quote_id = $1 AND member_id = $2',
    [quoteId, memberId],
  );
}
