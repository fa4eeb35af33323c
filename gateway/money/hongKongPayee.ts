import { banksOf } from '../content/banks.ts';
import { maskName } from '../../src/domain/maskName.ts';
import { Failure, paramError } from '../shared/failure.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Bank } from '../services/bank.ts';
import type { Payee, ProxyType } from './payee.ts';
import type { TransferSetting } from './transferRules.ts';

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

/** Looks an FPS identity up; addresses are compared without regard to case. */
export async function findFpsPayee(tx: Transaction, type: ProxyType, proxyId: string): Promise<FpsPayee | undefined> {
  const [row] = await tx.query<{ payee_name: string; bank_code: string }>(
    'SELECT payee_name, bank_code FROM fps_proxies WHERE proxy_type = $1 AND lower(proxy_id) = lower($2)',
    [type, proxyId],
  );
  return row && { name: row.payee_name, bankCode: row.bank_code };
}

/** Who is registered under an FPS identity, as a payee; `undefined` when nobody is. */
export async function fpsPayeeOf(tx: Transaction, type: ProxyType, proxy_id: string): Promise<Payee | undefined> {
  const found = await findFpsPayee(tx, type, proxy_id);
  return (
    found && { type, name_en: maskName(found.name), name_check: 'registered', proxy_id, bank_code: found.bankCode }
  );
}

type PayeeSetting = Pick<TransferSetting, 'constants'> & { readonly bank: Bank };

/** The payee of a request, found to exist. The name of an FPS identity is the registered one, whatever was typed.
 * @throws Failure FPS_PAYEE_NOT_FOUND, BANK_UNKNOWN, PAYEE_NAME_MISMATCH; PARAM_ERROR when what names the payee is not there */
export async function payeeOf(tx: Transaction, request: PayeeRequest, setting: PayeeSetting): Promise<Payee> {
  const type = request.type ?? 'account';
  if (type === 'account') return accountPayee(tx, request, setting);
  if (request.method === 'bank') throw paramError('/type', 'enum');
  const { proxy_id } = request;
  if (proxy_id === undefined) throw paramError('/proxy_id', 'required');
  const payee = await fpsPayeeOf(tx, type, proxy_id);
  if (!payee) throw new Failure('FPS_PAYEE_NOT_FOUND');
  return payee;
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
