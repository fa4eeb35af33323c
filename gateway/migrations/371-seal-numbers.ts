import { maskDigits } from '../../src/domain/maskDigits.ts';
import { keepNumber } from '../vault/cardNumber.ts';
import { openVault } from '../vault/openVault.ts';
import { sealedFor } from '../vault/sealedColumns.ts';
import type { Vault } from '../vault/vault.ts';
import type { Transaction } from '../db/transaction.ts';

/** Seals what lay in the clear, with the key that follows from the gateway's own secret: operators' keys are not known
 * here, and take over when the gateway starts. */
export async function sealNumbers(tx: Transaction): Promise<void> {
  // A new database gets its secret from the first process, which seals it: made here it would have lain in the clear.
  if (await isNew(tx)) return;
  const vault = await openVault(tx);
  for (const table of ['cards', 'card_stock', 'giftcards']) await sealCards(tx, vault, table);
  await sealRefunds(tx, vault);
  await sealPayees(tx, vault);
  await sealRecords(tx, vault);
  await sealMessages(tx, vault);
}

const TABLES = [
  'cards',
  'card_stock',
  'giftcards',
  'card_cancellations',
  'transfer_quotes',
  'transfers',
  'flow_records',
  'sandbox_outbox',
];

async function isNew(tx: Transaction): Promise<boolean> {
  const filled = TABLES.map((table) => `EXISTS (SELECT FROM ${table})`).join(' OR ');
  return (await tx.query(`SELECT 1 WHERE ${filled}`)).length === 0;
}

const BATCH = 1000;

/** Runs `seal` on rows that are not sealed yet until there are none. */
async function inBatches<Row>(
  tx: Transaction,
  select: string,
  seal: (row: Row) => object,
  update: string,
): Promise<void> {
  for (;;) {
    const rows = await tx.query<Row>(`${select} LIMIT ${BATCH}`);
    if (rows.length === 0) return;
    await tx.query(update, [JSON.stringify(rows.map(seal))]);
  }
}

async function sealCards(tx: Transaction, vault: Vault, table: string): Promise<void> {
  await inBatches<{ card_id: string; card_no: string }>(
    tx,
    `SELECT card_id, card_no FROM ${table} WHERE number_sealed IS NULL`,
    ({ card_id, card_no }) => keepNumber(vault, card_id, card_no),
    `UPDATE ${table} SET number_digest = k.digest, last4 = k.last4, number_sealed = k.sealed
     FROM jsonb_to_recordset($1::jsonb) AS k("cardId" text, digest text, last4 text, sealed text)
     WHERE card_id = k."cardId"`,
  );
}

async function sealRefunds(tx: Transaction, vault: Vault): Promise<void> {
  await inBatches<{ cancel_no: string; bank_card_no: string }>(
    tx,
    `SELECT cancel_no, bank_card_no FROM card_cancellations
     WHERE bank_card_no IS NOT NULL AND bank_card_sealed IS NULL`,
    ({ cancel_no, bank_card_no }) => ({
      cancel_no,
      mask: maskDigits(bank_card_no),
      sealed: vault.seal(bank_card_no, sealedFor('refund', cancel_no)),
    }),
    `UPDATE card_cancellations c SET bank_card_mask = k.mask, bank_card_sealed = k.sealed
     FROM jsonb_to_recordset($1::jsonb) AS k(cancel_no text, mask text, sealed text) WHERE c.cancel_no = k.cancel_no`,
  );
}

/** A quote is sent from, a transfer only shown: of the payee's account it keeps the mask. */
async function sealPayees(tx: Transaction, vault: Vault): Promise<void> {
  const ACCOUNT = `payee ->> 'account_number'`;
  await inBatches<{ quote_id: string; number: string }>(
    tx,
    `SELECT quote_id, ${ACCOUNT} AS number FROM transfer_quotes WHERE payee ? 'account_number'`,
    ({ quote_id, number }) => ({
      quote_id,
      mask: maskDigits(number),
      sealed: vault.seal(number, sealedFor('payee', quote_id)),
    }),
    `UPDATE transfer_quotes q SET account_sealed = k.sealed,
       payee = q.payee - 'account_number' || jsonb_build_object('account_mask', k.mask)
     FROM jsonb_to_recordset($1::jsonb) AS k(quote_id text, mask text, sealed text) WHERE q.quote_id = k.quote_id`,
  );
  await tx.query(
    `UPDATE transfers SET payee = payee - 'account_number' || jsonb_build_object('account_mask',
       repeat('*', greatest(length(${ACCOUNT}) - 4, 0)) || right(${ACCOUNT}, 4))
     WHERE payee ? 'account_number'`,
  );
}

async function sealRecords(tx: Transaction, vault: Vault): Promise<void> {
  await inBatches<{ member_id: string; flow: string; record: object }>(
    tx,
    'SELECT member_id, flow, record FROM flow_records WHERE record_sealed IS NULL',
    ({ member_id, flow, record }) => ({
      member_id,
      flow,
      sealed: vault.seal(JSON.stringify(record), sealedFor('record', `${member_id} ${flow}`)),
    }),
    `UPDATE flow_records r SET record_sealed = k.sealed
     FROM jsonb_to_recordset($1::jsonb) AS k(member_id text, flow text, sealed text)
     WHERE r.member_id = k.member_id AND r.flow = k.flow`,
  );
}

/** Messages of the demonstration that a gift card's number is written in. */
async function sealMessages(tx: Transaction, vault: Vault): Promise<void> {
  await inBatches<{ message_id: bigint; body: string }>(
    tx,
    `SELECT message_id, body FROM sandbox_outbox
     WHERE body_sealed IS NULL AND EXISTS (SELECT FROM giftcards WHERE strpos(body, card_no) > 0)`,
    ({ message_id, body }) => ({
      message_id: String(message_id),
      sealed: vault.seal(body, sealedFor('message', String(message_id))),
    }),
    `UPDATE sandbox_outbox o SET body = NULL, body_sealed = k.sealed
     FROM jsonb_to_recordset($1::jsonb) AS k(message_id bigint, sealed text) WHERE o.message_id = k.message_id`,
  );
}
