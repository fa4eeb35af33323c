import { inLanguage } from '../../src/domain/inLanguage.ts';
import { isJsonObject } from '../../src/domain/json.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { findBank } from '../content/banks.ts';
import { siteName } from '../content/siteName.ts';

/** The account of this house that takes money of a currency, as whoever pays into it reads it.
 * @throws Error when the constant lacks it: a fault of the data, not of the caller */
export function payTo(
  currency: Currency,
  { constants, services, lang }: Pick<Call<OperationId>, 'constants' | 'services' | 'lang'>,
) {
  const account = constants['topup.bank.account'];
  const { bank_code: code, [currency]: number } = isJsonObject(account) ? account : {};
  const bank = typeof code === 'string' ? findBank(code) : undefined;
  if (typeof number !== 'string' || !bank)
    throw new Error(`The constant "topup.bank.account" has no account in ${currency} at a known bank; see content.`);
  return {
    bank_name: bank[inLanguage('name', lang)],
    account_number: number,
    account_name: siteName(services.content, 'company_name', lang),
  };
}
