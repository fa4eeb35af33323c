import { afterEach, describe, expect, it } from 'vitest';
import { freshSchema } from '../../tests/support/freshDatabase.ts';
import { plainNumbers } from '../../tests/support/plainNumbers.ts';
import { payeeToPay, type PayeeOnFile } from '../money/payeeOnFile.ts';
import { numberDigests, revealNumber } from '../vault/cardNumber.ts';
import { openVault } from '../vault/openVault.ts';
import { sealedFor } from '../vault/sealedColumns.ts';
import type { Driver } from '../db/driver.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openPglite } from '../db/pgliteDriver.ts';
import { openPostgres } from '../db/postgresDriver.ts';

const url = process.env.DATABASE_URL;
const [OWNED, STOCK, REPLACED, GIFT] = ['4000010000000011', '4000010000009014', '4000010000000029', '8800010000000011'];
const [REFUND, PAYEE] = ['6212260000000001', '6222000000000000019'];
const NUMBERS = [OWNED, STOCK, REPLACED, GIFT, REFUND, PAYEE] as string[];

/** What a gateway of the time before has kept. */
const BEFORE = `
  INSERT INTO ledger_accounts (id, kind, currency, opened_at) VALUES ('a1', 'customer', 'HKD', now()), ('g1', 'customer', 'HKD', now());
  INSERT INTO members (member_id, user_name, area_code, mob_no, email, realname_status, review_state, region, registered_at)
    VALUES ('m1', 'Sample Member', '852', '61234567', '', '3', 'certified', 'HK', now());
  INSERT INTO accounts (account_id, member_id, account_no, currency, place, opened_at) VALUES ('a1', 'm1', '8801000001', 'HKD', 0, now());
  INSERT INTO cards (card_no, account_id, card_organ, card_type, status, expiry_date, issued_at) VALUES
    ('${OWNED}', 'a1', 'Visa', 'physical', 'unactivated', '2028-01-01', now()),
    ('${REPLACED}', 'a1', 'Visa', 'physical', 'cancelled', '2028-01-01', now());
  INSERT INTO card_stock (card_no, barcode, currency, card_organ, expiry_date) VALUES
    ('${STOCK}', '489200000901', 'HKD', 'Visa', '2028-01-01'), ('${OWNED}', '489200000902', 'HKD', 'Visa', '2028-01-01');
  INSERT INTO card_activations (ticket_hash, card_no, subject, by_visitor, expires_at) VALUES ('t1', '${OWNED}', 's', true, now());
  INSERT INTO card_wallets (card_no, wallet, enabled_at) VALUES ('${OWNED}', 'phone', now());
  INSERT INTO card_cancellations (cancel_no, member_id, card_no, currency, fee, refund, refund_bank, bank_card_no, cancelled_at, refund_by)
    VALUES ('c1', 'm1', '${REPLACED}', 'HKD', 8000, 100, '901', '${REFUND}', now(), '2025-03-12');
  INSERT INTO card_quotes (quote_id, member_id, kind, account_id, currency, card_no, price, card_fee, postage, waived, expires_at)
    VALUES ('q1', 'm1', 'replace', 'a1', 'HKD', '${REPLACED}', 0, 0, 0, 0, now());
  INSERT INTO card_orders (order_no, quote_id, member_id, account_id, card_no, state, ordered_at)
    VALUES ('o1', 'q1', 'm1', 'a1', '${OWNED}', 'completed', now());
  INSERT INTO account_records (ref_no, account_id, kind, at, summary, amount, status) VALUES ('r1', 'a1', 'expense', now(), 'Shop', -1, 'fail');
  INSERT INTO card_transactions (ref_no, card_no, kind, amount, merchant, at) VALUES ('r1', '${OWNED}', 'decline', 1, 'Shop', now());
  INSERT INTO giftcard_orders (order_no, reference_no, quote_id, kind, currency, lines, count, amount, card_fee, waived, postage,
      area_code, mob_no, purpose, recipient, receiver_email, lang, ordered_at, answer_by)
    VALUES ('go1', 'R1', 'gq1', 'virtual', 'HKD', '[]', 1, 100, 0, 0, 0, '852', '61239106', 'gift', 'A', 'a@example.com', 'en', now(), '2025-03-12');
  INSERT INTO giftcards (card_id, order_no, place, card_no, account_id, currency, denomination, expiry_date, issued_at)
    VALUES ('gc1', 'go1', 0, '${GIFT}', 'g1', 'HKD', 100, '2028-01-01', now());
  INSERT INTO sandbox_outbox (channel, recipient, body, at) VALUES ('mail', 'a@example.com', 'Your card ${GIFT}.', now()), ('mail', 'a@example.com', 'Hello', now());
  INSERT INTO transfer_quotes (quote_id, member_id, account_id, kind, method, currency, amount, fee, payee, otp_required, made_at, expires_at) VALUES
    ('tq1', 'm1', 'a1', 'toMainland', 'bank', 'HKD', 1, 0, '{"type":"account","name_en":"A","bank_code":"951","account_number":"${PAYEE}"}', false, now(), now() + interval '1 hour'),
    ('tq2', 'm1', 'a1', 'toHk', 'FPS', 'HKD', 1, 0, '{"type":"mobile","name_en":"A","proxy_id":"69876543"}', false, now(), now() + interval '1 hour');
  INSERT INTO transfers (ref_no, quote_id, member_id, account_id, kind, method, currency, amount, fee, payee, status, made_at, ended_at, transaction_id)
    SELECT 'tr1', 'tq1', 'm1', 'a1', 'toMainland', 'bank', 'HKD', 1, 0, payee, 'success', now(), now(), 1 FROM transfer_quotes WHERE quote_id = 'tq1';
  INSERT INTO flow_records (member_id, flow, record_id, revision, record, saved_at)
    VALUES ('m1', 'realname', 'id1', 3, '{"path": [{"card_no": "${OWNED}"}]}', now());
  INSERT INTO guesses (kind, subject, failures, window_from) VALUES
    ('activation', 'card:${OWNED}', 4, now()), ('activation', 'card:${STOCK}', 4, now()), ('activation', 'member:m1:0011', 2, now());`;

