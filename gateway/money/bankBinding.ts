import type { Currency } from '../../src/domain/money.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { later } from '../clock/instant.ts';
import type { SqlValue, Transaction } from '../db/transaction.ts';
import { numberConstant } from '../shared/constant.ts';
import { moneyConstant } from './moneyConstant.ts';

export type BindingState = 'WAITING' | 'BOUND' | 'EXPIRED' | 'UNBOUND';

/** A bank account that a member has linked, or is about to. */
export interface BankBinding {
  readonly bindId: string;
  readonly memberId: string;
  readonly accountId: string;
  readonly currency: Currency;
  readonly bankCode: string;
  readonly cardHash: string;
  readonly cardMask: string;
  readonly holder: string;
  readonly mobNoMask: string;
  /** Minor units. */
  readonly checkAmount: bigint;
  /** What is written on the check top-up. */
  readonly reference: string;
  readonly state: BindingState;
  readonly expiresAt: Date;
  readonly boundAt?: Date;
}

export type NewBinding = Omit<BankBinding, 'state' | 'checkAmount' | 'expiresAt' | 'boundAt'>;

interface Row {
  bind_id: string;
  member_id: string;
  account_id: string;
  currency: Currency;
  bank_code: string;
  card_hash: string;
  card_mask: string;
  holder: string;
  mob_no_mask: string;
  check_amount: bigint;
  reference: string;
  state: 'WAITING' | 'BOUND' | 'UNBOUND';
  expires_at: Date;
  bound_at: Date | null;
}

/** What the check top-up comes to (R-CONST-32 to R-CONST-34). */
export function checkAmount(currency: Currency, constants: JsonObject): bigint {
  return moneyConstant(constants, 'bank.check.amount', currency);
}

/** Notes a card to be linked. An earlier try with the same card is over. */
export async function addBinding(
  tx: Transaction,
  binding: NewBinding,
  constants: JsonObject,
  now: string,
): Promise<BankBinding> {
  const amount = checkAmount(binding.currency, constants);
  const expiresAt = later(now, numberConstant(constants, 'bank.check.life'));
  await tx.query(
    `UPDATE bank_bindings SET state = 'UNBOUND' WHERE member_id = $1 AND card_hash = $2 AND state = 'WAITING'`,
    [binding.memberId, binding.cardHash],
  );
  await tx.query(
    `INSERT INTO bank_bindings (bind_id, member_id, account_id, currency, bank_code, card_hash, card_mask, holder,
       mob_no_mask, check_amount, reference, made_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      binding.bindId,
      binding.memberId,
      binding.accountId,
      binding.currency,
      binding.bankCode,
      binding.cardHash,
      binding.cardMask,
      binding.holder,
      binding.mobNoMask,
      amount,
      binding.reference,
      now,
      expiresAt,
    ],
  );
  return { ...binding, checkAmount: amount, state: 'WAITING', expiresAt: new Date(expiresAt) };
}

/** A check top-up that is paid in later finds no binding that waits for it, and goes back to the payer. */
export async function endWaitingBindings(
  tx: Transaction,
  of: { readonly memberId: string } | { readonly accountId: string },
): Promise<void> {
  const [column, value] = 'memberId' in of ? ['member_id', of.memberId] : ['account_id', of.accountId];
  await tx.query(`UPDATE bank_bindings SET state = 'UNBOUND' WHERE ${column} = $1 AND state = 'WAITING'`, [value]);
}

export async function isBound(tx: Transaction, memberId: string, cardHash: string): Promise<boolean> {
  const rows = await tx.query(
    `SELECT 1 FROM bank_bindings WHERE member_id = $1 AND card_hash = $2 AND state = 'BOUND'`,
    [memberId, cardHash],
  );
  return rows.length > 0;
}

/** A binding by its id or by the reference of its check top-up, as of now; `lock` keeps it until the transaction ends. */
export async function findBinding(
  tx: Transaction,
  by: { readonly bindId: string } | { readonly reference: string },
  now: string,
  lock = false,
): Promise<BankBinding | undefined> {
  const [column, value] = 'bindId' in by ? ['bind_id', by.bindId] : ['reference', by.reference];
  const [found] = await select(tx, `${column} = $1 ${lock ? 'FOR UPDATE' : ''}`, [value], now);
  return found;
}

const SHOWN = 50;

/** A member's linked bank accounts, those whose check top-up is awaited, and those for which none came in time until they
 * are tried again or unlinked; the latest first. */
export async function bindingsOf(tx: Transaction, memberId: string, now: string): Promise<BankBinding[]> {
  const where = `member_id = $1 AND state <> 'UNBOUND' ORDER BY made_at DESC, bind_id LIMIT ${SHOWN}`;
  return select(tx, where, [memberId], now);
}

/** The bound card of a member, to be named instead of its number. */
export async function boundCard(
  tx: Transaction,
  memberId: string,
  bindId: string,
  now: string,
): Promise<BankBinding | undefined> {
  const found = await findBinding(tx, { bindId }, now);
  return found?.memberId === memberId && found.state === 'BOUND' ? found : undefined;
}

async function select(tx: Transaction, where: string, params: SqlValue[], now: string): Promise<BankBinding[]> {
  const rows = await tx.query<Row>(
    `SELECT bind_id, member_id, account_id, currency, bank_code, card_hash, card_mask, holder, mob_no_mask, check_amount,
       reference, state, expires_at, bound_at FROM bank_bindings WHERE ${where}`,
    params,
  );
  return rows.map((row) => fromRow(row, Date.parse(now)));
}

function fromRow(row: Row, nowMs: number): BankBinding {
  return {
    bindId: row.bind_id,
    memberId: row.member_id,
    accountId: row.account_id,
    currency: row.currency,
    bankCode: row.bank_code,
    cardHash: row.card_hash,
    cardMask: row.card_mask,
    holder: row.holder,
    mobNoMask: row.mob_no_mask,
    checkAmount: row.check_amount,
    reference: row.reference,
    state: row.state === 'WAITING' && row.expires_at.getTime() <= nowMs ? 'EXPIRED' : row.state,
    expiresAt: row.expires_at,
    ...(row.bound_at === null ? {} : { boundAt: row.bound_at }),
  };
}
