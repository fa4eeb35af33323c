import { banksOf } from '../content/banks.ts';
import { Failure, paramError } from '../failure.ts';
import type { Transaction } from '../db/transaction.ts';

export type ProxyType = 'mobile' | 'email' | 'fpsId';

/** Who gets the money: an FPS identity, an account at a bank, or the account of a card of the product. Kept as
 * `PayeeOnFile`, without the number. */
export interface Payee {
  readonly type: ProxyType | 'account' | 'card';
  readonly name_en: string;
  readonly proxy_id?: string;
  readonly bank_code?: string;
  readonly account_number?: string;
  /** At a mainland bank: the name there, and the kind of account. */
  readonly account_holder?: string;
  readonly account_type?: string;
  /** Of a card of the product. */
  readonly account_id?: string;
}

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

/** The payee of a request, found to exist.
 * @throws Failure FPS_PAYEE_NOT_FOUND, BANK_UNKNOWN; PARAM_ERROR when what names the payee is not there */
export async function payeeOf(tx: Transaction, request: PayeeRequest): Promise<Payee> {
  const type = request.type ?? 'account';
  const { payee_name_en: name_en } = request;
  if (name_en === undefined) throw paramError('/payee_name_en', 'required');
  if (type === 'account') return accountPayee(request, name_en);
  if (request.method === 'bank') throw paramError('/type', 'enum');
  if (request.proxy_id === undefined) throw paramError('/proxy_id', 'required');
  if (!(await findFpsPayee(tx, type, request.proxy_id))) throw new Failure('FPS_PAYEE_NOT_FOUND');
  return { type, name_en, proxy_id: request.proxy_id };
}

function accountPayee({ bank_code, account_number }: PayeeRequest, name_en: string): Payee {
  if (bank_code === undefined) throw paramError('/bank_code', 'required');
  if (account_number === undefined) throw paramError('/account_number', 'required');
  if (!banksOf('HK').some((bank) => bank.bank_code === bank_code)) throw new Failure('BANK_UNKNOWN');
  return { type: 'account', name_en, bank_code, account_number };
}
