import type { JsonObject } from '../../src/domain/json.ts';
import type { Currency } from '../../src/domain/money.ts';
import { moneyConstant } from './moneyConstant.ts';

export type DeliveryRegion = 'HK' | 'CN' | 'OTHER';

/** What it costs to send cards to a region, in minor units (R-CONST-45 to R-CONST-53); nothing where nothing is sent. */
export function postageTo(region: DeliveryRegion | undefined, currency: Currency, constants: JsonObject): bigint {
  return region === undefined ? 0n : moneyConstant(constants, `card.postage.${region}`, currency);
}
