import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { instant } from '../clock/instant.ts';
import { sealedFor } from '../vault/sealedColumns.ts';
import type { Vault } from '../vault/vault.ts';

/** A wizard in progress as it is kept. */
export interface KeptRecord {
  readonly flow: string;
  readonly record: JsonObject;
  readonly revision: number;
  readonly savedAt: string;
}

export type Saved =
  { readonly type: 'saved'; readonly revision: number } | { readonly type: 'conflict'; readonly stored?: KeptRecord };

interface Row {
  flow: string;
  record_sealed: string;
  revision: number;
  saved_at: Date;
}

/** A record holds what its member has typed in, so that it lies sealed. */
const sealedOf = (memberId: string, flow: string) => sealedFor('record', `${memberId} ${flow}`);

/** A member's records saved after `oldest`, the newest first. */
export async function listRecords(
  tx: Transaction,
  vault: Vault,
  memberId: string,
  oldest: string,
  flow?: string,
): Promise<readonly KeptRecord[]> {
  const rows = await tx.query<Row>(
    `SELECT flow, record_sealed, revision, saved_at FROM flow_records
     WHERE member_id = $1 AND saved_at > $2 AND ($3::text IS NULL OR flow = $3) ORDER BY saved_at DESC, flow`,
    [memberId, oldest, flow ?? null],
  );
  return rows.map((row) => ({
    flow: row.flow,
    record: JSON.parse(vault.open(row.record_sealed, sealedOf(memberId, row.flow))) as JsonObject,
    revision: row.revision,
    savedAt: instant(row.saved_at),
  }));
}

export interface RecordSave {
  readonly memberId: string;
  readonly flow: string;
  readonly record: JsonObject;
  readonly recordId: string;
  /** The revision that was read; 0 for a record that has never been saved. */
  readonly revision: number;
  /** The page that saves, by a random name. */
  readonly writer: string | undefined;
  /** The page goes away: where one more revision than was read is stored and is by the same writer, this one follows it. */
  readonly isLast: boolean;
  readonly now: string;
  readonly oldest: string;
}

/** Compare-and-set: one statement decides, so that of two tabs one wins. */
export async function saveRecord(tx: Transaction, vault: Vault, save: RecordSave): Promise<Saved> {
  const { memberId, flow, recordId, revision, writer, isLast, now, oldest } = save;
  const ownSince = isLast && writer !== undefined ? revision + 1 : null;
  await tx.query('DELETE FROM flow_records WHERE member_id = $1 AND flow = $2 AND saved_at <= $3', [
    memberId,
    flow,
    oldest,
  ]);
  const sealed = vault.seal(JSON.stringify(save.record), sealedOf(memberId, flow));
  const rows =
    revision === 0
      ? await tx.query<{ revision: number }>(
          `INSERT INTO flow_records AS r (member_id, flow, record_id, revision, record_sealed, saved_at, writer)
           VALUES ($1, $2, $3, 1, $4, $5, $6) ON CONFLICT (member_id, flow)
           DO UPDATE SET record_sealed = $4, revision = r.revision + 1, saved_at = $5
           WHERE r.record_id = $3 AND r.revision = $7 AND r.writer = $6 RETURNING revision`,
          [memberId, flow, recordId, sealed, now, writer ?? null, ownSince],
        )
      : await tx.query<{ revision: number }>(
          `UPDATE flow_records SET record_sealed = $4, revision = revision + 1, saved_at = $5, writer = $6
           WHERE member_id = $1 AND flow = $2 AND record_id = $3
             AND (revision = $7 OR (revision = $8 AND writer = $6)) RETURNING revision`,
          [memberId, flow, recordId, sealed, now, writer ?? null, revision, ownSince],
        );
  if (rows[0]) return { type: 'saved', revision: rows[0].revision };
  const [stored] = await listRecords(tx, vault, memberId, oldest, flow);
  return { type: 'conflict', ...(stored ? { stored } : {}) };
}

/** Makes room for a record that was saved: of more than so many, those that were saved longest ago go. */
export async function dropOldest(tx: Transaction, { memberId, flow }: RecordSave, most: number): Promise<void> {
  await tx.query(
    `DELETE FROM flow_records WHERE member_id = $1 AND flow IN (
       SELECT flow FROM flow_records WHERE member_id = $1 ORDER BY (flow = $2) DESC, saved_at DESC, flow OFFSET $3)`,
    [memberId, flow, most],
  );
}

export async function dropRecord(tx: Transaction, memberId: string, flow: string, recordId: string): Promise<void> {
  await tx.query('DELETE FROM flow_records WHERE member_id = $1 AND flow = $2 AND record_id = $3', [
    memberId,
    flow,
    recordId,
  ]);
}
