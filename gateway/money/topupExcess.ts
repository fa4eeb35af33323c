import { money } from '../../src/domain/money.ts';
import { moneyText } from '../../src/domain/moneyText.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Member } from '../people/member.ts';
import { tellMember, type Around } from '../people/tellMember.ts';
import { moneyConstant } from './moneyConstant.ts';
import type { TopupOrder } from './topupOrder.ts';

/** What of the money that came for an order is more than was ordered and more than one order of the member's level may come to
 * (R-ROLE-05, R-ROLE-11), in minor units: an order was judged when it was made, and whoever pays may send any amount. */
export function topupExcess(
  amount: bigint,
  { total, currency }: TopupOrder,
  { realnameStatus }: Member,
  constants: JsonObject,
): bigint {
  const limit = moneyConstant(constants, `limit.topup.order.${realnameStatus}`, currency);
  const most = total > limit ? total : limit;
  return amount > most ? amount - most : 0n;
}

interface SentBack {
  /** All that came, what the account got of it after the fee, and what went back. */
  readonly amount: bigint;
  readonly net: bigint;
  readonly excess: bigint;
}

export async function tellOfExcess(
  tx: Transaction,
  { services, now }: Pick<Around, 'services' | 'now'>,
  member: Member,
  { orderNo, currency }: TopupOrder,
  { amount, net, excess }: SentBack,
): Promise<void> {
  const text = (minor: bigint) => moneyText(money(minor, currency));
  const values = { order: orderNo, arrived: text(amount), credited: text(net), back: text(excess) };
  await tellMember(tx, { services, now, lang: member.lang }, member, 'topupSentBack', values);
}