/** A ledger transaction for the transfer, made as the ledger makes it. */
const LEDGER = `
  INSERT INTO ledger_transactions (kind, reference, at) VALUES ('topup', 'x', now());
  INSERT INTO ledger_postings (transaction_id, line, account_id, currency, amount)
    VALUES (1, 1, 'a1', 'HKD', 5), (1, 2, 'house:bank:HKD', 'HKD', -5);`;

const opened: Driver[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((driver) => driver.close()));
});

const kinds: [string, () => Promise<Driver[]>][] = [['PGlite', async () => [await openPglite({})]]];
if (url)
  kinds.push([
    'PostgreSQL, four processes at once',
    async () => {
      const schema = freshSchema();
      const first = await openPostgres(url, schema);
      return [first, ...(await Promise.all([1, 2, 3].map(() => openPostgres(url, schema))))];
    },
  ]);

describe.each(kinds)('numbers that a gateway has kept in the clear, on %s', (_kind, drivers) => {
  it('are sealed once, and everything belongs to its card as before', { timeout: 120_000 }, async () => {
    const all = await drivers();
    opened.push(...all);
    const [driver] = all as [Driver];
    const earlier = (await readMigrations()).filter(({ name }) => name < '370');
    await driver.attempt((tx) => migrate(tx, earlier));
    await driver.attempt(async (tx) => {
      const [accounts, ...rest] = BEFORE.trim().split('\n');
      await tx.script(`${accounts}${LEDGER}${rest.join('\n')}`);
    });
    await Promise.all(all.map((one) => one.attempt((tx) => migrate(tx))));

    expect(await plainNumbers({ transaction: (work) => driver.attempt(work) }, NUMBERS)).toEqual([]);
    await driver.attempt(async (tx) => {
      const vault = await openVault(tx);
      const idOf = async (table: string, cardNo: string) => {
        const [row] = await tx.query<{ card_id: string; sealed: string; last4: string }>(
          `SELECT card_id, number_sealed AS sealed, last4 FROM ${table} WHERE number_digest = ANY($1::text[])`,
          [numberDigests(vault, cardNo)],
        );
        expect(revealNumber(vault, { cardId: row!.card_id, sealed: row!.sealed })).toBe(cardNo);
        expect(row!.last4).toBe(cardNo.slice(-4));
        return row!.card_id;
      };
      const [owned, replaced] = [await idOf('cards', OWNED!), await idOf('cards', REPLACED!)];
      expect(await idOf('card_stock', OWNED!)).toBe(owned);
      expect([owned, replaced]).not.toContain(await idOf('card_stock', STOCK!));
      expect(await idOf('giftcards', GIFT!)).toBe('gc1');
      const [belonging] = await tx.query<object>(
        `SELECT (SELECT card_id FROM card_activations) AS activation, (SELECT card_id FROM card_wallets) AS wallet,
           (SELECT card_id FROM card_cancellations) AS cancellation, (SELECT card_id FROM card_quotes) AS quote,
           (SELECT card_id FROM card_orders) AS "order", (SELECT card_id FROM card_transactions) AS transaction,
           (SELECT subject FROM guesses WHERE failures = 4) AS guesses`,
      );
      expect(belonging).toEqual({
        ...{ activation: owned, wallet: owned, cancellation: replaced, quote: replaced, order: owned },
        ...{ transaction: owned, guesses: `card:${owned}` },
      });
      const [refund] = await tx.query<{ mask: string; sealed: string }>(
        'SELECT bank_card_mask AS mask, bank_card_sealed AS sealed FROM card_cancellations',
      );
      expect(refund!.mask).toBe('************0001');
      expect(vault.open(refund!.sealed, sealedFor('refund', 'c1'))).toBe(REFUND);
      const [quote, fps] = await tx.query<{ payee: PayeeOnFile; account_sealed: string | null }>(
        'SELECT payee, account_sealed FROM transfer_quotes ORDER BY quote_id',
      );
      const payee = { type: 'account', name_en: 'A', bank_code: '951' };
      expect(payeeToPay(vault, quote!.payee, quote!.account_sealed, 'tq1')).toEqual({
        ...payee,
        account_number: PAYEE,
      });
      expect(fps).toEqual({ payee: { type: 'mobile', name_en: 'A', proxy_id: '69876543' }, account_sealed: null });
      const [sent] = await tx.query<{ payee: PayeeOnFile }>('SELECT payee FROM transfers');
      expect(sent!.payee).toEqual({ ...payee, account_mask: '***************0019' });
      const [record] = await tx.query<{ sealed: string }>('SELECT record_sealed AS sealed FROM flow_records');
      expect(JSON.parse(vault.open(record!.sealed, sealedFor('record', 'm1 realname')))).toEqual({
        path: [{ card_no: OWNED }],
      });
      const messages = await tx.query<{ message_id: bigint; body: string | null; body_sealed: string | null }>(
        'SELECT message_id, body, body_sealed FROM sandbox_outbox ORDER BY message_id',
      );
      expect(messages.map(({ body }) => body)).toEqual([null, 'Hello']);
      expect(vault.open(messages[0]!.body_sealed!, sealedFor('message', String(messages[0]!.message_id)))).toBe(
        `Your card ${GIFT}.`,
      );
    });
  });
});
