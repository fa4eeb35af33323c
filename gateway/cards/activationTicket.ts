import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { hashOf, type Secrets } from '../people/secrets.ts';
import { findCardById, type CardRecord } from './cardRecord.ts';

/** A card that was named for activation, by a member or by a visitor with the card in hand. */
export interface Activation {
  readonly card: CardRecord;
  readonly byVisitor: boolean;
}

export async function giveActivationTicket(
  tx: Transaction,
  secrets: Secrets,
  named: { readonly cardId: string; readonly subject: string; readonly byVisitor: boolean },
  life: { readonly seconds: number; readonly now: string },
): Promise<{ readonly ticket: string; readonly expireTime: string }> {
  const ticket = secrets.token();
  const expireTime = later(life.now, life.seconds);
  await tx.query(
    `INSERT INTO card_activations (ticket_hash, card_id, subject, by_visitor, expires_at) VALUES ($1, $2, $3, $4, $5)`,
    [hashOf(ticket), named.cardId, named.subject, named.byVisitor, expireTime],
  );
  return { ticket, expireTime };
}

/** Reads a ticket that is good now and for this subject, and keeps it locked until the transaction ends. */
export async function readActivation(
  tx: Transaction,
  ticket: string,
  subject: string,
  now: string,
): Promise<Activation | undefined> {
  const [row] = await tx.query<{ card_id: string; by_visitor: boolean }>(
    `SELECT card_id, by_visitor FROM card_activations
     WHERE ticket_hash = $1 AND subject = $2 AND used_at IS NULL AND expires_at > $3 FOR UPDATE`,
    [hashOf(ticket), subject, now],
  );
  const card = row && (await findCardById(tx, row.card_id));
  return card && { card, byVisitor: row.by_visitor };
}

export async function endActivation(tx: Transaction, ticket: string, now: string): Promise<void> {
  await tx.query('UPDATE card_activations SET used_at = $2 WHERE ticket_hash = $1', [hashOf(ticket), now]);
}
