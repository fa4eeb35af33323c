import type { JsonObject } from '../../src/domain/json.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../people/constant.ts';
import { moneyConstant } from './moneyConstant.ts';
import { fpsThisMonth } from './transferUse.ts';

export interface TransferFee {
  /** Minor units. */
  readonly fee: bigint;
  /** Free FPS transfers left this month, before this one. */
  readonly freeLeft: number;
}

/** What a transfer costs now: FPS is free for the first ones of a month (R-CONST-76), then has a dated fee (R-CONST-77). */
export async function transferFee(
  tx: Transaction,
  transfer: { readonly memberId: string; readonly method: 'FPS' | 'bank'; readonly currency: Currency },
  constants: JsonObject,
  now: string,
): Promise<TransferFee> {
  const made = await fpsThisMonth(tx, transfer.memberId, now);
  const freeLeft = Math.max(0, numberConstant(constants, 'fee.fps.freePerMonth') - made);
  if (transfer.method === 'bank')
    return { fee: moneyConstant(constants, 'fee.bank.transferOut', transfer.currency), freeLeft };
  return { fee: freeLeft > 0 ? 0n : moneyConstant(constants, 'fee.fps.transferOut', transfer.currency), freeLeft };
}
