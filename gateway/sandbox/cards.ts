import { Hono } from 'hono';
import { activationCode } from '../cards/activationCode.ts';
import { detailsLimit, memberCodeLimit } from '../cards/activationGuess.ts';
import { findCardByNumber } from '../cards/cardRecord.ts';
import type { Core } from '../core.ts';
import { cardDetailsLimit } from '../people/guessedCard.ts';
import { findCard } from '../people/cardDetails.ts';
import { resetGuesses } from '../people/guesses.ts';
import { securityCode } from '../people/securityCode.ts';
import { readFields } from './readFields.ts';

const AWAITING: ReadonlySet<string> = new Set(['unactivated', 'lockedActivation']);

/** The cards as their owners hold them in the hand, and support that unlocks sign-in by card (R-VAL-49).
 *
 * | request | body | does |
 * |---|---|---|
 * | `GET /cards` | | number, expiry and security code of every card; the activation code of one that waits for it |
 * | `POST /unlockCard` | `{ card_no }` | what support does after an e-mail |
 * | `POST /unlockActivation` | `{ card_no }` | what support does for a card whose activation is locked | */
export function sandboxCards({ database, clock, services }: Pick<Core, 'database' | 'clock' | 'services'>): Hono {
  const app = new Hono();

  app.get('/cards', async (c) => {
    const rows = await database.transaction((tx) =>
      tx.query<{ card_no: string; user_name: string; expiry: string; status: string }>(
        `SELECT card_no, user_name, to_char(expiry_date, 'MMYY') AS expiry, cards.status
         FROM cards JOIN accounts USING (account_id) JOIN members USING (member_id) ORDER BY issued_at, card_no LIMIT 200`,
      ),
    );
    const cards = rows.map(({ expiry, ...row }) => ({
      ...row,
      expiry_date: expiry,
      cvc2: securityCode(services.secrets, row.card_no, expiry),
      ...(AWAITING.has(row.status) ? { activation_code: activationCode(services.secrets, row.card_no) } : {}),
    }));
    return c.json({ cards });
  });

  app.post('/unlockCard', async (c) => {
    const { card_no: cardNo } = await readFields(c);
    if (typeof cardNo !== 'string') return c.json({ error: 'card_no' }, 400);
    const found = await database.transaction(async (tx) => {
      const card = await findCard(tx, cardNo);
      // How many tries there are is of no account when the count goes back to none.
      if (card) await resetGuesses(tx, cardDetailsLimit(`account:${card.accountId}`, 0), await clock.now(tx));
      return card !== undefined;
    });
    return found ? c.json({ card_no: cardNo }) : c.json({ error: 'Nobody has that card.' }, 404);
  });

  app.post('/unlockActivation', async (c) => {
    const { card_no: cardNo } = await readFields(c);
    if (typeof cardNo !== 'string') return c.json({ error: 'card_no' }, 400);
    const found = await database.transaction(async (tx) => {
      const card = await findCardByNumber(tx, cardNo);
      if (card?.status !== 'lockedActivation') return false;
      const now = await clock.now(tx);
      await tx.query(`UPDATE cards SET status = 'unactivated' WHERE card_no = $1`, [cardNo]);
      await resetGuesses(tx, detailsLimit(cardNo, 0), now);
      await resetGuesses(tx, memberCodeLimit(card.memberId, cardNo.slice(-4), 0), now);
      return true;
    });
    return found ? c.json({ card_no: cardNo }) : c.json({ error: 'No such card is locked.' }, 404);
  });
  return app;
}
