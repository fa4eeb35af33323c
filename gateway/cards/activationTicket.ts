import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Call, OperationId } from '../call/operation.ts';
import type { Proofs } from '../people/proofs.ts';
import { findCardById, type CardRecord } from './cardRecord.ts';

/** A card that was named for activation, by a member or by a visitor with the card in hand. */
export interface Activation {
  readonly card: CardRecord;
  readonly byVisitor: boolean;
}

export async function giveActivationTicket(
  tx: Transaction,
  proofs: Proofs,
  named: { readonly cardId: string; readonly subject: string; readonly byVisitor: boolean },
  life: { readonly seconds: number; readonly now: string },
): Promise<{ readonly ticket: string; readonly expireTime: string }> {
  const { ticket, hash } = proofs.give();
  const expireTime = later(life.now, life.seconds);
  await tx.query(
    `INSERT INTO card_activations (ticket_hash, card_id, subject, by_visitor, expires_at) VALUES ($1, $2, $3, $4, $5)`,
    [hash, named.cardId, named.subject, named.byVisitor, expireTime],
  );
  return { ticket, expireTime };
}

/** Reads a ticket that is good now and for this subject, and keeps it locked until the transaction ends. */
export async function readActivation(
  tx: Transaction,
  { proofs, subject, now, concerns }: Pick<Call<OperationId>, 'proofs' | 'subject' | 'now' | 'concerns'>,
  ticket: string,
): Promise<Activation | undefined> {
  const [row] = await tx.query<{ card_id: string; by_visitor: boolean }>(
    `SELECT card_id, by_visitor FROM card_activations
     WHERE ticket_hash = $1 AND subject = $2 AND used_at IS NULL AND expires_at > $3 FOR UPDATE`,
    [proofs.hashOf(ticket), subject, now],
  );
  const card = row && (await findCardById(tx, row.card_id));
  if (card) concerns(`member:${card.memberId}`);
  return card && { card, byVisitor: row.by_visitor };
}

export async function endActivation(
  tx: Transaction,
  { proofs, now }: Pick<Call<OperationId>, 'proofs' | 'now'>,
  ticket: string,
): Promise<void> {
  await tx.query('UPDATE card_activations SET used_at = $2 WHERE ticket_hash = $1', [proofs.hashOf(ticket), now]);
}
