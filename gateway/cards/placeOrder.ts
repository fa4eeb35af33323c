import { maskToEnd } from '../../src/domain/maskDigits.ts';
import { hongKongDate } from '../../src/domain/calendarDate.ts';
import { money } from '../../src/domain/money.ts';
import { moneyText } from '../../src/domain/moneyText.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';
import { lockBalances, type Balance } from '../ledger/balance.ts';
import { houseAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction } from '../ledger/postTransaction.ts';
import { addRecord } from '../money/accountRecord.ts';
import { cardExpiry } from '../money/cardExpiry.ts';
import { insertCard } from '../money/insertCard.ts';
import { newCardNumber } from '../money/newCardNumber.ts';
import { openAccount } from '../money/openAccount.ts';
import { referenceNumber } from '../money/referenceNumber.ts';
import type { Call } from '../call/operation.ts';
import { numberConstant } from '../shared/constant.ts';
import { findMember } from '../people/members.ts';
import { tellMember } from '../people/tellMember.ts';
import { checkNumber } from '../people/mobileNumbers.ts';
import { takeTicket } from '../access/tickets.ts';
import { isSent, type CardOrderKind, type CardQuote } from './cardOrder.ts';
import { cardPrice, totalOf } from './cardPrice.ts';
import { orderDays, type OrderDays } from './orderDays.ts';
import { checkCard, checkFunds, checkPayer, checkRoom, lockCards } from './orderRules.ts';
import { lockOwnCard, ownCard, ownCards, setCardStatus, type OwnCard } from './ownCards.ts';
import { payingCard, takeCardQuote } from './quoteCard.ts';

export type OrderOperation =
  'cardNew' | 'cardBuyChip' | 'cardChipApply' | 'cardRenewVcn' | 'cardRenewChip' | 'cardReplace';
type Order = Call<OrderOperation> & { readonly tx: Transaction };

/** Where a physical card goes. */
export interface Delivery {
  readonly recipient: string;
  readonly area_code: string;
  readonly mob_no: string;
  readonly delivery_address: string;
  readonly remark?: string;
  readonly reason?: 'lost' | 'stolen' | 'damaged';
}

/** Places an order at the price of its quote and pays it; all of it in the caller's one transaction. What it waits for, it
 * waits for in the order of whoever closes an account or cancels a card: the quote, the balance, the cards, its ticket.
 * @throws Failure when it is refused; nothing is spent then */
export async function placeOrder(call: Order, kind: CardOrderKind, delivery?: Delivery) {
  const { tx, member, request, now, idempotencyKey, operationId, services, world } = call;
  const { memberId } = member;
  if (delivery) checkNumber({ areaCode: delivery.area_code, mobNo: delivery.mob_no }, services.content, world);
  const quote = await takeCardQuote(tx, { memberId, quoteId: request.quote_id, kind }, now);
  const locked = await lockAll(tx, quote, now);
  const use = { kind: 'payPwd', memberId, operation: operationId, quoteId: quote.quoteId } as const;
  if (!(await takeTicket(tx, request.ticket, use, now))) throw new Failure('TICKET_EXPIRED');
  const { target } = locked;
  await checkAgain(call, quote, locked);
  const orderNo = referenceNumber(now);
  const intent = { member: memberId, operation: operationId, key: idempotencyKey ?? orderNo };
  const transactionId = await pay(tx, quote, orderNo, intent, now);
  const card = await carryOut(call, quote, target);
  const days = isSent(kind) ? orderDays(call) : undefined;
  await insertOrder(tx, { orderNo, quote, card, transactionId, delivery, days }, now);
  const total = money(totalOf(quote), quote.currency);
  const said = { card: maskToEnd(card.last4), amount: moneyText(total), reference: orderNo };
  await tellMember(tx, call, member, 'cardOrdered', said);
  return {
    order_no: orderNo,
    card_id: card.cardId,
    card_no_mask: maskToEnd(card.last4),
    valid_to: card.validTo,
    status: card.status,
    total,
    time: now,
    ...days,
  };
}

interface Locked {
  readonly balance: Balance;
  /** The card that the order is for; none where one is made. */
  readonly target: OwnCard | undefined;
}

async function lockAll(tx: Transaction, { memberId, accountId, cardId }: CardQuote, now: string): Promise<Locked> {
  const balance = (await lockBalances(tx, [accountId], new Date(now))).get(accountId)!;
  if (cardId !== undefined) return { balance, target: await lockOwnCard(tx, memberId, cardId) };
  await lockCards(tx, memberId);
  return { balance, target: undefined };
}

