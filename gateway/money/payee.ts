export type ProxyType = 'mobile' | 'email' | 'fpsId';

/** What stands behind a payee's name: FPS has registered it, whoever keeps the account confirms it, or nobody can. */
export type NameCheck = 'registered' | 'matches' | 'unconfirmed';

/** Who gets the money: an FPS identity, an account at a bank, or the account of a card of the product. Kept as
 * `PayeeOnFile`, without the number. */
export interface Payee {
  readonly type: ProxyType | 'account' | 'card';
  /** Masked, unless the member typed it. */
  readonly name_en: string;
  readonly name_check: NameCheck;
  readonly proxy_id?: string;
  readonly bank_code?: string;
  readonly account_number?: string;
  /** At a mainland bank: the name there, and the kind of account. */
  readonly account_holder?: string;
  readonly account_type?: string;
  /** Of a card of the product. */
  readonly account_id?: string;
}
