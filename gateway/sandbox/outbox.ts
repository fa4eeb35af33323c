import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Message, Messenger } from '../services/messenger.ts';
import { sealedFor } from '../vault/sealedColumns.ts';
import type { Vault } from '../vault/vault.ts';

/** Keeps messages where they can be read, instead of sending them. */
export const outboxMessenger = (vault: Vault): Messenger => ({
  send: async (tx, { channel, recipient, body, code, hasCardNumber, at }) => {
    const id = await nextId(tx);
    const kept = hasCardNumber ? [null, vault.seal(body, sealedFor('message', String(id)))] : [body, null];
    await tx.query(
      `INSERT INTO sandbox_outbox (message_id, channel, recipient, body, body_sealed, code, at)
       OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, channel, recipient, ...kept, code ?? null, at],
    );
  },
});

/** Known before the row is there, because what is sealed is bound to it. */
async function nextId(tx: Transaction): Promise<bigint> {
  const [row] = await tx.query<{ id: bigint }>(
    `SELECT nextval(pg_get_serial_sequence('sandbox_outbox', 'message_id')) AS id`,
  );
  return row!.id;
}

export interface OutboxMessage extends Omit<Message, 'hasCardNumber'> {
  readonly id: number;
}

interface Row {
  message_id: bigint;
  channel: 'sms' | 'mail';
  recipient: string;
  body: string | null;
  body_sealed: string | null;
  code: string | null;
  at: Date;
}

const SHOWN = 200;

/** The latest messages, the newest first. */
export async function readOutbox(tx: Transaction, vault: Vault): Promise<readonly OutboxMessage[]> {
  const rows = await tx.query<Row>('SELECT * FROM sandbox_outbox ORDER BY message_id DESC LIMIT $1', [SHOWN]);
  return rows.map(({ message_id, channel, recipient, body, body_sealed: sealed, code, at }) => ({
    id: Number(message_id),
    channel,
    recipient,
    body: sealed === null ? (body ?? '') : vault.open(sealed, sealedFor('message', String(message_id))),
    ...(code === null ? {} : { code }),
    at: instant(at),
  }));
}
