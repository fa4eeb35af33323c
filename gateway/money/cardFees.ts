import type { JsonObject } from '../../src/domain/json.ts';
import { portion } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../shared/constant.ts';
import type { CardHolder } from './cardHolder.ts';
import type { CardTransactionKind } from './cardTransactionKind.ts';
import { hongKongMonth } from './hongKongMonth.ts';
import { moneyConstant, textConstant } from './moneyConstant.ts';
import type { Charge } from './serviceCharge.ts';

/** How many transactions of a kind a card has had this month in Hong Kong; `small` counts those alone. */
async function ofMonth(
  tx: Transaction,
  cardId: string,
  kind: CardTransactionKind | 'decline',
  now: string,
  small = false,
): Promise<number> {
  const { from, to } = hongKongMonth(now);
  const [row] = await tx.query<{ made: bigint }>(
    `SELECT count(*) AS made FROM card_transactions
     WHERE card_id = $1 AND kind = $2 AND at >= $3 AND at < $4 ${small ? 'AND is_small' : ''}`,
    [cardId, kind, from, to],
  );
  return Number(row!.made);
}

/** Below this a purchase is small (R-CONST-63 to R-CONST-65). */
export function isSmall(amount: bigint, { currency }: CardHolder, constants: JsonObject): boolean {
  return amount < moneyConstant(constants, 'fee.small.below', currency);
}

export interface Purchase {
  readonly amount: bigint;
  readonly isOnline: boolean;
  /** Outside Hong Kong. */
  readonly isAbroad: boolean;
}

/** What a purchase costs besides its amount: small ones are free for the first of a month (R-CONST-66), little ones online
 * abroad have an extra (R-CONST-60 to R-CONST-62). */
export async function purchaseCharges(
  tx: Transaction,
  holder: CardHolder,
  { amount, isOnline, isAbroad }: Purchase,
  constants: JsonObject,
  now: string,
): Promise<Charge[]> {
  const { currency, cardId } = holder;
  const charges: Charge[] = [];
  const free = numberConstant(constants, 'fee.small.freePerMonth');
  if (isSmall(amount, holder, constants) && (await ofMonth(tx, cardId, 'purchase', now, true)) >= free)
    charges.push({ kind: 'smallPurchase', amount: moneyConstant(constants, 'fee.small.charge', currency) });
  if (isOnline && isAbroad && amount < moneyConstant(constants, 'fee.online.below', currency))
    charges.push({ kind: 'onlineAbroad', amount: moneyConstant(constants, 'fee.online.extra', currency) });
  return charges;
}

/** What cash costs: a part of it, never below the minimum of where it is taken (R-CONST-54 to R-CONST-59). */
export function cashCharge(
  kind: 'atm' | 'withdrawal',
  amount: bigint,
  { currency }: CardHolder,
  constants: JsonObject,
): Charge {
  const fee = kind === 'atm' ? 'fee.atm' : 'fee.mainland';
  const part = portion(amount, textConstant(constants, `${fee}.rate`));
  const least = moneyConstant(constants, `${fee}.minimum`, currency);
  return { kind, amount: part > least ? part : least };
}

const FREE = {
  refund: 'fee.refund.freePerMonth',
  decline: 'fee.decline.freePerMonth',
  authFailure: 'fee.authFailure.freePerMonth',
} as const;

/** The charge of what is free for the first times of a month (R-CONST-67 to R-CONST-75); ask before it is written down. */
export async function chargeAfterFree(
  tx: Transaction,
  kind: keyof typeof FREE,
  holder: CardHolder,
  constants: JsonObject,
  now: string,
): Promise<Charge[]> {
  if ((await ofMonth(tx, holder.cardId, kind, now)) < numberConstant(constants, FREE[kind])) return [];
  const id = kind === 'refund' && holder.isForShopping ? 'fee.refund.shopping' : `fee.${kind}.charge`;
  return [{ kind, amount: moneyConstant(constants, id, holder.currency) }];
}
