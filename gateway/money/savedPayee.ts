import type { JsonObject } from '../../src/domain/json.ts';
import { maskDigits, maskToEnd } from '../../src/domain/maskDigits.ts';
import { foldName } from '../../src/rules/keywords/sameName.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../shared/constant.ts';
import { sealedFor } from '../vault/sealedColumns.ts';
import type { Secrets } from '../vault/secrets.ts';
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
  readonly type: Payee['type'];
  /** As a transfer asks for it. */
  readonly payeeName: string;
  /** What the member calls it instead. */
  readonly ownName?: string;
  readonly bankCode?: string;
  readonly numberMask: string;
  readonly savedAt: Date;
}

interface Row {
  payee_id: string;
  kind: 'toHk' | 'toGc';
  method: TransferMethod;
  type: Payee['type'];
  payee_name: string;
  own_name: string | null;
  bank_code: string | null;
  number_mask: string;
  address_sealed: string;
  saved_at: Date;
}

/** What a transfer says of whom it pays. */
export interface Paid {
  readonly memberId: string;
  readonly kind: TransferKind;
  readonly method: TransferMethod;
  readonly payee: Payee;
}

/** By name, without regard to large and small letters. Nothing of them is unsealed. */
export async function savedPayeesOf(tx: Transaction, memberId: string): Promise<SavedPayee[]> {
  const rows = await tx.query<Row>(
    'SELECT * FROM saved_payees WHERE member_id = $1 ORDER BY lower(coalesce(own_name, payee_name)), payee_id',
    [memberId],
  );
  return rows.map(fromRow);
}

export async function findSavedPayee(
  tx: Transaction,
  vault: Vault,
  { memberId, payeeId }: { readonly memberId: string; readonly payeeId: string },
): Promise<(SavedPayee & { readonly destination: Destination }) | undefined> {
  const [row] = await tx.query<Row>('SELECT * FROM saved_payees WHERE member_id = $1 AND payee_id = $2', [
    memberId,
    payeeId,
  ]);
  if (!row) return undefined;
  const address = vault.open(row.address_sealed, sealedFor('savedPayee', row.payee_id));
  return { ...fromRow(row), destination: destinationAt(address) };
}

/** Whether a payee could be saved: it is not yet, or is somebody else by now, and there is room. To the mainland only the member's own
 * account is paid. */
export async function canSavePayee(tx: Transaction, vault: Vault, paid: Paid, constants: JsonObject): Promise<boolean> {
  if (paid.kind === 'toMainland') return false;
  const known = await knownAs(tx, vault, paid);
  return known ? !isSame(known, paid.payee) : hasRoom(tx, paid.memberId, constants);
}

async function hasRoom(tx: Transaction, memberId: string, constants: JsonObject): Promise<boolean> {
  const [found] = await tx.query<{ saved: bigint }>(
    'SELECT count(*)::bigint AS saved FROM saved_payees WHERE member_id = $1',
    [memberId],
  );
  return Number(found!.saved) < numberConstant(constants, 'transfer.payee.most');
}

/** What the member has saved under the address of a payee, under whatever key. */
async function knownAs(tx: Transaction, vault: Vault, { memberId, method, payee }: Paid): Promise<Row | undefined> {
  const [row] = await tx.query<Row>(
    'SELECT * FROM saved_payees WHERE member_id = $1 AND method = $2 AND address_digest = ANY($3::text[]) LIMIT 1',
    [memberId, method, `{${vault.digests(payeeAddress(payee)).join(',')}}`],
  );
  return row;
}

/** Whether who is paid under an address is who was saved under it: a mobile number may have another holder by now. */
const isSame = (row: Row, payee: Payee): boolean =>
  foldName(row.payee_name) === foldName(payee.name_en) && row.bank_code === (payee.bank_code ?? null);

/** Saves the payee of a transfer, unless it is saved already or there is no room. Of one that has another holder by now the new one
 * is kept, and what the member called the old one goes. Whoever sends has locked the member's balances, so two at once take turns. */
export async function savePayee(
  tx: Transaction,
  vault: Vault,
  paid: Paid,
  { constants, secrets, now }: { readonly constants: JsonObject; readonly secrets: Secrets; readonly now: string },
): Promise<void> {
  const { memberId, kind, method, payee } = paid;
  if (kind === 'toMainland') return;
  const known = await knownAs(tx, vault, paid);
  if (known) {
    if (isSame(known, payee)) return;
    await tx.query(
      `UPDATE saved_payees SET payee_name = $2, bank_code = $3, number_mask = $4, own_name = NULL, saved_at = $5
       WHERE payee_id = $1`,
      [known.payee_id, payee.name_en, payee.bank_code ?? null, await maskOf(tx, payee), now],
    );
    return;
  }
  if (!(await hasRoom(tx, memberId, constants))) return;
  const payeeId = secrets.id();
  const address = payeeAddress(payee);
  await tx.query(
    `INSERT INTO saved_payees (payee_id, member_id, kind, method, type, payee_name, bank_code, number_mask, address_digest,
       address_sealed, saved_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      payeeId,
      memberId,
      kind,
      method,
      payee.type,
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
  return maskToEnd(card?.last4 ?? '');
}

function fromRow(row: Row): SavedPayee {
  return {
    payeeId: row.payee_id,
    kind: row.kind,
    method: row.method,
    type: row.type,
    payeeName: row.payee_name,
    ...(row.own_name === null ? {} : { ownName: row.own_name }),
    ...(row.bank_code === null ? {} : { bankCode: row.bank_code }),
    numberMask: row.number_mask,
    savedAt: row.saved_at,
  };
}
