import { Hono } from 'hono';
import { activationCode } from '../cards/activationCode.ts';
import { openActivation } from '../cards/activationGuess.ts';
import { answerApplication } from '../cards/cardApplication.ts';
import { moveOrder, ORDER_STEPS } from '../cards/orderProgress.ts';
import { findCardByNumber } from '../cards/cardRecord.ts';
import type { Core } from '../call/core.ts';
import { findCard } from '../people/cardDetails.ts';
import { resetEverywhere } from '../people/knownDevice.ts';
import { securityCode } from '../people/securityCode.ts';
import { revealNumber } from '../vault/cardNumber.ts';
import { readFields } from './readFields.ts';

interface KeptCard {
  readonly card_id: string;
  readonly number_sealed: string;
  /** MMYY */
  readonly expiry: string;
}

const AWAITING: ReadonlySet<string> = new Set(['unactivated', 'lockedActivation']);

/** The cards as their owners hold them in the hand, and support that unlocks sign-in by card (R-VAL-49).
 *
 * | request | body | does |
 * |---|---|---|
 * | `GET /cards` | | number, expiry and security code of every card; the activation code of one that waits for it |
 * | `GET /cardStock` | | the same of cards that nobody owns yet and that are unused, with their barcode and activation code |
 * | `POST /unlockCard` | `{ card_no }` | what support does after an e-mail |
 * | `POST /unlockActivation` | `{ card_no }` | what support does for a card whose activation is locked |
 * | `POST /cardOrder` | `{ order_no, to }` | the house audits an order, has the card made and sends it |
 * | `POST /cardApplication` | `{ apply_no, to }` | the house answers a visitor's application by e-mail | */
export function sandboxCards({ database, clock, services }: Pick<Core, 'database' | 'clock' | 'services'>): Hono {
  const app = new Hono();
  const { secrets, vault } = services;

  /** What is printed on a card, and the code in its letter. */
  const inHand = ({ card_id: cardId, number_sealed: sealed, expiry }: KeptCard) => {
    const cardNo = revealNumber(vault, { cardId, sealed });
    return {
      card_no: cardNo,
      expiry_date: expiry,
      cvc2: securityCode(secrets, cardNo, expiry),
      activation_code: activationCode(secrets, cardNo),
    };
  };

  app.get('/cards', async (c) => {
    const rows = await database.transaction((tx) =>
      tx.query<{ card_id: string; number_sealed: string; user_name: string; expiry: string; status: string }>(
        `SELECT card_id, number_sealed, user_name, to_char(expiry_date, 'MMYY') AS expiry, cards.status
         FROM cards JOIN accounts USING (account_id) JOIN members USING (member_id) ORDER BY issued_at, last4 LIMIT 200`,
      ),
    );
    const cards = rows.map(({ user_name, status, ...row }) => {
      const { activation_code, ...printed } = inHand(row);
      return { ...printed, user_name, status, ...(AWAITING.has(status) ? { activation_code } : {}) };
    });
    return c.json({ cards });
  });

  app.get('/cardStock', async (c) => {
    const rows = await database.transaction((tx) =>
      tx.query<{ card_id: string; number_sealed: string; barcode: string; expiry: string }>(
        `SELECT card_id, number_sealed, barcode, to_char(expiry_date, 'MMYY') AS expiry FROM card_stock
         WHERE card_id NOT IN (SELECT card_id FROM cards) ORDER BY barcode LIMIT 200`,
      ),
    );
    return c.json({ cards: rows.map(({ barcode, ...row }) => ({ ...inHand(row), barcode, status: 'unused' })) });
  });

  app.post('/unlockCard', async (c) => {
    const { card_no: cardNo } = await readFields(c);
    if (typeof cardNo !== 'string') return c.json({ error: 'card_no' }, 400);
    const found = await database.transaction(async (tx) => {
      const card = await findCard(tx, vault, cardNo);
      // How many tries there are is of no account when the count goes back to none.
      if (card) await resetEverywhere(tx, 'cardDetails', `account:${card.accountId}`, await clock.now(tx));
      return card !== undefined;
    });
    return found ? c.json({ card_no: cardNo }) : c.json({ error: 'Nobody has that card.' }, 404);
  });

  app.post('/unlockActivation', async (c) => {
    const { card_no: cardNo } = await readFields(c);
    if (typeof cardNo !== 'string') return c.json({ error: 'card_no' }, 400);
    const found = await database.transaction(async (tx) => {
      const card = await findCardByNumber(tx, vault, cardNo);
      if (card?.status !== 'lockedActivation') return false;
      await openActivation(tx, card, await clock.now(tx));
      return true;
    });
    return found ? c.json({ card_no: cardNo }) : c.json({ error: 'No such card is locked.' }, 404);
  });

  app.post('/cardOrder', async (c) => {
    const { order_no: orderNo, to } = await readFields(c);
    const step = ORDER_STEPS.find((one) => one === to);
    if (typeof orderNo !== 'string' || !step) return c.json({ error: `order_no, to: ${ORDER_STEPS.join(', ')}` }, 400);
    const moved = await database.transaction(async (tx) => {
      const now = await clock.now(tx);
      return moveOrder(tx, orderNo, step, { now, constants: services.content.constantsAt(now) });
    });
    return moved ? c.json({ state: step }) : c.json({ error: 'No such order can be moved there.' }, 404);
  });

  app.post('/cardApplication', async (c) => {
    const { apply_no: applyNo, to } = await readFields(c);
    if (typeof applyNo !== 'string' || (to !== 'passed' && to !== 'notPassed'))
      return c.json({ error: 'apply_no, to: passed, notPassed' }, 400);
    const answered = await database.transaction(async (tx) => {
      const applicant = await answerApplication(tx, applyNo, to);
      if (!applicant) return false;
      const { email, lang } = applicant;
      const name = to === 'passed' ? 'mail.cardApplicationPassed' : 'mail.cardApplicationNotPassed';
      const body = services.content.message(name, lang, { apply: applyNo });
      await services.messenger.send(tx, { channel: 'mail', recipient: email, body, at: await clock.now(tx) });
      return true;
    });
    return answered ? c.json({ state: to }) : c.json({ error: 'No such application waits for an answer.' }, 404);
  });
  return app;
}
