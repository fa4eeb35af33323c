import type { JsonObject } from '../../src/domain/json.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../shared/constant.ts';
import { mainlandFee } from './mainlandPayee.ts';
import { moneyConstant } from './moneyConstant.ts';
import type { TransferKind, TransferMethod } from './transferKind.ts';
import { fpsThisMonth } from './transferUse.ts';

export interface TransferFee {
  /** Minor units. */
  readonly fee: bigint;
  /** Free FPS transfers left this month, before this one. */
  readonly freeLeft: number;
}

/** What is to be sent, as far as its fee goes. */
export interface PricedTransfer {
  readonly memberId: string;
  readonly kind: TransferKind;
  readonly method: TransferMethod;
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: bigint;
}

/** What a transfer costs now: FPS is free for the first ones of a month (R-CONST-76), then has a dated fee (R-CONST-77). */
export async function transferFee(
  tx: Transaction,
  transfer: PricedTransfer,
  constants: JsonObject,
  now: string,
): Promise<TransferFee> {
  const freeLeft = await freeTransfersLeft(tx, transfer.memberId, constants, now);
  return { fee: feeOf(transfer, freeLeft, constants), freeLeft };
}

/** How many FPS transfers of a member are still free this month. */
export async function freeTransfersLeft(
  tx: Transaction,
  memberId: string,
  constants: JsonObject,
  now: string,
): Promise<number> {
  const made = await fpsThisMonth(tx, memberId, now);
  return Math.max(0, numberConstant(constants, 'fee.fps.freePerMonth') - made);
}

function feeOf({ kind, method, currency, amount }: PricedTransfer, freeLeft: number, constants: JsonObject): bigint {
  if (kind === 'toMainland') return mainlandFee(amount, currency, constants);
  if (kind === 'toGc') return moneyConstant(constants, 'fee.gc.transferOut', currency);
  if (method === 'bank') return moneyConstant(constants, 'fee.bank.transferOut', currency);
  return freeLeft > 0 ? 0n : moneyConstant(constants, 'fee.fps.transferOut', currency);
}
