import type { JsonObject } from '../../src/domain/json.ts';
import type { Money } from '../../src/domain/money.ts';
import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../shared/constant.ts';
import { remittedToMainland } from './mainlandPayee.ts';
import { transferFee, type PricedTransfer, type TransferFee } from './transferFee.ts';

/** What a transfer costs and brings: a preview shows it, and a quote keeps it. */
export interface TransferFigures extends TransferFee {
  /** What arrives, where it is in another currency than the amount. */
  readonly remitted?: Money;
}

export async function transferFigures(
  tx: Transaction,
  transfer: PricedTransfer,
  constants: JsonObject,
  now: string,
): Promise<TransferFigures> {
  const { kind, currency, amount } = transfer;
  const fee = await transferFee(tx, transfer, constants, now);
  const isExchanged = kind === 'toMainland' && currency !== 'CNY';
  return isExchanged ? { ...fee, remitted: remittedToMainland(amount, currency, constants) } : fee;
}

/** When a bank that has taken a transfer has paid it out. */
export function settlesAt(now: string, constants: JsonObject): string {
  return later(now, numberConstant(constants, 'transfer.processing.settleAfter'));
}
