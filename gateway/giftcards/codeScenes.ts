import { money, type Currency } from '../../src/domain/money.ts';
import { moneyText } from '../../src/domain/moneyText.ts';
import { forQuote, toVisitor, type AskedCode, type CodeCall, type CodeScenes } from '../access/codeScene.ts';
import type { CodePurpose } from '../access/codePurpose.ts';
import type { CodeBinding } from '../access/oneTimeCodes.ts';
import type { Transaction } from '../db/transaction.ts';
import type { MobileNumber } from '../people/mobileNumbers.ts';
import { paramError } from '../shared/failure.ts';
import { readGiftcardTicket } from './giftcardTicket.ts';

/** Codes to buyers of gift cards. */
export const giftcardCodes: CodeScenes<'GIFTORDER' | 'GIFTLIST' | 'GIFTCARD'> = {
  GIFTORDER: ofGiftcardOrder,
  GIFTLIST: ofGiftcardList,
  GIFTCARD: ofGiftcard,
};

/** The use of a code that confirms the buyer of one order of gift cards. */
export const giftcardOrderBinding = (to: MobileNumber, quoteId: string): CodeBinding => [
  'GIFTORDER',
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

/** A visitor who orders gift cards. */
async function ofGiftcardOrder(call: CodeCall): Promise<AskedCode> {
  const asked = await forQuote(call, giftcardOrderBinding);
  if ('refused' in asked) return asked;
  return { ...asked, purpose: await purposeOfGiftcards(call.tx, call.subject, call.request.quote_id ?? '') };
}

/** A visitor who looks for the orders of a number. */
function ofGiftcardList(call: CodeCall): Promise<AskedCode> {
  return toVisitor(call, giftcardListBinding);
}

/** The buyer of what somebody looks at. */
async function ofGiftcard(call: CodeCall): Promise<AskedCode> {
  const { tx, request, fail } = call;
  const { query_ticket: ticket, operation } = request;
  if (ticket === undefined) throw paramError('/query_ticket', 'required');
  if (operation === undefined) throw paramError('/operation', 'required');
  const scope = await readGiftcardTicket(tx, ticket, call);
  if (!scope) throw fail('TICKET_EXPIRED');
  return {
    to: scope.number,
    binding: giftcardBinding(ticket, operation),
    share: 'visitor',
    purpose: { use: operation },
  };
}

/** What a visitor's code for an order of gift cards is for; with the amount where the quote is the caller's. */
async function purposeOfGiftcards(tx: Transaction, subject: string, quoteId: string): Promise<CodePurpose> {
  const [quote] = await tx.query<{ amount: bigint; currency: Currency }>(
    'SELECT amount, currency FROM giftcard_quotes WHERE quote_id = $1 AND subject = $2',
    [quoteId, subject],
  );
  const use = quote ? 'giftcardsOf' : 'GIFTORDER';
  return quote ? { use, values: { amount: moneyText(money(quote.amount, quote.currency)) } } : { use };
}
