import { hongKongDate } from '../../src/domain/calendarDate.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { money } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure, paramError } from '../shared/failure.ts';
import type { Balance } from '../ledger/balance.ts';
import { numberConstant } from '../shared/constant.ts';
import { frozenUntil } from '../people/frozenUntil.ts';
import type { Member } from '../people/member.ts';
import { checkNumberNotBlocked } from '../people/mobileNumbers.ts';
import type { CardOrderKind, PrintProgress } from './cardOrder.ts';
import { countingCards, ownCards, renewFrom, type OwnCard } from './ownCards.ts';

interface When {
  readonly now: string;
  readonly constants: JsonObject;
}

/** Orders that make a card take turns: of two at once, the second counts the card of the first. */
export async function lockCards(tx: Transaction, memberId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`cards ${memberId}`]);
}

/** Whether the member may hold one more card (R-CONST-15, R-CONST-38).
 * @throws Failure MAX_CARDS, MOB_USED_THIS_YEAR */
export async function checkRoom(tx: Transaction, member: Member, { now, constants }: When): Promise<void> {
  const cards = await ownCards(tx, member.memberId);
  if (countingCards(cards) >= numberConstant(constants, 'card.most')) throw new Failure('MAX_CARDS');
  await checkNumberNotBlocked(tx, member, now);
}

/** Whether an order of a kind may be placed for a card that is there.
 * @throws Failure CHIP_EXISTS, RENEW_NOT_OPEN, RENEW_EXPIRED, RENEW_PRINTING; PARAM_ERROR where the kind does not suit it */
export async function checkCard(tx: Transaction, kind: CardOrderKind, card: OwnCard, when: When): Promise<void> {
  const isMade = (await orderUnderWay(tx, card)) !== undefined;
  const today = hongKongDate(when.now);
  if (kind === 'chipApply') {
    if (card.cardType === 'physical' || isMade) throw new Failure('CHIP_EXISTS');
    if (today > card.validTo) throw new Failure('RENEW_EXPIRED');
    return;
  }
  if ((card.cardType === 'virtual') !== (kind === 'renewVirtual')) throw paramError('/card_id', 'unsuitable');
  if (isMade) throw new Failure('RENEW_PRINTING');
  if (today > card.validTo) throw new Failure('RENEW_EXPIRED');
  const opens = renewFrom(card, when.constants);
  if (kind !== 'replace' && today < opens) throw new Failure('RENEW_NOT_OPEN', { open_date: opens });
}

/** The order of a body of this card that is on its way. */
export async function orderUnderWay(tx: Transaction, { cardId }: OwnCard) {
  const [row] = await tx.query<{ order_no: string; print_progress: PrintProgress }>(
    `SELECT order_no, print_progress FROM card_orders
     WHERE card_id = $1 AND state NOT IN ('completed', 'notPassed') ORDER BY ordered_at DESC LIMIT 1`,
    [cardId],
  );
  return row;
}

/** Whether the account may spend; a card that is lost may be locked and is still replaced.
 * @throws Failure ACCOUNT_STATUS, CARD_STATUS, FUNDS_FROZEN */
export function checkPayer(member: Member, card: OwnCard, kind: CardOrderKind, now: string): void {
  if (member.status !== 'normal' || card.accountStatus !== 'normal') throw new Failure('ACCOUNT_STATUS');
  const isUsable = card.status === 'active' || (kind === 'replace' && card.status === 'locked');
  if (!isUsable) throw new Failure('CARD_STATUS', { status: card.status });
  const until = frozenUntil(member, now);
  if (until !== undefined) throw new Failure('FUNDS_FROZEN', { until });
}

/** @throws Failure INSUFFICIENT_BALANCE */
export function checkFunds(total: bigint, balance: Balance, card: OwnCard): void {
  if (total > balance.available)
    throw new Failure('INSUFFICIENT_BALANCE', { available: { ...money(balance.available, card.currency) } });
}
