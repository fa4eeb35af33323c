import { inLanguage } from '../../src/domain/inLanguage.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { maskName } from '../../src/domain/maskName.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { banksOf } from '../content/banks.ts';
import { siteName } from '../content/siteName.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Member } from '../people/member.ts';
import type { Bank } from '../services/bank.ts';
import { Failure, paramError } from '../shared/failure.ts';
import { textConstant } from './moneyConstant.ts';
import type { Payee, ProxyType } from './payee.ts';
import type { TransferSetting } from './transferRules.ts';
import { checkHolder, findCardHolder, type CardHolder } from './walletPayee.ts';

/** The payee part of a request for a transfer to Hong Kong. */
export interface PayeeRequest {
  readonly method?: 'FPS' | 'bank';
  readonly type?: ProxyType | 'account';
  readonly proxy_id?: string;
  readonly bank_code?: string;
  readonly account_number?: string;
  readonly payee_name_en?: string;
}

export interface FpsPayee {
  readonly name: string;
  readonly bankCode: string;
}

/** Looks an FPS identity up that is registered at another bank; addresses are compared without regard to case. */
export async function findFpsPayee(tx: Transaction, type: ProxyType, proxyId: string): Promise<FpsPayee | undefined> {
  const [row] = await tx.query<{ payee_name: string; bank_code: string }>(
    'SELECT payee_name, bank_code FROM fps_proxies WHERE proxy_type = $1 AND lower(proxy_id) = lower($2)',
    [type, proxyId],
  );
  return row && { name: row.payee_name, bankCode: row.bank_code };
}

/** Who is registered under an FPS identity, as a payee; `undefined` when nobody is. */
export async function fpsPayeeOf(
  tx: Transaction,
  type: ProxyType,
  proxyId: string,
  constants: JsonObject,
): Promise<Payee | undefined> {
  return (await lookUpFps(tx, type, proxyId, constants))?.payee;
}

/** A payee, and who that is in this house. */
interface FoundPayee {
  readonly payee: Payee;
  readonly holder?: CardHolder;
}

/** A member of this house is found where the identity leads here by default, and the account can receive money. */
async function lookUpFps(
  tx: Transaction,
  type: ProxyType,
  proxy_id: string,
  constants: JsonObject,
): Promise<FoundPayee | undefined> {
  const registered = { type, name_check: 'registered', proxy_id } as const;
  const account_id = await defaultAccountOf(tx, type, proxy_id);
  if (account_id !== undefined) {
    const holder = await findCardHolder(tx, { accountId: account_id });
    const bank_code = textConstant(constants, 'fps.bank.code');
    return holder && { payee: { ...registered, name_en: maskName(holder.name), bank_code, account_id }, holder };
  }
  const found = await findFpsPayee(tx, type, proxy_id);
  return found && { payee: { ...registered, name_en: maskName(found.name), bank_code: found.bankCode } };
}

/** The account of this house that an FPS identity leads to. */
async function defaultAccountOf(tx: Transaction, type: ProxyType, proxyId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ account_id: string }>(
    'SELECT account_id FROM fps_registrations WHERE proxy_type = $1 AND lower(proxy_id) = lower($2) AND is_default',
    [type, proxyId],
  );
  return row?.account_id;
}

/** The bank that the money of a payee in Hong Kong goes to, as the page says it; for an account of this house its own name.
 * `undefined` where the bank is not listed. */
export function payeeBankName(
  { account_id, bank_code }: Payee,
  { services, lang }: Pick<Call<OperationId>, 'services' | 'lang'>,
): string | undefined {
  if (account_id !== undefined) return siteName(services.content, 'brand_name', lang);
  return banksOf('HK').find((bank) => bank.bank_code === bank_code)?.[inLanguage('name', lang)];
}

type PayeeSetting = TransferSetting & { readonly bank: Bank };

/** The payee of a request, found to exist. The name of an FPS identity is the registered one, whatever was typed.
 * @param currency of the account that pays
 * @throws Failure FPS_PAYEE_NOT_FOUND, BANK_UNKNOWN, PAYEE_NAME_MISMATCH; of a payee of this house those of `checkHolder`; PARAM_ERROR
 * when what names the payee is not there */
export async function payeeOf(
  tx: Transaction,
  sender: Member,
  currency: Currency,
  request: PayeeRequest,
  setting: PayeeSetting,
): Promise<Payee> {
  const type = request.type ?? 'account';
  if (type === 'account') return accountPayee(tx, request, setting);
  if (request.method === 'bank') throw paramError('/type', 'enum');
  const { proxy_id } = request;
  if (proxy_id === undefined) throw paramError('/proxy_id', 'required');
  const found = await lookUpFps(tx, type, proxy_id, setting.constants);
  if (!found) throw new Failure('FPS_PAYEE_NOT_FOUND');
  if (found.holder) checkHolder(sender, currency, found.holder, setting);
  return found.payee;
}

async function accountPayee(
  tx: Transaction,
  { bank_code, account_number, payee_name_en: name_en }: PayeeRequest,
  { bank, constants }: PayeeSetting,
): Promise<Payee> {
  if (name_en === undefined) throw paramError('/payee_name_en', 'required');
  if (bank_code === undefined) throw paramError('/bank_code', 'required');
  if (account_number === undefined) throw paramError('/account_number', 'required');
  if (!banksOf('HK').some((bank) => bank.bank_code === bank_code)) throw new Failure('BANK_UNKNOWN');
  const account = { bankCode: bank_code, accountNumber: account_number, name: name_en };
  const name_check = await bank.confirmName(tx, account, constants);
  if (name_check === 'differs') throw new Failure('PAYEE_NAME_MISMATCH');
  return { type: 'account', name_en, name_check, bank_code, account_number };
}
