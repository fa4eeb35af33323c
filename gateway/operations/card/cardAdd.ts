import { hongKongDate } from '../../../src/domain/calendarDate.ts';
import { activationCode, activationCodeOf } from '../../cards/activationCode.ts';
import { addLimit, beginActivationGuess } from '../../cards/activationGuess.ts';
import { findCardById, findCardByNumber } from '../../cards/cardRecord.ts';
import { findStockCard, type StockCard } from '../../cards/cardStock.ts';
import { checkRoom, lockCards } from '../../cards/orderRules.ts';
import { cardRow, ownCard } from '../../cards/ownCards.ts';
import type { Transaction } from '../../db/transaction.ts';
import { Failure, paramError } from '../../shared/failure.ts';
import { openAccount } from '../../money/openAccount.ts';
import { defineOperation, type Call } from '../../call/operation.ts';
import { wrongPart } from '../../people/cardDetails.ts';
import { findMember } from '../../people/members.ts';
import { numberConstant } from '../../shared/constant.ts';
import { sameText } from '../../vault/secrets.ts';
import { takeTicket } from '../../access/tickets.ts';
import { tellMember } from '../../people/tellMember.ts';
import { tellOfClosedWay } from '../../people/tellOfLock.ts';

type Add = Call<'cardAdd'> & { readonly tx: Transaction };

/** What is in the member's hand is proven first, and each proof counts as a guess; then whose it is, and whether there is room. */
export const cardAdd = defineOperation('cardAdd', async (call) => {
  const { tx, member, request, now, constants, fail } = call;
  const { memberId } = member;
  const judge = request.method === 'number' ? numberJudge(call) : barcodeJudge(call);
  const tries = numberConstant(constants, 'card.add.tries');
  const limit = addLimit(memberId, tries, numberConstant(constants, 'card.add.lock'));
  const guess = await beginActivationGuess(tx, call, limit, true);
  if (guess.locked) return fail('CARD_ADD_LOCKED');
  const named = await judge();
  if ('wrong' in named) {
    if (guess.left > 0) return named.wrong(guess.left);
    await tellOfClosedWay(tx, call, memberId, limit);
    return fail('CARD_ADD_LOCKED');
  }
  await guess.wasRight();
  await lockCards(tx, memberId);
  // Until the card is there the account cannot be closed; where it has been meanwhile, the session is over.
  if ((await findMember(tx, memberId, true))?.member.status === 'cancelled') throw new Failure('NOT_LOGIN');
  const use = { kind: 'otp', memberId, operation: 'cardAdd' } as const;
  if (!(await takeTicket(tx, request.otp_ticket, use, now))) throw fail('TICKET_EXPIRED');
  const { stock } = named;
  if (!stock) throw fail(named.isGift ? 'ACC_TYPE_UNSUPPORTED' : 'CARD_OWNED');
  if (hongKongDate(now) > stock.validTo) throw fail('RENEW_EXPIRED');
  await checkRoom(tx, member, call);
  return add(call, stock);
});

/** A card that is named rightly: one of the stock, or one that has an owner. */
type Named =
  { readonly stock: StockCard | undefined; readonly isGift: boolean } | { readonly wrong: (left: number) => Failure };

/** By what is printed on the card. */
function numberJudge({ tx, request, services, fail }: Add): () => Promise<Named> {
  const { card_no: cardNo, expiry_date: expiry, cvc2 } = request;
  if (cardNo === undefined) throw paramError('/card_no', 'required');
  if (expiry === undefined) throw paramError('/expiry_date', 'required');
  if (cvc2 === undefined) throw paramError('/cvc2', 'required');
  return async () => {
    const stock = await findStockCard(tx, { cardNo, vault: services.vault });
    const owned = await findCardByNumber(tx, services.vault, cardNo);
    const wrong = wrongPart(services.secrets, { cardNo, expiry, cvc2 }, owned ?? stock);
    if (wrong !== undefined) return { wrong: (left) => fail(wrong, { left }) };
    return { stock: owned ? undefined : stock, isGift: owned?.cardType === 'gift' };
  };
}

/** By what is on its package, and the code under the seal. */
function barcodeJudge({ tx, request, services, fail }: Add): () => Promise<Named> {
  const { barcode, activation_code: code } = request;
  if (barcode === undefined) throw paramError('/barcode', 'required');
  if (code === undefined) throw paramError('/activation_code', 'required');
  return async () => {
    const stock = await findStockCard(tx, { barcode });
    const right = stock ? activationCodeOf(services, stock.number) : activationCode(services.secrets, barcode);
    if (!sameText(right, code.toUpperCase()) || !stock) return { wrong: (left) => fail('ACT_CODE_ERROR', { left }) };
    const isOwned = (await findCardById(tx, stock.number.cardId)) !== undefined;
    return { stock: isOwned ? undefined : stock, isGift: false };
  };
}

async function add(call: Add, { number, currency, cardOrgan, validTo }: StockCard) {
  const { tx, member, services, constants, now } = call;
  const { memberId } = member;
  const account = {
    accountId: services.secrets.id(),
    memberId,
    currency,
    years: numberConstant(constants, 'card.years'),
  };
  const card = { cardOrgan, cardType: 'physical', cardStatus: 'active', made: { number, validTo } } as const;
  await openAccount(tx, services.vault, { ...account, ...card }, now);
  const row = cardRow(await ownCard(tx, memberId, number.cardId));
  await tellMember(tx, call, member, 'cardAdded', { card: row.card_no_mask });
  return { card: row };
}
