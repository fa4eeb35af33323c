/** The calls both baselines make: the same as our wizard's, without its session handling. */
async function call<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`/gateway/gc4-app-server${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en', ver: '1.0.0', 'session-id': 'bench' },
    body: JSON.stringify({ ...body, req_water_no: '0'.repeat(32), terminal_no: 'WEB' }),
  });
  const envelope = (await response.json()) as { return_code: string; return_desc: string; ret_data: T };
  if (envelope.return_code !== 'SUCCESS') throw new Error(envelope.return_desc);
  return envelope.ret_data;
}

export interface Money {
  readonly currency: string;
  readonly amount: string;
}

export interface Account {
  readonly account_id: string;
  readonly card_no_mask: string;
  readonly available: Money;
}

export interface Bank {
  readonly bank_code: string;
  readonly name_en: string;
}

export interface Quote {
  readonly quote_id: string;
  readonly deducted_amount: Money;
  readonly fee: Money;
  readonly remitted_amount: Money;
}

export interface Details {
  readonly account_id?: string;
  readonly method?: string;
  readonly type?: string;
  readonly proxy_id?: string;
  readonly bank_code?: string;
  readonly account_number?: string;
  readonly payee_name_en?: string;
  readonly amount?: string;
  readonly remark?: string;
}

export const loadAccounts = () =>
  call<{ account_list: readonly Account[] }>('/userInfoQuery', {}).then((data) => data.account_list);

export const loadBanks = () =>
  call<{ list: readonly Bank[] }>('/bank/bankList', { region: 'HK' }).then(({ list }) => list);

/** Looks up the payee of an FPS transfer, then asks for the quote, as the flow does. */
export async function askQuote(details: Details): Promise<Quote> {
  if (details.method === 'FPS') {
    await call('/fps/payeeCheck', { proxy_type: details.type, proxy_id: details.proxy_id });
  }
  return call<Quote>('/transfer/quote', { kind: 'toHk', ...details });
}

export function money({ currency, amount }: Money): string {
  return `${currency === 'HKD' ? 'HK$' : currency} ${amount}`;
}
