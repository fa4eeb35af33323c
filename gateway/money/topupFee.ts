import type { JsonObject } from '../../src/domain/json.ts';
import { money, portion, type Currency } from '../../src/domain/money.ts';
import { textConstant } from './moneyConstant.ts';

/** Where the bank is that the money comes from. */
export type PaidFrom = 'HK' | 'CN' | 'OTHER';

/** What is taken off money from outside Hong Kong, half up (R-CONST-41, AMB-65); minor units. */
export function topupFee(amount: bigint, from: PaidFrom | undefined, constants: JsonObject): bigint {
  return from === undefined || from === 'HK' ? 0n : portion(amount, textConstant(constants, 'fee.topup.abroad'));
}

/** What is taken off and what arrives of a top-up whose origin is known, as the wire has it. */
export function topupFigures(total: bigint, from: PaidFrom, currency: Currency, constants: JsonObject) {
  const fee = topupFee(total, from, constants);
  return { fee: money(fee, currency), to_credit: money(total - fee, currency) };
}
