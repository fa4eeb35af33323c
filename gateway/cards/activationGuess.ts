import type { Transaction } from '../db/transaction.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { numberConstant } from '../shared/constant.ts';
import {
  countGuess,
  forgiveGuess,
  readGuesses,
  resetGuesses,
  slowDown,
  sourceLimit,
  type GuessLimit,
} from '../people/guesses.ts';
import { resetEverywhere } from '../people/knownDevice.ts';
import { tellOfCardLock } from '../people/tellOfLock.ts';
import type { CardRecord } from './cardRecord.ts';

type Activate = Call<'cardActivateByInfo' | 'cardActivateByCode'>;

/** The counter of wrong details of one card: a row of them locks until support lifts it. Its owner, signed in or on a device of the
 * owner's, has a counter that no stranger's guess counts on.
 * @param card its id, or a substitute for a number that no card has */
export const detailsLimit = (card: string, tries: number, isOwn = false): GuessLimit => ({
  kind: 'activation',
  subject: `card:${card}${isOwn ? ' on own devices' : ''}`,
  tries,
});

/** The counter of wrong activation codes of a member, for the cards that end with four digits. */
export const memberCodeLimit = (memberId: string, last4: string, tries: number): GuessLimit => ({
  kind: 'activation',
  subject: `member:${memberId}:${last4}`,
  tries,
});

/** The counter of wrong activation codes of a visitor, who names no card by four digits and so can lock none. */
export const visitorCodeLimit = (source: string, last4: string, tries: number, lock: number): GuessLimit => ({
  kind: 'activation',
  subject: `source:${source}:${last4}`,
  tries,
  lock,
});

/** The counter of wrong details of cards that a member wants to add: it locks the member out, and nobody's card. */
export const addLimit = (memberId: string, tries: number, lock: number) => ({
  kind: 'cardAdd' as const,
  subject: `member:${memberId}`,
  tries,
  lock,
});

/** A guess, counted and ready to be judged. */
export interface ActivationGuess {
  readonly locked: boolean;
  /** Guesses left if this one is wrong; 0 means that it locks. */
  readonly left: number;
  /** A right guess ends the row. */
  readonly wasRight: () => Promise<void>;
}

/** Counts a guess for its source and its own counter before it is judged.
 * @param isKnown a member is signed in, or the owner has confirmed this device: what others guess from the same source is not held
 * against it
 * @throws TooManyCalls to a visitor at a source that has guessed too often, but for one call now and then */
export async function beginActivationGuess(
  tx: Transaction,
  call: Pick<Call<OperationId>, 'now' | 'constants' | 'source'>,
  limit: GuessLimit,
  isKnown: boolean,
): Promise<ActivationGuess> {
  const { now, constants } = call;
  const source = sourceLimit(call.source, constants);
  if ((await readGuesses(tx, source, now)).locked && !isKnown) await slowDown(tx, source, constants, now);
  const before = await readGuesses(tx, limit, now);
  if (!before.locked) {
    await countGuess(tx, source, now);
    await countGuess(tx, limit, now);
  }
  return {
    locked: before.locked,
    left: Math.max(0, limit.tries - before.failures - 1),
    wasRight: async () => {
      await resetGuesses(tx, limit, now);
      await forgiveGuess(tx, source);
    },
  };
}

/** Whether the lock of a card's activation holds here: one that only wrong details of strangers have made holds for strangers.
 * @param isOwn its owner is signed in, or has confirmed this device */
export async function isLockedHere(
  tx: Transaction,
  call: Activate,
  card: CardRecord,
  isOwn: boolean,
): Promise<boolean> {
  if (card.status !== 'lockedActivation') return false;
  if (!isOwn) return true;
  const tries = activationTries(call);
  const { cardId, memberId, last4 } = card;
  const strangers = detailsLimit(cardId, tries);
  const subjects = [strangers, detailsLimit(cardId, tries, true), memberCodeLimit(memberId, last4, tries)].map(
    ({ subject }) => subject,
  );
  const locks = await tx.query<{ subject: string }>(
    `SELECT subject FROM guesses WHERE kind = $1 AND failures >= $2
       AND subject IN (SELECT jsonb_array_elements_text($3::jsonb))`,
    [strangers.kind, tries, JSON.stringify(subjects)],
  );
  return locks.length !== 1 || locks[0]?.subject !== strangers.subject;
}

/** Its owner has named it rightly: what strangers have locked waits for activation again, and stays closed to them. */
export async function openToOwner(tx: Transaction, card: CardRecord): Promise<CardRecord> {
  return (await waitsAgain(tx, card.cardId)) ? { ...card, status: 'unactivated' } : card;
}

/** Puts a card that is locked for activation back. @returns whether it was */
async function waitsAgain(tx: Transaction, cardId: string): Promise<boolean> {
  const opened = await tx.query(
    `UPDATE cards SET status = 'unactivated' WHERE card_id = $1 AND status = 'lockedActivation' RETURNING 1`,
    [cardId],
  );
  return opened.length > 0;
}

export const activationTries = ({ constants }: Activate) => numberConstant(constants, 'card.activation.tries');

/** Puts a card that waits for activation in the status of too many wrong tries (R-STATE-31) and notifies its owner; any other
 * card stays as it is. */
export async function lockActivation(tx: Transaction, call: Activate, card: CardRecord): Promise<void> {
  const locked = await tx.query(
    `UPDATE cards SET status = 'lockedActivation' WHERE card_id = $1 AND status = 'unactivated' RETURNING 1`,
    [card.cardId],
  );
  if (locked.length > 0) await tellOfCardLock(tx, call, card, 'activationLocked');
}

/** Opens what wrong details and codes have locked of a card's activation: its own status and whatever is counted for it.
 * @returns how many locks and begun counts there were, and whether the card was locked */
export async function openActivation(
  tx: Transaction,
  { cardId, memberId, last4 }: Pick<CardRecord, 'cardId' | 'memberId' | 'last4'>,
  now: string,
): Promise<{ readonly locks: number; readonly wasLocked: boolean }> {
  const wasLocked = await waitsAgain(tx, cardId);
  let locks = 0;
  // How many tries there are is of no account when the count goes back to none.
  for (const { kind, subject } of [detailsLimit(cardId, 0), memberCodeLimit(memberId, last4, 0)])
    locks += await resetEverywhere(tx, kind, subject, now);
  return { locks, wasLocked };
}
