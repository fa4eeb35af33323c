import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Message, Messenger } from '../messenger.ts';

/** Keeps messages where they can be read, instead of sending them. */
export const outboxMessenger: Messenger = {
  send: async (tx, { channel, recipient, body, code, at }) => {
    await tx.query('INSERT INTO sandbox_outbox (channel, recipient, body, code, at) VALUES ($1, $2, $3, $4, $5)', [
      channel,
      recipient,
      body,
      code ?? null,
      at,
    ]);
  },
};

export interface OutboxMessage extends Message {
  readonly id: number;
}

const SHOWN = 200;

/** The latest messages, the newest first. */
export async function readOutbox(tx: Transaction): Promise<readonly OutboxMessage[]> {
  const rows = await tx.query<{
    message_id: bigint;
    channel: 'sms' | 'mail';
    recipient: string;
    body: string;
    code: string | null;
    at: Date;
  }>('SELECT * FROM sandbox_outbox ORDER BY message_id DESC LIMIT $1', [SHOWN]);
  return rows.map(({ message_id, channel, recipient, body, code, at }) => ({
    id: Number(message_id),
    channel,
    recipient,
    body,
    ...(code === null ? {} : { code }),
    at: instant(at),
  }));
}
