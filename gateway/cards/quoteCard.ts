import type { requests } from '../../src/api/gateway.gen.ts';
import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure, paramError } from '../shared/failure.ts';
import { readBalances } from '../ledger/balance.ts';
import type { DeliveryRegion } from '../money/postage.ts';
import type { Call } from '../call/operation.ts';
import { numberConstant } from '../shared/constant.ts';
import { isSent, type CardQuote, type CardOrderKind } from './cardOrder.ts';
import { cardPrice, totalOf } from './cardPrice.ts';
import { checkCard, checkFunds, checkPayer, checkRoom } from './orderRules.ts';
import { ownCard, ownCards, type OwnCard } from './ownCards.ts';

type Request = requests['cardQuote'];

/** Makes a quote when the order would be taken now; nothing moves.
 * @throws Failure for whatever would refuse the order */
export async function quoteCard(tx: Transaction, call: Call<'cardQuote'>): Promise<CardQuote> {
  const { member, request, now, constants, services } = call;
  const { kind } = request;
  const { payer, target, made } = await cardsOf(tx, member.memberId, request);
  const region = regionOf(request);
  if (target) await checkCard(tx, kind, target, call);
  else await checkRoom(tx, member, call);
  checkPayer(member, payer, kind, now);
  const { accountId, currency } = payer;
  const order = { kind, memberId: member.memberId, accountId, currency, ...(region ? { region } : {}) };
  const price = await cardPrice(tx, order, constants);
  checkFunds(totalOf(price), (await readBalances(tx, [accountId], new Date(now))).get(accountId)!, payer);
  const quote: CardQuote = {
    ...order,
    ...price,
    quoteId: services.secrets.id(),
    ...(made ? { made } : {}),
    ...(target ? { cardId: target.cardId } : {}),
    expiresAt: later(now, numberConstant(constants, 'card.quote.life')),
  };
  await insertQuote(tx, quote);
  return quote;
}

/** The card whose account pays; the card it is for, or what is to be made. */
async function cardsOf(tx: Transaction, memberId: string, request: Request) {
  if (request.kind !== 'new' && request.kind !== 'buyChip') {
    if (request.card_id === undefined) throw paramError('/card_id', 'required');
    const target = await ownCard(tx, memberId, request.card_id);
    return { payer: target, target };
  }
  const { account_id: accountId, currency, card_organ: organ, shopping_only: isForShopping = false } = request;
  if (accountId === undefined) throw paramError('/account_id', 'required');
  if (currency === undefined) throw paramError('/currency', 'required');
  if (organ === undefined) throw paramError('/card_organ', 'required');
  if (isForShopping && request.kind !== 'new') throw paramError('/shopping_only', 'unsuitable');
  return { payer: payingCard(await ownCards(tx, memberId), accountId), made: { currency, organ, isForShopping } };
}

/** Of a member's cards the one in use of an account that pays; a foreign account and an unknown one are refused alike. */
export function payingCard(all: readonly OwnCard[], accountId: string): OwnCard {
  const cards = all.filter((card) => card.accountId === accountId);
  const card = cards.find(({ status }) => status === 'active') ?? cards[0];
  if (!card) throw paramError('/account_id', 'unknown');
  return card;
}

function regionOf({ kind, delivery_region: region }: Request): DeliveryRegion | undefined {
  if (!isSent(kind)) return undefined;
  if (region === undefined) throw paramError('/delivery_region', 'required');
  return region;
}

async function insertQuote(tx: Transaction, quote: CardQuote): Promise<void> {
  await tx.query(
    `INSERT INTO card_quotes (quote_id, member_id, kind, account_id, currency, card_currency, card_organ, card_id,
       delivery_region, price, card_fee, postage, waived, expires_at, shopping_only)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      quote.quoteId,
      quote.memberId,
      quote.kind,
      quote.accountId,
      quote.currency,
      quote.made?.currency ?? null,
      quote.made?.organ ?? null,
      quote.cardId ?? null,
      quote.region ?? null,
      quote.price,
      quote.cardFee,
      quote.postage,
      quote.waived,
      quote.expiresAt,
      quote.made?.isForShopping ?? false,
    ],
  );
}

interface QuoteRow {
  quote_id: string;
  member_id: string;
  kind: CardOrderKind;
  account_id: string;
  currency: CardQuote['currency'];
  card_currency: CardQuote['currency'] | null;
  card_organ: OwnCard['cardOrgan'] | null;
  card_id: string | null;
  delivery_region: DeliveryRegion | null;
  shopping_only: boolean;
  price: bigint;
  card_fee: bigint;
  postage: bigint;
  waived: bigint;
  expires_at: Date;
}

/** Takes a quote of a kind for its one order; of two that ask, the second waits here for the first.
 * @throws Failure QUOTE_EXPIRED */
export async function takeCardQuote(
  tx: Transaction,
  { memberId, quoteId, kind }: { readonly memberId: string; readonly quoteId: string; readonly kind: CardOrderKind },
  now: string,
): Promise<CardQuote> {
  const [row] = await tx.query<QuoteRow>(
    `UPDATE card_quotes SET spent_at = $4
     WHERE quote_id = $1 AND member_id = $2 AND kind = $3 AND spent_at IS NULL AND expires_at > $4
     RETURNING *`,
    [quoteId, memberId, kind, now],
  );
  if (!row) throw new Failure('QUOTE_EXPIRED');
  return {
    quoteId,
    memberId,
    kind,
    accountId: row.account_id,
    currency: row.currency,
    ...madeOf(row),
    ...(row.card_id === null ? {} : { cardId: row.card_id }),
    ...(row.delivery_region === null ? {} : { region: row.delivery_region }),
    price: row.price,
    cardFee: row.card_fee,
    postage: row.postage,
    waived: row.waived,
    expiresAt: row.expires_at.toISOString(),
  };
}

function madeOf({ card_currency: currency, card_organ: organ, shopping_only: isForShopping }: QuoteRow) {
  return currency && organ ? { made: { currency, organ, isForShopping } } : {};
}
