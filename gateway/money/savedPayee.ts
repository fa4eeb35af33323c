import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../../src/domain/json.ts';
import { maskDigits } from '../../src/domain/maskDigits.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../shared/constant.ts';
import { maskOfLast4 } from '../vault/cardNumber.ts';
import { sealedFor } from '../vault/sealedColumns.ts';
import type { Vault } from '../vault/vault.ts';
import { maskProxy } from './fpsRegistration.ts';
import type { Payee, ProxyType } from './payee.ts';
import { destinationAt, payeeAddress, type Destination } from './payeeAddress.ts';
import type { TransferKind, TransferMethod } from './transferKind.ts';

/** A payee whom a member has saved, and the way its money goes. */
export interface SavedPayee {
  readonly payeeId: string;
  readonly kind: Exclude<TransferKind, 'toMainland'>;
  readonly method: TransferMethod;
  /** What the member calls it, or what it is called. */
  readonly name: string;
  /** As a transfer asks for it. */
  readonly payeeName: string;
  readonly bankCode?: string;
  readonly numberMask: string;
  readonly destination: Destination;
  readonly savedAt: Date;
}

interface Row {
  payee_id: string;
  kind: 'toHk' | 'toGc';
  method: TransferMethod;
  payee_name: string;
  own_name: string | null;
  bank_code: string | null;
  number_mask: string;
  address_sealed: string;
  saved_at: Date;
}

/** What a transfer says of whom it pays. */
interface Paid {
  readonly memberId: string;
  readonly kind: TransferKind;
  readonly method: TransferMethod;
  readonly payee: Payee;
}

/** By name, without regard to large and small letters. */
export async function savedPayeesOf(tx: Transaction, vault: Vault, memberId: string): Promise<SavedPayee[]> {
  const rows = await tx.query<Row>(
    'SELECT * FROM saved_payees WHERE member_id = $1 ORDER BY lower(coalesce(own_name, payee_name)), payee_id',
    [memberId],
  );
  return rows.map((row) => fromRow(vault, row));
}

export async function findSavedPayee(
  tx: Transaction,
  vault: Vault,
  { memberId, payeeId }: { readonly memberId: string; readonly payeeId: string },
): Promise<SavedPayee | undefined> {
  const [row] = await tx.query<Row>('SELECT * FROM saved_payees WHERE member_id = $1 AND payee_id = $2', [
    memberId,
    payeeId,
  ]);
  return row && fromRow(vault, row);
}

/** Whether a payee could be saved: it is not yet, and there is room. To the mainland only the member's own account is paid. */
export async function canSavePayee(tx: Transaction, vault: Vault, paid: Paid, constants: JsonObject): Promise<boolean> {
  if (paid.kind === 'toMainland') return false;
  const [found] = await tx.query<{ saved: bigint; known: boolean }>(
    `SELECT count(*)::bigint AS saved, coalesce(bool_or(method = $2 AND address_digest = ANY($3::text[])), false) AS known
     FROM saved_payees WHERE member_id = $1`,
    [paid.memberId, paid.method, `{${vault.digests(payeeAddress(paid.payee)).join(',')}}`],
  );
  return !found!.known && Number(found!.saved) < numberConstant(constants, 'transfer.payee.most');
}

/** Saves the payee of a transfer, unless it is saved already or there is no room. Whoever sends has locked the member's balances, so
 * two at once take turns. */
export async function savePayee(
  tx: Transaction,
  vault: Vault,
  paid: Paid,
  { constants, now }: { readonly constants: JsonObject; readonly now: string },
): Promise<void> {
  if (!(await canSavePayee(tx, vault, paid, constants))) return;
  const { memberId, kind, method, payee } = paid;
  const payeeId = randomUUID().replaceAll('-', '');
  const address = payeeAddress(payee);
  await tx.query(
    `INSERT INTO saved_payees (payee_id, member_id, kind, method, payee_name, bank_code, number_mask, address_digest,
       address_sealed, saved_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      payeeId,
      memberId,
      kind,
      method,
      payee.name_en,
      payee.bank_code ?? null,
      await maskOf(tx, payee),
      vault.digest(address),
      vault.seal(address, sealedFor('savedPayee', payeeId)),
      now,
    ],
  );
}

/** @returns false where the member has no such payee */
export async function renamePayee(
  tx: Transaction,
  { memberId, payeeId, name }: { readonly memberId: string; readonly payeeId: string; readonly name: string },
): Promise<boolean> {
  const rows = await tx.query(
    'UPDATE saved_payees SET own_name = $3 WHERE member_id = $1 AND payee_id = $2 RETURNING 1',
    [memberId, payeeId, name],
  );
  return rows.length > 0;
}

/** @returns false where the member has no such payee */
export async function removePayee(
  tx: Transaction,
  { memberId, payeeId }: { readonly memberId: string; readonly payeeId: string },
): Promise<boolean> {
  const rows = await tx.query('DELETE FROM saved_payees WHERE member_id = $1 AND payee_id = $2 RETURNING 1', [
    memberId,
    payeeId,
  ]);
  return rows.length > 0;
}

async function maskOf(tx: Transaction, { type, proxy_id, account_number, account_id }: Payee): Promise<string> {
  if (proxy_id !== undefined) return maskProxy[type as ProxyType](proxy_id);
  if (account_number !== undefined) return maskDigits(account_number);
  const [card] = await tx.query<{ last4: string }>(
    `SELECT last4 FROM cards WHERE account_id = $1 AND status NOT IN ('cancelled', 'unused') LIMIT 1`,
    [account_id ?? null],
  );
  return maskOfLast4(card?.last4 ?? '');
}

function fromRow(vault: Vault, row: Row): SavedPayee {
  return {
    payeeId: row.payee_id,
    kind: row.kind,
    method: row.method,
    name: row.own_name ?? row.payee_name,
    payeeName: row.payee_name,
    ...(row.bank_code === null ? {} : { bankCode: row.bank_code }),
    numberMask: row.number_mask,
    destination: destinationAt(vault.open(row.address_sealed, sealedFor('savedPayee', row.payee_id))),
    savedAt: row.saved_at,
  };
}