/** What may have changed since the quote. Another price is refused: a new quote will say it. */
async function checkAgain(
  { tx, member: before, now, constants }: Order,
  quote: CardQuote,
  { balance, target }: Locked,
): Promise<void> {
  const { kind, memberId, accountId } = quote;
  const member = (await findMember(tx, memberId))?.member ?? before;
  if (target) await checkCard(tx, kind, target, { now, constants });
  else await checkRoom(tx, member, { now, constants });
  const payer = target ?? payingCard(await ownCards(tx, memberId), accountId);
  checkPayer(member, payer, kind, now);
  const price = await cardPrice(tx, quote, constants);
  if (totalOf(price) !== totalOf(quote)) throw new Failure('QUOTE_EXPIRED');
  checkFunds(totalOf(quote), balance, payer);
}

/** Price and fees go to the house; nothing is posted where nothing is to be paid. */
async function pay(
  tx: Transaction,
  quote: CardQuote,
  orderNo: string,
  intent: { readonly member: string; readonly operation: string; readonly key: string },
  now: string,
): Promise<bigint | undefined> {
  const total = totalOf(quote);
  if (total === 0n) return undefined;
  const { accountId, currency } = quote;
  const id = await postTransaction(tx, {
    kind: 'cardOrder',
    reference: orderNo,
    at: new Date(now),
    intent,
    postings: [
      { account: accountId, currency, amount: -total },
      { account: houseAccount('fees', currency), currency, amount: total },
    ],
  });
  await addRecord(tx, {
    refNo: orderNo,
    accountId,
    kind: 'expense',
    at: now,
    summary: 'Card order',
    amount: -total,
    status: 'success',
    orderNo,
    orderAmount: total + quote.waived,
    discount: quote.waived,
  });
  return id;
}

/** What happens at once; the rest comes with the post. Returns the card as it is then. */
async function carryOut(call: Order, quote: CardQuote, target: OwnCard | undefined): Promise<OwnCard> {
  const { tx, constants } = call;
  const { kind, memberId } = quote;
  if (!target) return open(call, quote);
  if (kind === 'renewVirtual') {
    const validTo = cardExpiry(target.validTo, numberConstant(constants, 'card.years'));
    await tx.query('UPDATE cards SET expiry_date = $2 WHERE card_id = $1', [target.cardId, validTo]);
  }
  if (kind === 'replace') return replace(call, target);
  return ownCard(tx, memberId, target.cardId);
}

/** A virtual card is there at once, a physical one is made first. */
async function open({ tx, services, constants, now }: Order, { kind, memberId, made }: CardQuote): Promise<OwnCard> {
  const { cardId } = await openAccount(
    tx,
    services.vault,
    {
      accountId: services.secrets.id(),
      memberId,
      currency: made!.currency,
      cardOrgan: made!.organ,
      cardType: kind === 'new' ? 'virtual' : 'physical',
      cardStatus: kind === 'new' ? 'active' : 'printing',
      isForShopping: made!.isForShopping,
      years: numberConstant(constants, 'card.years'),
    },
    now,
  );
  return ownCard(tx, memberId, cardId);
}

/** The lost card is good for nothing from now on; the account waits for the new one. */
async function replace({ tx, member, services, constants, now }: Order, old: OwnCard): Promise<OwnCard> {
  await setCardStatus(tx, old, 'cancelled');
  const number = await newCardNumber(tx, services.vault, old.cardOrgan);
  await insertCard(tx, {
    number,
    accountId: old.accountId,
    organ: old.cardOrgan,
    type: 'physical',
    status: 'printing',
    validTo: cardExpiry(hongKongDate(now), numberConstant(constants, 'card.years')),
    issuedAt: now,
  });
  return ownCard(tx, member.memberId, number.cardId);
}

interface NewOrder {
  readonly orderNo: string;
  readonly quote: CardQuote;
  readonly card: OwnCard;
  readonly transactionId: bigint | undefined;
  readonly delivery: Delivery | undefined;
  /** Of what is sent. */
  readonly days: OrderDays | undefined;
}

async function insertOrder(tx: Transaction, order: NewOrder, now: string): Promise<void> {
  const { orderNo, quote, card, transactionId, delivery, days } = order;
  await tx.query(
    `INSERT INTO card_orders (order_no, quote_id, member_id, account_id, card_id, recipient, area_code, mob_no,
       delivery_address, remark, reason, state, print_progress, transaction_id, ordered_at, made_by, arrives_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      orderNo,
      quote.quoteId,
      quote.memberId,
      quote.accountId,
      card.cardId,
      delivery?.recipient ?? null,
      delivery?.area_code ?? null,
      delivery?.mob_no ?? null,
      delivery?.delivery_address ?? null,
      delivery?.remark ?? null,
      delivery?.reason ?? null,
      days ? 'toAudit' : 'completed',
      days ? 'waiting' : null,
      transactionId ?? null,
      now,
      days?.made_by ?? null,
      days?.arrives_by ?? null,
    ],
  );
}
